/**
 * What was already told of an attempt in this tab: kept over a reload, so that nothing is told
 * twice, and nothing that came in between is left out.
 */
export function toldBefore(attemptId: string, of: string): string | null {
  return sessionStorage.getItem(keyOf(attemptId, of))
}

export function keepTold(attemptId: string, of: string, told: string): void {
  sessionStorage.setItem(keyOf(attemptId, of), told)
}

const keyOf = (attemptId: string, of: string) => `masar.told.${of}.${attemptId}`
