import { doers, getTitleWords } from '../../content/taxonomy/title-words'
import { isEmployer, isPlace, isTitle, titleOrEmployer } from '../read/employment/work-words'
import { cityIn } from './places'
import { modeIn, termsIn } from './terms'
import { plainLine } from './plain-line'
import { afterCall, beforeCall, isBesideTitle, isDoer } from './title-words'
import { labelled, titleLabel } from './labelled'

/**
 * Knowledge of roles: whether a text contains the name of one, and whether it consists of that
 * name.
 */
export interface KnownRoles {
  names(text: string): boolean
  isName(text: string): boolean
}

interface Candidate {
  title: string
  score: number
}

const [mostLines, mostHeadLines] = [40, 12]
/** How strongly words after a label and after an invitation are a title. */
const [labelledBy, called] = [12, 4]

/**
 * The title of the job: the value of a label, the words after an invitation, or a line that is a
 * title. Null if the text names no title.
 */
export function titleIn(lines: readonly string[], roles: KnownRoles): string | null {
  const plain = lines.slice(0, mostLines).map(plainLine)
  const candidates = plain.flatMap((text, at) =>
    candidatesIn(text, at, roles).map(({ title, score }) => ({ title, score: score - at / 4 })),
  )
  const [best] = candidates.toSorted((a, b) => b.score - a.score)
  return best?.title ?? null
}

function candidatesIn(text: string, at: number, roles: KnownRoles): Candidate[] {
  const said = labelled([text], titleLabel)
  if (said !== null) return judged(said, labelledBy, roles, () => true)
  const invited = afterCall(text)
  const before = beforeCall(text)
  if (invited.length > 0 || before !== null)
    return [
      ...invited.flatMap(({ rest, sure, isOneOfMany }) =>
        judged(
          rest,
          called,
          roles,
          (title) =>
            (sure && isNameLike(title)) ||
            ((isOneOfMany || (sure && isMany(rest))) && isDoerLike(title)),
        ),
      ),
      ...(before === null ? [] : judged(before, called, roles, isNameLike)),
    ]
  if (at < mostHeadLines && isHeadLine(text)) return judged(text, 1, roles, () => false)
  // "LOGISTICS COORDINATOR: driving licence needed" begins with the title.
  const [, head] = /^([^:：]{3,60})[:：]/u.exec(text) ?? []
  return at < 3 && head !== undefined && roles.names(head)
    ? judged(head, 1, roles, () => false)
    : []
}

/** A line that may be the title: no sentence, no fact behind a label, no address. */
const isHeadLine = (text: string): boolean =>
  text.length <= 110 &&
  !(/[.!?؟]$/u.test(text) && text.split(' ').length > 8) &&
  !/[:：]\s*\S/u.test(text.replace(/https?:\S+/g, '')) &&
  !/@\S+\.|\bwww\./u.test(text)

/** A candidate with how likely it is the title; nothing where it is none. */
function judged(
  text: string,
  strength: number,
  roles: KnownRoles,
  accepted: (title: string) => boolean,
): Candidate[] {
  const title = findTitle(text, roles, strength === called)
  if (title === null) return []
  const isKnown = roles.names(title)
  const isRole = isKnown || isTitle(singular(title))
  const isFirm = isEmployer(title) && !roles.isName(title) && titleOrEmployer(title) <= 0
  const words = title.split(' ').length
  if ((!isRole || isFirm) && !accepted(title)) return []
  if (strength < called && words > 7) return []
  const score =
    strength + (isKnown ? 3 : 0) + (roles.isName(title) ? 2 : 0) + (isRole ? 2 : 0) - words / 8
  return [{ title, score: isFirm ? score - 4 : score }]
}

