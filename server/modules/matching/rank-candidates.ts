import type { components } from '../../../openapi/generated/api'
import type { Viewer } from '../../db/contact'
import type { Deps } from '../../deps'
import type { Lang } from '../../http/contract/language'
import { pictureUrl } from '../../http/pictures'
import { presentOutcome } from '../results/overall/overall.presenter'
import { overallRows } from '../results/overall/overall.store'
import { fullName } from '../results/result.presenter'
import { candidateFacts } from './candidate-facts.rules'
import {
  candidatesFor,
  type FoundCandidate,
  type MatchingQuery,
  placesBy,
  getPlaces,
} from './candidates-for-jobs.store'
import { getJobFacts } from './job-facts.rules'
import type { JobRow } from '../jobs/candidate-jobs.store'
import { presentFit } from './matching-job.presenter'
import { type Fit, toFit, pointsFrom, toScore } from './matching.rules'

type Matched = components['schemas']['MatchedCandidate']

/** The number of ranked candidates of a job, the best first; pages end there. */
const mostRanked = 10_000

export interface RankedPlaces {
  total: number
  /** Places in the index, in the order of the list. */
  places: readonly number[]
}

/**
 * The candidates of a job that fit, in order, as far as `upTo`; null while they are read for the
 * first time.
 */
export async function rankCandidates(
  { db, matching }: Deps,
  job: JobRow,
  { user_ids: userIds, name, score_min: scoreMin, applied, sort }: MatchingQuery,
  upTo = mostRanked,
): Promise<RankedPlaces | null> {
  const only = await getPlaces(db, {
    userIds,
    name,
    appliedFor: applied === true ? job.id : undefined,
  })
  const above = scoreMin === undefined ? undefined : pointsFrom(scoreMin) - 1
  // Only the best are known without knowing all of them.
  const first = sort === '-score' ? Math.min(upTo, mostRanked) : mostRanked
  const ranked = await matching.candidatesOf(getJobFacts(job, matching.relatedSkills), {
    first,
    only,
    above,
  })
  if (ranked === null) return null
  const best = ranked.best.map(({ ordinal }) => ordinal)
  return { total: Math.min(ranked.total, mostRanked), places: await inOrder() }

  async function inOrder(): Promise<readonly number[]> {
    if (sort === '-score') return best
    if (sort === 'score') return best.toReversed()
    const having = await placesBy(db, sort, job.id, best)
    const placed = new Set(having)
    return [...having, ...best.filter((place) => !placed.has(place))]
  }
}

export interface MatchedRow {
  job: JobRow
  email: string | null
  matched: Matched
}

/**
 * The candidates at these places of the index, each with the reasons why they fit the job; deleted
 * ones are left out.
 */
export async function matchedRows(
  deps: Deps,
  viewer: Viewer,
  job: JobRow,
  places: readonly number[],
  lang: Lang,
): Promise<MatchedRow[]> {
  const { db, matching } = deps
  const facts = getJobFacts(job, matching.relatedSkills)
  const found = new Map(
    (await candidatesFor(db, viewer, job.id, places)).map((one) => [one.indexed.ordinal, one]),
  )
  const taken = new Map(
    (
      await overallRows(
        db,
        [...found.values()].map(({ user }) => user.id),
      )
    ).map((row) => [row.user.id, row]),
  )
  const { rarity } = await matching.publishedJobs()
  return places.flatMap((place) => {
    const one = found.get(place)
    if (one === undefined) return []
    const candidate = candidateFacts(one.indexed, matching.month())
    const fit = toFit(facts, candidate, {
      rarity,
      relatedSkills: matching.relatedSkills,
    })
    const last = taken.get(one.user.id)
    const { english = null, annotation = null } = last?.results ?? {}
    return [
      {
        job,
        email: one.user.email,
        matched: {
          ...presentCandidate(job.id, one, fit, lang),
          avatar_url: pictureUrl(deps, one.user.avatarFileId),
          months_worked: candidate.months,
          english_assessment: english,
          english_outcome: presentOutcome(last?.english?.status, english),
          annotation_assessment: annotation,
          annotation_outcome: presentOutcome(last?.annotation?.status, annotation),
        },
      },
    ]
  })
}

const presentCandidate = (
  jobId: string,
  { indexed, user, city, availabilityMode, availability40Hours, mine }: FoundCandidate,
  fit: Fit,
  lang: Lang,
): Omit<
  Matched,
  | 'avatar_url'
  | 'months_worked'
  | 'english_assessment'
  | 'english_outcome'
  | 'annotation_assessment'
  | 'annotation_outcome'
> => ({
  job_id: jobId,
  user_id: user.id,
  score: toScore(fit.points),
  full_name: fullName(user),
  current_title: indexed.currentTitle,
  city: city as Matched['city'],
  availability_mode: availabilityMode as Matched['availability_mode'],
  availability_40_hours: availability40Hours,
  ...presentFit(fit, lang),
  applied_at: mine?.status === 'applied' ? (mine.statusAt?.toISOString() ?? null) : null,
  poked_at: mine?.pokedAt?.toISOString() ?? null,
})
