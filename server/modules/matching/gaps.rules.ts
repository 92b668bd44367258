import { courseLevel, type CompletedCourse } from './candidate-facts.rules'
import type { Measures } from '../courses/career.rules'
import {
  type CandidateFacts,
  toFit,
  type HeldSkill,
  type JobFacts,
  type SkillFit,
} from './matching.rules'

export interface Gap {
  key: string
  name: string
  level: number
  requiredLevel: number
  /** What is missing to the level asked for; 0 is met. */
  gap: number
  held: HeldSkill | null
}

/**
 * What a candidate has of every skill that these ask for, each once as the strictest asks: the
 * widest gap first, and of equals the one more asked for.
 */
export function gapsTo(
  wanted: readonly JobFacts[],
  candidate: CandidateFacts,
  demand: (key: string) => number,
  measures: Measures,
): Gap[] {
  const strictest = new Map<string, SkillFit>()
  for (const fit of wanted.flatMap((job) => toFit(job, candidate, measures).skills)) {
    const { key, requiredLevel } = fit.wanted
    if ((strictest.get(key)?.wanted.requiredLevel ?? 0) < requiredLevel) strictest.set(key, fit)
  }
  return [...strictest.values()]
    .map(({ wanted: { key, name, requiredLevel }, level, held }) => ({
      key,
      name,
      level,
      requiredLevel,
      gap: Math.max(0, requiredLevel - level),
      held,
    }))
    .toSorted((a, b) => b.gap - a.gap || demand(b.key) - demand(a.key) || (a.key < b.key ? -1 : 1))
}

/** How many of these jobs ask for each skill. */
export function demandIn(jobs: readonly JobFacts[]): (key: string) => number {
  const asking = new Map<string, number>()
  for (const { key } of jobs.flatMap(({ skills }) => skills))
    asking.set(key, (asking.get(key) ?? 0) + 1)
  return (key) => asking.get(key) ?? 0
}

type Teaching = Pick<CompletedCourse, 'skills' | 'level'>

/** A candidate as they would be after a course. */
function afterCourse(candidate: CandidateFacts, course: Teaching): CandidateFacts {
  const level = courseLevel(course.level)
  const skills = new Map(candidate.skills.map((skill) => [skill.key, skill]))
  for (const key of course.skills)
    if ((skills.get(key)?.level ?? 0) < level)
      skills.set(key, { key, name: key, level, evidence: '' })
  return { ...candidate, skills: [...skills.values()] }
}

/**
 * What completing each course would add to the scores of these jobs, on average, in points of ten
 * thousand.
 */
export function addedByEach(
  courses: readonly Teaching[],
  jobs: readonly JobFacts[],
  candidate: CandidateFacts,
  measures: Measures,
): number[] {
  const before = jobs.map((job) => toFit(job, candidate, measures).points)
  return courses.map((course) => {
    const after = afterCourse(candidate, course)
    const taught = new Set(
      course.skills.flatMap((key) => measures.relatedSkills.from(key).map((near) => near.key)),
    )
    // A job that asks for nothing near it gains nothing, and most jobs do not.
    const added = jobs.map((job, at) =>
      job.skills.some(({ key }) => taught.has(key))
        ? toFit(job, after, measures).points - (before[at] ?? 0)
        : 0,
    )
    return jobs.length === 0 ? 0 : added.reduce((sum, points) => sum + points, 0) / jobs.length
  })
}

/**
 * The course that closes most of a gap, the first of equals; null where none teaches the skill or
 * adds to it.
 */
export function courseFor<Course extends Teaching>(
  { key, level, requiredLevel }: Pick<Gap, 'key' | 'level' | 'requiredLevel'>,
  courses: readonly Course[],
): Course | null {
  const reached = (course: Course): number => Math.min(requiredLevel, courseLevel(course.level))
  const useful = courses.filter((course) => course.skills.includes(key) && reached(course) > level)
  return useful.toSorted((a, b) => reached(b) - reached(a)).at(0) ?? null
}
