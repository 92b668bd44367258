import { eq, inArray } from 'drizzle-orm'
import { recruiterNames } from '../../content/demo/year/recruiters'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../../modules/auth/auth.table'
import { candidateJobs, jobs } from '../../modules/jobs/jobs.table'
import { companies } from '../../modules/users/users.table'
import { plusSeconds } from '../../runtime/clock'
import { addRows } from './add-rows.store'
import { startChance } from './chance'
import { daySeconds, yearAccounts, type YearPerson } from './year-people'

/** A job of the demo with who recruits for its company. */
export interface YearJob {
  id: string
  title: string
  companyId: string
  company: string
  recruiterId: string
  publishedAt: Date
  /** When it stopped taking applications; null while it does. */
  closedAt: Date | null
}

export interface Application {
  person: YearPerson
  job: YearJob
  at: Date
}

/** A recruiter for every company, and beside its open jobs those of the months before. */
export async function addYearJobs(
  tx: Db,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<YearJob[]> {
  const found = await tx
    .select({ job: jobs, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.status, 'published'))
    .orderBy(jobs.publishedAt, jobs.id)
  const recruiters = await addRecruiters(tx, { passwordHash, now })
  const chance = startChance(5)
  const past = found
    .filter((_, at) => at % 3 === 0)
    .map(({ job, company }) => {
      const publishedAt = plusSeconds(now, -chance.whole(70, 330) * daySeconds)
      const closedAt = plusSeconds(publishedAt, chance.whole(21, 45) * daySeconds)
      return {
        company,
        job: {
          ...job,
          id: newId(publishedAt.getTime()),
          status: 'closed' as const,
          publishedAt,
          createdAt: plusSeconds(publishedAt, -3600),
          updatedAt: closedAt,
          closesOn: closedAt.toISOString().slice(0, 10),
        },
      }
    })
  const posted = [...found, ...past].map(({ job, company }) => ({
    job: { ...job, postedBy: recruiters.get(job.companyId) ?? job.postedBy },
    company,
  }))
  for (const [companyId, recruiterId] of recruiters)
    await tx.update(jobs).set({ postedBy: recruiterId }).where(eq(jobs.companyId, companyId))
  await addRows(
    tx,
    jobs,
    posted.filter(({ job }) => job.status === 'closed').map(({ job }) => job),
  )
  return posted.map(({ job, company }) => ({
    id: job.id,
    title: job.title,
    companyId: job.companyId,
    company,
    recruiterId: job.postedBy ?? '',
    publishedAt: job.publishedAt ?? now,
    closedAt: job.status === 'closed' ? job.updatedAt : null,
  }))
}

/** Every company's recruiter by the company; two more of them wait for approval. */
async function addRecruiters(
  tx: Db,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<Map<string, string>> {
  const employers = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.name, Object.keys(recruiterNames)))
    .orderBy(companies.name)
  const rows = employers.map(({ id: companyId, name }, at) => {
    const [firstName, lastName] = recruiterNames[name] ?? ['', '']
    const email =
      name === 'Waha Coast Bank' ? yearAccounts.recruiter : `recruiter.${at}@demo.masar.example`
    return toRecruiter({ companyId, firstName, lastName, email }, passwordHash, {
      createdAt: plusSeconds(now, -(364 - at * 4) * daySeconds),
      approvalStatus: 'APPROVED',
    })
  })
  const waiting = employers.slice(0, 2).map(({ id: companyId }, at) =>
    toRecruiter(
      {
        companyId,
        firstName: ['Bader', 'Meera'][at] ?? '',
        lastName: ['Al Qubaisi', 'Darwish'][at] ?? '',
        email: `new.recruiter.${at}@demo.masar.example`,
      },
      passwordHash,
      { createdAt: plusSeconds(now, -(at + 1) * daySeconds), approvalStatus: 'PENDING' },
    ),
  )
  await addRows(tx, users, [...rows, ...waiting])
  return new Map(rows.map(({ companyId, id }) => [companyId, id]))
}

const toRecruiter = (
  who: { companyId: string; firstName: string; lastName: string; email: string },
  passwordHash: string,
  account: { createdAt: Date; approvalStatus: 'APPROVED' | 'PENDING' },
) => ({
  ...who,
  ...account,
  id: newId(account.createdAt.getTime()),
  emailKey: who.email,
  passwordHash,
  isEmailConfirmed: true,
  mobileNumber: '+971501234567',
  roleName: 'recruiter' as const,
})

/** What candidates did about jobs while these took applications. */
export async function addApplications(
  tx: Db,
  people: readonly YearPerson[],
  { open, now }: { open: readonly YearJob[]; now: Date },
): Promise<Application[]> {
  const chance = startChance(11)
  const applied: Application[] = []
  const rows = people.flatMap((person) => {
    const { decidedAt } = person
    if (decidedAt === null || (person.fate !== 'approved' && person.fate !== 'assessed')) return []
    const fitting = open.filter(({ closedAt }) => closedAt === null || closedAt > decidedAt)
    const chosen = new Set(Array.from({ length: chance.whole(0, 6) }, () => chance.pick(fitting)))
    return [...chosen].map((job) => {
      const from = Math.max(job.publishedAt.getTime(), decidedAt.getTime())
      const to = Math.min((job.closedAt ?? now).getTime(), now.getTime() - 600_000)
      const at = new Date(from + Math.floor((to - from) * chance.share()))
      const status = chance.pick([
        'applied',
        'applied',
        'applied',
        'applied',
        'withdrawn',
        'dismissed',
        null,
      ] as const)
      if (status === 'applied') applied.push({ person, job, at })
      return {
        userId: person.id,
        jobId: job.id,
        status,
        statusAt: status === null ? null : at,
        isFavorite: status === null || (status === 'applied' && chance.often(25)),
      }
    })
  })
  await addRows(tx, candidateJobs, rows)
  return applied
}
