import type { Line } from '../extract/text'
import { emailsIn } from './contacts'
import { findField } from './fields'
import { toHeading, usualSize } from './headings'
import { isEmployer, isPlace, titleOrEmployer } from './work-words'

const LABEL =
  /^(?:(?:full |candidate |applicant )?name(?: in full)?(?: of (?:the )?(?:candidate|applicant))?|الاسم(?: الكامل| الثلاثي| الرباعي)?|اسم المتقدم)$/iu
/** "Resume of Hana Kim": the name stands behind what the paper is called. */
const PAPER =
  /^(?:curriculum vitae|resume|résumé|c\.?v\.?|bio-?data|السيرة الذاتية|سيرة ذاتية)\s*(?:of|for|لـ?|[:：–—-])?\s*/iu
const TITLE_PREFIX =
  /^(?:(?:mr|mrs|ms|miss|dr|er|ar|eng|engr|prof|sheikh|capt)\.?|[مدأ]\.(?:\s?د\.)?|أ\.|المهندسة?|الدكتورة?|السيدة?|الأستاذة?)\s+/iu
const TITLE_SUFFIX =
  /\s*,\s*(?:mba|phd|ph\.d|md|msc|bsc|pmp|cpa|acca|rn|bsn|cma|cfa|cipd|pe|be|mcips|facp|frcs|ca|dha|haad|doh)\.?(?=$|\s|,)/giu
/** Letters behind a name that is not in capitals itself are those of a degree or a membership. */
const LETTERS = /(?<=\p{Ll})(?:\s*,\s*\p{Lu}[\p{Lu}.]{1,7})+$/u
const NOT_A_NAME =
  /[\d@:/\\•+=<>_]|(?<!\p{L})(?:resume|cv|application|form|curriculum|vitae|profile|skype|page|address|mobile|email|e-mail|phone|tel|nationality|visa|passport|photo|confidential|dear|objective|experience|skills|education|university|college|gender|male|female|married|single|indian|pakistani|filipino|egyptian|emirati|sudanese|jordanian|syrian|kenyan|moroccan)(?!\p{L})|(?<!\p{L})(?:and|the|for|with|of|to|in|is|my|who|في|من|على|إلى|مع|عن|أو|ثم|لدي)(?!\p{L})|سيرة|ذاتية|السلام عليكم|استمارة|العنوان|الهاتف|البريد|الجوال|الإمارات|الجنسية|متزوج|أعزب|عزباء|صورة|هاتف|جوال/iu
const WORD = /^\p{L}[\p{L}\p{M}'’.-]*$/u

interface Candidate {
  value: string
  rank: number
}

/**
 * The candidate's name: a labelled one; otherwise, among name-like words above the first section,
 * the largest and first ones that are also in the e-mail address.
 */
export const nameIn = (top: readonly Line[], all: readonly Line[]): string | null => {
  for (const line of all.slice(0, 80)) {
    const value = labelled(line.text)
    if (value) return value
  }
  const lines = (top.length ? top : all).slice(0, 15)
  const largest = Math.max(0, ...lines.map((line) => line.size))
  const local = localsIn(all)
  const usual = usualSize(all)
  // Without lines above the first section, the name is at the start or is recognised by the
  // address.
  const isAlone = top.length > 0
  const candidates = lines.flatMap((line, at): Candidate[] =>
    toReadings(wholeName(line, lines.slice(at + 1, at + 3), usual))
      .filter((value) => isAlone || at < 3 || inAddress(value, local))
      .map((value, part) => ({
        value,
        rank:
          (line.size > 0 && line.size >= largest - 0.5 ? 3 : 0) +
          (inAddress(value, local) ? 3 : 0) +
          (line.bold ? 0.5 : 0) -
          0.4 * at -
          0.1 * part,
      })),
  )
  const best = candidates.reduce<Candidate | null>(
    (one, other) => (one && one.rank >= other.rank ? one : other),
    null,
  )
  return best?.value ?? besideAddress(all, local)
}

/** A name in large letters may take two lines, or three. */
const wholeName = (line: Line, next: readonly Line[], usual: number): string => {
  let name = line.text
  if (usual === 0 || line.size <= 1.3 * usual || name.includes('\t')) return name
  for (const { text, size } of next) {
    const more = text.split('\t')[0] ?? ''
    if (size !== line.size || !/^\p{L}+$/u.test(more)) break
    name = `${name} ${more}`
  }
  return name
}

const labelled = (text: string): string | null => {
  const [, label = '', value = ''] =
    /^([^:：\t]{2,40}?)\s*(?:\t?\s*[:：]|\t)\s*(.+)$/u.exec(text) ?? []
  const bare = label.replace(/^[\s\d.)•-]+/u, '').trim()
  const inOne = (part: string) => LABEL.test(part.trim().replace(/[\s/|()-]+$/u, ''))
  const isLabel =
    inOne(bare) ||
    inOne(bare.replace(/[\p{Script=Arabic}/|()]+/gu, ' ')) ||
    inOne(bare.replace(/[\p{Script=Latin}/|()]+/gu, ' '))
  return isLabel ? (toReadings(value)[0] ?? null) : null
}

