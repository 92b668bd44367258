import type { DateRange } from '../dates'
import { isDateOnly, rangeIn, singleIn } from '../dates'
import { toHeading } from '../headings'
import { withoutBullet } from '../sections'
import { withoutPlace } from './pieces'
import { findNoun, isDegree, isEmployer, isPlace, isTitle, titleOrEmployer } from './work-words'

/** A post whose head and description share a line: "2019–2023 Blue Mill, Ajman: bags and loads." */
export interface InlinePost {
  title: string | null
  employer: string | null
  start: string
  end: string | null
  /** What the line says of the work, behind the head. */
  detail: string
  /** Whether the span stands before the names. */
  isDateFirst: boolean
  /** Whether a word of the head is the noun of a title or of an employer. */
  isKnown: boolean
}

/** "(2020–)" and "2021–>" are open to this day. */
const OPEN = /(?<![\p{L}\p{N}/])((?:19[5-9]|20[0-4])\d)\s?(?:[–—-]\s?>|[–—-](?=\s*\)))/u

const spanIn = (text: string): DateRange | null => {
  const found = rangeIn(text)
  const open = OPEN.exec(text)
  return open?.[1] && (found === null || open.index < found.from)
    ? { start: open[1], end: 'present', from: open.index, to: open.index + open[0].length }
    : found
}

/** "Reviewer since 2025" behind a post is a part of it. */
const isOwnPost = (sentence: string): boolean => {
  const span = spanIn(sentence)
  const isSince = span !== null && SINCE.test(sentence.slice(span.from, span.to).trim())
  return !isSince && readInlinePost(sentence) !== null
}

const SENTENCE_END = /(?<=[\p{L}\d)%]{2}[.؛;])\s+(?=\S)/u

/** The parts of a line that have a span each: what comes before a span is the head of it. */
export const splitAtSpans = (text: string): string[] => {
  const parts: string[] = []
  for (const sentence of text.split(SENTENCE_END)) {
    const last = parts.at(-1)
    const isNext =
      last !== undefined &&
      (spanIn(last) !== null ? isOwnPost(sentence) : spanIn(sentence)?.from === 0)
    if (last === undefined || isNext) parts.push(sentence)
    else parts[parts.length - 1] = `${last} ${sentence}`
  }
  return parts
}

/** Nouns of what has a span of time and is no post. */
const NO_POST =
  /^(?:courses?|member|projects?|award|experience|رخصه|شهاده|دوره|دورات|عضو|عضويه|ترخيص|مشروع|خبره|الخبره|جواز)$/iu
const CERTIFIED = /(?<!\p{L})(?:licen[cs]e|certificat\w+|membership|visa|passport|ielts)(?!\p{L})/iu

/** What a sentence has and the head of a post has not. */
const SENTENCE =
  /(?<!\p{L})(?:i|my|we|our|have|has|had|was|were|am|is|are|أعمل|اعمل|عملت|كنت|لدي|قمت)(?!\p{L})|(?:^|\s)(?:in|during|for|of|between|the|and|خلال|في|عام|و)$/iu

const LABEL =
  /^(?:(?:present|current|last|first) (?:job|post|employer)|jobs?|work|employers?|before(?: that| this)?|earlier|previous(?:ly)?|then|now|العمل|الوظائف|الوظيفة(?: الحالية)?|سابقا|سابقًا|حاليا|حاليًا|قبلها|قبل ذلك|وقبلها)$/iu

const withoutLabel = (text: string): string => {
  const [, label = '', rest = ''] = /^([^:：,،.]{2,30})[:：]\s*(.*)$/u.exec(text) ?? []
  const bare =
    rest !== '' && (LABEL.test(label.trim()) || toHeading(`${label}:`) === 'experience')
      ? rest
      : text
  return bare.replace(
    /^(?:before (?:that|this)|earlier|then|previously|قبلها|وقبلها)[,،:]?\s+/iu,
    '',
  )
}

