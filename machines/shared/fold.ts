/**
 * The form in which words are compared: compatibility forms made plain, lower case, Arabic letters
 * that are written in several ways made one (أ إ آ ٱ as ا, ى as ي, ة as ه), vowel marks and
 * stretching removed, single spaces.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A name or what is typed of one: as any text, and without marks and the hamza on a letter either.
 */
export const foldName = (name: string): string =>
  foldText(name.normalize('NFKD').replace(/[\u0300-\u036f\u064b-\u0655]/g, ''))
