// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { formatMegabytes } from '../../../i18n/numbers'
import { getAccept, toRefusal } from './file.rules'
import { nextPiece, uploadFile } from './upload'

const server = contractServer()
const uploadId = '01920000-0000-7000-8000-00000000000f'
const file = new File(['x'.repeat(700_000)], 'cv.pdf')
const had = (received: number) => ({
  data: { upload_id: uploadId, received, size: file.size, complete: received === file.size },
})
let offsets: number[]

beforeEach(() => {
  offsets = []
  const append = FormData.prototype.append
  vi.spyOn(FormData.prototype, 'append').mockImplementation(function (
    this: FormData,
    name: string,
    value: string | Blob,
  ) {
    if (name === 'offset') offsets.push(Number(value))
    Reflect.apply(append, this, [name, typeof value === 'string' ? value : 'piece'])
  })
})
afterEach(() => vi.useRealTimers())

function send(continued = false) {
  const progress: number[] = []
  const waiting: boolean[] = []
  const job = {
    file,
    kind: 'resume',
    uploadId,
    continued,
    signal: new AbortController().signal,
    onProgress: (received: number) => progress.push(received),
    onWaiting: (now: boolean) => waiting.push(now),
  } as const
  return { progress, waiting, done: uploadFile(job) }
}

describe('an upload', () => {
  test('is sent in pieces, each from where the server is', async () => {
    const answers = [262_144, 700_000]
    server.use(on('uploadFileChunk', () => had(answers.shift() ?? 0)))
    const { progress, done } = send()
    await done
    expect(offsets).toEqual([0, 262_144])
    expect(progress).toEqual([0, 262_144, 700_000])
  })

  test('asks the server first what it has when it continues', async () => {
    server.use(on('getUpload', had(600_000)), on('uploadFileChunk', had(700_000)))
    await send(true).done
    expect(offsets).toEqual([600_000])
  })

  test('of which the server has everything and which it did not judge yet, sends the last byte again', async () => {
    server.use(
      on('getUpload', { data: { ...had(700_000).data, complete: false } }),
      on('uploadFileChunk', had(700_000)),
    )
    await send(true).done
    expect(offsets).toEqual([699_999])
  })

  test('that cannot be scanned now fails at once, without waiting', async () => {
    server.use(on('uploadFileChunk', { status: 503, code: 'scan_unavailable' }))
    const { waiting, done } = send()
    await expect(done).rejects.toMatchObject({ code: 'scan_unavailable' })
    expect([offsets, waiting]).toEqual([[0], []])
  })

  test('a lost connection is waited out, and it goes on when the browser is online again', async () => {
    let tries = 0
    server.use(on('uploadFileChunk', () => (tries++ === 0 ? 'silence' : had(700_000))))
    const { waiting, done } = send()
    await vi.waitFor(() => expect(waiting).toEqual([true]))
    window.dispatchEvent(new Event('online'))
    await done
    expect(waiting.at(-1)).toBe(false)
  })

  test('continues from where the server is after a piece that does not fit', async () => {
    let tries = 0
    server.use(
      on('uploadFileChunk', () =>
        tries++ === 0 ? { status: 409, code: 'upload_offset_mismatch' } : had(700_000),
      ),
      on('getUpload', had(500_000)),
    )
    await send().done
    expect(offsets).toEqual([0, 500_000])
  })

  test('a refused file is refused at once', async () => {
    server.use(on('uploadFileChunk', { status: 415, code: 'unsupported_file_type' }))
    await expect(send().done).rejects.toMatchObject({ code: 'unsupported_file_type' })
  })
})

test('pieces grow on a quick line, shrink on a slow one, and never pass 5 MB', () => {
  expect(nextPiece(262_144, 300)).toBe(524_288)
  expect(nextPiece(262_144, 9000)).toBe(131_072)
  expect(nextPiece(5 * 1024 * 1024, 10)).toBe(5 * 1024 * 1024)
  expect(nextPiece(64 * 1024, 60_000)).toBe(64 * 1024)
})

test('a file is judged by its type and size before it is sent', () => {
  expect(toRefusal('resume', { name: 'CV.PDF', size: 10 })).toBeNull()
  expect(toRefusal('resume', { name: 'cv.exe', size: 10 })).toBe('type')
  expect(toRefusal('resume', { name: 'cv.pdf', size: 0 })).toBe('empty')
  expect(toRefusal('resume', { name: 'cv.pdf', size: 30 * 1024 * 1024 + 1 })).toBe('resumeSize')
  expect(toRefusal('avatar', { name: 'me.svg', size: 2 * 1024 * 1024 + 1 })).toBe('pictureSize')
})

test.each([
  ['resume', '.pdf,.docx,.txt', '.png'],
  ['job', '.pdf,.docx,.txt', '.doc'],
  ['avatar', '.png,.svg,.jpeg,.jpg', '.gif'],
  ['company_avatar', '.png,.svg,.jpeg,.jpg', '.pdf'],
] as const)('a file for %s may be %s and nothing else', (kind, endings, other) => {
  expect(getAccept(kind)).toBe(endings)
  for (const ending of endings.split(','))
    expect(toRefusal(kind, { name: `file${ending.toUpperCase()}`, size: 10 }), ending).toBeNull()
  expect(toRefusal(kind, { name: `file${other}`, size: 10 })).toBe('type')
})

test('the largest picture that is taken reads as large as its limit', () => {
  const largest = 2 * 1024 * 1024
  expect(toRefusal('avatar', { name: 'me.png', size: largest })).toBeNull()
  expect(formatMegabytes(largest, 'en')).toBe('2.00\u00a0MB')
})
