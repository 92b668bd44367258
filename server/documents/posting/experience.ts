import { foldText } from '../../../machines/shared/fold'
import { plainLine } from './plain-line'

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  ثلاث: 3,
  اربع: 4,
  خمس: 5,
  ست: 6,
  سبع: 7,
  ثمان: 8,
  ثماني: 8,
  تسع: 9,
  عشر: 10,
}
const english = Object.keys(numbers)
  .filter((word) => /^[a-z]/.test(word))
  .join('|')
const arabic = Object.keys(numbers)
  .filter((word) => !/^[a-z]/.test(word))
  .join('|')
const number = `(\\d{1,2}(?:\\.5)?|${english}|(?:${arabic})(?=ه?[\\s(-]))ه?`
const again = '(?:\\s*\\(\\s*\\d{1,2}\\s*\\))?'
const range = `(?:\\s*\\+?\\s*(?:-|–|—|to|or|الي|او)\\s*(?:\\d{1,2}|${english}|(?:${arabic})ه?)${again})?`
const years = "years?['’]?s?|yrs?|y(?=\\s+exp)|سنوات|سنين|سنه|اعوام|عاما|عام"
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,])و?${number}${again}${range}\\s*(?:\\+|plus|or more)?\\s*(?:${years})(?!\\p{L})`,
  'gu',
)
const months = /(?<![\p{L}\p{N}.,])(\d{1,2})\s*\+?\s*(?:months?|شهرا|شهر|اشهر)(?!\p{L})/u
/** The number that a label is followed by: "Years of experience: 3", "سنوات الخبرة: 4". */
const counted = new RegExp(
  `^(?:min(?:imum)? )?(?:(?:years|yrs|no|number) of )?(?:exp|experience|years)(?: required| needed| level)?(?: \\(?(?:in )?(?:years|yrs)\\)?)?\\s*[:=–/-]+\\s*(?:min(?:imum)? )?${number}${again}\\+?(?!\\p{L}|\\p{N})|^(?:عدد )?(?:سنوات )?(?:ال)?خبره(?: المطلوبه)?\\s*[:=–/-]+\\s*${number}`,
  'u',
)
/** One and two years have words of their own in Arabic. */
const dual = /(?<!\p{L})[بل]?(?:سنتين|سنتان|عامين|عامان)(?!\p{L})/u
const single =
  /(?<!\p{L})(?:خبره|عن|لمده|بخبره)\s+(?:سنه|عام)(?!\p{L})|(?<!\p{L})و?(?:سنه واحده|عام واحد|سنه (?:خبره )?علي الاقل|سنه خبره)(?!\p{L})/u

const asks = /(?<!\p{L})exp(?!\p{L})|experien|(?<!\p{L})و?[بل]?(?:ال)?خبر(?:ه|ات|تها?)(?!\p{L})/u
const least =
  /(?<!\p{L})(?:min|minimum|at least|or more|or above|no less|not less|more than|ideally|must have|should have|with)(?!\p{L})|لا ي?ت?قل|علي الاقل|فاكثر|فما فوق|كحد ادني|اكثر من/u
/** After the years of work stands which work. */
const workAfter = /^\s*(?:in|as|of|uae|gcc|work|working|running|\p{L}+ing)(?!\p{L})/u
/** Years of something else: of an age, a firm, a contract, a visa. */
const elseAfter =
  /^\s*(?:ago|old|of age|contract|visa|bond|warranty|limited|renewable|history|in business|in the market|of (?:history|success|excellence|service to|growth)|من العمر|عقد)/u
const elseIn =
  /(?<!\p{L})(?:age|aged|ages|founded|established|serving|since|history|heritage|contract|visa|our company|our group|we have been|we are|with over \d+ years of experience,? we|العمر|عمره?ا?|السن|تاسست?|منذ|تاشيره|عقد)(?!\p{L})/u

const none =
  /no (?:previous |prior |work(?:ing)? |relevant )?exp(?:erience)?(?!\p{L})|without (?:any )?experience|experience (?:is )?not (?:required|needed|necessary|mandatory)|(?:fresh graduates?|freshers?)(?! (?:do not|don't|will not|cannot|can not|are not|not))|(?:لا يشترط|لا تشترط|بدون|دون|لا تلزم|لا حاجه الي) (?:وجود )?(?:اي )?(?:ال)?خبره|(?:ال)?خبره (?:غير مطلوبه|ليست شرطا)|(?:ل)?حديثي التخرج|(?:ال)?خريجين (?:ال)?جدد/u

/**
 * The years of experience that the lines ask for: the smallest number of a range, and 0 if none are
 * needed. Null if nothing is said about it.
 */
export function experienceIn(lines: readonly string[]): number | null {
  const folded = lines.map((line) =>
    foldText(plainLine(line)).replace(/(?<=(?<!\p{L})(?:yrs?|exp|min|no))\./gu, ''),
  )
  let isHeaded = false
  for (const line of folded) {
    const label = counted.exec(line)
    const said = label?.[1] ?? label?.[2]
    if (said !== undefined) return toNumber(said)
    for (const clause of line.split(/[.,;،؛](?=\s)|[!|•\t]/u)) {
      const found = yearsIn(clause, isHeaded || asks.test(clause) || least.test(clause))
      if (found !== null) return found
    }
    isHeaded =
      /^(?:work |minimum )?experience(?: required)?\s*[:-]?$|^(?:ال)?خبره(?: المطلوبه)?\s*:?$/u.test(
        line,
      )
  }
  return folded.some((line) => none.test(line)) ? 0 : null
}

function yearsIn(clause: string, isAsked: boolean): number | null {
  for (const found of clause.matchAll(amount)) {
    const after = clause.slice(found.index + found[0].length)
    if (elseAfter.test(after) || isElse(clause)) continue
    const isAll = clause.trim() === found[0].trim()
    if (isAsked || isAll || workAfter.test(after)) return toNumber(found[1] ?? '')
  }
  if (!isAsked || isElse(clause)) return null
  if (dual.test(clause)) return 2
  if (single.test(clause)) return 1
  const month = months.exec(clause)?.[1]
  return month !== undefined && asks.test(clause) ? Math.ceil(Number(month) / 12) : null
}

/** Whether a clause speaks of other years, unless it says that they are of experience. */
const isElse = (clause: string): boolean =>
  elseIn.test(clause) && !(asks.test(clause) && least.test(clause))

const toNumber = (written: string): number | null => {
  const value = numbers[written] ?? Math.floor(Number(written))
  return Number.isFinite(value) && value <= 60 ? value : null
}
