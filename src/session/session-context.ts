import { createActorContext } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { SessionUser } from '../../machines/session/answers'
import { sessionMachine } from '../../machines/session/session.machine'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/**
 * The session chart of this tab: send it events, and read its state. The provider in
 * `src/app/session` gives it its actors.
 */
export const SessionContext = createActorContext(sessionMachine)

const toPerson = (snapshot: SessionSnapshot) => snapshot.context.session?.user ?? null

/** The signed-in person; null for a visitor. */
export const usePerson = (): SessionUser | null => SessionContext.useSelector(toPerson)
