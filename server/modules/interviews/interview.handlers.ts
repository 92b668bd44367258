import { openAmong } from '../../db/contact'
import { newId } from '../../db/id'
import { retentionDays } from '../../db/retention'
import { isTimeZone } from '../../http/contract/time-zone'
import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import type { Session } from '../../http/contract/session'
import { toCalendar } from './calendar.presenter'
import { getOwner } from '../companies/owner.rules'
import { candidateNotFound, interviewNotFound, jobNotFound } from './interview.errors'
import { presentByJob, presentEvent, presentInterview, type Side } from './interview.presenter'
import {
  addEvent,
  addInterview,
  countInterviews,
  getEvents,
  findInterview,
  findJob,
  holdSides,
  interviewIds,
  type InterviewRow,
  interviewRows,
  keepJob,
} from './interview.store'
import { storeTimeZone, findTimeZone } from './time-zone.store'
import { refuseOverlap, takeStep, toOwner } from './apply-step.store'
import { notifySides } from './notify-sides.job'

/** A company's interviews, and a candidate's own. */
export function interviewHandlers(deps: Deps) {
  return {
    async startInterview({ body, session }) {
      if (!isTimeZone(body.time_zone)) throw fieldsRefused({ time_zone: 'invalid' })
      const company = getOwner(session)
      const id = newId()
      await deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        const atOnce = body.scheduled_at === null
        const scheduledAt = body.scheduled_at === null ? now : new Date(body.scheduled_at)
        // A leap second fits the contract's format and is no time that anybody can come at.
        if (Number.isNaN(scheduledAt.getTime())) throw fieldsRefused({ scheduled_at: 'invalid' })
        if (scheduledAt < now) throw fieldsRefused({ scheduled_at: 'time_is_past' })
        const job = await findJob(tx, body.job_id, company)
        if (job === null) throw jobNotFound()
        const candidate = await holdSides(tx, session.userId, body.candidate_id)
        if (candidate === null) throw candidateNotFound()
        const appointment = {
          recruiterId: session.userId,
          candidateId: candidate.id,
          scheduledAt,
          durationMinutes: body.duration_minutes,
        }
        await refuseOverlap(tx, appointment, null)
        await keepJob(tx, job)
        await addInterview(tx, {
          id,
          jobId: job.id,
          ...appointment,
          status: atOnce ? 'started' : 'invite_sent',
          timeZone: body.time_zone,
          candidateTimeZone: await findTimeZone(tx, candidate.id),
          place: toTextOrNull(body.place),
          note: toTextOrNull(body.note),
          startedAt: atOnce ? now : null,
          createdAt: now,
        })
        const event = { interviewId: id, at: now, actorId: session.userId, note: null }
        await addEvent(tx, { ...event, action: 'invited', status: 'invite_sent' })
        if (atOnce) await addEvent(tx, { ...event, action: 'started', status: 'started' })
        await notifySides(deps, tx, id, 'invited')
      })
      return { data: await present(deps, session, id) }
    },

    async resumeInterview({ body, session }) {
      await deps.db.transaction((tx) =>
        takeStep(tx, deps, session, { id: body.interview_id, action: 'resumed', note: null }),
      )
      return { data: await present(deps, session, body.interview_id) }
    },

    async listInterviews({ query, session, lang, timeZone }) {
      const { page = 0, limit = 10, download_report: format, ...asked } = query
      const owner = toOwner(session)
      const isOwn = session.role === 'individual'
      const ask = isOwn ? { ...asked, candidate_id: undefined } : asked
      const total = await countInterviews(deps.db, owner, ask)
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total,
            url: await addListTicket(deps, session.userId, {
              name: 'interviews',
              format,
              lang,
              timeZone,
              ask,
              whose: owner,
            }),
          },
        }
      const found = await interviewIds(deps.db, owner, ask, { skip: page * limit, take: limit })
      const rows = await interviewRows(
        deps.db,
        found.map(({ id }) => id),
      )
      return {
        data: {
          results: presentByJob(
            rows,
            isOwn ? { side: 'candidate' } : await asCompany(deps, session, rows),
          ),
          page,
          limit,
          total,
        },
      }
    },

    async getInterviewHistory({ params, session }) {
      const row = await findInterview(deps.db, params.id, toOwner(session))
      if (row === null) throw interviewNotFound()
      return {
        data: {
          interview: presentInterview(row, await asCompany(deps, session, [row])),
          events: (await getEvents(deps.db, params.id)).map(presentEvent),
        },
      }
    },

    async getInterviewCalendar({ params, session, lang }) {
      const row = await findInterview(deps.db, params.id, toOwner(session))
      if (row === null) throw interviewNotFound()
      const page =
        session.role === 'individual'
          ? '/candidate/interviews'
          : `/recruiter/interviews/${row.interview.id}`
      const summary = translate(lang, 'mail:interview_details.event', {
        job: row.job.title,
        company: row.companyName,
      })
      return {
        data: {
          filename: 'interview.ics',
          content: toCalendar(row, {
            now: deps.clock.now(),
            summary,
            link: `${deps.publicUrl}${page}`,
          }),
        },
      }
    },

    async openOwnInterviews({ body, session }) {
      if (!isTimeZone(body.time_zone)) throw fieldsRefused({ time_zone: 'invalid' })
      return { data: { interviews: await storeTimeZone(deps.db, session.userId, body.time_zone) } }
    },
  } satisfies Partial<Handlers>
}

/** An interview after a step that its company took. */
export async function present(deps: Deps, session: Session, id: string) {
  const found = await findInterview(deps.db, id, 'everybody')
  if (found === null) throw interviewNotFound()
  return presentInterview(found, await asCompany(deps, session, [found]))
}

const asCompany = async (
  { db }: Deps,
  session: Session,
  rows: readonly InterviewRow[],
): Promise<Side> => ({
  side: 'company',
  storedDays: await retentionDays(db, 'recording_retention_days'),
  open: await openAmong(
    db,
    session,
    rows.map(({ interview }) => interview.candidateId),
  ),
})

/** What somebody wrote into a field that may be left empty. */
const toTextOrNull = (text: string | null | undefined): string | null => text?.trim() || null
