import type { Glyph } from './glyphs'

/** A word as it was recognised, with its place in the picture. */
export interface Word {
  text: string
  /** From 0 to 100. */
  confidence: number
  left: number
  right: number
  /** The line on which its letters sit. */
  baseline: number
  /** From the tallest letters of its line to the lowest. */
  size: number
  /** Higher than wide, as a word of a page on its side. */
  isUpright?: boolean
}

/** Below that a word is as likely to be a stain. */
const UNSURE = 50
/** The engine is seldom sure of an Arabic word, even of one that it reads well. */
const UNSURE_ARABIC = 15
const SURE = 80
/** A lone sign is often a speck or a bullet. */
const SURE_SIGN = 85
/** A dash is so small that the engine is never sure of it, and spans of time need it. */
const SURE_DASH = 0
const SURE_YEAR = 75
/** How much of a page's letters has to be in words that are sure. */
const SURE_SHARE = 0.6
const SURE_LETTERS = 20

const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** Between words whose places lay over each other, as a share of their height. */
const GAP = 0.3

/** The words of one line without overlaps: something below a word may make its box too wide. */
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

const countLetters = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0), 0)

/** Words that may be Arabic which was taken for Latin letters. */
const isDoubtful = ({ text, confidence }: Word): boolean =>
  confidence < SURE && LATIN.test(text) && !/[@/.]/.test(text)

/** Whether reading a page once more as Arabic alone can make it better. */
export const isWorthReadingAsArabic = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => ARABIC.test(text)).length > 5 && words.some(isDoubtful)

/**
 * Replaces doubtful Latin words by Arabic ones from a reading as Arabic alone, because the engine
 * prefers wrong Latin letters to an uncertain Arabic word.
 */
export const withArabic = (words: readonly Word[], asArabic: readonly Word[]): Word[] => {
  const replaced = new Map<Word, Word>()
  for (const other of asArabic.filter(isArabic)) {
    const covered = words.filter((word) => isBehind(word, other))
    const most = Math.max(...covered.map(({ confidence }) => confidence))
    const better = other.confidence >= (most < 60 ? UNSURE_ARABIC : most)
    if (better && covered.length > 0 && covered.every(isDoubtful))
      for (const word of covered) replaced.set(word, other)
  }
  return [...new Set(words.map((word) => replaced.get(word) ?? word))]
}

/** What is left of a year or of a span of years whose other digits were lost among Arabic. */
const isBrokenYear = ({ text }: Word): boolean =>
  /^(?=.*\d)(?:\d{1,3}|\d{0,4}[-–]\d{0,3}|\d{0,3}[-–]\d{4})$/.test(plain(text))

/** Whether reading a page once more as English alone can make its years whole. */
export const isWorthReadingForYears = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => ARABIC.test(text)).length > 5 && words.some(isBrokenYear)

/** Replaces broken years by whole ones, and the dashes beside them, from a reading as English. */
export const withYears = (words: readonly Word[], asEnglish: readonly Word[]): Word[] => {
  const years = asEnglish.filter(
    ({ text, confidence }) =>
      confidence >= SURE_YEAR && /^(?:19|20)\d{2}(?:[-–](?:19|20)\d{2})?$/.test(plain(text)),
  )
  const broken = words.filter(
    (word) => isBrokenYear(word) && years.some((year) => isOver(word, year)),
  )
  const found = new Set(years.filter((year) => broken.some((word) => isOver(word, year))))
  const dashes = asEnglish.filter(
    (dash) => /^[-–—]$/.test(plain(dash.text)) && broken.some((word) => isOver(word, dash)),
  )
  return [...words.filter((word) => !broken.includes(word)), ...found, ...dashes]
}

const isOver = (word: Word, other: Word): boolean =>
  Math.abs(word.baseline - other.baseline) < 0.5 * other.size &&
  word.left < other.right &&
  other.left < word.right

/** Whether a word stands where the other one is, on the same line. */
const isBehind = (word: Word, other: Word): boolean => {
  const centre = (word.left + word.right) / 2
  return (
    Math.abs(word.baseline - other.baseline) < 0.5 * other.size &&
    centre > other.left &&
    centre < other.right
  )
}

/** Whether it is a word of Arabic letters and nothing else, too long to be a stain. */
const isArabic = ({ text }: Word): boolean =>
  /^[\p{Script=Arabic}\p{P}]+$/u.test(plain(text)) && (text.match(/\p{L}/gu)?.length ?? 0) >= 3

/**
 * Whether most of a page is doubtful: a photograph or a stamp gives words too, and nothing may be
 * read that nobody wrote.
 */
export const isDoubtfulPage = (words: readonly Word[]): boolean => {
  const sure = countLetters(words.filter(({ confidence }) => confidence >= SURE))
  return sure < SURE_LETTERS || sure < SURE_SHARE * countLetters(words)
}

/** Whether the lines of a page run up or down: most of its longer words are higher than wide. */
export const isSideways = (words: readonly Word[]): boolean => {
  const long = words.filter(({ text }) => [...plain(text)].length > 3)
  return long.length > 5 && 2 * long.filter(({ isUpright }) => isUpright).length > long.length
}

/** The words that are likely to stand there. */
export const sureWords = (words: readonly Word[]): Word[] =>
  words.flatMap((word, index) => {
    const next = words[index + 1]
    const text = withComma(asMeant(plain(word.text), plain(next?.text ?? '')), word, next)
    return text !== '' && word.confidence >= leastFor(word, text) ? [{ ...word, text }] : []
  })

/** "حتى الآن", until now, is read as "حق الآن", which nobody writes. */
const asMeant = (text: string, next: string): string =>
  /^حق[يى]?$/.test(text) && next.startsWith('الآن') ? 'حتى' : text

/** The Arabic comma is so small that it is taken for a full stop, inside of a line as well. */
const withComma = (text: string, word: Word, next: Word | undefined): string =>
  next !== undefined &&
  /^\p{Script=Arabic}{2,}\.$/u.test(text) &&
  ARABIC.test(next.text) &&
  Math.abs(next.baseline - word.baseline) < 0.5 * word.size
    ? `${text.slice(0, -1)}،`
    : text

const leastFor = (word: Word, text: string): number => {
  if (/^[-–—]$/.test(text)) return SURE_DASH
  if (isArabic(word)) return UNSURE_ARABIC
  return [...text].length > 1 || text === '•' ? UNSURE : SURE_SIGN
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
