import { HEADINGS, type SectionKind } from '../../content/resume-headings'
import { HEADING_FILLERS, HEAD_WORDS, NOT_HEADING, WEAK_WORDS } from '../../content/heading-words'
import { foldText } from '../../../machines/shared/fold'
import type { Line } from '../extract/text'
import {
  isDegree,
  isEmployerName,
  isJobTitle,
  isPlace,
  titleOrEmployer,
} from './employment/work-words'

const KINDS = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'contact',
  'certificates',
  'awards',
  'achievements',
  'media',
  'aside',
  'other',
] as const satisfies readonly SectionKind[]

/** A text's words, folded and without the Arabic article. */
export const toWords = (text: string): string[] =>
  foldText(text.replace(/[&+/،,]/gu, ' و '))
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/^(?:[وبفك]?ال|لل)(?=\p{L}{3})/u, ''))

/** Headings that are known only as a whole, because none of their words is a sign ("In short"). */
const WHOLE = new Map<string, SectionKind>()
for (const kind of KINDS)
  for (const heading of HEADINGS[kind]) WHOLE.set(toWords(heading).join(' '), kind)

const wordsIn = (list: string): string[] => list.split(/\s+/).filter(Boolean)

const toMap = (lists: Partial<Record<SectionKind, string>>): Map<string, SectionKind> =>
  new Map(KINDS.flatMap((kind) => wordsIn(lists[kind] ?? '').map((word) => [word, kind] as const)))
const STRONG = toMap(HEAD_WORDS)
const WEAK = toMap(WEAK_WORDS)
const FILLERS = new Set(wordsIn(HEADING_FILLERS))

/** "خبرتي" is the word of "خبرة" with its owner, "مهاراتي" of "مهارات", "ومهارات" of "مهارات". */
const inflected = (word: string): string[] => [
  word,
  ...(/^\p{Script=Arabic}{3,}ي$/u.test(word)
    ? [word.slice(0, -1), word.slice(0, -1).replace(/ت$/u, 'ه')]
    : []),
  ...(/^و\p{Script=Arabic}{4,}$/u.test(word) ? [word.slice(1), word.replace(/^وال/u, '')] : []),
]
const inMap = (map: ReadonlyMap<string, SectionKind>, word: string): SectionKind | undefined =>
  inflected(word)
    .map((form) => map.get(form))
    .find((kind) => kind !== undefined)
/** Whether a word is an Arabic one that identifies a heading, and is no part of a name then. */
export const isHeadWord = (word: string): boolean =>
  isArabic(word) && toWords(word).some((one) => inMap(STRONG, one) !== undefined)
const isFiller = (word: string): boolean =>
  /^\d+$/.test(word) || inflected(word).some((form) => FILLERS.has(form))

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** Headings that are questions: what I have done, where I studied, what I am good at. */
const QUESTIONS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:what|where|who)\b.*\b(?:done|did|worked|work for|employed)\b/, 'experience'],
  [/^(?:what|where)\b.*\b(?:stud(?:y|ied)|learn(?:ed|t)?|graduated)\b/, 'education'],
  [/^(?:(?:i )?(?:can do|know)|(?:انا )?(?:اعرف|اجيد|اتقن))$/u, 'skills'],
  [/^(?:what|things)\b.*\b(?:good at|can do|know|offer|bring|use|master)\b/, 'skills'],
  [/^(?:who|about)\b.*\b(?:i am|me|myself)\b/, 'summary'],
  [/^(?:how|where) to (?:reach|find|contact|call)\b/, 'contact'],
  [/^(?:اين|ماذا|ما) (?:عملت|انجزت|اشتغلت)/u, 'experience'],
  [/^(?:اين|ماذا|ما) (?:درست|تعلمت)/u, 'education'],
  [/^(?:ماذا|ما) (?:اجيد|اتقن|اعرف)/u, 'skills'],
]

/**
 * Removes decoration around a heading's words: bullets, numbers, rules, what is in brackets.
 */
