import { foldText } from '../../../../machines/shared/fold'
import { findField } from '../fields'
import { isHeadWord, toHeading, toWords } from '../headings'
import { isInAddress } from './in-address'
import { isEmployer, isPlace, isTitle, titleOrEmployer } from '../employment/work-words'

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

const NAME = wordsIn('name names applicant candidate اسم متقدم متقدمه مرشح مرشحه')
/** Words beside "name" in a label that leave it the name of the candidate. */
const OF_CANDIDATE = wordsIn(`
  full complete and surname candidates candidate's candidate’s applicants applicant's applicant’s of the in as per on passport english arabic block capital letters
  كامل كاملا ثلاثي ثلاثيا رباعي رباعيا خماسي خماسيا مقدم صاحب صاحبه طلب سيره لغه عربيه انجليزيه
  عربي انجليزي بالعربي بالعربيه بالانجليزي بالانجليزيه حسب كما في جواز سفر هويه لقب نسب و`)
const GIVEN = /^(?:(?:first|given) names?|forenames?|اسم (?:اول|شخصي))$/u
const FAMILY =
  /^(?:(?:last|family) names?|surname|اسم (?:عايله|عائله|عايلي|عائلي|اخير|شهره)|لقب|شهره|كنيه)$/u

/** The label of a whole name or of a part of it, in English, Arabic or both; else null. */
export const toNameLabel = (text: string): 'whole' | 'given' | 'family' | null => {
  if (text.length > 60) return null
  const words = toWords(text.replace(/^[\s\d.)•-]+/u, ''))
  const inLatin = words.filter((word) => !/\p{Script=Arabic}/u.test(word)).join(' ')
  const inArabic = words.filter((word) => !/\p{Script=Latin}/u.test(word) && word !== 'و').join(' ')
  if ([inLatin, inArabic].some((part) => GIVEN.test(part))) return 'given'
  if ([inLatin, inArabic].some((part) => FAMILY.test(part))) return 'family'
  return words.some((word) => NAME.has(word)) &&
    words.every((word) => NAME.has(word) || OF_CANDIDATE.has(word))
    ? 'whole'
    : null
}

/** Names that begin with the letter that means "of" before other names. */
const NOT_OF =
  '(?!(?:ليلى|ليلي|لينا|لين|ليان|ليث|لطيفة|لطيفه|لمى|لمي|لما|لمار|لميس|لمياء|لؤي|لوي|لبنى|لبني|لانا|لارا|لجين|لوجين|لورا|لقمان|لافي)(?!\\p{L}))'
