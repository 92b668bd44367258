import type { Line } from '../../extract/text'
import type { ResumeAward } from '../../resume-profile'
import { emailsIn, linksIn } from '../person/contacts'
import { phonesIn } from '../person/phones'
import { dateIn, isDateOnly, rangeIn } from '../dates'
import { isBullet, linesOfKind, withoutBullet } from '../sections'
import type { Section } from '../sections'
import { isEmployer, isPlace } from '../employment/work-words'

const MAX_TITLE = 200

/** Words that only an award has in it. */
const AWARD =
  /(?<!\p{L})(?:awards?|awarded|prizes?|medals?|trophy|honou?rs?|honou?red|scholarships?|fellowship|winners?|won|runner-?up|finalist|shortlist(?:ed)?|champion|(?:first|second|third|1st|2nd|3rd) place|dean['’]s list|star|(?:employee|agent|engineer|nurse|teacher|student|team|officer|seller|salesperson) of the (?:day|week|month|quarter|year)|(?:certificate|letter) of (?:appreciation|thanks|excellence|merit|recognition|commendation)|best|top performer|recogni[sz]ed|recognition)(?!\p{L})|(?<!\p{L})(?:ال)?(?:جائزة|جوائز|درع|وسام|ميدالية|كأس|منحة|تكريم|كُرّمت|المركز (?:الأول|الثاني|الثالث)|أفضل|المتميز|المتميزة|(?:شهادة|كتاب|رسالة|خطاب) (?:شكر|تقدير)|(?:موظف|موظفة|ممرض|ممرضة|معلم|معلمة|نجم|نجمة|طالب|طالبة) (?:العام|الشهر|السنة))(?!\p{L})/iu

/**
 * Among certificates only prizes count, which nobody can study for, because a qualification may be
 * called an award, too.
 */
const PRIZE =
  /(?<!\p{L})(?:prizes?|medals?|trophy|(?:employee|agent|engineer|nurse|teacher|student|team|officer) of the (?:month|quarter|year)|(?:certificate|letter) of (?:appreciation|thanks|commendation))(?!\p{L})|(?<!\p{L})(?:جائزة|درع|وسام|ميدالية|(?:شهادة|كتاب|رسالة|خطاب) (?:شكر|تقدير)|(?:موظف|موظفة|نجم|نجمة) (?:العام|الشهر|السنة))(?!\p{L})/iu

/**
 * The awards of a resume in its own words: title, issuer and date, each with its line. Achievements
 * may be anything, so among them only those that are named as an award count.
 */
export const awardsIn = (sections: readonly Section[]): ResumeAward[] =>
  [
    ...toItems(linesOfKind(sections, 'awards')).filter(
      (item) => AWARD.test(item) || !isSentence(item),
    ),
    ...toItems(linesOfKind(sections, 'achievements')).filter(
      (item) => AWARD.test(item) && !isSentence(item),
    ),
    ...toItems(linesOfKind(sections, 'certificates')).filter((item) => PRIZE.test(item)),
  ].flatMap((item, index) => toAward(item, index + 1) ?? [])

const isSentence = (item: string): boolean => /[.!؟]$/u.test(item) && item.split(' ').length > 5

const NO_AWARD =
  /^(?:page|صفحة)\s*\d|^(?:none|n\/?a|nil|لا يوجد)\.?$|(?:available|furnished|provided) (?:up)?on request|عند الطلب/iu
const isOther = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) ||
  NO_AWARD.test(text) ||
  emailsIn(text).length + phonesIn([text]).length + linksIn(text).length > 0

/**
 * Each line is an award, and so is each bullet. A wrapped line continues it, and a date, or a line
 * with one below a line without, belongs to it; other lines below a bullet only describe it. Parts
 * from separate lines are joined by a tab.
 */
const toItems = (lines: readonly Line[]): string[] => {
  const texts = lines.map(({ text }) => text).filter((text) => isDateOnly(text) || !isOther(text))
  const bulleted = texts.some(isBullet)
  const widest = Math.max(0, ...texts.map((text) => text.length))
  const paired = !bulleted && isPaired(texts)
  const items: string[] = []
  texts.forEach((text, at) => {
    const before = texts[at - 1] ?? ''
    const last = items.length - 1
    const bare = withoutBullet(text)
    if (last < 0 || isBullet(text)) items.push(bare)
    else if (
      /^[\p{Ll}(]/u.test(bare) ||
      /[,،]$/u.test(before) ||
      (bulleted && before.length >= 0.8 * widest)
    )
      items[last] += ` ${bare}`
    else if (
      isDateOnly(bare) ||
      ((paired || bulleted) && isDated(bare) && !isDated(items[last] ?? ''))
    )
      items[last] += `\t${bare}`
    else if (!bulleted) items.push(bare)
  })
  return items
}

const isDated = (text: string): boolean => dateIn(text) !== null

/** Whether lines come in pairs throughout: a title, then its issuer and date. */
const isPaired = (texts: readonly string[]): boolean =>
  texts.length % 2 === 0 && texts.every((text, at) => isDated(text) === (at % 2 === 1))

const SEPARATOR = /\t|\s*[,،;؛|]\s*|\s+[–—·•-]\s+|\s*:\s+|\s*\((?=[^)]*\))|\)/gu

