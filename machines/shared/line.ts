// Invisible characters that are copied along with text, as Unicode lists them (marks and overrides
// of direction, zero-width spaces, byte order marks, Hangul fillers, tags …), and the marks of
// annotations. The non-joiner and the joiner (U+200C, U+200D) are excepted, because Persian, Urdu
// and Arabic names need them.
const unseen = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
const controls = /\p{Cc}+/gu
const joiners = /([\p{L}\p{M}])?([\u200c\u200d])[\u200c\u200d]*(?=(\p{L})?)/gu

/** A joiner stays where it stands between two letters. */
const betweenLetters = (
  _run: string,
  before: string | undefined,
  joiner: string,
  after: string | undefined,
): string => (before === undefined || after === undefined ? (before ?? '') : `${before}${joiner}`)

/**
 * A name or another text of one line as it is stored: invisible characters are removed, and spaces
 * become single ones.
 */
export function cleanLine(typed: string): string {
  return typed
    .replace(unseen, '')
    .replace(controls, ' ')
    .replace(joiners, betweenLetters)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same for a text of several lines. */
export const cleanBlock = (typed: string): string =>
  typed
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim()
