/**
 * What the HTTP client learns about the session from the answers it sees. `expired`: the refresh
 * was refused. `keyMissing`: it was refused, and the session ended, for want of the browser's key.
 * `standingDoubted`: a call was refused because the person stands elsewhere by now.
 */
export type SessionSignal = 'expired' | 'keyMissing' | 'standingDoubted'

const listeners = new Set<(signal: SessionSignal) => void>()

export function onSessionSignal(listen: (signal: SessionSignal) => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function signalSession(signal: SessionSignal): void {
  for (const listen of listeners) listen(signal)
}
