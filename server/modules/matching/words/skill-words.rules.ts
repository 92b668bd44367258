import { foldText } from '../../../../machines/shared/fold'
import { getForms, type Taxonomy } from '../../../content/taxonomy/taxonomy'
import { spaced } from '../candidate-facts.rules'

export interface SkillWords {
  /** How a skill may stand in prose: not by forms that are common words. */
  formsFor(key: string): readonly string[]
  /** A skill's name in English. */
  getName(key: string): string
}

/** How the skills of a taxonomy are worded; what it does not know has no forms. */
export function makeSkillWords(taxonomy: Taxonomy): SkillWords {
  const skills = new Map(taxonomy.skills.map((skill) => [skill.id, skill]))
  const folded = new Map<string, readonly string[]>()
  return {
    formsFor(key) {
      const known = folded.get(key)
      if (known !== undefined) return known
      const skill = skills.get(key)
      if (skill === undefined) return []
      const listed = new Set((skill.listed ?? []).map(foldText))
      const forms = getForms(skill)
        .map((form) => spaced(form).trim())
        .filter((form) => form !== '' && !listed.has(form))
      folded.set(key, forms)
      return forms
    },
    getName: (key) => skills.get(key)?.en ?? key,
  }
}
