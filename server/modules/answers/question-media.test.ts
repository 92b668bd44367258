import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessLog } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { signedIn, Taker } from '../attempts/fixtures/takers'

const annotation = { assessment_id: 'annotation_v3' } as const

interface Media {
  kind: 'audio' | 'image'
  url: string
}
interface Part {
  id: string
  passage?: string
  questions: { id: string; media?: Media; given?: string; answer_lang?: string }[]
}

let server: TestServer
let taker: Taker
let parts: Part[]
beforeAll(async () => {
  server = await startTestServer()
  taker = await Taker.begin(server, 'Hind Al Shamsi', annotation)
  parts = (await server.client('getQuestionnaire', { params: annotation, token: taker.token })).body
    .data.parts
})
afterAll(() => server.close())

const listMedia = (from: readonly Part[]) =>
  from.flatMap((part) => part.questions).flatMap(({ media }) => media ?? [])
const open = (url: string, range?: string) =>
  server.client('serveFile', {
    params: { ticket: url.split('/').at(-1) ?? '' },
    ...(range === undefined ? {} : { headers: { range } }),
  })
const practice = async () =>
  (await server.client('getPractice', { params: annotation, token: taker.token })).body.data
    .parts as Part[]

describe('the questionnaire', () => {
  test('has the guideline, the machine’s readings, and the language of each answer', () => {
    expect(parts.map((part) => [part.id, part.passage !== undefined])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((part) => [`part${part}`, part === 1]),
    )
    expect(
      parts[6]?.questions.every(
        ({ given, answer_lang }) => given !== undefined && answer_lang !== undefined,
      ),
    ).toBe(true)
  })

  test('gives the address of every sound and image, each served as what it is, to be kept by the browser and not logged', async () => {
    const media = listMedia(parts)
    expect(media.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 4 }, () => 'audio'),
      ...Array.from({ length: 6 }, () => 'image'),
    ])
    for (const { kind, url } of media) {
      const { status, headers, raw } = await open(url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=14400, immutable',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      })
      if (kind === 'audio')
        expect([headers['content-type'], raw.subarray(0, 4).toString()]).toEqual([
          'audio/flac',
          'fLaC',
        ])
      else expect(headers['content-type']).toMatch(/^image\/(png|webp)$/)
      expect(headers['content-disposition']).toMatch(/^inline/)
    }
    expect(await server.deps.db.select().from(accessLog)).toEqual([])
  })

  test('gives addresses that serve in ranges, and the same ones again for a while', async () => {
    const [first] = listMedia(parts)
    const whole = await open(first?.url ?? '')
    const part = await open(first?.url ?? '', 'bytes=4-11')
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 4-11/${whole.raw.length}`,
    ])
    expect(part.raw.equals(whole.raw.subarray(4, 12))).toBe(true)
    expect(
      listMedia(
        (await server.client('getQuestionnaire', { params: annotation, token: taker.token })).body
          .data.parts,
      )[0],
    ).toEqual(first)
  })

  test('is closed to anybody without an attempt', async () => {
    const other = await signedIn(server)
    expect(
      (await server.client('getQuestionnaire', { params: annotation, token: other.token })).body
        .code,
    ).toBe('attempt_not_started')
  })
})

describe('an address', () => {
  const url = () => listMedia(parts)[0]?.url ?? ''
  const named = (name: string) => Buffer.from(name).toString('base64url')
  test.each([
    [
      'of another file',
      () => url().replace(/q\.[^.]+/, `q.${named('annotation_v3/part5-2.flac')}`),
    ],
    [
      'of a file elsewhere',
      () => url().replace(/q\.[^.]+/, `q.${named('../questions/annotation_v3.key.json')}`),
    ],
    ['of a picture', () => url().replace('/q.', '/p.')],
    [
      'with a later end',
      () => url().replace(/\.(\d+)\./, (_, end: string) => `.${Number(end) + 1}.`),
    ],
    ['with no seal', () => url().replace(/\.[^.]+$/, '.')],
  ])('%s is none', async (_, changed) => expect((await open(changed())).status).toBe(404))

  test('is over after some hours', async () => {
    const stored = url()
    server.deps.clock.advance(4 * 3600 + 1)
    expect((await open(stored)).body.code).toBe('ticket_expired')
  })
})

test('practice has sounds and images of its own, and nothing of the guideline', async () => {
  await taker.signInAgain()
  const practised = await practice()
  expect(practised.map((part) => [part.id, part.questions.length, part.passage])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((part) => [`part${part}`, 1, undefined]),
  )
  const media = listMedia(practised)
  expect(media.map(({ kind }) => kind)).toEqual(['audio', 'image'])
  for (const { url } of media) expect((await open(url)).status).toBe(200)
  expect(new Set([...media, ...listMedia(parts)].map(({ url }) => url.split('.')[1])).size).toBe(12)
})