/** The names that a line may hold: its parts, each in one script. */
const toReadings = (text: string): string[] =>
  text
    .replace(PAPER, '')
    .replace(LETTERS, '')
    .split(/\t|\s[|/·•–—-]+\s|\s*[|•·]\s*|,\s(?=\p{Lu}\p{Ll})|،\s/u)
    .flatMap((part) => inOneScript(part))
    .map((part) => part.replace(TITLE_SUFFIX, '').replace(TITLE_PREFIX, '').trim())
    .filter(isNameLike)

/** "Latifa Al Mithali لطيفة المثالي" is one name in two scripts: the longer is taken, or the Latin. */
const inOneScript = (part: string): string[] => {
  const bare = part.replace(/[()]/gu, ' ').replace(/\s+/gu, ' ').trim()
  const latin = bare
    .replace(/[\p{Script=Arabic}\u064B-\u0652]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const arabic = bare
    .replace(/[\p{Script=Latin}'’.]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (!/\p{L}/u.test(latin) || !/\p{L}/u.test(arabic)) return [bare]
  const [a, b] = [latin.split(' ').length, arabic.split(' ').length]
  return a >= b ? [latin, arabic] : [arabic, latin]
}

const isNameLike = (text: string): boolean => {
  const words = text.split(' ')
  if (words.length < 2 || words.length > 7 || text.length > 60) return false
  if (NOT_A_NAME.test(text) || toHeading(text) || findField(text) || isPlace(text)) return false
  if (titleOrEmployer(text) > 0 || (titleOrEmployer(text) < 0 && isEmployer(text))) return false
  if (!words.every((word) => WORD.test(word))) return false
  // In Latin letters a name has capitals, but for small words such as "bin", "van" or "de".
  return words.every(
    (word) =>
      !/^\p{Ll}/u.test(word) ||
      /^(?:bin|bint|al|el|de|da|dela|del|van|von|ibn|abu|ul|ur|e)$/.test(word),
  )
}

const localsIn = (lines: readonly Line[]): string =>
  emailsIn(lines.map((line) => line.text).join('\n'))
    .map((email) => email.split('@')[0] ?? '')
    .join(' ')

/** Whether a word of the name, of which short ones are in many addresses, is in an address. */
const inAddress = (name: string, local: string): boolean =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 3 && local.includes(word))

/**
 * A last resort for resumes with sections in an odd order: a name-like line whose words stand in
 * the e-mail address.
 */
const besideAddress = (all: readonly Line[], local: string): string | null => {
  const isIn = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2 && local.includes(word)).length >= 2
  return all.flatMap((line) => toReadings(line.text)).find(isIn) ?? null
}
