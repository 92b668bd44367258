/** Two Arabic letters side by side would join and read as a word. */
const nonJoiner = '\u200c'

/**
 * The first letters of two words of a name, first and last; of the letters alone, so that Arabic
 * names do too.
 */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join(/\p{Script=Arabic}/u.test(name) ? nonJoiner : '')
    .toUpperCase()
}
