import { foldText } from '../../../machines/shared/fold'
import { getForms, type Skill } from '../../content/taxonomy/taxonomy'

/** So many are offered: more would not be read while one types. */
const most = 8

/** What a skill can be called, folded. */
interface NamedSkill {
  skill: Skill
  forms: readonly string[]
}

export const namedSkills = (skills: readonly Skill[]): NamedSkill[] =>
  skills.map((skill) => ({ skill, forms: getForms(skill).map(foldText) }))

/**
 * The skills that what was typed may become: those called so, then those whose name begins so, then
 * those with a word that does.
 */
export function suggestionsFor(named: readonly NamedSkill[], typed: string): Skill[] {
  const start = foldText(typed).trim()
  if (start === '') return []
  const place = (form: string): number =>
    form === start ? 0 : form.startsWith(start) ? 1 : form.includes(` ${start}`) ? 2 : 3
  return named
    .map(({ skill, forms }) => ({ skill, at: Math.min(...forms.map(place)) }))
    .filter(({ at }) => at < 3)
    .toSorted(
      (a, b) =>
        a.at - b.at ||
        a.skill.en.length - b.skill.en.length ||
        a.skill.en.localeCompare(b.skill.en),
    )
    .slice(0, most)
    .map(({ skill }) => skill)
}
