import type { Line } from '../extract/text'
import { emailsIn } from './contacts'
import { toHeading } from './headings'
import { isTitle } from './work-words'

const LABEL = /^(?:full name|name|الاسم الكامل|الاسم)\s*[:：]\s*/iu
const TITLE_PREFIX =
  /^(?:(?:mr|mrs|ms|miss|dr|eng|prof)\.?|[مدأ]\.(?:\s?د\.)?|المهندسة?|الدكتورة?)\s+/iu
const NOT_A_NAME =
  /[\d@:/|\\•+=<>()]|\b(?:resume|cv|curriculum|vitae|profile|skype|page|address|mobile|email|phone)\b|سيرة|ذاتية|العنوان|الهاتف|البريد|الجوال|الإمارات/iu
const WORD = /^\p{L}[\p{L}\p{M}'’.-]*$/u
const PLACE =
  /^(?:abu dhabi|dubai|sharjah|ajman|al ain|fujairah|ras al khaimah|umm al quwain|uae|united arab emirates|أبوظبي|دبي|الشارقة|العين|عجمان|الفجيرة)$/iu

/**
 * The candidate's name: a labelled one, else the largest name-like line above the first section,
 * else the first.
 */
export const nameIn = (top: readonly Line[], all: readonly Line[]): string | null => {
  for (const line of all.slice(0, 60)) {
    const value = LABEL.test(line.text) ? firstPart(line.text.replace(LABEL, '')) : ''
    if (isNameLike(value)) return value
  }
  const candidates = (top.length ? top : all).slice(0, 12).flatMap((line) => {
    const value = firstPart(line.text).replace(TITLE_PREFIX, '')
    return isNameLike(value) ? [{ value, size: line.size }] : []
  })
  const largest = Math.max(0, ...candidates.map((candidate) => candidate.size))
  const best = candidates.find((candidate) => candidate.size >= largest - 0.5)
  return best ? best.value : nameBesideEmail(all)
}

const firstPart = (text: string): string => text.split(/\t| [|·•–—-] |, /)[0]?.trim() ?? ''

const isNameLike = (text: string): boolean => {
  const words = text.split(' ')
  if (words.length < 2 || words.length > 7 || text.length > 60) return false
  if (NOT_A_NAME.test(text) || PLACE.test(text) || toHeading(text) || isTitle(text)) return false
  if (!words.every((word) => WORD.test(word))) return false
  // In Latin letters a name has capitals, but for small words such as "bin", "van" or "de".
  return words.every(
    (word) => !/^\p{Ll}/u.test(word) || /^(?:bin|bint|al|el|de|da|van|von|ibn|abu)$/.test(word),
  )
}

/**
 * A last resort for resumes with sections in an odd order: a name-like line whose words stand in
 * the e-mail address.
 */
const nameBesideEmail = (all: readonly Line[]): string | null => {
  const local = emailsIn(all.map((line) => line.text).join('\n'))[0]?.split('@')[0] ?? ''
  const isIn = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2 && local.includes(word)).length >= 2
  return (
    all.map((line) => firstPart(line.text)).find((text) => isNameLike(text) && isIn(text)) ?? null
  )
}
