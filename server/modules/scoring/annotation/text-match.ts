import { foldText } from '../../../../machines/shared/fold'

/**
 * Which differences are ignored when two texts are compared, the loosest first.
 *
 * `loose` ignores NFKC differences (which contain NFC), case, punctuation and symbols, spaces and
 * invisible characters; in Arabic also vowel marks, tatweel, the forms of alef, hamza on waw and ya
 * and by itself, ya and alef maqsura, ta marbuta and ha, Arabic-Indic and Persian digits. It is for
 * text that is heard or said in other words. `spelling` is as loose, but hamza, alef maqsura and ta
 * marbuta count, because the question is about spelling. `exact` ignores NFC differences, spaces,
 * invisible characters, tatweel, digits, and the variants of quotation marks and dashes. Everything
 * else counts: in a picture of a text, a comma, a capital or a vowel mark can be read.
 */
export type Sameness = 'loose' | 'spelling' | 'exact'

const unseen = /[\p{Default_Ignorable_Code_Point}\u0640]/gu
/**
 * Vowel marks and the small signs of Quranic text. The hamza of a carrier is part of its letter
 * once NFC has joined them.
 */
const vowelMarks = /[\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06ED]/g
/** A hamza or madda without a letter, or after one with which it cannot be composed. */
const looseHamza = /[\u0653-\u0655]/g
/** An apostrophe belongs to its word (`don't`); all other signs separate words. */
const apostrophes = /['‘’ʼ]/g
const signs = /[\p{P}\p{S}]+/gu

const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
const withoutSigns = (text: string): string => text.replace(signs, ' ')
/** Keyboards of Persian and Urdu write two letters otherwise. */
const oneKeyboard = (text: string): string => text.replaceAll('ی', 'ي').replaceAll('ک', 'ك')

/**
 * What the Open Universal Arabic ASR Leaderboard takes as the same besides (Wang, Alhmoud & Alqurishi
 * 2024, its normalisation): hamza on waw and ya, a hamza by itself, and the letters for p and v.
 */
const asHeard = (text: string): string =>
  text
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll('ء', '')
    .replaceAll('پ', 'ب')
    .replaceAll('ڤ', 'ف')

/**
 * Twice, because what nobody sees may stand between a letter and its mark, and may come out of a
 * compatibility form.
 */
const composed = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.normalize(form).replace(unseen, '').normalize(form)
const withoutMarks = (text: string): string =>
  composed(text, 'NFKC').replace(apostrophes, '').replace(vowelMarks, '').normalize('NFKC')

const forms: Record<Sameness, (text: string) => string> = {
  loose: (text) =>
    foldText(withoutSigns(asHeard(oneKeyboard(withoutMarks(text).replace(looseHamza, ''))))),
  spelling: (text) => withoutSigns(oneKeyboard(withoutMarks(text).toLowerCase())),
  exact: (text) =>
    composed(text, 'NFC')
      .replace(/[‘’ʼ]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[‐‑–—]/g, '-'),
}

/** A text in the form in which it is compared. */
export const normalised = (text: string, sameness: Sameness): string =>
  spaced(latinDigits(forms[sameness](text)))

export const wordsIn = (normalisedText: string): string[] =>
  normalisedText === '' ? [] : normalisedText.split(' ')

/**
 * The loosest sameness under which a wrong word is not yet the same as an accepted one: where a
 * hamza is the error, hamza counts.
 */
export const samenessFor = (wrong: string, accepted: readonly string[]): Sameness => {
  const tells = (sameness: Sameness) =>
    accepted.every((word) => normalised(word, sameness) !== normalised(wrong, sameness))
  return tells('loose') ? 'loose' : tells('spelling') ? 'spelling' : 'exact'
}
