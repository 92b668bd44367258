import {
  leastShare,
  longestUnexplained,
  longestUnexplainedMs,
  replacedSources,
} from '../../../machines/shared/coverage'
import type { components } from '../../../openapi/generated/api'
import type { ArrangementRow } from '../arrangements/arrangement.store'
import type { Coverage } from '../media/coverage.rules'

export type Lack = components['schemas']['EvidenceLack']

/** More words than these in one insertion were hardly typed. */
const mostInserted = 40

/** What stood for the candidate when the attempt began; undefined where nothing did. */
type Arranged = Pick<ArrangementRow, 'replaced' | 'assistiveInput'> | undefined

interface Evidence {
  coverage: Coverage
  answers: readonly { largestInsertion: number }[]
  /** When answers were made that came late, and wait for the recordings of their minutes. */
  awaiting: readonly Date[]
  startedAt: Date
  arrangement?: Arranged
}

/**
 * The evidence that an attempt lacks. Complete evidence means: both recordings cover 90 % of the
 * running time, no gap without a known cause is longer than a minute, camera and screen are not the
 * same film, at most 40 words of an answer came in one insertion, and answers from offline times
 * were recorded. A recording that an arrangement replaces covers everything, and a candidate with a
 * writing aid may insert many words at once.
 */
export function findLacks({
  coverage,
  answers,
  awaiting,
  startedAt,
  arrangement,
}: Evidence): Lack[] {
  const inserted = Math.max(0, ...answers.map(({ largestInsertion }) => largestInsertion))
  const unseen = new Set(awaiting.map((at) => toMinute(startedAt, at))).size
  return [
    ...neededUnder(arrangement).flatMap((source) => findLack(source, coverage[source])),
    ...(isSameFilm(coverage, arrangement)
      ? [{ code: 'same_film' as const, value: coverage.same_film.length }]
      : []),
    ...(inserted > mostInserted && arrangement?.assistiveInput !== true
      ? [{ code: 'insertion' as const, value: inserted }]
      : []),
    ...(unseen > 0 ? [{ code: 'late_answers' as const, value: unseen }] : []),
  ]
}

/** Whether one film was sent as both recordings, where both are needed. */
const isSameFilm = ({ same_film: minutes }: Coverage, arrangement: Arranged): boolean =>
  neededUnder(arrangement).length === 2 && minutes.length > 0

/** The recordings that nothing stands in for. */
const neededUnder = (arrangement: Arranged) =>
  (['screen', 'camera'] as const).filter(
    (source) => !replacedSources(arrangement ?? null).has(source),
  )

function findLack(source: 'screen' | 'camera', { share, gaps }: Coverage['screen']): Lack[] {
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

/**
 * Whether the recordings that are needed cover the minute in which something happened, and are two
 * films.
 */
export function isRecorded(
  coverage: Coverage,
  startedAt: Date,
  at: Date,
  arrangement?: Arranged,
): boolean {
  const minute = toMinute(startedAt, at)
  const twice = isSameFilm(coverage, arrangement) ? coverage.same_film : []
  return neededUnder(arrangement).every((source) => {
    const { minutes } = coverage[source]
    // A device's reckoning may lie a moment behind the end.
    const seen = Math.min(minute, minutes.length - 1)
    return (minutes[seen] ?? 0) >= leastShare && !twice.includes(seen)
  })
}

const toMinute = (startedAt: Date, at: Date): number =>
  Math.max(0, Math.floor((at.getTime() - startedAt.getTime()) / 60_000))
