import { rangeIn } from '../dates'
import { withoutAs } from './pieces'

export interface NarratedPost {
  title: string
  employer: string
  start: string | null
  end: string | null
}

const VERB =
  '(?:work(?:ed|ing|s)?|serv(?:ed|ing)|employed|joined|engaged|associated)(?:\\s+(?:at|with|for|in))?'
const AT = '\\s+(?:in|at|with|for|by)\\s+(?:m/s\\.?\\s+|the\\s+)?'
const TITLE_FIRST = new RegExp(
  `^(?:.{0,30}\\s)?(?:work(?:ed|ing|s)?|serv(?:ed|ing)|employed|engaged|joined)\\s+as\\s+(?:an?\\s+|the\\s+)?(.+?)${AT}(.+)$`,
  'iu',
)
const BEEN = new RegExp(
  `^(?:.{0,30}\\s)?i\\s+(?:have been|was|am|became)\\s+(?:an?\\s+|the\\s+)?(\\p{Lu}.+?)${AT}(.+)$`,
  'iu',
)
const EMPLOYER_FIRST = new RegExp(
  `^(?:.{0,30}\\s)?(?:${VERB}|with|at)\\s+(?:m/s\\.?\\s+|the\\s+)?(.+?),?\\s+as\\s+(?:an?\\s+|the\\s+)?(.+)$`,
  'iu',
)
const PLAIN = /^(?:m\/s\.?\s+)?(\p{Lu}.+?)\s+as\s+(?:an?\s+|the\s+)?(\p{Lu}.+)$/u
const ARABIC =
  /^(?:.{0,20}\s)?(?:عملت|أعمل|اعمل|عمل|شغلت|اشتغلت|أشغل|التحقت|وظفت|كنت)\s+(?:حاليا\s+|حالياً\s+|سابقا\s+)?(?:ك(?=\p{L}{3})|منصب\s+|وظيفة\s+|بوظيفة\s+|بمنصب\s+|بصفة\s+)?(.+?)\s+(?:في|لدى|مع|بشركة|ب(?=شركة|مؤسسة|مستشفى|مدرسة|بنك|فندق))\s*(.+)$/u
/** "عملت لدى طيران الرمال بوظيفة مضيفة" */
const ARABIC_EMPLOYER_FIRST =
  /^(?:.{0,20}\s)?(?:عملت|أعمل|اعمل|عمل|اشتغلت)\s+(?:حاليا\s+|حالياً\s+|سابقا\s+)?(?:في|لدى|مع)\s+(.+?)\s+(?:بوظيفة|بمنصب|بصفة|بمسمى|ك(?=\p{L}{3}))\s*(.+)$/u
/** Bars and dashes part the pieces of a head, which is no sentence. */
const ARABIC_PLAIN = /^((?:(?!\s[|–—-]\s).)+?)\s+(?:لدى|في)\s+((?:(?!\s[|–—-]\s).)+)$/u

/**
 * A post that a sentence tells: "Worked as Site Engineer in Lotus Contracting from 2015 to 2018",
 * "Since Apr'17 with Lotus Foods as Production Supervisor", "عملت سكرتيرة لدى مكتب المحاماة". Null
 * without a span of time, or for any other sentence.
 */
export const readNarratedPost = (text: string): NarratedPost | null => {
  const range = rangeIn(text)
  if (!range) return null
  const rest = `${text.slice(0, range.from)} ${text.slice(range.to)}`
    .replace(/^[\s\d.)•▪➢*–—-]+|[\s.،,;()–—-]+$/gu, '')
    .replace(/\s+(?:from|since|during|من|منذ)\s*$/iu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (rest.length > 160) return null
  const [, title, employer] = TITLE_FIRST.exec(rest) ?? BEEN.exec(rest) ?? ARABIC.exec(rest) ?? []
  const [, other, post] =
    ARABIC_EMPLOYER_FIRST.exec(rest) ?? EMPLOYER_FIRST.exec(rest) ?? PLAIN.exec(rest) ?? []
  const [, arabicTitle, arabicEmployer] = /^\p{Script=Arabic}|\s(?:لدى|في)\s/u.test(rest)
    ? (ARABIC_PLAIN.exec(rest) ?? [])
    : []
  const pairs = [
    [title, employer],
    [post, other],
    [arabicTitle, arabicEmployer],
  ].map(([a, b]) => ({ title: withoutAs(bare(a)), employer: getFirstPart(bare(b)) }))
  const found = pairs.find((pair) => pair.title !== '' && pair.employer !== '')
  return found ? { ...found, start: range.start, end: range.end } : null
}

/** The name before its description: "Rohtas Sugar Mills, Jhelum, mostly on the main gate". */
const getFirstPart = (employer: string): string => {
  const parts = employer.split(
    /(?<=[^,،]),\s+|،\s+|\s+(?:بمدينة|في مدينة|in the|where|when|until)\s/u,
  )
  return parts.length > 1 ? (parts[0] ?? employer) : employer
}

const bare = (text: string | undefined): string =>
  (text ?? '')
    .replace(/^[\s,،.:;–—-]+|[\s,،.:;(–—-]+$/gu, '')
    .replace(/\s+(?:from|since|للفترة|من|منذ|and currently)$/iu, '')
    .trim()
