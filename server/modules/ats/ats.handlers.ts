import { recordAudit } from '../../db/audit'
import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import type { Session } from '../../http/contract/session'
import {
  atsNotAllowed,
  atsNotConfigured,
  atsPostFailed,
  atsSyncFailed,
  deliveryNotFound,
  jobNotInAts,
  jobNotPublished,
  profileNotFound,
  ssoFailed,
} from './ats.errors'
import { type Ats, AtsFailed, makeAts } from './ats-client'
import { presentDelivery, toState } from './ats.presenter'
import {
  deliveriesAbout,
  findDelivery,
  findSendable,
  isAllowed,
  listPostings,
  reviveDelivery,
  storePermission,
  wantDelivery,
  whoSignsIn,
} from './ats.store'
import { countDeliveries, deliveryIds, deliveryRows } from './ats-list.store'
import { companyNotFound, jobNotFound } from '../jobs/jobs.errors'
import { findJob } from '../jobs/jobs.store'
import { getOwner } from '../companies/owner.rules'
import { sendToAts } from './send-to-ats.job'

/**
 * Jobs and candidates on their way to the applicant tracking system of the deployment. What does
 * not arrive at once is kept and tried again.
 */
export function atsHandlers(deps: Deps) {
  const { db } = deps
  const ats = makeAts(deps)
  // Each try keeps a call of somebody else's system open.
  const sending = limit(deps, 'ats-sendings', 60, 10 * 60)

  const configured = (): Ats => {
    if (ats === null) throw atsNotConfigured()
    return ats
  }

  /** A job that this session sends, where its company may. */
  async function sendable(session: Session, jobId: string) {
    const found = await findJob(db, jobId, getOwner(session))
    if (found === null) throw jobNotFound()
    if (!(await isAllowed(db, found.job.companyId))) throw atsNotAllowed()
    if (found.job.status !== 'published') throw jobNotPublished()
    return found.job
  }

  /** Notes what is to be sent, tries at once, and gives how it stands then. */
  async function deliver(
    to: Ats,
    session: Session,
    { companyId, jobId, userId }: { companyId: string; jobId: string; userId: string | null },
  ) {
    await sending.take(session.userId)
    const id = await db.transaction(async (tx) => {
      const now = deps.clock.now()
      await recordAudit(tx, {
        act: userId === null ? 'job.sent_to_ats' : 'candidate.sent_to_ats',
        userId: session.userId,
        subject: userId === null ? { kind: 'job', id: jobId } : { kind: 'user', id: userId },
        at: now,
        detail: { job_id: jobId, company_id: companyId },
      })
      return wantDelivery(tx, { companyId, jobId, userId, askedBy: session.userId, now })
    })
    await sendToAts(deps, to, id)
    const found = await findDelivery(db, id)
    if (found === null) throw deliveryNotFound()
    return found
  }

  return {
    async postJobToAts({ body, session, lang }) {
      const to = configured()
      const job = await sendable(session, body.job_id)
      const { delivery } = await deliver(to, session, {
        companyId: job.companyId,
        jobId: job.id,
        userId: null,
      })
      if (delivery.state === 'failed') throw atsPostFailed()
      const now = await findJob(db, job.id, null)
      const data = {
        job_id: job.id,
        state: toState(delivery.state),
        external_job_id: now?.job.externalJobId ?? null,
        posted_at: delivery.settledAt?.toISOString() ?? null,
      }
      return {
        data,
        message: translate(
          lang,
          delivery.state === 'sent' ? 'notices:ats_job_sent' : 'notices:ats_queued',
        ),
      }
    },

    async syncCandidateToAts({ params, session, lang }) {
      const to = configured()
      const job = await sendable(session, params.b)
      if (job.externalJobId === null) throw jobNotInAts()
      if ((await findSendable(db, params.a)) === null) throw profileNotFound()
      const { delivery } = await deliver(to, session, {
        companyId: job.companyId,
        jobId: job.id,
        userId: params.a,
      })
      if (delivery.state === 'failed') throw atsSyncFailed()
      const data = {
        candidate_id: params.a,
        job_id: job.id,
        state: toState(delivery.state),
        synced_at: delivery.settledAt?.toISOString() ?? null,
      }
      return {
        data,
        message: translate(
          lang,
          delivery.state === 'sent' ? 'notices:ats_candidate_sent' : 'notices:ats_queued',
        ),
      }
    },

    async getAtsSignIn({ session }) {
      const to = configured()
      if (!(await maySignIn(session))) throw atsNotAllowed()
      await sending.take(session.userId)
      const person = await whoSignsIn(db, session.userId)
      if (person === null) throw ssoFailed()
      try {
        const { url, expiresAt } = await to.signIn(person)
        return { data: { url, expires_at: expiresAt } }
      } catch (error) {
        if (!(error instanceof AtsFailed)) throw error
        deps.log.warn(
          { failure: error.failure, status: error.status },
          'no sign-in to the applicant tracking system',
        )
        throw ssoFailed()
      }
    },

    async getAtsStatus({ query, session }) {
      const owner = getOwner(session)
      const found = query.job_id === undefined ? null : await findJob(db, query.job_id, owner)
      if (query.job_id !== undefined && found === null) throw jobNotFound()
      const allowed =
        found === null ? await maySignIn(session) : await isAllowed(db, found.job.companyId)
      const deliveries =
        query.job_id === undefined && query.candidate_id === undefined
          ? []
          : await deliveriesAbout(db, { owner, jobId: query.job_id, userId: query.candidate_id })
      const postings = query.candidate_id === undefined ? [] : await listPostings(db, owner)
      return {
        data: {
          configured: ats !== null,
          allowed,
          deliveries: deliveries.map(presentDelivery),
          postings: postings.map(({ id, title, company }) => ({
            job_id: id,
            title,
            company_name: company,
          })),
        },
      }
    },

    async listAtsDeliveries({ query, session, lang, timeZone }) {
      const { page = 1, limit: take = 10, download_report: format, ...ask } = query
      const [configured, total] = [ats !== null, await countDeliveries(db, ask)]
      if (format !== undefined)
        return {
          data: {
            configured,
            results: [],
            page,
            limit: take,
            total,
            url: await addListTicket(deps, session.userId, {
              name: 'ats',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const found = await deliveryIds(db, ask, { skip: (page - 1) * take, take })
      const rows = await deliveryRows(
        db,
        found.map(({ id }) => id),
      )
      return { data: { configured, results: rows.map(presentDelivery), page, limit: take, total } }
    },

    async sendToAtsAgain({ params, session, lang }) {
      const to = configured()
      const revived = await db.transaction(async (tx) => {
        const held = await findDelivery(tx, params.id)
        if (held === null) throw deliveryNotFound()
        const { userId, jobId } = held.delivery
        if (!(await reviveDelivery(tx, params.id, deps.clock.now()))) return false
        await recordAudit(tx, {
          act: 'ats.sent_again',
          userId: session.userId,
          subject: userId === null ? { kind: 'job', id: jobId } : { kind: 'user', id: userId },
          at: deps.clock.now(),
          detail: { job_id: jobId },
        })
        return true
      })
      if (revived) await sendToAts(deps, to, params.id)
      const found = await findDelivery(db, params.id)
      if (found === null) throw deliveryNotFound()
      const reasons = {
        sent: 'notices:ats_sent_again',
        waiting: 'notices:ats_queued',
        failed: 'notices:ats_failed_again',
      } as const
      return {
        data: presentDelivery(found),
        message: translate(lang, reasons[found.delivery.state]),
      }
    },

    async setAtsPermission({ params, body, session, lang }) {
      await db.transaction(async (tx) => {
        const before = await storePermission(tx, params.company_id, body.allowed)
        if (before === null) throw companyNotFound()
        await recordAudit(tx, {
          act: 'company.ats_permission',
          userId: session.userId,
          subject: { kind: 'company', id: params.company_id },
          at: deps.clock.now(),
          detail: {
            from: before ? 'allowed' : 'not allowed',
            to: body.allowed ? 'allowed' : 'not allowed',
          },
        })
      })
      return {
        data: { company_id: params.company_id, allowed: body.allowed },
        message: translate(lang, body.allowed ? 'notices:ats_allowed' : 'notices:ats_disallowed'),
      }
    },
  } satisfies Partial<Handlers>

  /** An admin is the platform's; a recruiter's company has to have the permission. */
  async function maySignIn(session: Session): Promise<boolean> {
    const owner = getOwner(session)
    return owner === null || isAllowed(db, owner)
  }
}
