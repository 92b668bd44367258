import {
  getSkillShare,
  type JobFacts,
  roleFactorAt,
  titlePointsFor,
  toExperiencePoints,
  toWordPoints,
} from '../matching.rules'
import type { RelatedSkills } from '../related-skills.rules'

/** The roles of a candidate that count, the last ones. */
export const keptRoles = 3

/** What a job gives for whatever candidates have, worked out once for all of them. */
export interface PointTables {
  skillShare: number
  /** By the thousandths of its words. */
  byWords: Uint16Array
  /** By months of work; more months give as much as the last. */
  byMonths: Uint16Array
  /** By the place among the roles held, and by the number of the role; null if it names no role. */
  byRole: readonly Uint16Array[] | null
}

export function makePointTables(
  job: JobFacts,
  { roles, relatedSkills }: { roles: readonly string[]; relatedSkills: RelatedSkills },
): PointTables {
  const { occupation, experience } = job
  return {
    skillShare: getSkillShare(job),
    byWords: makeTable(1001, (shared) => toWordPoints(job, shared)),
    byMonths: makeTable(12 * Math.ceil(experience) + 1, (months) =>
      toExperiencePoints(job, months),
    ),
    byRole:
      occupation === null
        ? null
        : Array.from({ length: keptRoles }, (_, at) =>
            makeTable(roles.length, (role) =>
              titlePointsFor(
                roleFactorAt(relatedSkills.roleFactor(occupation, roles[role] ?? ''), at),
              ),
            ),
          ),
  }
}

const makeTable = (length: number, of: (at: number) => number): Uint16Array =>
  Uint16Array.from({ length }, (_, at) => of(at))
