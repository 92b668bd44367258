import type { PartForm } from '../../../machines/assessment/parts'
import { getAnswerKey, getQuestionnaire } from '../../content/assessments'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { answersByPart } from '../answers/answers-by-part.store'
import type { AttemptRow } from '../attempts/attempt.store'
import { setAudio, takeBytes, listTakes } from '../media/take.store'
import { type Evaluation, type Review, listReviews } from '../results/result.store'
import { countingReview } from '../reviews/second-review.rules'
import { waivedParts } from '../attempts/lifecycle.rules'
import { listenTo } from './speaking/listen'
import { toOverall, type AttemptAnswers } from './evaluate'
import { type CriterionScore, isEvidenceCode } from './evidence'
import { scorerVersion } from './scorer-version'
import { createScoringProcess } from './scoring-process'
import type { EvaluatorEnv } from './writing/writing-evaluator'

type Scored = Pick<Evaluation, 'overall' | 'provisional' | 'criteria'>

/**
 * One process for all attempts: it starts when the first is scored and ends when none has come for
 * a while.
 */
const scoring = createScoringProcess()

/**
 * Gathers what an attempt left behind and has it scored. What a person gave for speaking stands,
 * however often this runs.
 */
export async function scoreAttempt(deps: Deps, row: AttemptRow): Promise<Scored> {
  const { parts, key } = requireContent(row)
  await listen(deps, row.id)
  const { counting: answers } = await answersByPart(deps.db, row, parts)
  const review = countingReview((await listReviews(deps.db, row.id)).map((one) => one.review))
  const { overall, provisional, criteria } = await scoring.evaluate({
    parts,
    key,
    evaluator: toEvaluatorEnv(deps),
    answers: {
      values: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value])),
      takes: await takesByQuestion(deps.db, row.id),
      reviewed: review?.scores ?? {},
      reviewedWriting: review?.writing ?? {},
      waived: waivedParts(row.state),
    },
  })
  return { overall, provisional, criteria }
}

/**
 * Scores a finished attempt again. What the scorers would now leave to a person keeps its earlier
 * score: a recording may be gone since, and nobody has to listen twice.
 */
export async function scoreAgain(
  deps: Deps,
  row: AttemptRow,
  earlier: Evaluation,
): Promise<Scored> {
  const settled = earlier.criteria.filter(isScored).filter(({ provisional }) => !provisional)
  const { criteria: scored } = await scoreAttempt(deps, row)
  const criteria = scored
    .filter(isScored)
    .map((criterion) =>
      criterion.provisional
        ? (settled.find(({ key }) => key === criterion.key) ?? criterion)
        : criterion,
    )
  return { ...toOverall(criteria), criteria }
}

/** What a person can give a score for. */
const reviewedForms: readonly PartForm[] = ['speaking', 'written', 'response_writing']

/**
 * Computes again the criteria that a reviewer can score, with the scores that were given; all
 * others stay. So do the measured ones of an older version of the scorers, which a review does not
 * replace.
 */
export async function scoreReviewed(
  deps: Deps,
  tx: Db,
  row: AttemptRow,
  earlier: Evaluation,
  given: Pick<Review, 'scores' | 'writing'>,
): Promise<Scored> {
  const { parts, key } = requireContent(row)
  const { counting } = await answersByPart(tx, row, parts)
  const isGiven = ({ id }: { id: string }) => id in given.scores || id in given.writing
  const { criteria: scored } = await scoring.evaluate({
    parts: parts.filter(
      ({ kind, questions }) =>
        reviewedForms.includes(kind) &&
        (earlier.scorer === scorerVersion || questions.some(isGiven)),
    ),
    key,
    evaluator: toEvaluatorEnv(deps),
    answers: {
      values: Object.fromEntries(counting.map(({ questionId, value }) => [questionId, value])),
      takes: await takesByQuestion(tx, row.id),
      reviewed: given.scores,
      reviewedWriting: given.writing,
      waived: waivedParts(row.state),
    },
  })
  const criteria = [
    ...earlier.criteria
      .filter(isScored)
      .filter(({ key: other }) => scored.every((criterion) => criterion.key !== other)),
    ...scored,
  ]
  return { ...toOverall(criteria), criteria }
}

/** Of the environment nothing else leaves this process. */
const toEvaluatorEnv = ({ env }: Deps): EvaluatorEnv => ({
  EVALUATOR_URL: env.EVALUATOR_URL,
  EVALUATOR_KEY: env.EVALUATOR_KEY,
  EVALUATOR_MODEL: env.EVALUATOR_MODEL,
})

function requireContent({ assessmentId }: AttemptRow) {
  const [parts, key] = [getQuestionnaire(assessmentId), getAnswerKey(assessmentId)]
  if (parts === null || key === null) throw new Error(`There is no content for ${assessmentId}`)
  return { parts, key }
}

/** Measures the takes that nobody listened to yet. */
async function listen(deps: Deps, attemptId: string): Promise<void> {
  const unheard = (await listTakes(deps.db, attemptId)).flatMap(({ id, fileId, audio, counted }) =>
    audio === null && counted && fileId !== null ? [{ id, fileId }] : [],
  )
  const sounds = await Promise.all(
    unheard.map(async ({ fileId }) => new Uint8Array(await takeBytes(deps, fileId))),
  )
  for (const [index, audio] of (await listenTo(sounds)).entries()) {
    const take = unheard[index]
    if (audio !== null && take !== undefined) await setAudio(deps.db, take.id, audio)
  }
}

/** The last take of each question that counts. */
async function takesByQuestion(db: Db, attemptId: string): Promise<AttemptAnswers['takes']> {
  const counted = (await listTakes(db, attemptId)).filter((take) => take.counted)
  return Object.fromEntries(
    counted.map((take) => [
      take.questionId,
      { transcript: take.transcript, audio: take.audio, duration_seconds: take.durationMs / 1000 },
    ]),
  )
}

/** Stored scores came from the scorers, so each is one of theirs. */
const isScored = (criterion: Evaluation['criteria'][number]): criterion is CriterionScore =>
  criterion.evidence.every(({ code }) => isEvidenceCode(code))
