import type { components } from '../../../openapi/generated/api'
import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import type { Lang } from '../../http/contract/language'
import type { Session } from '../../http/contract/session'
import { jobNotFound } from '../candidates/candidate.errors'
import { findCompanyJob } from './candidates-for-jobs.store'
import { getJobFacts } from './job-facts.rules'
import type { JobRow } from '../jobs/candidate-jobs.store'
import { toScore } from './matching.rules'
import { matchedRows, rankCandidates } from './rank-candidates'

/** The candidates of a job, ranked on demand. */
export function candidatesForJobsHandlers(deps: Deps) {
  const { matching } = deps

  /** A recruiter's jobs are those of the company; an admin's are everybody's. */
  function toOwner(session: Session): string | null {
    if (session.role === 'recruiter admin') return null
    if (session.companyId === null) throw jobNotFound()
    return session.companyId
  }

  async function getJob(session: Session, id: string): Promise<JobRow> {
    const job = await findCompanyJob(deps.db, id, toOwner(session))
    if (job === null) throw jobNotFound()
    return job
  }

  async function toRankedPage(
    session: Session,
    job: JobRow,
    { page, limit, ...ask }: components['schemas']['CandidatesForJobsQuery'],
    lang: Lang,
  ) {
    const ranked = await rankCandidates(deps, job, ask, page * limit)
    if (ranked === null) return { jid: job.id, candidates_loading: true, total: 0, candidates: [] }
    const rows = await matchedRows(
      deps,
      session,
      job,
      ranked.places.slice((page - 1) * limit, page * limit),
      lang,
    )
    return {
      jid: job.id,
      candidates_loading: false,
      total: ranked.total,
      candidates: rows.map(({ matched }) => matched),
    }
  }

  return {
    async checkMatchingCandidates({ params, session }) {
      const ranked = await matching.candidatesOf(
        getJobFacts(await getJob(session, params.id), matching.relatedSkills),
        { first: 0 },
      )
      return {
        data: {
          exists: (ranked?.total ?? 0) > 0,
          matching_candidates: ranked?.total ?? 0,
          candidates_loading: ranked === null,
        },
      }
    },

    async listCandidatesForJobs({ body, session, lang, timeZone }) {
      const { page, limit, download_report: format, ...ask } = body
      const results = []
      for (const id of body.job_ids)
        results.push(await toRankedPage(session, await getJob(session, id), body, lang))
      const listedAbove = toScore(matching.listedAbove)
      const total = results.reduce((sum, one) => sum + one.total, 0)
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total,
            listed_above: listedAbove,
            url: await addListTicket(deps, session.userId, {
              name: 'matching',
              format,
              lang,
              timeZone,
              ask,
              owner: toOwner(session),
            }),
          },
        }
      return { data: { results, page, limit, total, listed_above: listedAbove } }
    },
  } satisfies Partial<Handlers>
}
