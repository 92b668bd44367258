/**
 * What was already told of an attempt in this tab: kept over a reload, so that nothing is told
 * twice, and nothing that came in between is left out.
 */
export function readAnnounced(attemptId: string, of: string): string | null {
  return sessionStorage.getItem(toKey(attemptId, of))
}

export function storeAnnounced(attemptId: string, of: string, announced: string): void {
  sessionStorage.setItem(toKey(attemptId, of), announced)
}

const toKey = (attemptId: string, of: string) => `masar.told.${of}.${attemptId}`
