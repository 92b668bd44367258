import { createHash } from 'node:crypto'
import type { components } from '../../../openapi/generated/api'
import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import type { AttemptRow } from '../attempts/attempt.store'
import { awaitsReview } from '../results/result.rules'
import type { Evaluation, Review } from '../results/result.store'

type Schemas = components['schemas']

/** One attempt in so many is scored by a second reviewer. */
const sampledOneIn = 5
/** For so long another reviewer is asked; then the first one's scores are shown to everybody. */
export const askedForMs = 14 * 86_400_000
/** Two reviewers who are further apart in any score are said to differ. */
export const differenceBand = 10

/**
 * Whether a second reviewer is asked for an attempt: one in five, by a hash of its id, so that
 * neither reviewer nor candidate can choose, and asking again gives the same answer.
 */
export const isSampled = (attemptId: string): boolean =>
  createHash('sha256').update(attemptId).digest().readUInt32BE(0) % sampledOneIn === 0

/**
 * The review whose scores count: the last one that is not a second review, including corrections by
 * anybody.
 */
export const countingReview = <One extends { second: boolean }>(
  reviews: readonly One[],
): One | undefined => reviews.filter(({ second }) => !second).at(-1)

/** What says of a review whether a second one is asked for. */
type Asking = Pick<Review, 'reviewerId' | 'second' | 'asksSecond' | 'at'>

/** The review that asks for a second one, while it does. */
export const asksForSecond = (reviews: readonly Asking[], now: Date): Asking | undefined =>
  reviews.some(({ second }) => second)
    ? undefined
    : reviews.find(({ asksSecond, at }) => asksSecond && now.getTime() - at.getTime() < askedForMs)

/**
 * The kind of review that somebody could give now: the first, while it is waited for; a second, if
 * one is asked for; afterwards a correction of a reviewer's scores. Null if none: a score that was
 * measured without doubt cannot be reviewed, nor an attempt that was reset.
 */
export function reviewAs(
  state: Pick<AttemptState, 'archived' | 'status' | 'value'>,
  reviews: readonly Asking[],
  reader: { userId: string; now: Date },
): 'first' | 'second' | 'correction' | null {
  if (state.archived) return null
  if (awaitsReview(state)) return 'first'
  if (state.status !== 'COMPLETED' || reviews.length === 0) return null
  return isAskedForSecond(reviews, reader) ? 'second' : 'correction'
}

/** Nobody is their own second reviewer. */
const isAskedForSecond = (
  reviews: readonly Asking[],
  { userId, now }: { userId: string; now: Date },
): boolean =>
  asksForSecond(reviews, now) !== undefined &&
  reviews.every(({ reviewerId }) => reviewerId !== userId)

/** Criteria that a reviewer can change. */
const reviewed: readonly Schemas['CriterionKey'][] = [
  'coherence',
  'lexical_resource',
  'grammar',
  'speaking',
  'part8',
]

/** What the machine said of the answers, kept with the first review of an attempt. */
export const scoresBefore = ({
  overall,
  criteria,
}: Pick<Evaluation, 'overall' | 'criteria'>): NonNullable<Review['before']> => ({
  overall,
  criteria: criteria.filter(({ key }) => reviewed.includes(key)),
})

/** Scores as they were before the first review, for who has not given theirs yet. */
const asBefore = (evaluation: Evaluation, before: Review['before']): Evaluation =>
  before === null
    ? evaluation
    : {
        ...evaluation,
        overall: before.overall,
        provisional: true,
        // They would tell the first reviewer's scores.
        versions: [],
        criteria: evaluation.criteria.map(
          (criterion) => before.criteria.find(({ key }) => key === criterion.key) ?? criterion,
        ),
      }

type Given = Pick<Review, 'scores' | 'writing'>