const EDGES = /^[\s,،;؛:：.|()[\]•·–—-]+|[\s,،;؛:：|([•·–—-]+$/gu
const bare = (text: string): string => text.replace(EDGES, '').trim()

/** The parts of a head; brackets stay whole. */
const PHRASE =
  /(?:\([^()]*\)|(?!\t|\s[–—-]\s|\s?—\s?|\s?[|·•]\s?|[,،:：]\s|\s\/\/\s|(?<=[\p{L}\d)]{2})\.(?:\s|$)).)+/gu

const splitPhrases = (head: string): string[] =>
  [...head.matchAll(PHRASE)]
    .map(([phrase]) => bare(phrase.replace(/^\s*(?:at|with|for|مع|لدى|في)\s+/iu, '')))
    .map((phrase) => (titleOrEmployer(phrase) === 0 ? withoutLastPlace(phrase) : phrase))
    .filter((phrase) => /\p{L}{2}/u.test(phrase) && !isPlace(phrase))

/** Whether one of several phrases of a head is a place. */
const hasPlaceIn = (head: string): boolean => {
  const phrases = [...head.matchAll(PHRASE)].map(([phrase]) => bare(phrase))
  return phrases.length > 1 && phrases.slice(1).some((phrase) => isPlace(phrase))
}

/** Where the head ends that stands behind its span. */
const HEAD_END = /[:：](?=\s)|(?<=[\p{L}\d)]{2})\.(?=\s|$)/gu

/** A short phrase with a title's noun, up to the next mark. */
const FIRST_PHRASE = /^([^,،:：.|\t–—]{3,50})(?:[,،:：.|\t–—]\s*|$)/u

const isTitlePhrase = (text: string): boolean =>
  text.split(/\s+/u).length <= 6 && titleOrEmployer(text) > 0

/** The head behind a span, and the description after it. */
const splitHead = (rest: string): { head: string; detail: string } => {
  const ends = [...rest.matchAll(HEAD_END)].map(({ index }) => index)
  const [first = rest.length, second] = ends
  const next = rest.slice(first + 1, second ?? rest.length)
  const isNamed = splitPhrases(rest.slice(0, first)).some(isTitlePhrase)
  const end = !isNamed && second !== undefined && isTitlePhrase(bare(next)) ? second : first
  const comma = rest.search(/[,،]\s/u)
  const isLong = !isNamed && rest.slice(0, end).split(/\s+/u).length > 12
  const cut = isLong && comma > 0 && comma < end ? comma : end
  return { head: bare(rest.slice(0, cut)), detail: bare(rest.slice(cut)) }
}

const DEPARTMENT =
  /^(?:قسم|وحدة|شعبة|إدارة)(?!\p{L})|(?<!\p{L})(?:department|dept\.?|division|unit|ward)$/iu
const TRAINING = /^(?:internship|apprenticeship|تدريب)(?!\p{L})/iu
/** The ending of an English word for somebody who does something. */
const AGENT = /(?<!\p{L})\p{L}{3,}(?:er|or|ist|ian|man|woman)(?:\s\(.*\))?$/u

/** "EA to Group CEO" */
const SERVES = /^\p{L}+ to (?:the )?\p{Lu}/u

/** The employer of the post before. */
export const SAME = /^(?:the )?same (?:company|employer|firm|place)|^(?:نفس|ذات) /iu

/** "Hotel doorman Kathmandu" is a doorman in a city. */
const withoutLastPlace = (phrase: string): string => {
  const [, name = '', last = ''] = /^(.+?)\s+(\S+)$/u.exec(phrase) ?? []
  return isPlace(last) && titleOrEmployer(name) > 0 ? name : phrase
}

