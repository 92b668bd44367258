import {
  leastShare,
  longestUnexplained,
  longestUnexplainedMs,
} from '../../../machines/shared/coverage'
import type { components } from '../../../openapi/generated/api'
import type { Coverage } from './coverage.rules'

export type Lack = components['schemas']['EvidenceLack']

/** More words than these in one insertion were hardly typed. */
const mostInserted = 40

interface Evidence {
  coverage: Coverage
  answers: readonly { largestInsertion: number }[]
  /** When edits were made that count although they came late. */
  lateEdits: readonly Date[]
  startedAt: Date
}

/**
 * What is missing for an attempt to have been witnessed: both recordings cover 90 % of its running
 * time, no gap without a known cause is longer than a minute, no more than 40 words of an answer
 * came in one insertion, and what was written without a connection was recorded.
 */
export function lacksOf({ coverage, answers, lateEdits, startedAt }: Evidence): Lack[] {
  const inserted = Math.max(0, ...answers.map(({ largestInsertion }) => largestInsertion))
  const unseen = unseenMinutes(
    coverage,
    lateEdits.map((at) => at.getTime() - startedAt.getTime()),
  )
  return [
    ...lackOf('screen', coverage.screen),
    ...lackOf('camera', coverage.camera),
    ...(inserted > mostInserted ? [{ code: 'insertion' as const, value: inserted }] : []),
    ...(unseen > 0 ? [{ code: 'late_answers' as const, value: unseen }] : []),
  ]
}

function lackOf(source: 'screen' | 'camera', { share, gaps }: Coverage['screen']): Lack[] {
  if (share === null || share < leastShare)
    return [
      {
        code: `${source}_share`,
        // Rounded down: 89.96 % is not said to be the 90 % that it lacks.
        value: share === null ? null : Math.floor(share * 1000) / 10,
      },
    ]
  const gap = longestUnexplained(gaps)
  return gap > longestUnexplainedMs ? [{ code: `${source}_gap`, value: Math.ceil(gap / 1000) }] : []
}

/** Of the minutes in which something happened, how many the two recordings do not cover. */
function unseenMinutes({ screen, camera }: Coverage, sinceStartMs: readonly number[]): number {
  const minutes = new Set(sinceStartMs.map((ms) => Math.max(0, Math.floor(ms / 60_000))))
  return [...minutes].filter((minute) =>
    [screen, camera].some((source) => (source.minutes[minute] ?? 0) < leastShare),
  ).length
}