interface Piece {
  from: number
  to: number
}

const toAward = (item: string, number: number): ResumeAward | null => {
  const evidence = item.replace(/\t/g, ' ').trim()
  const { text, date } = withoutDates(item)
  const getWords = ({ from, to }: Piece) => text.slice(from, to)
  const pieces = getPieces(text).filter((piece) => !isPlace(getWords(piece)))
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first === undefined || last === undefined) return null
  const employer = pieces.slice(1).findLast((piece) => isEmployer(getWords(piece)))
  const giver = isSentence(item) ? undefined : (employer ?? (last === first ? undefined : last))
  const before =
    giver === undefined ? last : (pieces.filter((piece) => piece.to <= giver.from).at(-1) ?? first)
  const title = trimMarks(text.slice(first.from, isSentence(item) ? text.length : before.to))
  if (title.length > MAX_TITLE || !/\p{L}{2}/u.test(title) || !evidence.includes(title)) return null
  const [, named, by] =
    giver === undefined
      ? (/^(.+?)\s+(?:(?:awarded|presented|given|granted)\s+)?(?:from|by|من)\s+(.+)$/iu.exec(
          title,
        ) ?? [])
      : []
  const split =
    named && by && isEmployer(by) && !isSentence(item)
      ? { title: named, issuer: by }
      : { title, issuer: giver === undefined ? null : trimMarks(getWords(giver)) }
  return { id: `award-${number}`, ...split, date, evidence }
}

const trimMarks = (text: string): string =>
  text
    .replace(/\t/g, ' ')
    .replace(/^[\s"“«'.:–—-]+|[\s"”».:,،–—-]+$/gu, '')
    .trim()

const getPieces = (text: string): Piece[] => {
  const edges = [...text.matchAll(SEPARATOR)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
  return [...edges, { from: text.length, to: text.length }]
    .map((edge, at) => ({ from: edges[at - 1]?.to ?? 0, to: edge.from }))
    .filter((piece) => /\p{L}{2}/u.test(text.slice(piece.from, piece.to)))
}

/**
 * A date in the middle of words belongs to them ("Winner of the 2019 Hackathon") and stays; one at
 * an end goes, with what leads to it.
 */
const LEAD = /\s+(?:in|on|for|of|في|عام|سنة|لعام|لسنة)\s*$/iu
const withoutDates = (item: string): { text: string; date: string | null } => {
  const range = rangeIn(item)
  const single = dateIn(item)
  const date = range
    ? range.end === null || range.end === 'present'
      ? range.start
      : range.end
    : (single?.date ?? null)
  const found = range ?? single
  if (found === null) return { text: item, date }
  const [before, after] = [item.slice(0, found.from), item.slice(found.to)]
  const isWithin = /[\p{L}\p{N}]\s*$/u.test(before) && /^\s*[\p{L}\p{N}]/u.test(after)
  return { text: isWithin ? item : `${before.replace(LEAD, '')}\t${after}`, date }
}
