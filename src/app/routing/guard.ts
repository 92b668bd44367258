import { redirect } from '@tanstack/react-router'
import i18next from 'i18next'
import { waitFor } from 'xstate'
import { notify } from '../../notify'
import type { SessionActor, SessionSnapshot } from '../../session/session-context'
import { decide, getPosition, isOnlyForAdmins, type Question } from './access'
import { storeRedirect, readRedirect, consumeRedirect } from './pending-redirect'
import { accessAt } from './route-lookup'
import type { RouteEntry } from './route-entry'

export interface Visit {
  session: SessionActor
  entry: Extract<RouteEntry, { access: unknown }>
  params: Record<string, string>
  /** The wanted address, with its search. */
  href: string
  requestedRedirect: unknown
  /**
   * `enter` when the page is come to, `stay` when it is looked at again because the session
   * changed.
   */
  /** True for a visit that the session does not know of; looking at the same page again is none. */
  isNew: boolean
  cause: 'enter' | 'stay' | 'preload'
  /** The page that is shown now; null on a first load. */
  shown: string | null
}

/** Whether it is known who is here. */
const isSettled = (snapshot: SessionSnapshot) => !snapshot.hasTag('settling')

/**
 * Carries out the guard's decision for one visit: nothing for allow, a thrown redirect otherwise.
 */
export async function guard(visit: Visit): Promise<void> {
  const { session, entry } = visit
  if (visit.cause === 'preload') return
  const leaving = session.getSnapshot().matches({ UNAUTHENTICATED: 'signingOut' })
  await waitFor(session, isSettled)
  if (visit.isNew && entry.entryEvent) {
    session.send(entry.entryEvent(visit.params))
    await waitFor(session, isSettled)
  }
  storeRedirect(visit.requestedRedirect)
  const question: Question = {
    access: visit.cause === 'stay' && entry.ownerState ? [entry.ownerState] : entry.access,
    step: entry.step ?? null,
    position: getPosition(session.getSnapshot()),
    wanted: visit.href,
    carriesRedirect: visit.requestedRedirect !== undefined,
    pendingRedirect: getPendingRedirect(),
    canStay: visit.cause === 'enter' && visit.shown !== null,
    leaving,
  }
  const decision = decide(question)
  if (decision.at === 'allow') return
  if (decision.at === 'cancel') throw redirect({ href: visit.shown ?? '/', replace: true })
  // Admins often share such links; a recruiter who follows one is told why another page opens.
  if (isOnlyForAdmins(question)) notify.info({ title: i18next.t('common:adminsOnly') })
  if (decision.pendingRedirect === 'spent') consumeRedirect()
  throw redirect({ href: decision.to, replace: true })
}

function getPendingRedirect() {
  const path = readRedirect()
  const access = path === null ? null : accessAt(path)
  return path === null || access === null ? null : { path, access }
}
