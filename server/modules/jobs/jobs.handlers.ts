import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { recordAudit } from '../../db/audit'
import { addListTicket } from '../../db/tickets'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Call, Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import type { Session } from '../../http/contract/session'
import { gulfDay } from '../candidates/candidate.rules'
import { jobTotals } from './job-totals.store'
import { companyMissing, companyNotFound, jobLimitReached, jobNotFound } from './jobs.errors'
import {
  emptyJob,
  type JobContent,
  jobOfPosting,
  type JobSourceMode,
  getMissing,
  modeOfSource,
  findRefusals,
  countRemaining,
  usualJobLimit,
  withFields,
} from './jobs.rules'
import {
  addJob,
  applicationsFor,
  changeJob,
  countFitting,
  countTopJobs,
  findCompany,
  findJob,
  forgetUpload,
  holdCompany,
  holdJob,
  jobIds,
  type JobRow,
  jobRows,
  removeJob,
  storeLimit,
} from './jobs.store'
import { getOwner } from '../companies/owner.rules'
import { presentJobs } from './jobs.presenter'
import { readJob } from './read-job.job'

/** The values that an answer about a job contains besides the job. */
interface Said {
  lang: Lang
  message: string
  mode: JobSourceMode
}

/**
 * A company's jobs: what is read of them is a draft that a person corrects, and what is published
 * is matched.
 */
