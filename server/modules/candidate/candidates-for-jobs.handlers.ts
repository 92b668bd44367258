import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/handler'
import type { Lang } from '../../http/language'
import { pictureUrl } from '../../http/pictures'
import type { Session } from '../../http/session'
import { fullName } from '../assessments/result.presenter'
import { jobNotFound } from './candidate.errors'
import { candidateFacts } from './candidate-facts.rules'
import { candidatesFor, findCompanyJob, type FoundCandidate, lastScores, placesOf } from './candidates-for-jobs.store'
import { jobFactsOf } from './job-facts.rules'
import type { JobRow } from './jobs.store'
import { presentFit } from './matching-job.presenter'
import { type Fit, fitOf, listedAbove, pointsFrom, scoreOf } from './matching.rules'

type Schemas = components['schemas']
type Query = Schemas['CandidatesForJobsQuery']

/** So many of a job are ranked, the best; nobody pages beyond them. */
const mostRanked = 10_000

/** The candidates of a job, ranked on demand. */
export function candidatesForJobsHandlers(deps: Deps) {
  const { matching } = deps

  async function jobOf(session: Session, id: string): Promise<JobRow> {
    // A recruiter's jobs are those of the company; an admin's are everybody's.
    const job = await findCompanyJob(deps.db, id, session.role === 'recruiter admin' ? null : session.companyId)
    if (job === null || (session.role !== 'recruiter admin' && session.companyId === null)) throw jobNotFound()
    return job
  }

  async function candidatesOf(job: JobRow, { user_ids: userIds, name, score_min: scoreMin, applied, page, limit }: Query, lang: Lang) {
    const facts = jobFactsOf(job, matching.kin)
    const only = await placesOf(deps.db, { userIds, name, appliedFor: applied === true ? job.id : undefined })
    const above = scoreMin === undefined ? listedAbove : Math.max(listedAbove, pointsFrom(scoreMin) - 1)
    const ranked = await matching.candidatesOf(facts, { first: Math.min(page * limit, mostRanked), only, above })
    if (ranked === null) return { jid: job.id, candidates_loading: true, total: 0, candidates: [] }
    const shown = ranked.best.slice((page - 1) * limit, page * limit)
    const found = await candidatesFor(deps.db, job.id, shown.map(({ ordinal }) => ordinal))
    const scores = await lastScores(deps.db, found.map(({ user }) => user.id))
    const { rarity } = await matching.publishedJobs()
    const candidates = shown.flatMap(({ ordinal }) => {
      const one = found.find(({ indexed }) => indexed.ordinal === ordinal)
      if (one === undefined) return []
      const fit = fitOf(facts, candidateFacts(one.indexed, matching.month()), { rarity, kin: matching.kin })
      return [{ ...presentCandidate(job.id, one, fit, lang), avatar_url: pictureUrl(deps, one.user.avatarFileId), english_assessment: scores.get(one.user.id)?.english ?? null, annotation_assessment: scores.get(one.user.id)?.annotation ?? null }]
    })
    return { jid: job.id, candidates_loading: false, total: Math.min(ranked.total, mostRanked), candidates }
  }

  return {
    async checkMatchingCandidates({ params, session }) {
      const ranked = await matching.candidatesOf(jobFactsOf(await jobOf(session, params.id), matching.kin), { first: 0 })
      return { data: { exists: (ranked?.total ?? 0) > 0, matching_candidates: ranked?.total ?? 0, candidates_loading: ranked === null } }
    },

    async listCandidatesForJobs({ body, session, lang }) {
      const { page, limit } = body
      const results = []
      for (const id of body.job_ids) results.push(await candidatesOf(await jobOf(session, id), body, lang))
      return { data: { results, page, limit, total: results.reduce((sum, { total }) => sum + total, 0) } }
    },
  } satisfies Partial<Handlers>
}

const presentCandidate = (jobId: string, { indexed, user, city, mine }: FoundCandidate, fit: Fit, lang: Lang): Omit<Schemas['MatchedCandidate'], 'avatar_url' | 'english_assessment' | 'annotation_assessment'> => ({
  job_id: jobId,
  user_id: user.id,
  score: scoreOf(fit.points),
  full_name: fullName(user),
  current_title: indexed.currentTitle,
  city: city as Schemas['City'] | null,
  ...presentFit(fit, lang),
  applied_at: mine?.status === 'applied' ? (mine.statusAt?.toISOString() ?? null) : null,
  poked_at: mine?.pokedAt?.toISOString() ?? null,
})