/** "Resume of Hana Kim", "اسمي هناء": the name follows what the paper is called or a greeting. */
const PAPER = new RegExp(
  `^(?:curriculum vitae|resume|résumé|c\\.?v\\.?|bio-?data|(?:ال)?سيرة(?: (?:ال)?(?:ذاتية|مهنية))?(?!\\p{L}))\\s*(?:of|for|${NOT_OF}ل(?!ل)ـ?|[:：–—-])?\\s*|^(?:my name is|i am|i['’]m|اسمي|[أا]نا(?: اسمي)?|معكم)\\s+`,
  'iu',
)
/** "My name is Hana Kim and I live in Ajman": in a sentence, words go on behind the name. */
const NAME_IN_SENTENCE =
  /^(?:[^\t]{0,40}\s)??((?:my name is|i am|i['’]m|اسمي|[أا]نا(?: اسمي)?|معكم)\s+.+?)(?:[,،.]|\s+(?:and|from|i am|i live|من|أنا|وأنا|وعمري|عمري|أبلغ)(?!\p{L})).*$/iu
/** What people are addressed by before their names: "Capt. (Retd.)", "Arch.", "أ/", "م.". */
const TITLE_PREFIX =
  /^(?:(?:mr|mrs|ms|miss|dr|er|ar|arch|eng|engr|prof|sheikh|capt|col|maj|lt|sgt)(?:\.?\s+|\.|\s?\/\s?)(?:\(?ret(?:d|ired)?\b\.?\)?\s*)?|[مدأ](?:\s?[./]\s*|\s+)(?:[مد]\s?[./]\s*)?|(?:ال|لل)?(?:مهندسة?|دكتورة?|سيدة?|أستاذة?|استاذة?|آنسة|شيخة?|كابتن)\s?[/:.]\s*|(?:ال|لل)(?:مهندسة?|دكتورة?|سيدة?|أستاذة?|استاذة?|آنسة)\s+)/iu
const TITLE_SUFFIX =
  /\s*,\s*(?:mba|phd|ph\.d|md|msc|bsc|pmp|cpa|acca|rn|bsn|cma|cfa|cipd|pe|be|mcips|facp|frcs|ca|dha|haad|doh)\.?(?=$|\s|,)/giu
/** The same without a comma behind two words. */
const KNOWN_LETTERS =
  /(?<=\p{L}{2}\s.*\p{L}{2})(?:,?\s+(?:MBA|PhD|Ph\.D\.?|MD|MSc|BSc|PMP|CPA|ACCA|RN|BSN|CMA|CFA|CIPD|PE|Esq\.?))+$/u
/** Letters that no name has because they have no vowel, behind a name that is not in capitals. */
const LETTERS_BEHIND = /(?<=\p{L}{2}\s.*\p{Ll})(?:\s+[B-DF-HJ-NP-TV-XZ]{3,7})+$/u
/** "Omar Said, B.Sc., PhD": a capital in the middle is one of a degree. */
const DEGREES = /(?:\s*,\s*\p{Lu}\p{Ll}?\.?\p{Lu}[\p{L}.]{0,4})+$/u
/** The son, daughter or wife of somebody. */
const PARENT = /\s+[sdw]\/o\s.*$/iu
/**
 * Letters behind a name are those of a degree or a membership, if the name is not in capitals or
 * they have no vowel.
 */
const LETTERS =
  /(?<=\p{Ll})(?:\s*,\s*\p{Lu}[\p{Lu}.]{1,7})+$|(?:\s*,\s*[BCDFGHJ-NP-TV-XZ.]{2,7})+$/u
const NOT_A_NAME =
  /[\d@:/\\•+=<>_]|(?<!\p{L})(?:resume|cv|application|applied|applicant|form|curriculum|vitae|profile|name|position|skype|page|address|mobile|email|e-mail|phone|tel|contact|nationality|visa|passport|photo|confidential|dear|objective|experience|experienced|skills|education|university|college|gender|male|female|married|single|available|relocate|immediate|immediately|license|licence|street|road|building|tower|apartment|flat|indian|pakistani|filipino|egyptian|emirati|sudanese|jordanian|syrian|kenyan|moroccan)(?!\p{L})|(?<!\p{L})(?:and|the|for|with|of|to|in|is|my|who|في|من|على|إلى|مع|عن|أو|ثم|لدي)(?!\p{L})|سيرة|ذاتية|السلام عليكم|استمارة|العنوان|عنواني|الهاتف|البريد|الجوال|الإمارات|الجنسية|متزوج|أعزب|عزباء|صورة|هاتف|جوال/iu
/** Words above a name in Arabic papers: of an application, a greeting, an address, a motto. */
const NOT_IN_NAMES = wordsIn(`
  شارع حي منطقه اماره محافظه مدينه قريه شقه مبني بنايه برج طريق صندوق دوله مملكه جمهوريه سلطنه
  المملكه الجمهوريه الدوله السلطنه المنطقه الوظيفه الملف طلب توظيف وظيفه تقديم عنايه الساده حضره
  المحترم المحترمين تحيه رخصه متاح متاحه متفرغ متفرغه مستعد جاهز خريج خريجه خبره سنوات سنه تخصص
  موهل مؤهل ملف بطاقه تعريف`)
/** An invocation; a word with "for the" or "and the" before it; the end of an adverb ("فوراً"). */
const NO_ARABIC_NAME =
  /^(?:بسم الله|الحمد لله|(?:سعادة|معالي|فضيلة|حضرة) ال)|(?<!\p{L})لل\p{L}{3}|\sوال\p{L}{3}|\u064B/u
const WORD = /^\p{L}[\p{L}\p{M}'’.-]*$/u

/** The names that a line may hold: its parts, each in one script. */
export const toReadings = (text: string): string[] =>
  text
    .replace(NAME_IN_SENTENCE, '$1')
    .replace(PAPER, '')
    .replace(PARENT, '')
    .replace(LETTERS, '')
    .replace(DEGREES, '')
    .replace(KNOWN_LETTERS, '')
    .replace(LETTERS_BEHIND, '')
    .split(/\t|\s[|/·•–—-]+\s|\s*[|•·]\s*|,\s(?=\p{Lu}\p{Ll})|،\s/u)
    .flatMap((part) => inOneScript(part))
    .map((part) => withoutAddress(part.replace(TITLE_SUFFIX, '').trim()))
    .filter(isWritten)

/**
 * "الأستاذ المحامي سامي قاسم": an address may have two words, and the trade with its article is one.
 * "السيد البدوي" is a name, and so is whatever one word alone would be left of.
 */
const withoutAddress = (text: string): string => {
  const [first = '', ...others] = text.split(' ')
  const isTrade = first.startsWith('ال') && others.length > 1 && isTitle(first.slice(2))
  // "المهندس المدني سالم قاسم": the kind of the trade has its article, too.
  const rest =
    others.length > 2 && /^ال\p{L}+ي[ةه]?$/u.test(others[0] ?? '') ? others.slice(1) : others
  const bare = isTrade ? rest.join(' ') : text.replace(TITLE_PREFIX, '').trim()
  return bare === text || !bare.includes(' ') ? text : withoutAddress(bare)
}

/** "إيمان خليل (أم أحمد)": in brackets stands the name in another script, or another name. */
const withoutByname = (part: string): string => {
  const [, name = '', inside = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(part) ?? []
  const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
  return name.includes(' ') && isArabic(name) === isArabic(inside) ? name : part
}

/** "Latifa Al Mithali لطيفة المثالي" is one name in two scripts: the longer is taken, or the Latin. */
const inOneScript = (part: string): string[] => {
  const bare = withoutByname(part).replace(/[()]/gu, ' ').replace(/\s+/gu, ' ').trim()
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

/** Whether a word is the label of something else than a name, and no part of one. */
export const isOtherLabel = (text: string): boolean =>
  NOT_A_NAME.test(text) || findField(text) !== null || toNameLabel(text) !== null

/** Whether a text is written as names are, whatever its words mean. */
const isWritten = (text: string): boolean => {
  const words = text.split(' ')
  if (words.length < 2 || words.length > 7 || text.length > 60) return false
  if (NOT_A_NAME.test(text) || NO_ARABIC_NAME.test(text)) return false
  if (words.some((word) => NOT_IN_NAMES.has(foldText(word)))) return false
  if (toHeading(text) || findField(text) || isPlace(text) || toNameLabel(text)) return false
  if (isHeadWord(words[0] ?? '')) return false
  return words.every((word) => WORD.test(word))
}

/**
 * In Latin letters a name has capitals, but for small words such as "bin", "van" or "de" and those
 * of an address.
 */
export const isCased = (text: string, local: string): boolean =>
  text
    .split(' ')
    .every(
      (word) =>
        !/^\p{Ll}/u.test(word) ||
        /^(?:bin|bint|ben|al|el|de|da|la|di|dos|dela|del|van|von|ibn|abu|ul|ur|e)$/.test(word) ||
        isInAddress(word, local),
    )

/** Trades that are family names, too: "سامر حداد", "Faisal Butcher". */
const TRADES = wordsIn(`
  cook baker butcher mason carpenter painter turner porter butler barber dean farmer major sailor
  gardener tailor steward captain حداد نجار خياط حلاق قاضي قاض صراف بحار فلاح خطيب كاتب رسام مساح قائد
  امين مرشد مخلص امام`)

/**
 * Whether the words of a reading say that it is no name but an employer, or somebody's work, or
 * they have small letters in no address. An address that has another word of it makes a trade a name, and so does a title on the line below.
 */
export const isOther = (text: string, local: string, below: string): boolean => {
  if (!isCased(text, local)) return true
  const sign = titleOrEmployer(text)
  if (sign < 0) return isEmployer(text)
  if (sign === 0) return beginsWithPlace(text) && !isNamed(text, local)
  return !isNamed(text, local) && !isTradeName(text, below)
}

const isNamed = (text: string, local: string): boolean =>
  text.split(' ').some((word) => !isTitle(word) && isInAddress(word, local))

const isTradeName = (text: string, below: string): boolean => {
  const [first = '', ...others] = text.split(' ')
  const trades = others.filter(isTitle)
  // In Arabic the trade of a title is its first word; in English the last one may be a name, too.
  return (
    !isTitle(first) &&
    trades.every((word) => TRADES.has(foldText(word))) &&
    (/\p{Script=Arabic}/u.test(text) || titleOrEmployer(below.split(/[|\t]/u)[0] ?? '') > 0)
  )
}

const beginsWithPlace = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ')
  return isPlace(first) || isPlace(`${first} ${second}`)
}
