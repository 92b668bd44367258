import { plusSeconds } from '../../runtime/clock'
import type { Chance } from './chance'
import { beginAttempt, happen, type YearAttempt } from './year-attempt'
import { askReview, disqualify, type Ending, takeAnnotation, takeEnglish } from './year-lives'
import { daySeconds, yearAccounts, type YearPerson } from './year-people'
import { notReviewed, reviewAttempt, type yearScorer } from './year-results'

interface Planned {
  now: Date
  chance: Chance
  score: ReturnType<typeof yearScorer>
  adminId: string
  reviewerIds: readonly string[]
}

const server = { actor: 'server' } as const

/**
 * The attempts of one person in the year, in order: English, perhaps a second time, then
 * annotation.
 */
export async function planPersonAttempts(
  person: YearPerson,
  planned: Planned,
): Promise<YearAttempt[]> {
  const { now, chance } = planned
  if (person.decidedAt === null) return []
  const isWaiting = person.email === yearAccounts.waiting
  const days = isWaiting ? 1 : 0.3 + 11 * chance.share() ** 2
  const startedAt = plusSeconds(person.decidedAt, Math.round(days * daySeconds))
  if (startedAt > plusSeconds(now, -3 * 3600)) return []
  const english = await takeKind(person, 'english', startedAt, planned)
  const last = english.at(-1)
  const begins = plusSeconds(
    new Date(last?.review?.at ?? startedAt),
    Math.round((0.5 + 8 * chance.share()) * daySeconds),
  )
  if (
    last?.state.status !== 'COMPLETED' ||
    !chance.often(72) ||
    begins > plusSeconds(now, -3 * 3600)
  )
    return english
  return [...english, ...(await takeKind(person, 'annotation', begins, planned))]
}

async function takeKind(
  person: YearPerson,
  kind: 'english' | 'annotation',
  startedAt: Date,
  planned: Planned,
): Promise<YearAttempt[]> {
  const { now, chance } = planned
  const attempt = beginAttempt(person, kind, startedAt)
  const ending: Ending =
    person.email === yearAccounts.waiting || chance.often(87)
      ? 'submitted'
      : chance.pick(['exited', 'exited', 'logged_out', 'capture_lost'])
  const seconds = (kind === 'english' ? takeEnglish : takeAnnotation)(attempt, ending, chance)
  if (ending === 'submitted') await makeResult(attempt, seconds + 40, planned)
  if (attempt.state.status !== 'CANCELLED' && attempt.state.status !== 'FAILED') return [attempt]
  const again = plusSeconds(startedAt, Math.round((4 + 8 * chance.share()) * daySeconds))
  const isGranted = decideAbout(attempt, again < plusSeconds(now, -daySeconds), planned)
  return isGranted ? [attempt, await takeAgain(person, kind, again, planned)] : [attempt]
}

/** The second attempt of somebody is handed in, whatever became of the first. */
async function takeAgain(
  person: YearPerson,
  kind: 'english' | 'annotation',
  startedAt: Date,
  planned: Planned,
): Promise<YearAttempt> {
  const attempt = beginAttempt(person, kind, startedAt)
  const take = kind === 'english' ? takeEnglish : takeAnnotation
  const seconds = take(attempt, 'submitted', planned.chance)
  await makeResult(attempt, seconds + 40, planned, true)
  return attempt
}

/** Scores what was handed in; what a machine cannot say waits for a person, some days at most. */
async function makeResult(
  attempt: YearAttempt,
  seconds: number,
  { now, chance, score, adminId, reviewerIds }: Planned,
  isSecond = false,
): Promise<void> {
  const madeAt = plusSeconds(attempt.startedAt, seconds)
  const isWaiting = attempt.person.email === yearAccounts.waiting
  if (!isSecond && !isWaiting && chance.often(3)) {
    happen(attempt, seconds, { type: 'evaluation.failed' }, server)
    return
  }
  await score(attempt, notReviewed, madeAt)
  if (attempt.evaluation?.provisional !== true) {
    happen(attempt, seconds, { type: 'evaluation.completed' }, server)
    return
  }
  happen(attempt, seconds, { type: 'evaluation.provisional' }, server)
  const reviewed = seconds + chance.whole(5, 70) * 3600
  const isFresh = attempt.startedAt > plusSeconds(now, -8 * daySeconds)
  if (isWaiting || (isFresh && chance.often(65))) return
  if (plusSeconds(attempt.startedAt, reviewed) > plusSeconds(now, -2 * 3600)) return
  const reviewerId = chance.pick(reviewerIds)
  const given = reviewAttempt(attempt, reviewed, { reviewerId, chance })
  await score(attempt, given, plusSeconds(attempt.startedAt, reviewed))
  happen(attempt, reviewed, { type: 'review.scored' }, { actor: 'reviewer', actorId: reviewerId })
  if (!isSecond && chance.often(3)) disqualify(attempt, reviewed + 7200, adminId)
}

/**
 * Some candidates ask for a review of a cancelled or failed attempt; if it was granted long enough
 * ago, another attempt follows. Returns whether one does.
 */
function decideAbout(
  attempt: YearAttempt,
  isLongAgo: boolean,
  { chance, adminId, now }: Planned,
): boolean {
  const { status, cancel_reason: reason } = attempt.state
  const isDisqualified = reason === 'phone'
  const decidedSeconds = 3 * daySeconds
  const decidedAt = plusSeconds(attempt.startedAt, decidedSeconds)
  const isGranted = isLongAgo && !isDisqualified && chance.often(50)
  if (status === 'CANCELLED' && chance.often(60)) {
    const isOpen = attempt.startedAt > plusSeconds(now, -40 * daySeconds) && !isGranted
    askReview(
      attempt,
      chance,
      isOpen ? null : { by: adminId, decision: isGranted ? 'granted' : 'declined', at: decidedAt },
    )
  }
  if (isGranted)
    happen(
      attempt,
      decidedSeconds,
      { type: 'redo.granted' },
      { actor: 'reviewer', actorId: adminId },
    )
  return isGranted
}

/** Somebody is taking the English assessment while the demonstration begins. */
export function runningAttempt(person: YearPerson, minutes: number, planned: Planned): YearAttempt {
  const attempt = beginAttempt(person, 'english', plusSeconds(planned.now, -minutes * 60))
  takeEnglish(attempt, 'running', planned.chance)
  return attempt
}
