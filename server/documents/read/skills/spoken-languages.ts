import type { Taxonomy } from '../../../content/taxonomy/taxonomy'
import type { Section } from '../sections'
import { formsAt, indexSkills, getTokens } from './skill-index'

/**
 * The languages that the candidate lists, as written: those of the languages section, else of the
 * skills section.
 */
export const spokenLanguagesIn = (sections: readonly Section[], taxonomy: Taxonomy): string[] => {
  const of = (kind: Section['kind']) =>
    languagesIn(
      sections.filter((s) => s.kind === kind).flatMap((s) => s.lines.map((line) => line.text)),
      taxonomy,
    )
  const own = of('languages')
  return own.length ? own : of('skills')
}

const languages = new WeakMap<Taxonomy, Taxonomy['skills']>()

const getLanguages = (taxonomy: Taxonomy): Taxonomy['skills'] => {
  const known =
    languages.get(taxonomy) ?? taxonomy.skills.filter(({ group }) => group === 'languages')
  languages.set(taxonomy, known)
  return known
}

/** The spoken languages that lines name, as written, each once. */
export const languagesIn = (lines: readonly string[], taxonomy: Taxonomy): string[] => {
  const index = indexSkills({ skills: getLanguages(taxonomy) })
  const names = new Map<string, string>()
  for (const text of lines) {
    const tokens = getTokens(text)
    for (let at = 0; at < tokens.length;) {
      const found = formsAt(index, tokens, at)[0]
      const last = at + (found?.form.keys.length ?? 1) - 1
      if (found && !names.has(found.form.skill.id)) {
        names.set(
          found.form.skill.id,
          text.slice((tokens[at]?.from ?? 0) + found.cut, tokens[last]?.to),
        )
      }
      at = last + 1
    }
  }
  return [...names.values()]
}
