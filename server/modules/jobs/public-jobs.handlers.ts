import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import { type PictureKey, pictureUrl } from '../../http/pictures'
import { jobNotFound } from '../candidates/candidate.errors'
import { gulfDay } from '../candidates/candidate.rules'
import { findOpenJob, type PostedJob, searchOpenJobs } from './candidate-jobs.store'
import { published } from '../matching/matching-job.presenter'
import { industryName, sectorName, skillName } from '../matching/labels.presenter'

/** Jobs as anybody may see them. */
export function publicJobHandlers(deps: Deps) {
  return {
    async getPublicJob({ query, lang }) {
      const found = await findOpenJob(deps.db, query.id)
      if (found === null) throw jobNotFound()
      return { data: presentPublicJob(found, lang, deps) }
    },

    async searchPublicJobs({ body, lang }) {
      const { query, sector, job_type: jobType, page, limit } = body
      const { rows, total } = await searchOpenJobs(
        deps.db,
        { query, sector, jobType, today: gulfDay(deps.clock.now()) },
        { skip: (page - 1) * limit, take: limit },
      )
      return {
        data: { results: rows.map((row) => presentPublicJob(row, lang, deps)), page, limit, total },
      }
    },
  } satisfies Partial<Handlers>
}

function presentPublicJob(
  { job, company }: PostedJob,
  lang: Lang,
  key: PictureKey,
): components['schemas']['PublicJob'] {
  const { industry, sector, city, jobType, publishedAt } = published(job)
  return {
    id: job.id,
    title: job.title,
    company_name: company.name,
    company_avatar: pictureUrl(key, company.avatarFileId),
    industry: industryName(industry, lang),
    sector: sectorName(sector, lang),
    job_type: jobType,
    experience: String(job.experience ?? 0),
    skills: job.skills.map((skill) => skillName(skill.ref_skill ?? '', skill.name, lang)),
    description: job.description,
    location: translate(lang, `recruiter:city.${city}`),
    published_at: publishedAt.toISOString(),
  }
}
