/** A place in a text where something of the receiver's is put in, such as `{{name}}`. */
const place = /\{\{\s*([\w-]+)\s*\}\}/g

/** The names of the places of a text, each once, in their order. */
export const findMergeFields = (text: string): string[] => [
  ...new Set([...text.matchAll(place)].map(([, name]) => name ?? '')),
]

/** The text with the values put in; a place without a value is left empty. */
export const mergedWith = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(place, (_whole, name: string) => values[name] ?? '')

export type MergeFault = { fault: 'unknown' | 'missing'; name: string } | { fault: 'broken' }

/**
 * The fault in the merge fields of a text: braces without a field, an unknown field, or a missing
 * one. Null if there is none.
 */
export function mergeFault(
  text: string,
  fields: { known: readonly string[]; needed: readonly string[] },
): MergeFault | null {
  if (/\{\{|\}\}/.test(text.replace(place, ''))) return { fault: 'broken' }
  const names = findMergeFields(text)
  const unknown = names.find((name) => !fields.known.includes(name))
  if (unknown !== undefined) return { fault: 'unknown', name: unknown }
  const missing = fields.needed.find((name) => !names.includes(name))
  return missing === undefined ? null : { fault: 'missing', name: missing }
}
