import { useEffect } from 'react'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'

/**
 * Tells the session when an attempt starts and stops running on this page, because a failed loading
 * must not take the candidate out of it. A session that was offline is told again.
 */
export function useRunningAnnouncement(running: boolean): void {
  const session = SessionContext.useActorRef()
  const listens = SessionContext.useSelector(isOnline)
  useEffect(() => {
    if (running && listens) session.send({ type: 'attempt.begun' })
  }, [running, listens, session])
  useEffect(() => {
    if (!running) return
    return () => session.send({ type: 'attempt.ended' })
  }, [running, session])
}

const isOnline = (snapshot: SessionSnapshot) => snapshot.matches({ CANDIDATE: 'online' })
