import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { components } from '../../openapi/generated/api'
import type { Db } from './db'
import { newId } from './id'
import { users } from '../modules/auth/auth.table'
import { notifications } from '../modules/notifications/notifications.table'

interface Attempt {
  id: string
  assessmentId: components['schemas']['AssessmentId']
}

interface Job {
  id: string
  title: string
  company: string
}

/** The content of a notification, with the values for its words. */
export type News =
  | { kind: 'approved' | 'registration' }
  | { kind: 'declined'; reason: string }
  | {
      kind: 'result_ready' | 'redo_granted' | 'result_restored' | 'appeal_refused'
      attempt: Attempt
    }
  /** `lastDay` is the last one on which the candidate can ask for a review. */
  | { kind: 'disqualified'; attempt: Attempt; why: 'phone' | 'disqualified'; lastDay: string }
  /** `grant` distinguishes grants, so that each has its own notification. */
  | { kind: 'time_granted'; attempt: Attempt; grant: string; minutes: number }
  | { kind: 'appeal_made'; attempt: Attempt; name: string }
  | { kind: 'poked' | 'job_match'; job: Job }
  | { kind: 'application'; job: Job; name: string }
  | {
      kind: 'interview' | 'interview_cancelled' | 'interview_not_attended'
      interviewId: string
      job: Job
    }
  | { kind: 'employed' | 'employment_ended'; employmentId: string; company: string }

/**
 * Adds a notification for these people in the transaction `db`, visible from `at` on. An unread one
 * of the same kind and subject is replaced and counted, so that ten applications for a job are one
 * line.
 */
export async function addNotifications(
  db: Db,
  userIds: readonly string[],
  news: News,
  at: Date,
): Promise<void> {
  // In one order everywhere, so that two who tell the same people do not wait for each other.
  const people = [...new Set(userIds)].sort()
  for (let from = 0; from < people.length; from += atOnce) {
    const rows = people
      .slice(from, from + atOnce)
      .map((userId) => ({ id: newId(at.getTime()), userId, at, times: 1, ...toColumns(news) }))
    await db
      .insert(notifications)
      .values(rows)
      .onConflictDoUpdate({
        target: [notifications.userId, notifications.kind, notifications.subject],
        targetWhere: isNull(notifications.readAt),
        set: {
          at: sql`excluded.at`,
          words: sql`excluded.words`,
          times: sql`${notifications.times} + 1`,
        },
      })
  }
}

/** A statement takes 65,535 values. */
const atOnce = 1000

/** Tells every admin. */
export async function notifyAdmins(db: Db, news: News, at: Date): Promise<void> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.roleName, 'recruiter admin'), eq(users.approvalStatus, 'APPROVED')))
  await addNotifications(
    db,
    admins.map(({ id }) => id),
    news,
    at,
  )
}

/** Deletes notifications of these people that were not visible by `now`. */
export const withdrawNotifications = (
  db: Db,
  userIds: readonly string[],
  kinds: readonly News['kind'][],
  now: Date,
): Promise<unknown> =>
  db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        inArray(notifications.kind, [...kinds]),
        gte(notifications.at, now),
      ),
    )

type Columns = Pick<
  typeof notifications.$inferInsert,
  'kind' | 'subject' | 'words' | 'jobId' | 'interviewId' | 'attemptId' | 'assessmentId'
>

function toColumns(news: News): Columns {
  const { kind } = news
  switch (kind) {
    case 'approved':
    case 'registration':
      return { kind, subject: 'account', words: {} }
    case 'declined':
      return { kind, subject: 'account', words: { reason: news.reason } }
    case 'result_ready':
    case 'redo_granted':
    case 'result_restored':
    case 'appeal_refused':
      return { kind, subject: news.attempt.id, words: {}, ...about(news.attempt) }
    case 'disqualified':
      return {
        kind,
        subject: news.attempt.id,
        words: { why: news.why, last_day: news.lastDay },
        ...about(news.attempt),
      }
    case 'time_granted':
      return { kind, subject: news.grant, words: { count: news.minutes }, ...about(news.attempt) }
    case 'appeal_made':
      return { kind, subject: news.attempt.id, words: { name: news.name }, ...about(news.attempt) }
    case 'poked':
    case 'job_match':
      return { kind, subject: news.job.id, words: getWords(news.job), jobId: news.job.id }
    case 'application':
      return {
        kind,
        subject: news.job.id,
        words: { ...getWords(news.job), name: news.name },
        jobId: news.job.id,
      }
    case 'interview':
    case 'interview_cancelled':
    case 'interview_not_attended':
      return {
        kind,
        subject: news.interviewId,
        words: getWords(news.job),
        jobId: news.job.id,
        interviewId: news.interviewId,
      }
    case 'employed':
    case 'employment_ended':
      return { kind, subject: news.employmentId, words: { company: news.company } }
  }
}

const about = ({ id, assessmentId }: Attempt) => ({ attemptId: id, assessmentId })
const getWords = ({ title, company }: Job) => ({ job: title, company })
