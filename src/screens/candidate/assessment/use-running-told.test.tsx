// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { SignedIn, UnsentWork } from '../../../../machines/session/answers'
import type { SessionEvent } from '../../../../machines/session/events'
import { sessionAt } from '../../../../machines/session/session.cases'
import { sessionMachine } from '../../../../machines/session/session.machine'
import { SessionProvider, type SessionActor } from '../../../features/auth/session'
import { useRunningTold } from './use-running-told'

afterEach(cleanup)

/** A session whose person is fetched when the test says so. */
function openSession() {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const rehydrate = fromPromise<SignedIn>(async () => {
    await answered
    return { session: sessionAt('CANDIDATE'), notice: null }
  })
  const findUnsentWork = fromPromise<UnsentWork>(async () => ({
    session: sessionAt('CANDIDATE'),
    person: null,
  }))
  const actors = {
    rehydrate,
    findUnsentWork,
    watchSession: fromCallback<SessionEvent>(() => undefined),
  }
  const session = createActor(
    sessionMachine.provide({ actors, delays: { rehydratePatience: 1 } }),
  ).start()
  session.send({ type: 'token.found' })
  const actor: SessionActor = {
    getSnapshot: () => session.getSnapshot(),
    subscribe: (listen) => {
      const { unsubscribe } = session.subscribe(listen)
      return unsubscribe
    },
    send: (event) => session.send(event),
    stop: () => session.stop(),
  }
  const inSession = ({ children }: { children: ReactNode }) => (
    <SessionProvider actor={actor}>{children}</SessionProvider>
  )
  const at = (state: Parameters<ReturnType<typeof session.getSnapshot>['matches']>[0]) =>
    session.getSnapshot().matches(state)
  return { at, answer: () => act(async () => answer()), inSession, session }
}

test('the session knows of a running attempt, and of its end', async () => {
  const { at, answer, inSession } = openSession()
  await answer()
  const { rerender } = renderHook(({ running }) => useRunningTold(running), {
    wrapper: inSession,
    initialProps: { running: false },
  })
  expect(at({ CANDIDATE: 'online' })).toBe(true)
  rerender({ running: true })
  expect(at({ CANDIDATE: 'attempting' })).toBe(true)
  rerender({ running: false })
  expect(at({ CANDIDATE: 'online' })).toBe(true)
})

test('leaving the page is an end too', async () => {
  const { at, answer, inSession } = openSession()
  await answer()
  const { unmount } = renderHook(() => useRunningTold(true), { wrapper: inSession })
  expect(at({ CANDIDATE: 'attempting' })).toBe(true)
  unmount()
  expect(at({ CANDIDATE: 'online' })).toBe(true)
})

test('a session that came back from being offline is told again', async () => {
  const { at, answer, inSession, session } = openSession()
  await waitFor(session, (snapshot) => snapshot.matches({ CANDIDATE: 'offline' }))
  renderHook(() => useRunningTold(true), { wrapper: inSession })
  expect(at({ CANDIDATE: 'offline' })).toBe(true)
  await answer()
  expect(at({ CANDIDATE: 'attempting' })).toBe(true)
})