/** A name of a few words: in Latin letters each has its capital. */
const isNameLike = (title: string): boolean => {
  const words = title.split(' ')
  return (
    words.length <= 4 &&
    !/^(?:or|and)$/iu.test(words[0] ?? '') &&
    !isEmployer(title) &&
    words.every(
      (word) => /^[\p{Lu}\d(&/+-]/u.test(word) || /^\p{Script=Arabic}/u.test(word) || word === 'of',
    )
  )
}

/** A few words that name who does something: "scuba diving instructor", "falconer". */
const isDoerLike = (title: string): boolean =>
  title.split(' ').length <= 4 &&
  !isEmployer(title) &&
  !/^(?:or|and) /iu.test(title) &&
  isDoer(title)

/** "Conservators to treat bronze": several are invited, so no article stands before them. */
const isMany = (rest: string): boolean =>
  /^\p{L}+s(?:[,.]|$|\s(?:with|who|to|for|in|and)\s)/u.test(rest)

/** A candidate cut to the title: without places, terms, numbers and what is asked for. */
function findTitle(written: string, roles: KnownRoles, isCalled: boolean): string | null {
  const text = written.replace(/(?<=(?<!\p{L})(?:sr|snr|jr|asst|mgr))\./giu, '')
  const unbracketed = text.replace(/\s*\([^()]*\)/gu, ' ')
  const parts = (roles.names(unbracketed) ? unbracketed : text)
    .replace(/\(([^()]*)\)/gu, (all, inside: string) => (isAside(inside) ? ' ' : all))
    .replace(/(?<=\p{Script=Arabic})\/(?:ة|ه|ات)(?!\p{L})/gu, '')
    .split(/\s[-–—]+\s|\s?[|·•\t;!@⋅]\s?|[–—]|\s\/\s|[:：]\s|[.،,؛](?=\s|$)/u)
    .map((part) => cut(part, roles, isCalled))
    .filter((part) => part !== '' && !isAside(part) && /\p{L}{2}/u.test(part))
  const whole = parts.slice(0, 2).join(' – ')
  const named = parts.find((part) => roles.names(part))
  const titled = parts.find((part) => isTitle(singular(part)) && !isEmployer(part))
  // What is called for stands first; what follows it may name others ("reports to the manager").
  const isFirst =
    isCalled &&
    named !== undefined &&
    titled !== undefined &&
    parts.indexOf(titled) < parts.indexOf(named) &&
    !getTitleWords(titled).every((word) => doers.has(word))
  const chosen =
    (isFirst ? undefined : named) ?? (roles.names(whole) ? whole : undefined) ?? titled ?? parts[0]
  if (chosen === undefined || chosen.length > 120) return null
  return inOrdinaryCase(singular(chosen))
}

/**
 * Text that often follows a title but does not belong to it: a place, terms of work, how many, who
 * may apply.
 */
const isAside = (text: string): boolean => {
  const rest = text.trim()
  return (
    rest === '' ||
    isBesideTitle(rest) ||
    isPlace(rest) ||
    (rest.split(/\s+/).length <= 4 &&
      !isTitle(singular(rest)) &&
      (cityIn(rest) !== null || termsIn(rest).length > 0 || modeIn(rest) !== null))
  )
}

const followers =
  /\s(?:with|who|that|whose|able|as|on|having|for|in|at|to|based|located|required|needed|wanted|urgently|reqd|must|from|immediate|immediately|asap|needs|is|are|role|roles|position|positions|job|vacancy|vacancies|fluent|holder|as per|\d.*|للعمل|لدي|لدى|في|خبرة|خبره|بخبرة|دوام|بدوام|ل?شركة|ذو|ذوي|ذات|يجيد|تجيد|براتب|ممن|على|لديه|لديها|عدد|بمقر\S*|وفق|للانضمام|حسب|للعام|مرخصة?|ذكور|إناث|مبدعة?|متميزة?|محترفة?|من|لل\S+|ي(?!دوي|ومي)\p{L}{3,6}|ماهرة?|متمرسة?|مؤهلة?|متخصصة?|ب?(?:دبي|أبو\s?ظبي|ابو\s?ظبي|الشارقة|عجمان|الفجيرة|العين)|بال\S+|ل(?:عيادة|مكتب|مطعم|مصنع|مدرسة|مستشفى|محل|فندق|مركز|معرض|مزرعة|صالون|متجر)\S*|ل(?!غ|وجست|ياق|ح[اوم])\p{L}{4,})(?=\s|$|[,.،])/giu

const leaders =
  /^(?:an?|the|our|experienced|qualified|skilled|dynamic|motivated|talented|passionate|professional|highly|energetic|dedicated|hands-on|self-motivated|enthusiastic|creative|full[ -]time|part[ -]time|remote|immediate(?:ly)?|urgent(?:ly)?|several|multiple|new|few|two|three|freelance|licen[cs]ed|\S+\/\S+ licen[cs]ed|and|reliable|hungry|patient|polite|caring|gentle|honest|careful|organi[sz]ed|presentable|smart|responsible|\S+-(?:oriented|minded|driven|focused|working)|ambitious|friendly|competent|committed|seasoned|capable|good|great|additional|another|female|male|lady|following|hiring|now|for|position|post|of|\d+|x)\s+/iu

/** Removes words before and after a title, as long as a title is left. */
function cut(part: string, roles: KnownRoles, isCalled: boolean): string {
  let left = part.trim()
  while (!roles.isName(left) && leaders.test(left)) left = left.replace(leaders, '')
  if (roles.isName(left)) return left
  for (const { index } of left.matchAll(followers)) {
    const before = left.slice(0, index)
    if (
      roles.names(before) ||
      isTitle(singular(before)) ||
      isDoer(before) ||
      // In Arabic the noun stands first, so what is called for stands before any of these.
      (isCalled && /^\p{Script=Arabic}/u.test(before))
    ) {
      left = before
      break
    }
  }
  return left.replace(/\s*(?:\(\s*\)|[(&+,،:/-])\s*$/u, '').trim()
}

/** "Sales Executives" is wanted as a sales executive. */
const singular = (title: string): string => {
  const english = title.replace(/(?<=\p{L}{3})s$/iu, '')
  // "Customer service agents" is a title already by its first words.
  if (english !== title && /(?:agent|officer|assistant|engineer|manager)$/iu.test(english))
    return english
  if (english !== title && !isTitle(title) && (isTitle(english) || isDoer(english))) return english
  const arabic = title.replace(/^(\p{Script=Arabic}{3,}?)ين(?=\s|$)/u, '$1')
  return arabic !== title && isTitle(arabic) && !isTitle(title) ? arabic : title
}

/** What is written in capitals throughout, as titles are written; short forms stay. */
const inOrdinaryCase = (title: string): string =>
  title === title.toUpperCase() && /\p{Lu}{4}/u.test(title)
    ? title.replace(
        /\p{Lu}[\p{Lu}-]{3,}/gu,
        (word) => word.slice(0, 1) + word.slice(1).toLowerCase(),
      )
    : title

/** Known roles by the taxonomy's names and whatever finds one in a title. */
export function knownRoles(
  names: ReadonlyMap<string, unknown>,
  find: (title: string) => unknown,
): KnownRoles {
  const toKey = (text: string) => getTitleWords(text).join(' ')
  const keys = new Set([...names.keys()].map(toKey))
  return { names: (text) => find(text) !== null, isName: (text) => keys.has(toKey(text)) }
}
