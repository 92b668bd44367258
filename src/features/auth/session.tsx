import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SessionUser } from '../../../machines/session/answers'
import type { SessionEvent } from '../../../machines/session/events'
import type { sessionMachine } from '../../../machines/session/session.machine'

type ChartSnapshot = SnapshotFrom<typeof sessionMachine>

/** Where the session stands: as much of the chart's snapshot as there is before the chart is. */
export interface SessionSnapshot extends Pick<ChartSnapshot, 'value' | 'context'> {
  matches: (state: Parameters<ChartSnapshot['matches']>[0]) => boolean
  hasTag: (tag: Parameters<ChartSnapshot['hasTag']>[0]) => boolean
}

export interface SessionActor {
  getSnapshot: () => SessionSnapshot
  /** @returns the way to end it */
  subscribe: (listen: () => void) => () => void
  send: (event: SessionEvent) => void
  stop: () => void
}

const SessionContext = createContext<SessionActor | null>(null)

interface SessionProviderProps {
  actor: SessionActor
  children: ReactNode
}

export const SessionProvider = ({ actor, children }: SessionProviderProps) => (
  <SessionContext value={actor}>{children}</SessionContext>
)

/** The session chart of this tab: send it what happened, read where it stands with `useSession`. */
export function useSessionActor(): SessionActor {
  const actor = useContext(SessionContext)
  if (actor === null) throw new Error('There is no session here: render inside SessionProvider.')
  return actor
}

/**
 * What a component needs of the session, the same value for the same snapshot; it renders again
 * only when that changes.
 */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected): Selected {
  const actor = useSessionActor()
  return useSyncExternalStore(actor.subscribe, () => select(actor.getSnapshot()))
}

/** The signed-in person; null for a visitor. */
export function usePerson(): SessionUser | null {
  return useSession(personOf)
}

const personOf = (snapshot: SessionSnapshot) => snapshot.context.session?.user ?? null
