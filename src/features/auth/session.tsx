import { useSelector } from '@xstate/react'
import { createContext, useContext, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine'
import type { SessionUser } from '../../../machines/session/events'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

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

/** What a component needs of the session; it renders again only when that changes. */
export function useSession<Selected>(select: (snapshot: SessionSnapshot) => Selected): Selected {
  return useSelector(useSessionActor(), select)
}

/** The signed-in person; null for a visitor. */
export function usePerson(): SessionUser | null {
  return useSession(personOf)
}

const personOf = (snapshot: SessionSnapshot) => snapshot.context.session?.user ?? null
