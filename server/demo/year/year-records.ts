import { isNull } from 'drizzle-orm'
import { surveyWords } from '../../content/demo/year/recruiters'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { gulfDay } from '../../modules/candidates/candidate.rules'
import { employments } from '../../modules/employees/employments.table'
import { notifications } from '../../modules/notifications/notifications.table'
import {
  surveyAnswers,
  surveyQuestions,
  surveySubmissions,
} from '../../modules/survey/survey.table'
import { plusSeconds } from '../../runtime/clock'
import { addRows } from './add-rows.store'
import { type Chance, startChance } from './chance'
import type { YearAttempt } from './year-attempt'
import type { Application } from './year-jobs'
import { daySeconds, type YearPerson } from './year-people'

/** Some of those who applied were hired weeks later; one in five has left since. */
export async function addYearEmployees(
  tx: Db,
  applied: readonly Application[],
  now: Date,
): Promise<void> {
  const hired = new Set<string>()
  const chance = startChance(17)
  const rows = applied.flatMap(({ person, job, at }) => {
    const since = plusSeconds(at, chance.whole(14, 40) * daySeconds)
    if (hired.has(person.id) || since > now || !chance.often(14)) return []
    hired.add(person.id)
    const left = plusSeconds(since, chance.whole(30, 120) * daySeconds)
    const isGone = left < now && chance.often(35)
    return [
      {
        id: newId(since.getTime()),
        companyId: job.companyId,
        userId: person.id,
        since: gulfDay(since),
        endedOn: isGone ? gulfDay(left) : null,
        addedAt: since,
        addedBy: job.recruiterId,
        endedBy: isGone ? job.recruiterId : null,
      },
    ]
  })
  await addRows(tx, employments, rows)
}

/** Most of those who are through both assessments say how it was. */
export async function addYearSurvey(
  tx: Db,
  taken: readonly YearAttempt[],
  now: Date,
): Promise<void> {
  const asked = await tx.select().from(surveyQuestions).where(isNull(surveyQuestions.deletedAt))
  const chance = startChance(23)
  const through = taken.filter(
    ({ kind, state }) => kind === 'annotation' && state.status === 'COMPLETED',
  )
  const given = through.flatMap(({ person, lastSeenAt }) => {
    const at = plusSeconds(lastSeenAt, chance.whole(300, 3600))
    return at < now && chance.often(72) ? [{ person, at }] : []
  })
  await addRows(
    tx,
    surveySubmissions,
    given.map(({ person, at }) => ({ userId: person.id, submittedAt: at })),
  )
  await addRows(
    tx,
    surveyAnswers,
    given.flatMap(({ person }) =>
      asked.map((question) => ({
        userId: person.id,
        questionId: question.id,
        answer: makeAnswer(question, person, chance),
      })),
    ),
  )
}

function makeAnswer(
  { type, options }: typeof surveyQuestions.$inferSelect,
  { lang }: YearPerson,
  chance: Chance,
): string {
  if (type === 'rating') return String(chance.pick([2, 3, 3, 4, 4, 4, 5, 5]))
  if (type === 'yes_no') return chance.often(24) ? 'yes' : 'no'
  if (type === 'choice')
    return chance.often(45) ? (options[0]?.value ?? '') : chance.pick(options).value
  return chance.pick(surveyWords[lang])
}

/**
 * Notifications: for candidates about their account and results, for recruiters about applications.
 */
export async function addYearNotifications(
  tx: Db,
  {
    people,
    taken,
    applied,
    adminId,
    now,
  }: {
    people: readonly YearPerson[]
    taken: readonly YearAttempt[]
    applied: readonly Application[]
    adminId: string
    now: Date
  },
): Promise<void> {
  const base = { times: 1, words: {}, jobId: null, attemptId: null, assessmentId: null }
  const at = (when: Date) => ({
    id: newId(when.getTime()),
    at: when,
    readAt: when < plusSeconds(now, -6 * daySeconds) ? plusSeconds(when, 7200) : null,
  })
  const accounts = people.flatMap(({ id: userId, decidedAt, fate }) =>
    decidedAt === null || fate === 'declined'
      ? []
      : [{ ...base, ...at(decidedAt), userId, kind: 'approved' as const, subject: 'account' }],
  )
  const results = taken.flatMap(({ id, person, assessmentId, state, review, evaluation }) => {
    const when = review?.at ?? evaluation?.madeAt
    return state.status !== 'COMPLETED' || when === undefined
      ? []
      : [
          {
            ...base,
            ...at(when),
            userId: person.id,
            kind: 'result_ready' as const,
            subject: id,
            attemptId: id,
            assessmentId,
          },
        ]
  })
  const asked = taken.flatMap(({ id, person, assessmentId, appeal }) =>
    appeal === null || appeal.decidedAt != null
      ? []
      : [
          {
            ...base,
            ...at(appeal.madeAt),
            readAt: null,
            userId: adminId,
            kind: 'appeal_made' as const,
            subject: id,
            words: { name: `${person.firstName} ${person.lastName}` },
            attemptId: id,
            assessmentId,
          },
        ],
  )
  // Ten applications for a job are one line: the latest names who applied.
  const lines = new Map<string, Application & { times: number }>()
  for (const application of applied.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    lines.set(application.job.id, {
      ...application,
      times: (lines.get(application.job.id)?.times ?? 0) + 1,
    })
  const applications = [...lines.values()].map(({ person, job, at: when, times }) => ({
    ...base,
    ...at(when),
    times,
    userId: job.recruiterId,
    kind: 'application' as const,
    subject: job.id,
    words: { job: job.title, company: job.company, name: `${person.firstName} ${person.lastName}` },
    jobId: job.id,
  }))
  await addRows(tx, notifications, [...accounts, ...results, ...asked, ...applications])
}