/** Every single score of a review, by what it is of: `writing-1.grammar`, `speaking-2`. */
export const scoresIn = ({ scores, writing }: Given): Map<string, number> =>
  new Map([
    ...Object.entries(scores),
    ...Object.entries(writing).flatMap(([question, criteria]) =>
      Object.entries(criteria).map(([key, score]): [string, number] => [
        `${question}.${key}`,
        score,
      ]),
    ),
  ])

/** How far two reviews are apart at most, over what both scored. */
export function furthestApart(first: Given, second: Given): number {
  const given = scoresIn(second)
  return Math.max(
    0,
    ...[...scoresIn(first)].map(([of, score]) => Math.abs(score - (given.get(of) ?? score))),
  )
}

/** What the machine measured of the same answers, by the same names; only what it measured. */
export function machineScores({ scores, writing }: Given, before: Review['before']) {
  const criteria = before?.criteria ?? []
  const evidence = criteria.flatMap((criterion) => criterion.evidence)
  const getValue = (question: string, code: string, name: string): unknown =>
    evidence.find((one) => one.code === code && one.values['question'] === question)?.values[name]
  const measured = new Map<string, number>()
  const add = (of: string, score: unknown) => {
    if (typeof score === 'number') measured.set(of, score)
  }
  for (const question of Object.keys(scores))
    add(question, getValue(question, 'take_score', 'score'))
  for (const [question, given] of Object.entries(writing))
    for (const key of Object.keys(given))
      add(
        `${question}.${key}`,
        // Responses tell their criteria in the evidence of one score, English writing has three.
        getValue(question, 'response_criteria', key) ??
          criteria.find((criterion) => criterion.key === key)?.score,
      )
  return measured
}

/** What the log says of a review: every score given, and what the machine had measured. */
export const reviewDetail = (
  given: Given,
  before: Review['before'],
  second: boolean,
): Record<string, number | boolean> => ({
  second,
  ...Object.fromEntries(scoresIn(given)),
  ...Object.fromEntries(
    [...machineScores(given, before)].map(([of, score]) => [`${of}.machine`, score]),
  ),
})

interface Shown {
  row: AttemptRow
  evaluation: Evaluation | null
  reviews: readonly { review: Review }[]
}
interface Reader {
  userId: string
  now: Date
}

/** Whether the first reviewer's scores are kept from a reader, who may be the second. */
export const isKeptFrom = (
  {
    row,
    reviews,
  }: {
    row: { state: Parameters<typeof reviewAs>[0] }
    reviews: readonly { review: Asking }[]
  },
  reader: Reader,
) =>
  reviewAs(
    row.state,
    reviews.map(({ review }) => review),
    reader,
  ) === 'second'

/** Scores as a reader may see them: as they were before the first review, until theirs are saved. */
export function withoutFirst<Material extends Shown>(material: Material, reader: Reader): Material {
  const { row, evaluation, reviews } = material
  if (!isKeptFrom(material, reader) || evaluation === null) return material
  const before = reviews.find(({ review }) => review.asksSecond)?.review.before ?? null
  const status = 'RESULT_PROCESSING'
  return {
    ...material,
    row: { ...row, status, state: { ...row.state, status, value: { [status]: 'awaitingReview' } } },
    evaluation: asBefore(evaluation, before),
    reviews: [],
  }
}

/** The state of a second review for a reader; null if none is asked for any more. */
export function secondReviewTo(
  material: Pick<Shown, 'row' | 'reviews'>,
  reader: Reader,
): Schemas['SecondReview'] | null {
  const reviews = material.reviews.map(({ review }) => review)
  const [first, second] = [countingReview(reviews), reviews.find((review) => review.second)]
  if (first !== undefined && second !== undefined)
    return furthestApart(first, second) > differenceBand ? 'differ' : 'alike'
  if (isKeptFrom(material, reader)) return 'asked'
  return material.row.state.status === 'COMPLETED' &&
    asksForSecond(reviews, reader.now) !== undefined
    ? 'waiting'
    : null
}
