import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isOutage } from './attempt-failure'
import { httpAttemptApi } from './http-attempt-api'

// Node makes no request to a path alone, and the client's headers are read off the page.
const tokens = vi.hoisted(() => {
  const tokens: Record<string, string> = {}
  vi.stubEnv('VITE_API_BASE_URL', 'http://localhost:3000/api/')
  vi.stubGlobal('window', { location: { host: 'localhost:3000' } })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', { getItem: (key: string) => tokens[key] ?? null })
  return tokens
})

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const attempt_id = '01920000-0000-7000-8000-000000000040'
const userId = '01920000-0000-7000-8000-000000000001'
const session_id = '01920000-0000-7000-8000-000000000041'

test('a piece goes up as a form whose fields come before its file', async () => {
  const seen = { type: '', body: '' }
  server.use(
    http.post('*/candidate/assessments/english_v3/media', async ({ request }) => {
      seen.type = request.headers.get('content-type') ?? ''
      seen.body = await request.text()
      return HttpResponse.json({ data: { session_id, index: 3, received: 4 } })
    }),
  )
  const file = new Blob(['picture'], { type: 'video/webm' })
  const times = { offset_ms: 15000, duration_ms: 5000 }
  await httpAttemptApi(userId).savePiece('english_v3', {
    attempt_id,
    kind: 'camera',
    session_id,
    index: 3,
    ...times,
    last: false,
    file,
  })
  expect(seen.type).toMatch(/^multipart\/form-data; boundary=/)
  const names = [...seen.body.matchAll(/; name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual([
    'attempt_id',
    'kind',
    'session_id',
    'index',
    'offset_ms',
    'duration_ms',
    'last',
    'file',
  ])
  expect(seen.body).toContain('picture')
  expect(seen.body).toContain('Content-Type: video/webm')
})

test('a take without a transcript has no such field', async () => {
  let body = ''
  server.use(
    http.post('*/candidate/assessments/english_v3/answer/speaking-1/media', async ({ request }) => {
      body = await request.text()
      return HttpResponse.json({
        data: { question_id: 'speaking-1', take: 1, media_id: session_id, state: 'kept' },
      })
    }),
  )
  const take = { attempt_id, epoch: 1, take: 1, duration_ms: 900, file: new Blob(['voice']) }
  expect(await httpAttemptApi(userId).saveTake('english_v3', 'speaking-1', take)).toBe('kept')
  expect(body).not.toContain('transcript')
})

test('silence and a server in trouble are outages, a refusal is an answer', async () => {
  const answerWith = (response: () => Response) => {
    server.use(http.get('*/candidate/assessments/', response))
    return httpAttemptApi(userId)
      .listAttempts()
      .catch((error: unknown) => error)
  }
  expect(isOutage(await answerWith(() => HttpResponse.error()))).toBe(true)
  expect(isOutage(await answerWith(() => HttpResponse.json({}, { status: 503 })))).toBe(true)
  const over = { code: 'attempt_over', message: 'This attempt is over.' }
  expect(isOutage(await answerWith(() => HttpResponse.json(over, { status: 409 })))).toBe(false)
})

test('a piece is never sent in the name of another person: the call fails as unanswered', async () => {
  const names: (string | null)[] = []
  server.use(
    http.post('*/candidate/assessments/english_v3/media', ({ request }) => {
      names.push(request.headers.get('token'))
      return HttpResponse.json({ data: { session_id, index: 0, received: 1 } })
    }),
  )
  const piece = {
    attempt_id,
    kind: 'screen',
    session_id,
    index: 0,
    offset_ms: 0,
    duration_ms: 5000,
    last: true,
    file: new Blob(['picture']),
  } as const
  Object.assign(tokens, { token: 'of-another', token_of: '01920000-0000-7000-8000-000000000002' })
  const error: unknown = await httpAttemptApi(userId)
    .savePiece('english_v3', piece)
    .catch((thrown: unknown) => thrown)
  expect(isOutage(error)).toBe(true)
  expect(names).toEqual([])
  Object.assign(tokens, { token: 'their-own', token_of: userId })
  await httpAttemptApi(userId).savePiece('english_v3', piece)
  expect(names).toEqual(['their-own'])
})