/** The title and the employer among the phrases of a head. */
const nameParts = (phrases: readonly string[]) => {
  const signs = phrases.map((phrase) => (TRAINING.test(phrase) ? 2 : titleOrEmployer(phrase)))
  const best = Math.max(0, ...signs)
  const isSame = phrases.some((phrase) => SAME.test(phrase))
  const byNoun = best > 0 ? signs.indexOf(best) : -1
  const at =
    byNoun < 0 && phrases.length > 1
      ? phrases.findIndex(
          (phrase, n) =>
            SERVES.test(phrase) ||
            (!SAME.test(phrase) && (signs[n] ?? 0) >= 0 && (isSame || AGENT.test(phrase))),
        )
      : byNoun
  const others = phrases.filter((phrase, n) => n !== at && !DEPARTMENT.test(phrase))
  return {
    title: at < 0 ? null : (phrases[at] ?? null),
    employer: others.find((phrase) => titleOrEmployer(phrase) < 2) ?? null,
    isKnown: signs.some((sign) => sign !== 0) || at >= 0,
  }
}

/** "بائع في سوبرماركت" is a title and an employer. */
const splitTitle = ({ title, employer }: { title: string | null; employer: string | null }) => {
  const [, post, firm] = /^(.+?)\s+(?:in|at|في|لدى)\s+(.+)$/u.exec(title ?? '') ?? []
  return employer === null && post && firm && isEmployer(firm) && isTitle(post)
    ? { title: post, employer: firm }
    : { title, employer }
}

const isNoPost = (head: string, phrases: readonly string[]): boolean =>
  SENTENCE.test(head) ||
  CERTIFIED.test(head) ||
  phrases.some((phrase) => NO_POST.test(findNoun(phrase))) ||
  isDegree(head.replace(/middle east/giu, ' '))

/** A date alone dates a post where a title stands before it and nothing behind. */
const lastDateIn = (text: string): DateRange | null => {
  const found = singleIn(text)
  return found !== null &&
    text.length <= 90 &&
    !/[\p{L}\p{N}]/u.test(text.slice(found.to)) &&
    splitPhrases(text.slice(0, found.from)).some((phrase) => titleOrEmployer(phrase) >= 2)
    ? found
    : null
}

/** Since when somebody does something, which need not be a post. */
const SINCE = /^(?:since|from|منذ|من)\s[^–—-]*\d$/iu

/** The post in a part of a line, or null; with `single`, one date is enough for its span. */
export const readInlinePost = (part: string, single = false): InlinePost | null => {
  const text = withoutLabel(
    withoutBullet(part.replace(/^\s*[★*◦>]\s*/u, '')).replace(/^\d{1,2}[.)]\s+/u, ''),
  )
  const span = spanIn(text) ?? (single ? lastDateIn(text) : null)
  if (span === null || isDateOnly(text)) return null
  const before = bare(text.slice(0, span.from))
  const after = bare(text.slice(span.to))
  const isDateFirst = !/\p{L}{2}/u.test(before)
  const { head, detail } = isDateFirst ? splitHead(after) : { head: before, detail: after }
  if (head.length < 3 || head.length > 140 || head.split(/\s+/u).length > 20) return null
  const phrases = splitPhrases(head)
  if (isNoPost(head, phrases)) return null
  const named = nameParts(phrases)
  const [, first = ''] = FIRST_PHRASE.exec(detail) ?? []
  const titleBehind = named.title === null && isTitlePhrase(first.trim()) ? first.trim() : null
  const { title, employer } = splitTitle({
    title: titleBehind ?? (named.title && withoutLastPlace(named.title)),
    employer: named.employer && withoutPlace(named.employer),
  })
  // A place beside a name and a span of time is that of a post, whatever the name.
  const hasPlace = span.end !== null && hasPlaceIn(head)
  const isKnown = named.isKnown || titleBehind !== null || hasPlace
  const isSince = SINCE.test(text.slice(span.from, span.to).trim())
  if ((title === null && employer === null) || (isSince && !isKnown)) return null
  return {
    title,
    employer,
    start: span.start,
    end: span.end,
    detail: titleBehind === null ? detail : bare(detail.slice(first.length)),
    isDateFirst,
    isKnown,
  }
}
