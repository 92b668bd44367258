import { interviewCancelled } from '../../content/demo/year/recruiters'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import {
  interviewEvents,
  interviewJobs,
  interviews,
} from '../../modules/interviews/interviews.table'
import { plusSeconds } from '../../runtime/clock'
import { addRows } from './add-rows.store'
import type { Application, YearJob } from './year-jobs'
import { daySeconds } from './year-people'

type Interview = typeof interviews.$inferInsert
type Event = typeof interviewEvents.$inferInsert

/** Among a company's past interviews one was cancelled and one was not attended. */
const notHeld: Partial<Record<number, 'cancelled' | 'not_attended'>> = {
  4: 'cancelled',
  5: 'not_attended',
}

/** Of the applications to a company so many lead to an interview, one of each candidate. */
const ofEach = 7

/** Interviews of every company: behind, ahead, and two that go on while the demonstration begins. */
export async function addYearInterviews(
  tx: Db,
  applied: readonly Application[],
  now: Date,
): Promise<void> {
  const invited = new Set<string>()
  const byRecruiter = new Map<string, Application[]>()
  for (const application of applied.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const { recruiterId } = application.job
    const own = byRecruiter.get(recruiterId) ?? []
    if (own.length >= ofEach || invited.has(application.person.id)) continue
    invited.add(application.person.id)
    byRecruiter.set(recruiterId, [...own, application])
  }
  const rows = [...byRecruiter.values()].flatMap((own, company) =>
    own.map((application, place) => toInterview(application, { company, place, now })),
  )
  const known = new Map<string, YearJob>()
  for (const { job } of rows) known.set(job.id, job)
  await addRows(
    tx,
    interviewJobs,
    [...known.values()].map(({ id, companyId, title }) => ({
      jobId: id,
      id: `IV-${newId().slice(-12).toUpperCase()}`,
      companyId,
      title,
    })),
  )
  await addRows(
    tx,
    interviews,
    rows.map(({ interview }) => interview),
  )
  await addRows(
    tx,
    interviewEvents,
    rows.flatMap(({ interview }) => makeEvents(interview)),
  )
}

/**
 * The latest applications are met in the days ahead, the others were within days of their
 * application; at two companies one is going on.
 */
function toInterview(
  { person, job, at }: Application,
  { company, place, now }: { company: number; place: number; now: Date },
): { job: YearJob; interview: Interview } {
  const goesOn = place === 2 && company < 2
  const isAhead = place < 2
  const scheduledAt = goesOn
    ? plusSeconds(now, -15 * 60)
    : isAhead
      ? workingHour(plusSeconds(now, (2 + place * 3) * daySeconds), 9 + place, 1)
      : workingHour(earliest(plusSeconds(at, 4 * daySeconds), now), 9 + place, -1)
  const status = goesOn
    ? company === 0
      ? 'started'
      : 'in_process'
    : scheduledAt > now
      ? 'invite_sent'
      : (notHeld[place] ?? 'finished')
  const wasHeld = status !== 'invite_sent' && status !== 'cancelled' && status !== 'not_attended'
  const begun = wasHeld ? plusSeconds(scheduledAt, 120) : null
  return {
    job,
    interview: {
      id: newId(at.getTime()),
      jobId: job.id,
      recruiterId: job.recruiterId,
      candidateId: person.id,
      status,
      scheduledAt,
      durationMinutes: 45,
      timeZone: 'Asia/Dubai',
      candidateTimeZone: 'Asia/Dubai',
      place: place % 2 === 0 ? 'https://meet.masar.example/room' : null,
      note: null,
      startedAt: begun,
      finishedAt: status === 'finished' ? plusSeconds(scheduledAt, 42 * 60) : null,
      moves: status === 'cancelled' ? 1 : 0,
      cancelReason: status === 'cancelled' ? interviewCancelled[person.lang] : null,
      createdAt: new Date(Math.min(at.getTime() + 3600_000, scheduledAt.getTime() - 7_200_000)),
    },
  }
}

const earliest = (at: Date, now: Date): Date =>
  at > plusSeconds(now, -daySeconds) ? plusSeconds(now, -daySeconds) : at

/** This hour in the Emirates on the day, or on the next working day in that direction. */
function workingHour(day: Date, hour: number, direction: 1 | -1): Date {
  const at = new Date(day)
  at.setUTCHours(hour - 4, 0, 0, 0)
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6) at.setUTCDate(at.getUTCDate() + direction)
  return at
}

/** What led to the status that an interview has. */
function makeEvents(interview: Interview): Event[] {
  const makeEvent = (action: Event['action'], status: Event['status'], at: Date): Event => ({
    id: newId(at.getTime()),
    interviewId: interview.id,
    action,
    status,
    at,
    actorId: interview.recruiterId,
    note: null,
  })
  const { startedAt, finishedAt, status } = interview
  const begun = startedAt ?? null
  return [
    makeEvent('invited', 'invite_sent', interview.createdAt),
    ...(begun === null ? [] : [makeEvent('started', 'started', begun)]),
    ...(begun === null || status === 'started'
      ? []
      : [makeEvent('in_process', 'in_process', plusSeconds(begun, 240))]),
    ...(status === 'cancelled'
      ? [makeEvent('cancelled', 'cancelled', plusSeconds(interview.scheduledAt, -3600))]
      : []),
    ...(status === 'not_attended'
      ? [makeEvent('not_attended', 'not_attended', plusSeconds(interview.scheduledAt, 46 * 60))]
      : []),
    ...(finishedAt == null ? [] : [makeEvent('finished', 'finished', finishedAt)]),
  ]
}
