import { foldText } from '../../machines/shared/fold'
import type { EscoConcept } from './esco-files'
import type { Report } from './report'

export interface Labels {
  en: string
  ar: string
  aliases: string[]
  listed: string[]
}

/**
 * The labels of concepts, each form for one concept only. A preferred label wins over other labels;
 * among equals the first one keeps the form. A preferred label that belongs to another concept is
 * shown but not searched.
 */
export const toLabels = (concepts: readonly EscoConcept[], report: Report): Map<string, Labels> => {
  const owner = new Map<string, string>()
  const take = (form: string, uri: string): boolean => {
    const key = foldText(form)
    const first = owner.get(key) ?? uri
    owner.set(key, first)
    return first === uri
  }
  const given = (concept: EscoConcept, column: string, form: string) =>
    report.note(
      'Forms given twice, which the first concept keeps',
      `${concept.place(column)}: ${form}`,
    )
  for (const concept of concepts)
    if (!take(concept.en, concept.uri)) given(concept, 'preferredLabel', concept.en)
  for (const concept of concepts)
    if (concept.ar !== null && !take(concept.ar, concept.uri))
      given(concept, 'preferredLabel (Arabic)', concept.ar)
  return new Map(
    concepts.map((concept) => {
      const forms = [concept.en.replace(/\s*\([^()]*\)$/, ''), ...concept.others].filter(
        (form) => form !== '',
      )
      const aliases = forms.filter((form) => {
        const mine = take(form, concept.uri)
        if (!mine) given(concept, 'altLabels', form)
        return mine && form !== concept.en && form !== concept.ar
      })
      const all = [concept.en, ...(concept.ar === null ? [] : [concept.ar]), ...new Set(aliases)]
      return [
        concept.uri,
        {
          en: concept.en,
          ar: concept.ar ?? concept.en,
          aliases: [...new Set(aliases)],
          listed: all.filter(isCommon),
        },
      ]
    }),
  )
}

/**
 * ESCO does not say which labels are also common words, so a single word counts only in a list of
 * skills, unless it looks like a name: with a digit or sign in it, a capital inside, or three
 * capitals (C++, JavaScript, SQL).
 */
const isCommon = (form: string): boolean =>
  !/\s/.test(form) && !/[\d+#.]|\p{Ll}\p{Lu}|^\p{Lu}{3,}$/u.test(form)
