import { useEffect } from 'react'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'

/**
 * Tells the session that an attempt runs on this page, and that it no longer does: no failed
 * loading may throw the candidate out meanwhile. A session that came back from being offline is
 * told again.
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
