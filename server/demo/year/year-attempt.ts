import { consentTextVersion } from '../../../machines/shared/consent-text'
import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import { newId } from '../../db/id'
import type {
  answers,
  attemptEvents,
  attempts,
  consents,
} from '../../modules/attempts/attempts.table'
import type { appeals } from '../../modules/attempts/outcomes.table'
import { toStateColumns, type Origin, toEventRows } from '../../modules/attempts/attempt-step.store'
import {
  append,
  type AssessmentId,
  type Kind,
  refusal,
  start,
} from '../../modules/attempts/lifecycle.rules'
import type { acceptedEvidence, evaluations, reviews } from '../../modules/results/results.table'
import { plusSeconds } from '../../runtime/clock'
import { demoCheck } from '../demo-attempts'
import type { YearPerson } from './year-people'

/** An attempt of the year with all that hangs on it, before it is in the database. */
export interface YearAttempt {
  id: string
  person: YearPerson
  kind: Kind
  assessmentId: AssessmentId
  startedAt: Date
  state: ReturnType<typeof start>['state']
  lastSeenAt: Date
  events: (typeof attemptEvents.$inferInsert)[]
  answers: (typeof answers.$inferInsert)[]
  evaluation: typeof evaluations.$inferInsert | null
  review: typeof reviews.$inferInsert | null
  secondReview: typeof reviews.$inferInsert | null
  appeal: typeof appeals.$inferInsert | null
}

type EventInput = AttemptEvent extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'at' | 'epoch' | 'sequence'>
    : never
  : never

/** The first event of an attempt. */
export function beginAttempt(person: YearPerson, kind: Kind, startedAt: Date): YearAttempt {
  const id = newId(startedAt.getTime())
  const { state, events } = start(kind, startedAt, 0)
  return {
    id,
    person,
    kind,
    assessmentId: kind === 'english' ? 'english_v3' : 'annotation_v3',
    startedAt,
    state,
    lastSeenAt: startedAt,
    events: toEventRows(
      { id, eventCount: 0 },
      events,
      { actor: 'candidate', actorId: person.id },
      startedAt,
    ),
    answers: [],
    evaluation: null,
    review: null,
    secondReview: null,
    appeal: null,
  }
}

/**
 * Something happened so many seconds after the begin: the chart decides what it leads to, and an
 * event that it would not take is a fault of the demonstration.
 */
export function happen(
  attempt: YearAttempt,
  seconds: number,
  input: EventInput,
  origin: Origin = { actor: 'candidate', actorId: attempt.person.id },
): void {
  const at = plusSeconds(attempt.startedAt, seconds)
  const { epoch, sequence } = attempt.state
  const event: AttemptEvent = {
    ...input,
    at: at.toISOString(),
    epoch,
    sequence: origin.actor === 'candidate' ? sequence + 1 : sequence,
  }
  const refused = refusal(attempt.state, event)
  if (refused !== null) throw new Error(`An attempt of the year refuses ${event.type}: ${refused}.`)
  const step = append({ state: attempt.state, events: [], effects: [] }, event)
  attempt.state = step.state
  if (origin.actor === 'candidate') attempt.lastSeenAt = at
  attempt.events.push(
    ...toEventRows({ id: attempt.id, eventCount: attempt.events.length }, step.events, origin, at),
  )
}

/** Keeps the answers of one question as saved so many seconds after the begin. */
export function write(
  attempt: YearAttempt,
  seconds: number,
  { questionId, type, value }: { questionId: string; type: string; value: string },
): void {
  attempt.answers.push({
    attemptId: attempt.id,
    questionId,
    epoch: 1,
    sequence: attempt.answers.length + 1,
    type,
    value,
    savedAt: plusSeconds(attempt.startedAt, seconds),
  })
}

/** Recordings are deleted after so many days; the result had counted long before. */
const retentionDays = 180

/** A film of a few seconds counts as the recording of the whole attempt. */
const filmSeconds = 4

/** Whether the recordings of an attempt are gone for their age. */
export const isOld = ({ startedAt }: YearAttempt, now: Date): boolean =>
  startedAt < plusSeconds(now, -retentionDays * 86_400)

export function toAttemptRow(attempt: YearAttempt, now: Date): typeof attempts.$inferInsert {
  const columns = toStateColumns(attempt.state)
  const { finishedAt } = columns
  const isGone = isOld(attempt, now) && finishedAt !== null
  const isJudged = attempt.evaluation !== null
  const seconds = ((finishedAt ?? now).getTime() - attempt.startedAt.getTime()) / 1000
  const value = Math.floor((filmSeconds / seconds) * 1000) / 10
  return {
    id: attempt.id,
    userId: attempt.person.id,
    assessmentId: attempt.assessmentId,
    kind: attempt.kind,
    deviceCheck: demoCheck,
    ...columns,
    eventCount: attempt.events.length,
    lastSeenAt: attempt.lastSeenAt,
    startedAt: attempt.startedAt,
    mediaDeletedAt: isGone ? plusSeconds(finishedAt, retentionDays * 86_400) : null,
    lacks: !isJudged
      ? null
      : isGone
        ? []
        : [
            { code: 'screen_share', value },
            { code: 'camera_share', value },
          ],
    witnessed: isGone || isAccepted(attempt, now),
  }
}

/** Whether a person let it count with the few seconds that there are of it. */
const isAccepted = (attempt: YearAttempt, now: Date): boolean =>
  attempt.evaluation !== null && !attempt.evaluation.provisional && !isOld(attempt, now)

export const toAcceptedRows = (
  attempt: YearAttempt,
  { reviewerId, now }: { reviewerId: string; now: Date },
): (typeof acceptedEvidence.$inferInsert)[] =>
  isAccepted(attempt, now)
    ? [
        {
          attemptId: attempt.id,
          reviewerId,
          note: 'For the demonstration: a few seconds of recording stand for the whole attempt.',
          at: attempt.review?.at ?? attempt.evaluation?.madeAt ?? now,
        },
      ]
    : []

export const toConsentRow = ({
  person,
  kind,
  assessmentId,
  startedAt,
}: YearAttempt): typeof consents.$inferInsert => ({
  id: newId(startedAt.getTime()),
  userId: person.id,
  kind,
  assessmentId,
  textVersion: consentTextVersion,
  lang: person.lang,
  givenAt: plusSeconds(startedAt, -120),
})
