import type { TakenOnRecord } from '../../machines/paths/recording/taken-on-record'

/** The recorded coverage from the server; null if the request fails. */
export async function fetchCoverage(): Promise<TakenOnRecord | null> {
  const answer = await fetch('/dev/panel/coverage.json').catch(() => null)
  return answer?.ok ? await answer.json() : null
}

export type Proof = keyof TakenOnRecord

/** The kinds of run that took a transition. */
export const takenBy = (coverage: TakenOnRecord, chart: string, id: string): Proof[] =>
  (['unit', 'browser', 'hand'] as const).filter((kind) => coverage[kind]?.[chart]?.includes(id))

/** A sentence that says why coverage is missing; null if all kinds of run are recorded. */
export function missingCoverage(coverage: TakenOnRecord | null): string | null {
  if (coverage === null) return 'The server tells no coverage, so nothing is known here.'
  const missing = (['unit', 'browser', 'hand'] as const).filter((kind) => coverage[kind] === null)
  if (missing.length === 3) return 'No run is on record: npm run paths:report makes one.'
  return missing.length === 0 ? null : `No run is on record of: ${missing.join(', ')}.`
}
