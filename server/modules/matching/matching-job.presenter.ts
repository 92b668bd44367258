import type { components } from '../../../openapi/generated/api'
import type { Lang } from '../../http/contract/language'
import { type PictureKey, pictureUrl } from '../../http/pictures'
import { hundredths } from '../candidates/candidate.rules'
import { toRef } from './related-skills.rules'
import { type Fit, type JobFacts, toShareOfBest, toScore, type SkillFit } from './matching.rules'
import type { CandidateJob, CandidatesJob, JobRow } from '../jobs/candidate-jobs.store'
import { industryName, nextRoles, roleName, sectorName, skillName } from './labels.presenter'

type Schemas = components['schemas']

interface Shown {
  facts: JobFacts
  fit: Fit
  /** The points of the candidate's best match. */
  best: number
  lang: Lang
  key: PictureKey
}

/**
 * A job with the reasons why it fits. A skill that is met in part is on both sides, with the points
 * that it adds and those that it lacks.
 */
export function presentMatchingJob(
  { job, company, mine }: CandidatesJob,
  { facts, fit, best, lang, key }: Shown,
): Schemas['MatchingJob'] {
  const { industry, sector, city, jobType, availabilityMode, publishedAt } = published(job)
  return {
    jid: job.id,
    external_job_id: job.externalJobId,
    job_title: job.title,
    company_name: company.name,
    company_avatar: pictureUrl(key, company.avatarFileId),
    sector: sectorName(sector, lang),
    industry: industryName(industry, lang),
    city,
    job_type: jobType,
    availability_mode: availabilityMode,
    experience: facts.experience,
    description: job.description,
    posted_at: publishedAt.toISOString(),
    closes_on: job.closesOn,
    matching_score: toScore(fit.points),
    norm_score: toShareOfBest(fit.points, Math.max(best, fit.points)),
    ...presentFit(fit, lang),
    career_path: nextRoles(facts.occupation).map((role) => roleName(role, lang)),
    is_favorite: mine?.isFavorite ?? false,
    application: presentApplication(mine),
  }
}

/** The number of shared words to show, beginning with those that the job uses most. */
const mostWordsShown = 20

/** The explanation of a score, for either side. */
export const presentFit = (
  fit: Fit,
  lang: Lang,
): Pick<
  Schemas['MatchingJob'],
  | 'job_match'
  | 'job_gap'
  | 'words_contribution'
  | 'words_in_common'
  | 'title_contribution'
  | 'title_words'
  | 'experience_contribution'
> => ({
  job_match: fit.skills
    .filter(({ points }) => points > 0)
    .map((skill) => presentSkill(skill, skill.points, lang)),
  job_gap: fit.skills
    .filter(({ missing }) => missing > 0)
    .map((skill) => presentSkill(skill, -skill.missing, lang)),
  words_contribution: hundredths(fit.wordPoints),
  words_in_common: fit.words.slice(0, mostWordsShown),
  title_contribution: hundredths(fit.titlePoints),
  title_words: [...fit.titleWords],
  experience_contribution: hundredths(fit.experiencePoints),
})

const presentSkill = (
  { wanted, relation, level, held, words }: SkillFit,
  points: number,
  lang: Lang,
): Schemas['JobSkill'] => ({
  ref_skill: toRef(wanted.key),
  name: skillName(wanted.key, wanted.name, lang),
  importance: wanted.importance,
  relation,
  level,
  required_level: wanted.requiredLevel,
  contribution: hundredths(points),
  years: held?.years ?? null,
  // Nobody's words show a skill that its owner added.
  evidence: (held?.evidence ?? words.join(' · ')) || null,
})

export const presentApplication = (
  mine: Pick<CandidateJob, 'status' | 'statusAt'> | null,
): Schemas['Application'] | null =>
  mine === null || mine.status === null || mine.statusAt === null
    ? null
    : { status: mine.status, at: mine.statusAt.toISOString() }

/** What every job has that was ever published; the database holds to it. */
export function published({
  industry,
  sector,
  city,
  jobType,
  availabilityMode,
  publishedAt,
}: JobRow) {
  if (
    industry === null ||
    sector === null ||
    city === null ||
    jobType === null ||
    availabilityMode === null ||
    publishedAt === null
  )
    throw new Error('A job was published without what publishing needs.')
  return { industry, sector, city, jobType, availabilityMode, publishedAt }
}