const withoutNumbers = (line: string): string =>
  line
    .replace(/\([^()]*\d[^()]*\)|\[[^\]]*\d[^\]]*\]/gu, ' ')
    .replace(/(?<=\p{L})\s*\([^()]*\)\s*[:：]?$/u, '')
    .replace(
      /^(?:أول|ثاني|ثان|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)ا\u064B?\s*[:：،.-]\u064B?\s*/u,
      '',
    )
    .replace(/^[\s•▪●■◆➤❖✦►\-–—*#|\d.)_=~:]+|[\s:：\-–—*#|_=~.]+$/gu, '')
    .replace(/^(?:[ivx]{1,4}|[a-h])[.)]\s+/iu, '')
    .trim()

interface Typography {
  /** Set apart from the text around it by its letters, its place or a colon. */
  isDistinct: boolean
}

const kindOfName = (words: readonly string[]): SectionKind | undefined =>
  WHOLE.get(words.join(' ')) ?? (words.length === 1 ? inMap(STRONG, words[0] ?? '') : undefined)

const kindOfPart = (text: string, { isDistinct }: Typography): SectionKind | null => {
  const bare = withoutNumbers(text)
  // A letter-spaced heading may come as single letters.
  const joined = /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? bare.replace(/ /g, '') : bare
  const words = toWords(joined)
  if (!words.length || words.length > 8) return null
  const whole = WHOLE.get(words.join(' ')) ?? WHOLE.get(words.filter((w) => w !== 'و').join(' '))
  if (whole) return whole
  const folded = foldText(joined)
  const question = QUESTIONS.find(([form]) => form.test(folded))
  if (question) return question[1]
  const parts = folded.split(/\s+(?:and|or|&)\s+|\s*[&+/]\s*|\s+و(?=\p{L})/u)
  if (parts.length === 2) {
    const kinds = parts.map((part) => kindOfName(toWords(part)))
    // Of "Courses and school" the studies are what a profile keeps.
    if (kinds.every((one) => one !== undefined) && kinds.includes('education')) return 'education'
  }
  if (NOT_HEADING.test(folded)) return null
  const strong = words.flatMap((word) => inMap(STRONG, word) ?? [])
  const weak = words.flatMap((word) => inMap(WEAK, word) ?? [])
  const arabic = isArabic(joined)
  const kind = (arabic ? strong[0] : strong.at(-1)) ?? (strong.length ? undefined : weak[0])
  if (kind === undefined) return null
  // "Work" and "professional" appear in headings of all kinds and identify none, except together
  // with a word of time or place.
  const others = words.filter(
    (word) => inMap(STRONG, word) === undefined && inMap(WEAK, word) === undefined,
  )
  const strange = others.filter((word) => !isFiller(word))
  if (strong.length === 0 && (others.length === 0 || strange.length > 0)) return null
  if (words.join(' ') === 'work' || words.join(' ') === 'عمل') return null
  if (strange.length === 0) return withFieldWork(words, kind)
  const edge = arabic ? words[0] : words.at(-1)
  const atEdge = [edge, words[0]].some((word) => word && inMap(STRONG, word) !== undefined)
  return isDistinct &&
    atEdge &&
    words.length <= 6 &&
    strange.length <= 2 &&
    !isJobTitle(joined) &&
    !isEmployerName(joined)
    ? withFieldWork(words, kind)
    : null
}

/** Training in the field is work. */
const withFieldWork = (words: readonly string[], kind: SectionKind): SectionKind =>
  kind === 'certificates' && words.some((word) => /^(?:ميداني|تعاوني|عملي|practical)$/u.test(word))
    ? 'experience'
    : kind

/**
 * The section that a line opens when it is nothing but a section heading, in English, Arabic or
 * both; else null. Of a line whose letters set it apart less must be known.
 */
export const toHeading = (line: string, isApart = false): SectionKind | null => {
  // The last word of a sentence may be a heading's word; a heading has no full stop.
  if (line.length > 70 || /\p{L}\.$/u.test(line) || line.includes('\t')) return null
  const latin = line.replace(/[^\p{Script=Latin}]/gu, '')
  const isDistinct =
    isApart || /[:：]\s*$/u.test(line) || (latin.length >= 4 && latin === latin.toUpperCase())
  const whole = kindOfPart(line, { isDistinct })
  // Behind a label stands what it names, not the same heading in another language.
  const isLabelled = /[:：]\s*\S|\w\.\w|@/u.test(line)
  if (whole || !isArabic(line) || latin === '' || isLabelled) return whole
  // A list holds a word of the other language without being a heading in it.
  if (/[,،;؛].*[,،;؛]/u.test(line)) return null
  const arabicPart = line.replace(/[\p{Script=Latin}'’]+/gu, ' ')
  const latinPart = line.replace(/[\p{Script=Arabic}\u064B-\u0652]+/gu, ' ')
  const kinds = [latinPart, arabicPart].map((part) => kindOfPart(part, { isDistinct }))
  return kinds[0] ?? kinds[1] ?? null
}

/** How a line is set, by which one heading is known from another. */
const toStyle = ({ text, size, bold }: Line): string => {
  const latin = text.replace(/[^\p{Script=Latin}]/gu, '')
  const caps = latin.length > 2 && latin === latin.toUpperCase() ? 'caps' : ''
  const marks = /^[^\p{L}\p{N}(]+/u.exec(text)?.[0].trim() ?? ''
  const colon = /[:：]\s*$/u.test(text) ? ':' : ''
  return [Math.round(size), bold ? 'bold' : '', caps, marks, colon].join(' ')
}

/**
 * Unknown lines in the style of the resume's known headings, such as "CLINICAL JOURNEY" between
 * "EDUCATION" and "SKILLS". The content below them decides what they are.
 */
export const unknownHeadings = (lines: readonly Line[]): ReadonlySet<Line> => {
  const usual = usualSize(lines)
  const known = lines.filter((line) => toHeading(line.text, isSetApart(line, usual)) !== null)
  const count = (of: readonly Line[]) => {
    const styles = new Map<string, number>()
    for (const line of of) styles.set(toStyle(line), (styles.get(toStyle(line)) ?? 0) + 1)
    return styles
  }
  const [ofKnown, ofAll] = [count(known), count(lines)]
  const isPlain = (style: string) =>
    /^\d+ {4}$|^\d+ +$/.test(`${style} `) && !style.includes('bold')
  return new Set(
    lines.filter((line, at) => {
      const style = toStyle(line)
      const heads = ofKnown.get(style) ?? 0
      const isLarger = line.size > usual * 1.08
      const all = ofAll.get(style) ?? 0
      // One known heading in larger letters is enough for the others in that style to be headings.
      const isStyle =
        (heads >= 2 && 3 * heads >= all) ||
        (heads === 1 && isLarger && line.bold && all >= 3 && all <= 9)
      return (
        at > 0 &&
        isStyle &&
        !known.includes(line) &&
        (!isPlain(style) || isLarger) &&
        (line.size > 0 || line.gapBefore || line.bold) &&
        known.some((other) => Math.abs(other.indent - line.indent) < 6) &&
        mayBeHeading(line.text)
      )
    }),
  )
}

const mayBeHeading = (text: string): boolean =>
  text.length <= 45 &&
  !/[\t\d@,،]/u.test(text) &&
  !/[.!؟]$/u.test(text) &&
  text.split(' ').length <= 6 &&
  /\p{L}{3}/u.test(text) &&
  Math.abs(titleOrEmployer(text)) < 2 &&
  !isDegree(text) &&
  !isPlace(text)

/** Whether a line is set larger or heavier than the text around it. */
export const isSetApart = (line: Line, usual: number): boolean =>
  line.bold || (usual > 0 && line.size > usual * 1.08)

/** The height in which most of a resume's letters are set; 0 where the format has none. */
export const usualSize = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0]
}
