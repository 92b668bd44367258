import { foldText } from '../../../machines/shared/fold'
import { byForm, getForms } from './forms'
import type { Skill } from './taxonomy'

export type SkillFinder = (name: string) => Skill | null

/**
 * Finds the skill that a name means: as the taxonomy writes it, or with other spaces, hyphens,
 * brackets or Arabic articles. What two skills share so is neither.
 */
export function findSkills(skills: readonly Skill[]): SkillFinder {
  const made = finders.get(skills) ?? toFinder(skills)
  finders.set(skills, made)
  return made
}

/** Made once for each taxonomy: a large one has a hundred thousand names. */
const finders = new WeakMap<readonly Skill[], SkillFinder>()

function toFinder(skills: readonly Skill[]): SkillFinder {
  const written = byForm(skills)
  const loose = new Map<string, Skill | null>()
  for (const skill of skills)
    for (const form of getForms(skill)) {
      const key = looseKey(form)
      loose.set(key, loose.has(key) && loose.get(key) !== skill ? null : skill)
    }
  return (name) => {
    const bare = name.replace(/\([^()]*\)/gu, ' ').replace(/^[\s•▪●*–-]+|[\s.,،;:]+$/gu, '')
    return (
      written.get(foldText(name)) ??
      written.get(foldText(bare)) ??
      loose.get(looseKey(bare)) ??
      null
    )
  }
}

const looseKey = (name: string): string =>
  foldText(name)
    .replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, '')

/** A skill as somebody named it, with the taxonomy's id where its name is known there. */
export interface LinkedSkill {
  ref_skill: string | null
  name: string
}

/**
 * Links a typed name to a skill of the taxonomy, or each name of a pasted list to one; an unknown
 * name keeps its words without a skill.
 */
export function linkSkill(name: string, find: SkillFinder): LinkedSkill[] {
  const known = find(name)
  if (known !== null) return [{ ref_skill: known.id, name }]
  const parts = name
    .split(/[,،;؛|•\n\t]|\s[-–—]\s/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  return (parts.length === 0 ? [name] : parts).map((part) => ({
    ref_skill: find(part)?.id ?? null,
    name: parts.length > 1 ? part : name,
  }))
}
