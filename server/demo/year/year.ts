import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { answers, attemptEvents, attempts, consents } from '../../modules/attempts/attempts.table'
import { appeals } from '../../modules/attempts/outcomes.table'
import { users } from '../../modules/auth/auth.table'
import { acceptedEvidence, evaluations, reviews } from '../../modules/results/results.table'
import { demoAccounts } from '../demo'
import { addRows } from './add-rows.store'
import { startChance } from './chance'
import { planPersonAttempts, runningAttempt } from './plan-attempts'
import { toAcceptedRows, toAttemptRow, toConsentRow, type YearAttempt } from './year-attempt'
import { addYearAccounts } from './year-accounts'
import { addYearLog } from './year-log'
import { addYearMedia } from './year-media'
import { planPeople, yearAccounts, type YearPerson } from './year-people'
import { addYearInterviews } from './year-interviews'
import { addApplications, addYearJobs } from './year-jobs'
import { addYearEmployees, addYearNotifications, addYearSurvey } from './year-records'
import { yearScorer } from './year-results'
import { addSecondReviews } from './year-second-reviews'
import { addFormerScores } from './year-versions'

/**
 * A year of the platform on top of the demo's first accounts: candidates in every state, what they
 * took and came to, and what became of it. Once in a database, and only in one with demo accounts.
 */
export async function loadDemoYear(deps: Deps): Promise<void> {
  const known = await Promise.all(
    [...demoAccounts.emails.slice(1), yearAccounts.waiting].map((email) =>
      findUser(deps.db, email),
    ),
  )
  const [recruiterId, adminId, there] = known
  if (recruiterId === undefined || adminId === undefined || there !== undefined) return
  const now = deps.clock.now()
  const passwordHash = await hash(demoAccounts.password)
  const people = planPeople(now)
  const reviewerIds = [recruiterId, adminId]
  const taken = await planAttempts(people, { now, adminId, reviewerIds })
  addSecondReviews(taken, { now, reviewerIds })
  await deps.db.transaction(async (tx) => {
    await addYearAccounts(tx, people, { passwordHash, adminId })
    await addAttempts(deps, tx, taken, { now, reviewerId: adminId })
    const posted = await addYearJobs(tx, { passwordHash, now })
    const applied = await addApplications(tx, people, { open: posted, now })
    await addYearInterviews(tx, applied, now)
    await addYearEmployees(tx, applied, now)
    await addYearSurvey(tx, taken, now)
    await addYearNotifications(tx, { people, taken, applied, adminId, now })
    await addYearLog(tx)
  })
}

async function findUser(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.emailKey, email))
  return found?.id
}

async function planAttempts(
  people: readonly YearPerson[],
  given: { now: Date; adminId: string; reviewerIds: readonly string[] },
): Promise<YearAttempt[]> {
  const planned = { ...given, chance: startChance(33), score: yearScorer() }
  const taken: YearAttempt[] = []
  for (const person of people)
    if (person.fate === 'assessed') taken.push(...(await planPersonAttempts(person, planned)))
  addFormerScores(taken, given.now)
  const running = people
    .filter(({ fate, decidedAt }) => fate === 'approved' && decidedAt !== null)
    .slice(-3)
    .map((person, at) => runningAttempt(person, 7 + at * 3, planned))
  return [...taken, ...running]
}

async function addAttempts(
  deps: Deps,
  tx: Db,
  taken: readonly YearAttempt[],
  given: { now: Date; reviewerId: string },
): Promise<void> {
  await addRows(tx, consents, taken.map(toConsentRow))
  await addRows(
    tx,
    attempts,
    taken.map((attempt) => toAttemptRow(attempt, given.now)),
  )
  await addRows(
    tx,
    attemptEvents,
    taken.flatMap(({ events }) => events),
  )
  await addRows(
    tx,
    answers,
    taken.flatMap(({ answers: written }) => written),
  )
  await addRows(
    tx,
    evaluations,
    taken.flatMap(({ evaluation }) => evaluation ?? []),
  )
  await addRows(
    tx,
    reviews,
    taken.flatMap(({ review, secondReview }) => [review ?? [], secondReview ?? []].flat()),
  )
  await addRows(
    tx,
    acceptedEvidence,
    taken.flatMap((attempt) => toAcceptedRows(attempt, given)),
  )
  await addRows(
    tx,
    appeals,
    taken.flatMap(({ appeal }) => appeal ?? []),
  )
  await addYearMedia(deps, tx, taken, given.now)
}
