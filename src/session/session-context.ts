import { createActorContext } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SessionUser } from '../../machines/session/answers'
import { sessionMachine } from '../../machines/session/session.machine'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/**
 * The session chart of this tab: send it what happened, and read where it stands. What it does is
 * given by whoever renders the provider (`src/app/session`).
 */
export const SessionContext = createActorContext(sessionMachine)

const toPerson = (snapshot: SessionSnapshot) => snapshot.context.session?.user ?? null

/** The signed-in person; null for a visitor. */
export const usePerson = (): SessionUser | null => SessionContext.useSelector(toPerson)
