import type { Glyph } from './glyphs'
import { normaliseText } from './text'

/** A word as it was recognised, with its place in the picture. */
export interface Word {
  text: string
  /** From 0 to 100. */
  confidence: number
  left: number
  right: number
  /** What its letters stand on. */
  baseline: number
  /** From the tallest letters of its line to the lowest. */
  size: number
}

/** Below that a word is as likely to be a stain. */
const UNSURE = 50
const SURE = 80
/** A lone sign is often a speck or a bullet. */
const SURE_SIGN = 85
/** How much of a page's letters has to be in words that are sure. */
const SURE_SHARE = 0.6
const SURE_LETTERS = 20

const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** Between words whose places lay over each other, as a share of their height. */
const GAP = 0.3

/**
 * The words of one line, none over another: what stands below a word may make its place wider than
 * the word.
 */
export const apart = (words: readonly Word[]): Word[] => {
  const placed = new Map<Word, Word>()
  for (const word of words.toSorted((a, b) => a.right - a.left - (b.right - b.left))) {
    let { left, right } = word
    for (const other of placed.values()) {
      if (other.left + other.right > left + right)
        right = Math.min(right, other.left - GAP * word.size)
      else left = Math.max(left, other.right + GAP * word.size)
    }
    placed.set(word, right > left ? { ...word, left, right } : word)
  }
  return words.map((word) => placed.get(word) ?? word)
}

const lettersOf = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0), 0)

/** Words that may be Arabic which was taken for Latin letters. */
const isDoubtful = ({ text, confidence }: Word): boolean =>
  confidence < SURE && LATIN.test(text) && !/[@/.]/.test(text)

/** Whether reading a page once more as Arabic alone can make it better. */
export const isWorthReadingAsArabic = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => ARABIC.test(text)).length > 5 && words.some(isDoubtful)

/** Takes doubtful words from a reading as Arabic alone where that one is surer of Arabic letters. */
export const withArabic = (words: readonly Word[], asArabic: readonly Word[]): Word[] =>
  words.map((word) => {
    if (!isDoubtful(word)) return word
    const other = asArabic.find((one) => overlap(one, word) > 0.7)
    const better =
      other !== undefined &&
      other.confidence >= Math.min(word.confidence, UNSURE) &&
      /^[\p{Script=Arabic}\p{P}\s]+$/u.test(normaliseText(other.text))
    return better ? other : word
  })

/** How much of the wider of two words on one line is common to both. */
const overlap = (a: Word, b: Word): number =>
  Math.abs(a.baseline - b.baseline) > 0.5 * a.size
    ? 0
    : (Math.min(a.right, b.right) - Math.max(a.left, b.left)) /
      Math.max(a.right - a.left, b.right - b.left, 1)

/**
 * The words of a page that are likely to stand there, or none where most of it is doubtful: a
 * photograph or a stamp gives words too, and nothing may be read that nobody wrote.
 */
export const sureWords = (words: readonly Word[]): Word[] => {
  const sure = lettersOf(words.filter(({ confidence }) => confidence >= SURE))
  if (sure < SURE_LETTERS || sure < SURE_SHARE * lettersOf(words)) return []
  return words.flatMap((word) => {
    const text = plain(word.text)
    const isSign = [...text].length === 1
    return text !== '' && word.confidence >= (isSign && text !== '•' ? SURE_SIGN : UNSURE)
      ? [{ ...word, text }]
      : []
  })
}

/** A bullet is taken for what looks like it, the Arabic zero among others. */
const plain = (text: string): string => {
  const written = text.replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '').trim()
  return /^[٠•●▪■◦*»«°©®¢]$/.test(written) ? '•' : written
}

/**
 * The letters of words as a page of text would draw them, `scale` points of the picture to one of
 * the page.
 */
export const glyphsOfWords = (words: readonly Word[], scale: number): Glyph[] =>
  words.flatMap((word) => {
    const letters = asDrawn(word.text)
    const width = (word.right - word.left) / letters.length
    return letters.map((text, index) => ({
      text,
      x: (word.left + index * width) / scale,
      y: word.baseline / scale,
      width: width / scale,
      size: word.size / scale,
      bold: false,
    }))
  })

/** A word's letters from left to right; marks stay with their letters. */
const asDrawn = (text: string): string[] => {
  const letters = text.match(/\P{M}\p{M}*/gu) ?? [text]
  if (!ARABIC.test(text.replace(/[٠-٩۰-۹]/g, ''))) return letters
  // Numbers and Latin letters inside an Arabic word run from the left.
  const runs = text.match(
    /[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Nd}.,:/-]*[\p{Script=Latin}\p{Nd}])?|\P{M}\p{M}*/gu,
  )
  return (runs ?? [])
    .toReversed()
    .flatMap((run) => (/^[\p{Script=Latin}\p{Nd}]/u.test(run) ? [...run] : [run]))
}
