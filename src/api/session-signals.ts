/**
 * What the HTTP client learns about the session from answers. `expired`: the refresh was refused.
 * `keyMissing`: it was refused because the browser's key is missing, and the session ended.
 * `standingDoubted`: a call was refused, so the status of the account may have changed.
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
