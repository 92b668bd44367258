// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractServer } from '../../../testing/contract-server'
import type { AssessmentRun } from './assessment-run'
import { at, begin, candidate } from '../testing/candidate-device'
import { InMemoryServer } from '../testing/in-memory-server'
import { AttemptMedia, useQuestionMedia } from './use-question-media'

const network = contractServer()
const made: string[] = []
const given: string[] = []
const runs: AssessmentRun[] = []

beforeEach(() => {
  made.length = given.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${made.push(file.type)}`,
      revokeObjectURL: (url: string) => given.push(url),
    }),
  )
})
afterEach(async () => {
  cleanup()
  for (const run of runs.splice(0)) run.dispose()
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
})

class PictureServer extends InMemoryServer {
  constructor() {
    super(() => Date.now())
    const plain = this.getQuestionnaire
    this.getQuestionnaire = async () => {
      const asked = await plain()
      const parts = asked.parts.map((part) => ({
        ...part,
        questions: part.questions.map((question) => ({
          ...question,
          media: { kind: 'image' as const, url: `/api/files/${question.id}` },
        })),
      }))
      return { ...asked, parts }
    }
  }
}

/** A page of the attempt, or of the practice where there is none. */
function shown(run: AssessmentRun | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <AttemptMedia value={run && { media: run.view.media, wantMedia: run.wantMedia }}>
        {children}
      </AttemptMedia>
    </QueryClientProvider>
  )
  return renderHook(
    () => useQuestionMedia({ id: 'mcqs-1', media: { kind: 'audio', url: '/api/files/practice' } }),
    { wrapper },
  )
}

test('a running attempt has its files before they are met, without the network after a reload, and gives their addresses back', async () => {
  const { server, openPage, locks } = await candidate(new PictureServer())
  const first = openPage()
  runs.push(first.run)
  await act(() => begin(first))
  await waitFor(() =>
    expect([...first.run.view.media.values()].map(({ at: state }) => state)).toEqual(
      Array.from({ length: 4 }, () => 'ready'),
    ),
  )
  const { result, unmount } = shown(first.run)
  expect(result.current).toMatchObject({ state: 'ready', url: 'blob:1' })
  unmount()
  expect(given).toEqual(['blob:1'])

  first.run.dispose()
  locks.forget()
  server.silence = 'before'
  const second = openPage()
  runs.push(second.run)
  await at(second, 'permissions')
  await waitFor(() => expect(second.run.view.media.get('mcqs-1')?.at).toBe('ready'))
  expect(shown(second.run).result.current).toMatchObject({ state: 'ready', url: 'blob:2' })
})

test('while it fails it says so, and goes on when it is tried again', async () => {
  const server = new PictureServer()
  const plain = server.getMedia
  server.getMedia = async () =>
    Promise.reject(Object.assign(new Error(), { code: 'offline', status: null }))
  const { openPage } = await candidate(server)
  const page = openPage()
  runs.push(page.run)
  await act(() => begin(page))
  await waitFor(() => expect(page.run.view.media.get('mcqs-1')?.at).toBe('failed'))
  server.getMedia = plain
  const { result, rerender } = shown(page.run)
  await waitFor(() => expect(page.run.view.media.get('mcqs-1')?.at).toBe('ready'))
  rerender()
  await waitFor(() => expect(result.current.state).toBe('ready'))
})

test('a practice file is fetched when it is shown, and again when that failed', async () => {
  network.use(http.get('*/api/files/practice', () => HttpResponse.error(), { once: true }))
  const { result } = shown(null)
  await waitFor(() => expect(result.current.state).toBe('failed'))
  network.use(
    http.get(
      '*/api/files/practice',
      () => new HttpResponse('sound', { headers: { 'content-type': 'audio/flac' } }),
    ),
  )
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', url: 'blob:1' }))
  expect(made).toEqual(['audio/flac'])
})
