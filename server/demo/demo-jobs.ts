import { plusSeconds } from '../runtime/clock'
import { loadDemoCourses } from '../content/courses/courses'
import { type DemoJob, loadDemoJobs } from '../content/jobs/jobs'
import { builtInTaxonomy, loadTaxonomy } from '../content/taxonomy/taxonomy'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { courses, jobs } from '../modules/jobs/jobs.table'
import { companies } from '../modules/users/users.table'
import type { Deps } from '../deps'
import { sectorId } from '../modules/users/user.rules'

/**
 * Adds companies with jobs, and courses, with one statement each. A deployment with its own
 * taxonomy gets none, because it does not contain their skills.
 */
export async function addDemoJobs(
  { clock }: Deps,
  tx: Db,
  postedBy: { userId: string; companyId: string },
): Promise<void> {
  if (loadTaxonomy() !== builtInTaxonomy()) return
  const now = clock.now()
  const content = loadDemoJobs()
  const skills = new Map(builtInTaxonomy().skills.map((skill) => [skill.id, skill.en]))
  // One company is the demo recruiter's own, so that there are candidates to look at.
  const own = content.companies.find(({ sector }) => sector === 'data_annotation')
  const others = content.companies.filter((company) => company !== own)
  const companyIds = new Map(others.map(({ id }) => [id, newId()]))
  await tx.insert(companies).values(
    others.map((company) => ({
      id: companyIds.get(company.id) ?? '',
      name: company.name,
      size: company.size,
      industry: company.industry,
      location: company.city,
      website: company.website,
      description: company.about,
      createdAt: now,
    })),
  )
  await tx.insert(jobs).values(
    content.jobs.map((job, at) =>
      jobRow(job, {
        now,
        at,
        companyId: companyIds.get(job.company) ?? postedBy.companyId,
        postedBy: postedBy.userId,
        skills,
      }),
    ),
  )
  await tx.insert(courses).values(demoCourseRows())
}

interface Posting {
  now: Date
  /** Its place in the content, which orders those of one day. */
  at: number
  companyId: string
  postedBy: string
  skills: ReadonlyMap<string, string>
}

function jobRow(
  job: DemoJob,
  { now, at, companyId, postedBy, skills }: Posting,
): typeof jobs.$inferInsert {
  const postedAt = plusSeconds(now, -job.posted_days_ago * 86_400 - at * 60)
  return {
    id: newId(postedAt.getTime()),
    companyId,
    postedBy,
    title: job.language === 'ar' ? job.title_ar : job.title,
    industry: job.industry,
    sector: sectorId(job.sector),
    occupation: job.occupation,
    jobType: job.job_type,
    availabilityMode: job.availability_mode,
    city: job.city,
    experience: job.experience,
    skills: job.skills.map((skill) => ({
      ...skill,
      name: skills.get(skill.ref_skill) ?? skill.ref_skill,
    })),
    description: job.description,
    source: 'form',
    status: 'published',
    createdAt: postedAt,
    updatedAt: postedAt,
    publishedAt: postedAt,
    closesOn:
      job.closes_in_days === null
        ? null
        : plusSeconds(now, job.closes_in_days * 86_400)
            .toISOString()
            .slice(0, 10),
  }
}

function demoCourseRows(): (typeof courses.$inferInsert)[] {
  const content = loadDemoCourses()
  const providers = new Map(content.providers.map((provider) => [provider.id, provider]))
  return content.courses.map((course) => ({
    id: newId(),
    title: course.title,
    titleAr: course.title_ar,
    provider: providers.get(course.provider)?.name ?? course.provider,
    providerAr: providers.get(course.provider)?.name_ar ?? course.provider,
    description: course.description,
    descriptionAr: course.description_ar,
    skills: [...course.skills],
    level: course.level,
    priceAed: course.price_aed,
    durationHours: course.duration_hours,
    mode: course.mode,
    language: course.language,
    url: course.url,
  }))
}
