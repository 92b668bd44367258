import { foldText } from '../../../machines/shared/fold'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import type { Lang } from '../../http/contract/language'
import { jobNotFound } from '../candidates/candidate.errors'
import { gulfDay } from '../candidates/candidate.rules'
import { candidateFacts } from './candidate-facts.rules'
import { freshCandidate } from './index/candidate-index.store'
import { getJobFacts } from './job-facts.rules'
import type { IndexedJob, JobIndex, RankedJob } from './index/job-index'
import {
  type CandidateJob,
  type CandidatesJob,
  listCandidateJobs,
  jobsFor,
  storeShown,
  ownJobs,
} from '../jobs/candidate-jobs.store'
import { presentMatchingJob } from './matching-job.presenter'
import { type CandidateFacts, toFit, toScore } from './matching.rules'
import { resolveCandidate } from '../candidates/resolve-candidate.store'

export function matchingJobHandlers(deps: Deps) {
  const { matching } = deps

  /** The jobs as they fit, each explained from its own row. */
  async function explained(
    rows: readonly CandidatesJob[],
    facts: CandidateFacts,
    lang: Lang,
    best?: number,
  ) {
    const { rarity } = await matching.publishedJobs()
    return rows.map((row) => {
      const job = getJobFacts(row.job, matching.relatedSkills)
      const fit = toFit(job, facts, { rarity, relatedSkills: matching.relatedSkills })
      return {
        fit,
        shown: presentMatchingJob(row, {
          facts: job,
          fit,
          best: best ?? fit.points,
          lang,
          key: deps,
        }),
      }
    })
  }

  const rankJobs = (facts: CandidateFacts): Promise<RankedJob[]> =>
    matching.jobsOf(facts, gulfDay(deps.clock.now()))
  const listedAbove = () => toScore(matching.listedAbove)

  return {
    async listMatchingJobs({ query, session, lang }) {
      const { page = 1, limit = 12, job_id: only } = query
      const { userId, facts } = await resolveCandidate(deps, session, query.candidate_id)
      const ranked = await rankJobs(facts)
      // Likes, applications and dismissals of a candidate are shown to nobody else.
      const isOwn = session.userId === userId
      const mine = new Map(
        isOwn ? (await listCandidateJobs(deps.db, userId)).map((row) => [row.jobId, row]) : [],
      )
      const listed =
        only === undefined
          ? [...ranked, ...likedAmong(ranked, mine, await matching.publishedJobs(), query)]
              .filter(({ job }) => isWanted(job, query, mine))
              .map(({ job }) => job.id)
          : [only]
      const rows = await jobsFor(deps.db, userId, listed.slice((page - 1) * limit, page * limit))
      if (only !== undefined && rows.length === 0) throw jobNotFound()
      const results = await explained(
        isOwn ? rows : rows.map((row) => ({ ...row, mine: null })),
        facts,
        lang,
        ranked[0]?.points ?? 0,
      )
      // What a recruiter looks at was not shown to the candidate.
      if (isOwn)
        await storeShown(
          deps.db,
          userId,
          results.map(({ fit, shown }) => ({ jobId: shown.jid, points: fit.points })),
          deps.clock.now(),
        )
      return {
        data: {
          results: results.map(({ shown }) => shown),
          page,
          limit,
          total: listed.length,
          listed_above: listedAbove(),
        },
      }
    },

    async listOwnJobs({ body, session, lang }) {
      const { list, page, limit } = body
      const candidate = await freshCandidate(deps.db, session.userId, matching.derive)
      const facts = candidateFacts(candidate, matching.month())
      const { rows, total } = await ownJobs(deps.db, session.userId, list, {
        skip: (page - 1) * limit,
        take: limit,
      })
      const results = await explained(rows, facts, lang, (await rankJobs(facts))[0]?.points ?? 0)
      return {
        data: {
          results: results.map(({ shown }) => shown),
          page,
          limit,
          total,
          listed_above: listedAbove(),
        },
      }
    },
  } satisfies Partial<Handlers>
}

interface Filter {
  job_title?: string | undefined
  sector?: string | undefined
  city?: string | undefined
  job_type?: string | undefined
  is_favorite?: boolean | undefined
}

/** A liked job stays among the favourites, however little it matches by now. */
function likedAmong(
  ranked: readonly RankedJob[],
  mine: ReadonlyMap<string, CandidateJob>,
  index: JobIndex,
  { is_favorite: onlyFavorites }: Filter,
): { job: IndexedJob }[] {
  if (onlyFavorites !== true) return []
  const known = new Set(ranked.map(({ job }) => job.id))
  const liked = [...mine.values()]
    .filter(({ jobId, isFavorite }) => isFavorite && !known.has(jobId))
    .map(({ jobId }) => jobId)
  return liked
    .toSorted()
    .flatMap((id) => index.find(id) ?? [])
    .map((job) => ({ job }))
}

/** Whether a job fits what the list is narrowed to. One that was dismissed is not listed again. */
function isWanted(
  job: IndexedJob,
  filter: Filter,
  mine: ReadonlyMap<string, CandidateJob>,
): boolean {
  const own = mine.get(job.id)
  return (
    own?.status !== 'dismissed' &&
    (filter.job_title === undefined || job.title.includes(foldText(filter.job_title))) &&
    (filter.sector === undefined || job.sector === filter.sector) &&
    (filter.city === undefined || job.city === filter.city) &&
    (filter.job_type === undefined || job.jobType === filter.job_type) &&
    (filter.is_favorite !== true || own?.isFavorite === true)
  )
}
