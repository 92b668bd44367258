import { foldText } from '../../../machines/shared/fold'

interface Labelled {
  en: string
  ar: string
  aliases: readonly string[]
  listed?: readonly string[] | undefined
  proper?: readonly string[] | undefined
}

/** All the ways a skill or an occupation is written, its two labels first. */
export const getForms = (entry: Labelled): string[] => [
  ...new Set([
    entry.en,
    entry.ar,
    ...entry.aliases,
    ...(entry.listed ?? []),
    ...(entry.proper ?? []),
  ]),
]

/**
 * Skills or occupations by their folded forms. Where a taxonomy from elsewhere gives a form twice,
 * the first one has it.
 */
export const byForm = <Entry extends Labelled>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> => {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    for (const form of getForms(entry).map(foldText)) if (!found.has(form)) found.set(form, entry)
  }
  return found
}
