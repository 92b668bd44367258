// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import type { SessionEvent } from '../../../machines/session/events'
import { userQueries } from '../../features/user/user.queries'
import { contractServer, on } from '../../testing/contract-server'
import { profile } from '../../testing/people'
import { createQueries } from '../query-client'
import { sessionWatchers } from './session-watchers'

const resume = {
  id: '01920000-0000-7000-8000-00000000000a',
  filename: 'resume.pdf',
  size: 1000,
  uploaded_at: '2026-11-21T08:00:00.000Z',
  failure: null,
  progress: 40,
} as const
const earlier = profile({
  status: 'completed',
  resume: { ...resume, status: 'failed', failure: 'resume_no_text' },
})
const now = profile({ status: 'in_progress', resume: { ...resume, status: 'in_progress' } })

const server = contractServer()

test('an earlier state of a resume is not reused, even after the page that asked for it was left', async () => {
  let asked = () => undefined as void
  const isAsked = new Promise<void>((resolve) => (asked = resolve))
  let answer = () => undefined as void
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    on('getUserProfile', async () => {
      asked()
      await mayAnswer
      return { data: now }
    }),
  )
  const cache = createQueries()
  const { queryKey } = userQueries.profile()
  cache.setQueryData(queryKey, earlier)
  const leavePage = new QueryObserver(cache, userQueries.profile()).subscribe(() => undefined)

  const seen: string[] = []
  const { watchProfile } = sessionWatchers(() => Promise.resolve(cache))
  const watching = setup({
    types: { events: {} as SessionEvent },
    actors: { watchProfile },
  }).createMachine({
    invoke: { src: 'watchProfile' },
    on: { '*': { actions: ({ event }) => void seen.push(event.type) } },
  })
  const actor = createActor(watching).start()
  await isAsked
  leavePage()
  answer()
  await expect.poll(() => cache.getQueryData(queryKey)?.resume?.status).toBe('in_progress')
  actor.stop()
  expect(seen).toEqual([])
})