export function jobHandlers(deps: Deps) {
  // Reading costs a thread and a page of somebody else's.
  const reading = limit(deps, 'job-readings', 60, 10 * 60)
  const today = () => gulfDay(deps.clock.now())

  async function answer(id: string, session: Session, said: Said) {
    const found = await findJob(deps.db, id, getOwner(session))
    const [data] = found === null ? [] : await presentJobs(deps, [found], said.lang)
    if (data === undefined) throw jobNotFound()
    return { data: { ...data, mode: said.mode }, message: said.message }
  }

  /** The company that a session posts for, while it may post more. */
  async function companyWithRoom(tx: Db, session: Session): Promise<string> {
    if (session.companyId === null) throw companyMissing()
    const company = await holdCompany(tx, session.companyId)
    if (company === null) throw companyMissing()
    if (countRemaining(company.jobLimit ?? usualJobLimit, company.open) === 0)
      throw jobLimitReached(deps.env.CONTACT_EMAIL)
    return session.companyId
  }

  async function post(
    session: Session,
    content: JobContent,
    from: {
      source: JobRow['source']
      sourceUrl: string | null
      published: boolean
      upload: { uploadId: string; fileId: string; storageKey: string } | null
    },
  ): Promise<string> {
    return deps.db.transaction(async (tx) => {
      const companyId = await companyWithRoom(tx, session)
      const now = deps.clock.now()
      const id = await addJob(tx, content, {
        companyId,
        postedBy: session.userId,
        source: from.source,
        sourceUrl: from.sourceUrl,
        published: from.published,
        now,
      })
      if (from.upload !== null) {
        await forgetUpload(tx, from.upload.uploadId, from.upload.fileId)
        await deps.jobs.send(tx, 'files.delete', { storage_keys: [from.upload.storageKey] })
      }
      await recordAudit(tx, {
        act: 'job.posted',
        userId: session.userId,
        subject: { kind: 'job', id },
        at: now,
        detail: { title: content.title, source: from.source, published: from.published },
      })
      return id
    })
  }

  /** Stores a change of a job, once for all who change it; a published one stays whole. */
  async function change(
    session: Session,
    id: string,
    make: (job: JobRow) => JobContent,
  ): Promise<void> {
    await deps.db.transaction(async (tx) => {
      const job = await holdJob(tx, id, getOwner(session))
      if (job === null) throw jobNotFound()
      const content = make(job)
      // A closing day that has passed since is no reason to refuse another correction.
      if (job.status !== 'draft')
        refuseIfAny(getMissing(content, content.closesOn === job.closesOn ? '' : today()))
      const now = deps.clock.now()
      await changeJob(tx, id, { ...content, updatedAt: now })
      await recordAudit(tx, {
        act: 'job.changed',
        userId: session.userId,
        subject: { kind: 'job', id },
        at: now,
        detail: { title: content.title },
      })
    })
  }

  return {
    async postJob({ body, session, lang }) {
      await deps.db.transaction((tx) => companyWithRoom(tx, session))
      if (body.source === 'form') {
        const published = body.publish ?? false
        refuseIfAny(findRefusals(body.job, loadTaxonomy()))
        const content = withFields(emptyJob, body.job, loadTaxonomy())
        if (published) refuseIfAny(getMissing(content, today()))
        const id = await post(session, content, {
          source: 'form',
          sourceUrl: null,
          published,
          upload: null,
        })
        const message = translate(lang, published ? 'notices:job_posted' : 'notices:job_saved')
        return answer(id, session, { lang, message, mode: modeOfSource.form })
      }
      await reading.take(session.userId)
      const { posting, sourceUrl, upload } = await readJob(deps, body, session.userId)
      const company = await findCompany(deps.db, session.companyId ?? '')
      const id = await post(
        session,
        jobOfPosting(posting, company?.industry ?? '', loadTaxonomy()),
        { source: body.source, sourceUrl, published: false, upload },
      )
      const read = body.source === 'link' ? 'notices:job_crawled' : 'notices:job_parsed'
      const mode = modeOfSource[body.source]
      return answer(id, session, { lang, message: translate(lang, read), mode })
    },

    async listPostedJobs({ body, session, lang, timeZone }) {
      const { page, limit_per_page: take, download_report: format, ...ask } = body
      const owner = getOwner(session)
      const total = await countFitting(deps.db, ask, owner)
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit: take,
            total,
            url: await addListTicket(deps, session.userId, {
              name: 'jobs',
              format,
              lang,
              timeZone,
              ask,
              owner,
            }),
          },
        }
      const found = await jobIds(deps.db, ask, owner, { skip: page * take, take })
      const rows = await jobRows(
        deps.db,
        found.map(({ id }) => id),
      )
      const results = await presentJobs(deps, rows, lang)
      return { data: { results, mode: 'listing', page, limit: take, total } }
    },

    async countPostedJobs({ session }) {
      return { data: await jobTotals(deps.db, getOwner(session)) }
    },

    async publishJob({ params, session, lang }) {
      await deps.db.transaction(async (tx) => {
        const job = await holdJob(tx, params.id, getOwner(session))
        if (job === null) throw jobNotFound()
        if (job.status === 'published') return
        refuseIfAny(getMissing(job, today()))
        const now = deps.clock.now()
        await changeJob(tx, job.id, { status: 'published', publishedAt: now, updatedAt: now })
        await recordAudit(tx, {
          act: 'job.published',
          userId: session.userId,
          subject: { kind: 'job', id: job.id },
          at: now,
          detail: { title: job.title },
        })
      })
      const message = translate(lang, 'notices:job_posted')
      return answer(params.id, session, { lang, message, mode: 'standardised' })
    },

    async updateJob({ body, session, lang }) {
      refuseIfAny(findRefusals(body.job, loadTaxonomy()))
      await change(session, body.job_id, (job) => withFields(job, body.job, loadTaxonomy()))
      const message = translate(lang, 'notices:job_updated')
      return answer(body.job_id, session, { lang, message, mode: 'standardised' })
    },

    async updateJobDescription({ body, session, lang }) {
      await change(session, body.job_id, (job) =>
        withFields(job, { description: body.description }, loadTaxonomy()),
      )
      const message = translate(lang, 'notices:job_updated')
      return answer(body.job_id, session, { lang, message, mode: 'edit text post' })
    },

    async deleteJob({ body, session, lang }) {
      await deps.db.transaction(async (tx) => {
        const job = await holdJob(tx, body.job_id, getOwner(session))
        if (job === null) throw jobNotFound()
        const applications = (await applicationsFor(tx, [job.id])).get(job.id) ?? 0
        await removeJob(tx, job.id)
        await recordAudit(tx, {
          act: 'job.deleted',
          userId: session.userId,
          subject: { kind: 'job', id: job.id },
          at: deps.clock.now(),
          detail: { title: job.title, status: job.status, company_id: job.companyId, applications },
        })
      })
      const { total } = await jobTotals(deps.db, getOwner(session))
      return { data: { job_id: body.job_id, total }, message: translate(lang, 'notices:removed') }
    },

    async removeTopJob({ params, session, lang }) {
      await deps.db.transaction(async (tx) => {
        const job = await holdJob(tx, params.id, getOwner(session))
        if (job === null) throw jobNotFound()
        if (job.offDashboard) return
        await changeJob(tx, job.id, { offDashboard: true })
        await recordAudit(tx, {
          act: 'job.off_dashboard',
          userId: session.userId,
          subject: { kind: 'job', id: job.id },
          at: deps.clock.now(),
          detail: { title: job.title },
        })
      })
      return {
        data: { jid: params.id, total: await countTopJobs(deps.db, getOwner(session)) },
        message: translate(lang, 'notices:removed'),
      }
    },

    async setJobLimit({ params, body, session }: Call<'setJobLimit'>) {
      await deps.db.transaction(async (tx) => {
        const company = await holdCompany(tx, params.company_id)
        if (company === null) throw companyNotFound()
        await storeLimit(tx, params.company_id, body.limit)
        await recordAudit(tx, {
          act: 'company.job_limit',
          userId: session.userId,
          subject: { kind: 'company', id: params.company_id },
          at: deps.clock.now(),
          detail: { from: company.jobLimit, to: body.limit },
        })
      })
      return { data: await jobTotals(deps.db, params.company_id) }
    },
  } satisfies Partial<Handlers>
}

function refuseIfAny(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw fieldsRefused(fields)
}
