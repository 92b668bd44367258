import { consentTextVersion } from '../../machines/shared/consent-text'
import { writeRanking, writeReview } from '../../machines/shared/answer-values'
import { annotationParts } from '../../machines/assessment/parts'
import type { AttemptEvent } from '../../machines/attempt/attempt-events'
import { plusSeconds } from '../runtime/clock'
import type { AnswerKey, Question } from '../content/assessment-schema'
import { getAnswerKey, getQuestionnaire } from '../content/assessments'
import { type DemoAnnotation, demoAnnotations } from '../content/demo/attempts'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { answers, consents } from '../modules/attempts/attempts.table'
import { getDemoScores } from './demo-answers'
import {
  acceptDemo,
  addDemoPerson,
  demoCheck,
  live,
  type Person,
  registeredBefore,
} from './demo-attempts'
import { addRecordings } from './demo-recordings'
import type { Deps } from '../deps'
import { addAttempt } from '../modules/attempts/attempt-step.store'
import { start } from '../modules/attempts/lifecycle.rules'
import { storeEvaluation } from '../modules/results/result.store'
import { judgeEvidence } from '../modules/integrity/witness.store'

const assessmentId = 'annotation_v3'
const kind = 'annotation'
const parts = () => getQuestionnaire(assessmentId) ?? []

/** Seconds from one part's begin to the next one's, and of reading before the first. */
const [partSeconds, readingSeconds] = [420, 40]

/**
 * Candidates who have taken the annotation assessment: one passed, one failed, and one whose
 * evaluation went wrong.
 */
export async function addDemoAnnotations(
  deps: Deps,
  tx: Db,
  person: Person,
  reviewerId: string,
): Promise<void> {
  for (const demo of demoAnnotations)
    await addDemoAnnotation(deps, tx, demo, {
      userId: await addDemoPerson(tx, demo, registeredBefore(demo, person)),
      reviewerId,
    })
}

async function addDemoAnnotation(
  deps: Deps,
  tx: Db,
  demo: DemoAnnotation,
  { userId, reviewerId }: { userId: string; reviewerId: string },
): Promise<void> {
  const startedAt = plusSeconds(deps.clock.now(), -demo.daysAgo * 86_400)
  const candidate = { actor: 'candidate', actorId: userId } as const
  await tx.insert(consents).values({
    id: newId(),
    userId,
    kind,
    assessmentId,
    textVersion: consentTextVersion,
    lang: 'ar',
    givenAt: plusSeconds(startedAt, -120),
  })
  const added = await addAttempt(
    tx,
    { userId, assessmentId, kind, deviceCheck: demoCheck, now: startedAt },
    start(kind, startedAt, 0),
    candidate,
  )
  if (added === null) throw new Error('The demo candidate has an attempt already')
  const values = annotationValues(demo)
  const rows = parts().flatMap(({ questions }, part) =>
    questions.flatMap(({ id, type }, at) =>
      values[id] === undefined
        ? []
        : [
            {
              attemptId: added.id,
              questionId: id,
              epoch: 1,
              sequence: part * 20 + at,
              type,
              value: values[id],
              savedAt: plusSeconds(startedAt, readingSeconds + part * partSeconds + 10 + at * 15),
            },
          ],
    ),
  )
  await tx.insert(answers).values(rows)
  const taken = await live(tx, added, makeEvents(startedAt), candidate)
  await addRecordings(deps, tx, taken)
  const madeAt = plusSeconds(startedAt, readingSeconds + 8 * partSeconds + 60)
  const made = { at: madeAt.toISOString(), epoch: 1, sequence: taken.state.sequence }
  if (demo.ending === 'completed')
    await storeEvaluation(tx, { attemptId: added.id, ...getDemoScores(demo), madeAt })
  await judgeEvidence(tx, taken, madeAt)
  if (demo.ending === 'completed') await acceptDemo(tx, taken, reviewerId, madeAt)
  await live(
    tx,
    taken,
    [{ ...made, type: demo.ending === 'completed' ? 'evaluation.completed' : 'evaluation.failed' }],
    { actor: 'server' },
  )
}

