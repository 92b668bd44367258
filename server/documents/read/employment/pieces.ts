import { findField } from '../fields'
import { isPlace, titleOrEmployer } from './work-words'

const LABEL = /^([^:：\t]{2,40}?)\s*[:：]\s*/u

/** Text without the label before it. */
const withoutLabel = (text: string): string => {
  const label = LABEL.exec(text)
  return label?.[1] && findField(label[1]) ? text.slice(label[0].length) : text
}

const ARABIC_EMPLOYER =
  'شركة|مؤسسة|هيئة|بنك|مصرف|وزارة|مستشفى|مدرسة|جامعة|كلية|مجموعة|مركز|دائرة|بلدية|فندق|مكتب|مطعم|معهد|وكالة|مصنع|دار|صيدلية|جمعية|روضة|قناة|مجمع|عيادة|مستوصف|مدارس|أكاديمية|نادي|محكمة|ديوان|صحيفة|سفارة|منظمة|ميناء|مطار'

/** "مدينة الأمل الطبية" is a hospital, "مدينة العين" the place of one. */
const CITY = 'مدينة(?=\\s(?:\\S+\\s){1,3}\\S+ية(?!\\p{L}))'

const SPLIT = new RegExp(
  `\\t|\\s[|·•–—-]+\\s|\\s*\\|\\s*|\\s+@\\s*|\\s+at\\s+(?=\\p{Lu})|\\s+لدى\\s+|\\s+(?:في|بـ?)\\s*(?=(?:ال)?(?:${ARABIC_EMPLOYER})|${CITY})|[–—](?=\\p{Lu})|\\s+//\\s+`,
  'u',
)

/** "كمحاسب" is somebody "as an accountant"; a title that begins with that letter stays. */
export const withoutAs = (text: string): string => {
  const bare = text.replace(/^\s*كـ?(?=\p{L}{3})/u, '')
  return titleOrEmployer(text) <= 0 && titleOrEmployer(bare) > 1 ? bare : text
}

/** The parts of a head's line: what separators, labels and places leave. */
export const splitPieces = (text: string): string[] =>
  text
    .replace(/\(([^()]{4,})\)/gu, (whole, inside: string) =>
      titleOrEmployer(inside) < 0 ? `\t${inside}\t` : whole,
    )
    .split(SPLIT)
    .map((piece) =>
      withoutAs(withoutLabel(piece))
        .replace(/^\s*(?:(?:\(?\d{1,2}\s?[.)–-]|m\/s\.?\s)\s*)+/iu, '')
        .replace(/^[\s,،;:()[\]|–—•*>~➢-]+|[\s,،;:([|–—~-]+$/gu, '')
        .replace(/\s*\(\s*\)\s*$|\s*\/\s*$/gu, '')
        .replace(/^as (?:an? |the )?(?=\p{Lu})/iu, '')
        .trim(),
    )
    .filter((piece) => /\p{L}{2}/u.test(piece) && !isPlace(piece))

/** What follows the end of a company's name is where it is, known to us or not. */
const AFTER_COMPANY =
  /^(.*(?<!\p{L})(?:l\.?l\.?c|ltd|limited|inc|corp|fzc?o?|fze|fz-llc|pjsc|p\.j\.s\.c|w\.?l\.?l|est|co|gmbh|plc)\.?)\s*[,،]\s*[^,،]+(?:[,،][^,،]+)?$/iu

/** Text without a place at its end: "Gulf Systems, Dubai" is "Gulf Systems". */
export const withoutPlace = (text: string): string => {
  const company = AFTER_COMPANY.exec(text)?.[1]
  if (company !== undefined) return company
  const bracketed = /^(.+?)\s*\(([^()]+)\)$/u.exec(text)
  if (bracketed?.[1] && bracketed[2] && isPlace(bracketed[2])) return withoutPlace(bracketed[1])
  const parts = text.split(/(\s*[,،]\s*)/)
  while (parts.length > 2 && isPlace(parts.at(-1) ?? '')) parts.splice(-2)
  return parts.join('').trim()
}
