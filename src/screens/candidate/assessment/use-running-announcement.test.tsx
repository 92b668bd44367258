// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fromCallback, fromPromise, waitFor } from 'xstate'
import type { SignedIn, UnsentWork } from '../../../../machines/session/answers'
import type { SessionEvent } from '../../../../machines/session/events'
import { sessionAt } from '../../../../machines/session/session.cases'
import { sessionMachine } from '../../../../machines/session/session.machine'
import {
  SessionContext,
  type SessionActor,
  type SessionSnapshot,
} from '../../../session/session-context'
import { useRunningAnnouncement } from './use-running-announcement'

afterEach(cleanup)

const Page = ({ running }: { running: boolean }) => {
  useRunningAnnouncement(running)
  return null
}

/** A session without a page, whose person is fetched when the test says so. */
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
  const watchSession = fromCallback<SessionEvent>(({ sendBack }) =>
    sendBack({ type: 'token.found' }),
  )
  const logic = sessionMachine.provide({
    actors: { rehydrate, findUnsentWork, watchSession },
    delays: { rehydratePatience: 1 },
  })
  let actor: SessionActor | null = null
  const Kept = () => {
    const session = SessionContext.useActorRef()
    useEffect(() => {
      actor = session
    }, [session])
    return null
  }
  const around = (page: ReactNode) => (
    <SessionContext.Provider logic={logic}>
      <Kept />
      {page}
    </SessionContext.Provider>
  )
  const { rerender } = render(around(null))
  const session = (): SessionActor => actor ?? expect.unreachable('There is no session.')
  return {
    session,
    at: (state: Parameters<SessionSnapshot['matches']>[0]) =>
      session().getSnapshot().matches(state),
    answer: () => act(async () => answer()),
    show: (running: boolean) => rerender(around(<Page running={running} />)),
    leave: () => rerender(around(null)),
  }
}

test('the session knows of a running attempt, and of its end', async () => {
  const { at, answer, show } = openSession()
  await answer()
  show(false)
  expect(at({ CANDIDATE: 'online' })).toBe(true)
  show(true)
  expect(at({ CANDIDATE: 'attempting' })).toBe(true)
  show(false)
  expect(at({ CANDIDATE: 'online' })).toBe(true)
})

test('leaving the page is an end too', async () => {
  const { at, answer, show, leave } = openSession()
  await answer()
  show(true)
  expect(at({ CANDIDATE: 'attempting' })).toBe(true)
  leave()
  expect(at({ CANDIDATE: 'online' })).toBe(true)
})

test('a session that was offline is announced again when it is back', async () => {
  const { at, answer, show, session } = openSession()
  await act(() => waitFor(session(), (snapshot) => snapshot.matches({ CANDIDATE: 'offline' })))
  show(true)
  expect(at({ CANDIDATE: 'offline' })).toBe(true)
  await answer()
  expect(at({ CANDIDATE: 'attempting' })).toBe(true)
})
