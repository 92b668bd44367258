/** The taken transitions by chart, for each kind of run; null for a kind without a recorded run. */
export interface KnownCoverage {
  unit: CoverageByChart | null
  browser: CoverageByChart | null
  hand: CoverageByChart | null
}

type CoverageByChart = Readonly<Record<string, readonly string[]>>

/** The recorded coverage from the server; null if the request fails. */
export async function fetchCoverage(): Promise<KnownCoverage | null> {
  const answer = await fetch('/dev/panel/coverage.json').catch(() => null)
  return answer?.ok ? await answer.json() : null
}

export type Proof = keyof KnownCoverage

/** The kinds of run that took a transition. */
export const takenBy = (coverage: KnownCoverage, chart: string, id: string): Proof[] =>
  (['unit', 'browser', 'hand'] as const).filter((kind) => coverage[kind]?.[chart]?.includes(id))

/** A sentence that says why coverage is missing; null if all kinds of run are recorded. */
export function missingCoverage(coverage: KnownCoverage | null): string | null {
  if (coverage === null) return 'The server tells no coverage, so nothing is known here.'
  const missing = (['unit', 'browser', 'hand'] as const).filter((kind) => coverage[kind] === null)
  if (missing.length === 3) return 'No run is on record: npm run paths:report makes one.'
  return missing.length === 0 ? null : `No run is on record of: ${missing.join(', ')}.`
}
