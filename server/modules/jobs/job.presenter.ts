import type { components } from '../../../openapi/generated/api'
import type { Lang } from '../../http/contract/language'
import { industryName, skillName } from '../matching/labels.presenter'
import type { CompanyJob } from './jobs.store'

/**
 * Numbers about a job that are not in its row; `matching` is null while the candidates are being
 * read for the first time.
 */
export interface JobCounts {
  applications: number
  matching: number | null
}

/**
 * A job as its company sees it, its skills and industry by their names in the reader's language.
 */
export const presentJob = (
  { job, companyName }: CompanyJob,
  { applications, matching }: JobCounts,
  lang: Lang,
): components['schemas']['PostedJob'] => ({
  jid: job.id,
  external_job_id: job.externalJobId,
  company_id: job.companyId,
  company_name: companyName,
  title: job.title,
  industry: job.industry === null ? null : industryName(job.industry, lang),
  sector: job.sector,
  track: job.track,
  job_type: job.jobType,
  availability_mode: job.availabilityMode,
  city: job.city,
  experience: job.experience,
  skills: job.skills.map((skill) => ({
    ...skill,
    name: skillName(skill.ref_skill ?? '', skill.name, lang),
  })),
  description: job.description,
  source: job.source,
  source_url: job.sourceUrl,
  status: job.status,
  on_dashboard: !job.offDashboard,
  applications,
  matching_candidates: matching ?? 0,
  candidates_loading: matching === null,
  created_at: job.createdAt.toISOString(),
  updated_at: job.updatedAt.toISOString(),
  published_at: job.publishedAt?.toISOString() ?? null,
  closes_on: job.closesOn,
})
