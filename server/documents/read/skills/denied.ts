import { foldText } from '../../../../machines/shared/fold'

/** Words before a skill that somebody lacks, only wants, or hardly knows. */
const NOT_OWN =
  /(?<!\p{L})(?:no|not|never|without|lack|lacks|lacking|unfamiliar|except|excluding|little|hardly|barely|nor|cannot|don['’]?t|didn['’]?t|haven['’]?t|isn['’]?t|wish(?:es)? to|want(?:s)? to|hope(?:s)? to|hoping to|keen to|eager to|willing to|would like to|plan(?:s|ning)? to|aim(?:s|ing)? to|aspir\p{L}+ to|looking to|yet to|interest(?:ed)? in (?:learning|studying)|(?:currently|am|still|now) (?:learning|studying)|(?:i|we) (?:can|could|may|will) learn)(?!\p{L})|(?<!\p{L})[وف]?(?:لا|ليس|ليست|لست|لم|بدون|دون|غير|سوي|ما عدا|باستثناء|ارغب|اطمح|اود|اتمني|انوي|اسعي|اتطلع|احب ا?ن? ?ا?تعلم|قليل من|القليل من)(?!\p{L})/gu
/** "Not only", "no less than": words of denial that deny nothing. */
const NO_DENIAL =
  /^[وف]?(?:no|not|لا|ليست?) (?:only|just|less|fewer|later|فقط|تقل|يقل|اقل|تتجاوز)(?!\p{L})|^without (?:supervision|error|fail|delay)/u
/** What is said to be the work of others. */
const OTHERS =
  /(?<!\p{L})(?:(?:was|were|been|is|are) (?:\p{L}+ )?by (?:another|other|an? (?:different|external|outside)|others|the \p{L}+ team|my colleague|colleagues|vendors?|contractors?|somebody|someone)|(?:my|our|the|other|another) (?:\p{L}+ )?(?:team|teams|colleagues?|vendors?|contractors?|staff|developers|engineers)(?: members)?(?: (?:at|in|of) [^.;]{1,40}?)? (?:ran|run|runs|used|uses|wrote|built|worked|handled|did|knew|coded|developed|maintained)|used by (?:my|our|the) (?:team|colleagues)|فريقي (?:يستخدم|استخدم|عمل)|زملائي|زملاوي|(?:قام|قامت|تولي|تولت) (?:به|بها|ذلك)? ?(?:فريق|زميل)|فريق اخر|فريق آخر)(?!\p{L})/u
/** Where what was denied ends. */
const END_OF_CLAUSE =
  /[.;:!?؛؟\n]|(?<!\p{L})(?:but|however|yet|although|though|لكن|لكني|ولكن|بل)(?!\p{L})/gu

/**
 * Whether a text denies the skill at a place in it, only wants it, or ascribes it to others: "No
 * knowledge of Docker", "I want to learn Rust", "React was done by another team". `not only` denies
 * nothing.
 */
export const isDenied = (text: string, at: number): boolean => {
  // Folding keeps the length of all but vowel marks, which are left out on both sides.
  const [before, behind] = [
    foldText(`${text.slice(0, at)}|`).slice(0, -1),
    foldText(text.slice(at)),
  ]
  const start = [...before.matchAll(END_OF_CLAUSE)].at(-1)
  const clause = before.slice(start ? start.index + start[0].length : 0)
  const end = behind.search(END_OF_CLAUSE)
  const rest = end < 0 ? behind : behind.slice(0, end)
  const denials = [...clause.matchAll(NOT_OWN)].filter(
    ({ index }) => !NO_DENIAL.test(clause.slice(index)),
  )
  const last = denials.at(-1)
  if (last && !isTakenBack(clause.slice(last.index + last[0].length))) return true
  return OTHERS.test(`${lastPart(clause)}${rest}`)
}

/** "No Docker, I use Podman": what somebody does say of themselves ends what was denied. */
const isTakenBack = (between: string): boolean =>
  /[,،]\s*(?:i|we|and i|using|used|with|و?انا|استخدم)(?!\p{L})/u.test(between)

const lastPart = (clause: string): string => clause.split(/[,،](?=[^,،]*$)/u).at(-1) ?? ''
