import { foldText } from '../../../machines/shared/fold'
import { isTitle } from '../read/employment/work-words'

/** Words that invite people to a job; the title follows them. */
const calls: readonly { words: RegExp; sure: boolean }[] = [
  {
    sure: true,
    words:
      /(?<!\p{L})(?:(?:hiring|recruiting|seeking|seeks?|looking (?:for|to (?:hire|recruit|appoint))|search(?:ing|es)? for|(?:like|hope|want|need|try(?:ing)?|asked \p{L}+|how|where) to (?:find|hire|recruit|appoint|employ|engage|welcome)|(?:find|hire|recruit|appoint|employ|engage|welcome|place for|in need of)(?= an? )|on the lookout for|(?:urgent |immediate )?(?:opening|openings|vacancy|vacancies|requirement) for|join (?:us|our (?:\p{L}+ )?team|the team) as|wish(?:es)? to (?:appoint|hire|recruit)|invites? applications (?:for|from)|apply for)(?: (?:the|an?))?(?: (?:position|post|role|vacancy) of)?|^(?:wanted|vacanc(?:y|ies))[^.:：!]{3,60}[:：]|wanted|vacanc(?:y|ies)|urgent requirement)(?!\p{L})[\s:!|–-]*/giu,
  },
  {
    sure: false,
    words:
      /(?<!\p{L})(?:requires?|required|needs?|wants?|in need of|opening|opportunity|wishes|apply for|to hire|position of|role of|post of|appoint)(?!\p{L})[\s:!|–-]*/giu,
  },
  {
    sure: true,
    words:
      /(?<!\p{L})(?:مطلوب[ةه]?|[أانيت]بحث(?: [^.،؛:!]{2,60}?)? عن|[نيت]ريد|نطلب|نوظف|محتاجين|[نيت]حتاج(?: [إا]ل[ىي])?|بحاج[ةه] (?:[إا]ل[ىي]|ل[ـ]?)|حاجته?[اه]?(?:ا)? (?:[إا]ل[ىي]|ل[ـ]?)|حاجتنا [إا]ل[ىي]|[يت]طلب|شغل وظيف[ةه]|لوظيف[ةه]|التوظيف ل(?=\p{L}{4})|وظيف[ةه] شاغر[ةه]|شاغر وظيفي|وظائف شاغر[ةه]|فرص[ةه] عمل|تعيين|توظيف|استقطاب|انضم(?:ي|وا)? [إا]ل[ىي] فريق\S* ك[ـ]?|وظيف[ةه])(?:\s+(?:فورا?ً?ا?|عاجلا?ً?ا?|حالا?ً?ا?|على وجه السرعة|لوظيفة|وظيفة|بوظيفة))*[\s:!/|–-]*/gu,
  },
]

/** What is called for and is no title. */
const noTitle =
  /^(?:jobs?|candidates?|people|talents?|individuals?|staff|positions?|below|some(?:one|body)|any(?:one|body)|every(?:one|body)|those|persons?|you|team|to|in|at|with|by|if|us|now|immediate(?:ly)?|urgent(?:ly)?|experience|of|from|available|announcement|opportunity|alert|للعمل|فور\S*|خبر\S*|ل(?:شركة|عيادة|مكتب|مطعم|مصنع|مدرسة|مستشفى|مؤسسة|مجموعة)\S*|في|من|كل من|شخص|أشخاص|شاغرة|شاغر|التالية|الاتية)(?!\p{L})/iu

/** What stands behind an invitation in a line. */
interface Called {
  rest: string
  /** Whether the invitation is to a job, and to nothing else that one may need. */
  sure: boolean
  /** Whether "a" or "an" stands between: one of a kind is asked for. */
  isOneOfMany: boolean
}

/** What follows each call in a line, up to the end of its sentence. */
export function afterCall(text: string): Called[] {
  return calls.flatMap(({ words, sure }) =>
    [...text.matchAll(words)].flatMap((found) => {
      const rest = fromTitle(text.slice(found.index + found[0].length).trim())
      const isOneOfMany = /(?<!\p{L})an?\s*$/iu.test(found[0]) || /^an?\s/iu.test(rest)
      return rest === '' || noTitle.test(rest) ? [] : [{ rest, sure, isOneOfMany }]
    }),
  )
}

/** Whether a line invites people to a job, whatever it calls the job. */
export const invites = (text: string): boolean =>
  calls.some(({ words, sure }) => sure && text.search(words) >= 0)

/** A sentence from where a title may begin: "للعمل في مصنع عامل تعبئة" says the place before it. */
function fromTitle(text: string): string {
  const [sentence = ''] = text.split(/(?<=\p{L}{3}|\))[.!?؟](?=\s)/u)
  if (!/^(?:للعمل|في|ل\p{L}{4,})(?!\p{L})/u.test(sentence)) return sentence
  const words = (sentence.split(/[،,:]/u)[0] ?? '').split(' ')
  const at = words.findIndex((word) => isTitle(word))
  return at < 1 ? sentence : words.slice(at).join(' ')
}

/**
 * Whether a phrase of English names somebody by what they do, such as "falconer" or "florist": by
 * the ending of its last word. Some other words end in the same way.
 */
export const isDoer = (phrase: string): boolean =>
  /\p{L}{3}(?:er|or|ist|ian|eer|man|woman|ant|yst|wright|smith|maid|herd|wife)s?$/iu.test(phrase) &&
  !/(?<!\p{L})(?:number|order|offer|career|paper|letter|computer|power|water|matter|customer|folder|partner|member|manner|character|answer|centre|center|chapter|charter|motor|sensor|tractor|factor|sector|vendor|supplier|investor|visitor|plant|restaurant|container|trailer|printer|newsletter|server|router|tower|transformer|boiler|chiller|crusher)s?$/iu.test(
    phrase,
  )

/** "Receptionist required urgently": what stands before such a word. */
export function beforeCall(text: string): string | null {
  const [, before] =
    /^(.{3,80}?)\s+(?:urgently |immediately )?(?:required|needed|wanted|reqd\.?|مطلوب[ةه]?)(?!\p{L})/iu.exec(
      text,
    ) ?? []
  return before ?? null
}

/**
 * Text about how many are wanted, who may apply, until when, or that somebody is wanted: none of it
 * is a title.
 */
export const isBesideTitle = (text: string): boolean =>
  /^(?:apply|send|call|contact|e-?mail|whats ?app)(?!\p{L})|^(?:(?:we(?:'re| are)? )?(?:now |urgent(?:ly)? |immediate(?:ly)? )?(?:hiring|recruiting|recruitment|wanted|required|vacanc(?:y|ies)|job(?:s)?(?: (?:alert|vacancy|opening|opportunity|announcement|description|title))?|join us|opening|opportunity|career opportunity)[\s.!:]*)+$|^\D{0,8}\d+\s*(?:nos?|positions?|posts?|vacancies)?\.?$|^(?:male|female|males|females|any gender|m ?\/ ?f|m\/f\/d|m\/w|f\/m|ladies|gents)(?: ?(?:\/|only|and|&) ?(?:male|female|only)?)*$|nationals?$|^(?:اعلان|وظيفه|وظايف|شاغر|شواغر|مطلوب|فرصه عمل|توظيف|عاجل|ذكور|اناث|ذكور واناث|للجنسين|للمواطنين|عدد \d+)(?: (?:توظيف|شاغره|وظيفي|وظيفيه|عاجل))?$|^\d[\d+ –-]*(?:years?|yrs?|سنوات|سنه|days?|hours?)/u.test(
    foldText(text).replace(/ئ/g, 'ي'),
  )
