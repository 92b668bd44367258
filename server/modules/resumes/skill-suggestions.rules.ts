import { foldText } from '../../../machines/shared/fold'
import { searchSkills } from '../../content/taxonomy/similar-skills'
import { getForms, type Skill } from '../../content/taxonomy/taxonomy'

/** The most suggestions; nobody reads more during typing. */
const most = 8

/** What a skill can be called, folded. */
interface NamedSkill {
  skill: Skill
  forms: readonly string[]
}

const namedSkills = (skills: readonly Skill[]): NamedSkill[] =>
  skills.map((skill) => ({ skill, forms: getForms(skill).map(foldText) }))

/** Finds what a text that somebody typed may become. */
export function suggestSkills(skills: readonly Skill[]): (typed: string) => Skill[] {
  const named = namedSkills(skills)
  return (typed) => {
    const begun = beginningWith(named, typed)
    if (begun.length >= most) return begun.slice(0, most)
    return [...new Set([...begun, ...searchSkills(skills)(typed, most)])].slice(0, most)
  }
}

/** The skills called so, then those whose name begins so, then those with a word that does. */
function beginningWith(named: readonly NamedSkill[], typed: string): Skill[] {
  const start = foldText(typed)
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
    .map(({ skill }) => skill)
}
