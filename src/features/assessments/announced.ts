/**
 * What this tab has already announced about an attempt. It is kept over a reload, so that each
 * event is announced exactly once.
 */
export function readAnnounced(attemptId: string, of: string): string | null {
  return sessionStorage.getItem(toKey(attemptId, of))
}

export function storeAnnounced(attemptId: string, of: string, announced: string): void {
  sessionStorage.setItem(toKey(attemptId, of), announced)
}

const toKey = (attemptId: string, of: string) => `masar.told.${of}.${attemptId}`
