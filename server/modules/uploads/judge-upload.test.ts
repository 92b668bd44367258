import { beforeAll, describe, expect, test } from 'vitest'
import { docx, p } from '../../documents/fixtures/sources/docx'
import { ensureBuiltServer } from '../../testing/built-server'
import { deepSvg } from '../../testing/fuzz/hostile-files'
import { judgeUpload } from './judge-upload'
import type { WorkerInput } from './judge-upload.worker'
import { acceptedFile } from './upload.rules'

beforeAll(ensureBuiltServer)

const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script/><path d="M0 0"/></svg>',
)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a file judged in a thread', () => {
  test.each<[string, WorkerInput['kind'], Buffer]>([
    ['a text', 'resume', Buffer.from('Sara Ahmed Khan, nurse')],
    ['a Word file', 'job', Buffer.from(docx(p('A nurse is wanted')))],
    ['a picture of lines', 'avatar', picture],
    ['a picture of points', 'company_avatar', png],
    ['nothing', 'resume', Buffer.alloc(0)],
    ['a program', 'resume', Buffer.from('\u007fELF\u0002\u0001\u0001\u0000\u0000')],
    ['a picture of elements within elements', 'avatar', deepSvg(10_000)],
  ])('is what it is without one: %s, in pieces', async (_, kind, bytes) => {
    const middle = Math.ceil(bytes.length / 2)
    const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)]
    const judged = await judgeUpload(kind, async () => pieces)
    expect(judged).toEqual(await acceptedFile(kind, bytes))
    // What lay among others in a buffer of Node was copied.
    expect(pieces.map(({ length }) => length)).toEqual([middle, bytes.length - middle])
  })

  test('is of no accepted type when that takes too long', async () => {
    const limits = { ms: 1, memoryMb: 128 }
    expect(await judgeUpload('avatar', async () => [picture], limits)).toBeNull()
  })

  test('is of no accepted type when that takes too much memory', async () => {
    const large = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g id="a"/>'.repeat(19_000)}<path d="M0 0"/></svg>`,
    )
    expect(await judgeUpload('avatar', async () => [large], { ms: 60_000, memoryMb: 4 })).toBeNull()
  })
})
