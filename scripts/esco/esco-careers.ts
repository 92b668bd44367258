import type { Level } from '../../server/content/taxonomy/taxonomy-schema'
import { levelOrder } from '../../server/content/taxonomy/taxonomy-schema'

interface Role {
  id: string
  level: Level
  essential: readonly string[]
}

const MOST = 3
const LEAST_SHARED = 2

/**
 * The level of an occupation by the major group of ISCO-08 that its code begins with. It says an
 * order, not a rank in a firm.
 */
export const toLevel = (isco: string): Level => {
  if (isco.startsWith('9')) return 'entry'
  if (isco.startsWith('1')) return 'executive'
  if (isco.startsWith('2')) return 'lead'
  return isco.startsWith('3') ? 'senior' : 'intermediate'
}

/**
 * ESCO knows no careers. A role leads to those of a higher level that share most of its essential
 * skills, at least two; as levels only rise, no way goes in a circle.
 */
export const nextRoles = (roles: readonly Role[]): Map<string, string[]> => {
  const withSkill = new Map<string, Role[]>()
  for (const role of roles) {
    for (const skill of role.essential) {
      const others = withSkill.get(skill)
      if (others === undefined) withSkill.set(skill, [role])
      else others.push(role)
    }
  }
  return new Map(
    roles.map((role) => {
      const shared = new Map<Role, number>()
      for (const skill of role.essential)
        for (const other of withSkill.get(skill) ?? [])
          shared.set(other, (shared.get(other) ?? 0) + 1)
      const steps = [...shared]
        .filter(
          ([other, count]) =>
            count >= LEAST_SHARED && levelOrder(other.level) > levelOrder(role.level),
        )
        .map(([other, count]) => ({
          other,
          likeness: count / (role.essential.length + other.essential.length - count),
        }))
        .toSorted(
          (a, b) =>
            b.likeness - a.likeness ||
            levelOrder(a.other.level) - levelOrder(b.other.level) ||
            (a.other.id < b.other.id ? -1 : 1),
        )
      return [role.id, steps.slice(0, MOST).map(({ other }) => other.id)]
    }),
  )
}
