import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { courseNotFound, jobNotFound, notRegistered } from '../candidates/candidate.errors'
import { gulfDay } from '../candidates/candidate.rules'
import { careerPath, roleFacts } from './career.rules'
import { coursesFor, findCourse, holdRegistration, keepRegistration } from './courses.store'
import { addedByEach, courseFor, demandIn, gapsTo } from '../matching/gaps.rules'
import { getJobFacts } from '../matching/job-facts.rules'
import { findJob } from '../jobs/candidate-jobs.store'
import type { CandidateFacts, JobFacts } from '../matching/matching.rules'
import { type ResolvedCandidate, resolveCandidate } from '../candidates/resolve-candidate.store'
import { registrationAfter } from '../candidates/registration.rules'
import {
  presentCareerStep,
  presentCompleted,
  presentCourseGroups,
  presentGap,
  presentRegistration,
} from './upskilling.presenter'

/**
 * The roles of a career path that gaps are looked for in, and of how many matching jobs a course's
 * worth is the average.
 */
const [rolesAhead, jobsCounted] = [3, 50]

export function upskillingHandlers(deps: Deps) {
  const { matching } = deps

  const measures = async () => ({
    rarity: (await matching.publishedJobs()).rarity,
    relatedSkills: matching.relatedSkills,
  })

  /** What the candidate's matching jobs ask for, the best first. */
  const matchingJobs = async (facts: CandidateFacts): Promise<JobFacts[]> =>
    (await matching.jobsOf(facts, gulfDay(deps.clock.now()))).map(({ job }) => job.facts)

  async function resolveJob(id: string): Promise<JobFacts> {
    const job = await findJob(deps.db, id)
    if (job === null) throw jobNotFound()
    return getJobFacts(job, matching.relatedSkills)
  }

  /** What the gaps are to: one job, or the roles ahead and the matching jobs. */
  async function getAims({ facts }: ResolvedCandidate, jobId: string | undefined) {
    const using = await measures()
    const jobs = await matchingJobs(facts)
    const demand = demandIn(jobs)
    if (jobId !== undefined) return { using, demand, roles: [], near: [await resolveJob(jobId)] }
    const roles = careerPath(facts, loadTaxonomy().occupations, rolesAhead, using).map(({ role }) =>
      roleFacts(role),
    )
    return { using, demand, roles, near: jobs.slice(0, jobsCounted) }
  }

  const openCourses = async (userId: string) =>
    (await coursesFor(deps.db, userId)).filter((offer) => !isCompleted(offer))
  const isCompleted = ({ registration }: Awaited<ReturnType<typeof coursesFor>>[number]) =>
    registration?.status === 'completed'

  return {
    async listSkillGaps({ body, session, lang }) {
      const { candidate_id: named, job_id: jobId, limit } = body
      const candidate = await resolveCandidate(deps, session, named)
      const { using, demand, roles, near } = await getAims(candidate, jobId)
      const gaps = gapsTo(roles.length > 0 ? roles : near, candidate.facts, demand, using)
      const courses = (await openCourses(candidate.userId)).map(({ course }) => course)
      return {
        data: gaps.slice(0, limit).map((gap) =>
          presentGap(gap, {
            demand: demand(gap.key),
            course: courseFor(gap, courses),
            resumeId: candidate.row.resumeFileId,
            stored: candidate.row.held,
            lang,
          }),
        ),
      }
    },

    async listUpskillCourses({ body, session, lang }) {
      const candidate = await resolveCandidate(deps, session, body.candidate_id)
      const { using, demand, roles, near } = await getAims(candidate, body.job_id)
      const gaps = gapsTo([...roles, ...near], candidate.facts, demand, using).filter(
        ({ key, gap }) => gap > 0 && (body.skills === undefined || body.skills.includes(key)),
      )
      const all = await coursesFor(deps.db, candidate.userId)
      const open = all.filter((offer) => !isCompleted(offer))
      const added = addedByEach(
        open.map(({ course }) => course),
        near,
        candidate.facts,
        using,
      )
      const isOwn = session.userId === candidate.userId
      const offered = open
        .map(({ course, registration }, at) => ({
          course,
          registration: isOwn ? registration : null,
          added: added[at] ?? 0,
        }))
        .toSorted((a, b) => b.added - a.added)
      return {
        data: {
          upskill_nf: presentCourseGroups(gaps, offered, lang),
          completed: presentCompleted(isOwn ? all.filter(isCompleted) : [], lang),
        },
      }
    },

    async registerForCourse({ body, session }) {
      const { course_id: courseId, action } = body
      if ((await findCourse(deps.db, courseId)) === null) throw courseNotFound()
      const registration = await deps.db.transaction(async (tx) => {
        const before = await holdRegistration(tx, session.userId, courseId)
        const after = registrationAfter(before, action, deps.clock.now())
        if (after === 'refused') throw notRegistered()
        if (after === before) return before
        const row = { userId: session.userId, courseId, ...after }
        await keepRegistration(tx, row)
        return row
      })
      return { data: { course_id: courseId, registration: presentRegistration(registration) } }
    },

    async getCareerPath({ body, session, lang }) {
      const { uid, n } = body
      const { facts, row } = await resolveCandidate(deps, session, uid)
      const index = await matching.publishedJobs()
      const today = gulfDay(deps.clock.now())
      const steps = careerPath(facts, loadTaxonomy().occupations, n, await measures())
      return {
        data: {
          uid,
          current_title: row.currentTitle,
          confirmed_skills: facts.skills.length,
          steps: steps.map((step) =>
            presentCareerStep(step, index.openFor(step.role.id, today), lang),
          ),
        },
      }
    },
  } satisfies Partial<Handlers>
}
