import { HEADINGS, type SectionKind } from '../../content/resume-headings'
import { foldText } from '../../content/taxonomy/fold'

const KIND_BY_HEADING = new Map<string, SectionKind>()
const toKey = (text: string): string =>
  foldText(text.replace(/&|\+|\/|،|,/g, ' and '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ و /g, ' and ')
/**
 * The same heading with or without the article, and "my" left out: "مهاراتي" and "مسيرتي المهنية"
 * are headings as "المهارات" is.
 */
const plain = (key: string): string =>
  key.replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, '').replace(/^my /, '')
const withoutMy = (key: string): string[] => {
  const [first = '', ...rest] = key.split(' ')
  const owner = /^(\p{Script=Arabic}{3,})ي$/u.exec(first)?.[1]
  return owner ? [[owner, ...rest].join(' '), [owner.replace(/ت$/, 'ه'), ...rest].join(' ')] : []
}
for (const kind of [
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
] as const) {
  for (const heading of HEADINGS[kind]) KIND_BY_HEADING.set(plain(toKey(heading)), kind)
}
/**
 * Words that tell one experience or skill from another, not a section from another: "Selected
 * experience", "السيرة المهنية السابقة".
 */
const SHADES =
  /(?<!\p{L})(?:selected|relevant|other|key|core|main|additional|personal|professional|technical|recent|previous|prior|current|full|general|special|major|brief|notable|formal|further|academic|career|work|(?:مهني|عملي|وظيفي|علمي|اكاديمي|تقني|شخصي|سابق|فني|اساسي|رئيسي|عام|خاص|مختصر|تعليمي|تدريبي|حرفي)ه?|اخري|اهم|ابرز)(?!\p{L})/gu
const withoutShades = (key: string): string[] => {
  const bare = key.replace(SHADES, '').replace(/ +/g, ' ').trim()
  return bare && bare !== key ? [bare, `${bare}s`] : []
}
const kindOfKey = (key: string): SectionKind | undefined => {
  const bare = plain(key)
  return [bare, `${bare}s`, ...withoutMy(bare), ...withoutShades(bare)]
    .map((form) => KIND_BY_HEADING.get(form))
    .find((kind) => kind !== undefined)
}

/**
 * The section that a line opens when it is nothing but a section heading, in English or Arabic;
 * else null.
 */
export const toHeading = (line: string): SectionKind | null => {
  // The last word of a sentence may be a heading's word; a heading has no full stop.
  if (line.length > 60 || /\p{L}\.$/u.test(line)) return null
  const bare = line.replace(/^[\s•▪●■◆➤\-–—*#|\d.]+|[\s:：\-–—*#|_=]+$/gu, '')
  const key = toKey(bare)
  const found = kindOfKey(key)
  if (found) return found
  // "Honours & Awards", "Licences and Certificates": each of the two is a heading, and the first
  // says which.
  const parts = key.split(/ and | و(?=ال)|(?<=ات) و/)
  const kinds = parts.map(kindOfKey)
  if (parts.length > 1 && kinds.every((kind) => kind !== undefined)) return kinds[0] ?? null
  // A letter-spaced heading may come as single letters.
  return /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? (kindOfKey(key.replace(/ /g, '')) ?? null) : null
}