/** The parts one after another, with one look away. */
function makeEvents(startedAt: Date): AttemptEvent[] {
  let sequence = 0
  const at = (seconds: number) => ({
    at: plusSeconds(startedAt, readingSeconds + seconds).toISOString(),
    epoch: 1,
    sequence: ++sequence,
  })
  const worked = annotationParts.flatMap(({ id: part }, index): AttemptEvent[] => [
    { ...at(index * partSeconds), type: 'part.begun', part },
    ...(index === 4
      ? [
          {
            ...at(index * partSeconds + 90),
            type: 'episode.recorded',
            detail: { cause: 'window_blurred', length_ms: 5200 },
          } as const,
        ]
      : []),
    { ...at((index + 1) * partSeconds - 30), type: 'part.submitted', part },
  ])
  return [...worked, { ...at(8 * partSeconds), type: 'recordings.drained' }]
}

/** How somebody answers a question of theirs, at its place in its part. */
type Hand = (question: Question, key: AnswerKey, at: number) => string

const hands: Readonly<Record<DemoAnnotation['hand'], Hand>> = {
  careful: (question, key, at) => answerCarefully(question, key, at % 5 === 3),
  hasty: answerHastily,
}

/** The values of a demo candidate's answers, by question. */
export const annotationValues = ({ hand, responses }: DemoAnnotation): Record<string, string> =>
  annotationValuesBy(hands[hand], responses)

/** The values that a hand gives, by question, with the two responses as they were written. */
export function annotationValuesBy(
  answer: Hand,
  responses: readonly [string, string],
): Record<string, string> {
  const key = getAnswerKey(assessmentId)
  if (key === null) throw new Error(`There is no content for ${assessmentId}`)
  return Object.fromEntries(
    parts().flatMap(({ kind: form, questions }) =>
      questions.map((question, at): [string, string] => [
        question.id,
        form === 'response_writing' ? (responses[at] ?? '') : answer(question, key, at),
      ]),
    ),
  )
}

/** By the key, but for a slip. */
export function answerCarefully(
  { id, options = [] }: Question,
  key: AnswerKey,
  slips: boolean,
): string {
  const review = key.reviews[id]
  if (review !== undefined)
    return writeReview({ option: review.option, text: slips ? '' : (review.accepted[0] ?? '') })
  const ranks = key.rankings[id]
  // The two best exchanged.
  if (ranks !== undefined)
    return writeRanking(
      slips
        ? Object.fromEntries(
            Object.entries(ranks).map(([option, rank]) => [
              option,
              rank === 1 ? 2 : rank === 2 ? 1 : rank,
            ]),
          )
        : ranks,
    )
  const text = key.transcripts[id] ?? key.ocr[id]
  if (text !== undefined) return slips ? text.split(' ').slice(1).join(' ') : text
  const correction = key.corrections[id]
  if (correction !== undefined) return slips ? correction.wrong : (correction.accepted[0] ?? '')
  return slips
    ? (options.find((option) => option.id !== key.mcqs[id])?.id ?? '')
    : (key.mcqs[id] ?? '')
}

/** The first thing that comes to hand. */
export function answerHastily(
  { id, options = [], given }: Question,
  key: AnswerKey,
  at: number,
): string {
  if (key.reviews[id] !== undefined) return writeReview({ option: 'a', text: '' })
  if (key.rankings[id] !== undefined)
    return writeRanking(Object.fromEntries(options.map((option, index) => [option.id, index + 1])))
  const heard = key.transcripts[id]?.split(' ')
  if (heard !== undefined) return heard.slice(0, Math.round(heard.length / 3)).join(' ')
  const correction = key.corrections[id]
  if (correction !== undefined)
    return at % 3 === 0 ? (correction.accepted[0] ?? '') : correction.wrong
  return given ?? ['a', 'c', 'b'][at % 3] ?? ''
}
