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
