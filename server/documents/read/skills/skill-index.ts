import { foldText } from '../../../../machines/shared/fold'
import { getForms } from '../../../content/taxonomy/taxonomy'
import type { Skill, Taxonomy } from '../../../content/taxonomy/taxonomy'

export interface Token {
  /** Folded, for comparison. */
  key: string
  /** As written. */
  written: string
  from: number
  to: number
}

// Letters and digits with what belongs to a name: C++, C#, .NET, Node.js, CI/CD, R&D, Cohen's.
const TOKEN = /\.?[\p{L}\p{M}\p{N}]+(?:[.'’&][\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?/gu

/**
 * Words with their places. A leading full stop stays only where a name begins with it, as in .NET.
 */
export const getTokens = (text: string, fold = foldText): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => {
    const isDotted =
      match[0].startsWith('.') &&
      match.index > 0 &&
      /[\p{L}\p{N}]/u.test(text[match.index - 1] ?? '')
    const written =
      match[0].startsWith('.') && (isDotted || !/^\.net/i.test(match[0]))
        ? match[0].slice(1)
        : match[0]
    const from = match.index + match[0].length - written.length
    return { key: fold(written), written, from, to: from + written.length }
  })

export interface Form {
  skill: Skill
  keys: string[]
  written: string
  use: 'anywhere' | 'listed' | 'proper'
}

export interface SkillIndex {
  /** Forms by their first word, longest first. */
  byFirst: Map<string, Form[]>
}

/** Prepares a taxonomy for whole-word matching; once for each list of skills. */
export const indexSkills = ({ skills }: Pick<Taxonomy, 'skills'>): SkillIndex => {
  const made = indexes.get(skills) ?? toIndex(skills)
  indexes.set(skills, made)
  return made
}

const indexes = new WeakMap<Taxonomy['skills'], SkillIndex>()

const toIndex = (skills: Taxonomy['skills']): SkillIndex => {
  const byFirst = new Map<string, Form[]>()
  // A large taxonomy has a hundred thousand names of far fewer words.
  const folded = new Map<string, string>()
  const fold = (word: string): string => {
    const key = folded.get(word) ?? foldText(word)
    folded.set(word, key)
    return key
  }
  for (const skill of skills) {
    for (const written of getForms(skill)) {
      const keys = getTokens(written, fold).map((token) => token.key)
      const [first] = keys
      if (first === undefined) continue
      const form: Form = { skill, keys, written, use: getUse(skill, written) }
      const others = byFirst.get(first)
      // Thousands of forms may begin with one word, so the list grows in place.
      if (others === undefined) byFirst.set(first, [form])
      else others.push(form)
    }
  }
  for (const forms of byFirst.values()) forms.sort((a, b) => b.keys.length - a.keys.length)
  return { byFirst }
}

const getUse = (skill: Skill, form: string): Form['use'] => {
  // A language or a virtue named in a sentence says little about who has it.
  if (skill.group === 'languages' || skill.group === 'personal' || skill.listed?.includes(form))
    return 'listed'
  return skill.proper?.includes(form) ? 'proper' : 'anywhere'
}

/**
 * The forms that begin at a token, longest first. Arabic joins "and" and "with" to the next word:
 * وبايثون is و + بايثون.
 */
export const formsAt = (
  index: SkillIndex,
  tokens: readonly Token[],
  at: number,
): { form: Form; cut: number }[] => {
  const key = tokens[at]?.key ?? ''
  const fits = (form: Form) => form.keys.every((word, i) => i === 0 || tokens[at + i]?.key === word)
  const plain = (index.byFirst.get(key) ?? []).filter(fits).map((form) => ({ form, cut: 0 }))
  if (plain.length || !/^[وبلف][\u0600-\u06FF]{3,}/.test(key)) return plain
  return (index.byFirst.get(key.slice(1)) ?? []).filter(fits).map((form) => ({ form, cut: 1 }))
}
