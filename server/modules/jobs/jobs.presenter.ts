import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import type { Lang } from '../../http/contract/language'
import { getJobFacts } from '../matching/job-facts.rules'
import { presentJob } from './job.presenter'
import { applicationsFor, type CompanyJob } from './jobs.store'

/** Jobs with who applied for each, and how many candidates match it. */
export async function presentJobs(
  { db, matching }: Deps,
  rows: readonly CompanyJob[],
  lang: Lang,
): Promise<components['schemas']['PostedJob'][]> {
  const applications = await applicationsFor(
    db,
    rows.map(({ job }) => job.id),
  )
  const presented = []
  for (const row of rows) {
    const matched = await matching.countFor(row.job, getJobFacts(row.job, matching.relatedSkills))
    presented.push(
      presentJob(row, { applications: applications.get(row.job.id) ?? 0, matching: matched }, lang),
    )
  }
  return presented
}
