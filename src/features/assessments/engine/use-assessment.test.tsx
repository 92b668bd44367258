// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useAssessment } from './use-assessment'

const card = {
  kind: 'english',
  assessment_id: 'english_v3',
  available: true,
  plan: { arranged: false, parts: [] },
  attempt: null,
}
const server = setupServer(
  http.get('*/candidate/assessments/', () => HttpResponse.json({ data: { results: [card] } })),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

test('a browser that cannot record is refused before anything counts', async () => {
  const { result } = renderHook(() => useAssessment('english', 'u1'))
  await waitFor(() =>
    expect(result.current?.view.snapshot.matches({ checking: 'unsupported' })).toBe(true),
  )
  expect(result.current?.view.snapshot.context.failure).toEqual({ code: 'no_recording' })
  expect(result.current?.now()).toBeGreaterThan(0)
})

test("a check that the server refuses keeps the server's sentence and can be tried again", async () => {
  const refusal = { code: 'account_pending', message: 'Your account is waiting for approval.' }
  server.use(
    http.get('*/candidate/assessments/', () => HttpResponse.json(refusal, { status: 403 }), {
      once: true,
    }),
  )
  const { result } = renderHook(() => useAssessment('english', 'u1'))
  await waitFor(() =>
    expect(result.current?.view.snapshot.matches({ checking: 'refused' })).toBe(true),
  )
  expect(result.current?.view.snapshot.context.failure).toEqual(refusal)
  result.current?.send({ type: 'check.retried' })
  await waitFor(() =>
    expect(result.current?.view.snapshot.matches({ checking: 'unsupported' })).toBe(true),
  )
})
