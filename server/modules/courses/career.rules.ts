import type { Occupation } from '../../content/taxonomy/taxonomy'
import { type CandidateFacts, toFit, type JobFacts } from '../matching/matching.rules'
import type { Rarity, RelatedSkills } from '../matching/related-skills.rules'

export interface CareerStep {
  role: Occupation
  /** How far the candidate's skills reach, in points of ten thousand. */
  points: number
  /** Keys of the essential skills that are not there yet. */
  missing: string[]
}

export type Measures = { rarity: Rarity; relatedSkills: RelatedSkills }

/** A role asks for its skills at this level, like a job that names a skill without a level. */
const roleLevel = 60

/**
 * A role as a job that asks for its skills alone: the essential ones required, the optional ones
 * preferred.
 */
export function roleFacts(role: Pick<Occupation, 'essential' | 'optional'>): JobFacts {
  const wanted = (keys: readonly string[], importance: 'required' | 'preferred') =>
    keys.map((key) => ({ key, name: key, importance, requiredLevel: roleLevel }))
  return {
    skills: [...wanted(role.essential, 'required'), ...wanted(role.optional, 'preferred')],
    occupation: null,
    experience: 0,
  }
}

/**
 * The next `n` roles as one path: from the latest role held to one that it leads to, and so on.
 * Among several, the one nearest to the candidate's skills is taken, and among equals the first of
 * the taxonomy. A candidate without a known role begins with the nearest entry role. The path ends
 * where the taxonomy ends.
 */
export function careerPath(
  candidate: CandidateFacts,
  occupations: readonly Occupation[],
  n: number,
  measures: Measures,
): CareerStep[] {
  const roles = new Map(occupations.map((role) => [role.id, role]))
  const stepTo = (role: Occupation): CareerStep => {
    const { points, skills } = toFit(roleFacts(role), candidate, measures)
    return {
      role,
      points,
      missing: skills
        .filter(({ wanted, missing }) => wanted.importance === 'required' && missing > 0)
        .map(({ wanted }) => wanted.key),
    }
  }
  const nearest = (options: readonly Occupation[]): CareerStep | undefined =>
    options
      .map(stepTo)
      .toSorted((a, b) => b.points - a.points)
      .at(0)
  const after = (ids: readonly string[]): Occupation[] =>
    ids.flatMap((id) => (candidate.occupations.includes(id) ? [] : (roles.get(id) ?? [])))

  const steps: CareerStep[] = []
  let next = findFirstStep(candidate, occupations, roles, { after, nearest })
  while (next !== undefined && steps.length < n) {
    steps.push(next)
    next = nearest(after(next.role.next))
  }
  return steps
}

function findFirstStep(
  candidate: CandidateFacts,
  occupations: readonly Occupation[],
  roles: ReadonlyMap<string, Occupation>,
  {
    after,
    nearest,
  }: {
    after: (ids: readonly string[]) => Occupation[]
    nearest: (options: readonly Occupation[]) => CareerStep | undefined
  },
): CareerStep | undefined {
  const held = candidate.occupations.flatMap((id) => roles.get(id) ?? [])
  if (held.length > 0)
    return held.map((role) => nearest(after(role.next))).find((step) => step !== undefined)
  const entry = nearest(occupations.filter(({ level }) => level === 'entry'))
  // Without any matching skill no role is suggested.
  return entry === undefined || entry.points === 0 ? undefined : entry
}
