import { foldText } from '../../../machines/shared/fold'

/** Words that invite people to a job; the title follows them. */
const calls: readonly { words: RegExp; sure: boolean }[] = [
  {
    sure: true,
    words:
      /(?<!\p{L})(?:(?:hiring|recruiting|seeking|seeks?|looking (?:for|to (?:hire|recruit|appoint))|(?:urgent |immediate )?(?:opening|openings|vacancy|vacancies|requirement) for|join (?:us|our (?:\p{L}+ )?team|the team) as|wish(?:es)? to (?:appoint|hire|recruit)|invites? applications for|apply for)(?: (?:the|an?))?(?: (?:position|post|role|vacancy) of)?|wanted|vacanc(?:y|ies)|urgent requirement)(?!\p{L})[\s:!|–-]*/giu,
  },
  {
    sure: false,
    words:
      /(?<!\p{L})(?:requires?|required|needs?|wants?|in need of|opening|opportunity|wishes|apply for|to hire|position of|role of|post of|appoint)(?!\p{L})[\s:!|–-]*/giu,
  },
  {
    sure: true,
    words:
      /(?<!\p{L})(?:مطلوب[ةه]?|[نيت]بحث عن|نوظف|محتاجين|[نيت]حتاج(?: [إا]ل[ىي])?|بحاج[ةه] (?:[إا]ل[ىي]|ل[ـ]?)|حاجته?[اه]?(?:ا)? (?:[إا]ل[ىي]|ل[ـ]?)|حاجتنا [إا]ل[ىي]|[يت]طلب|شغل وظيف[ةه]|وظيف[ةه] شاغر[ةه]|شاغر وظيفي|وظائف شاغر[ةه]|فرص[ةه] عمل|تعيين|انضم(?:ي|وا)? [إا]ل[ىي] فريق\S* ك[ـ]?|وظيف[ةه])(?:\s+(?:فورا?ً?ا?|عاجلا?ً?ا?|حالا?ً?ا?|على وجه السرعة|لوظيفة|وظيفة|بوظيفة))*[\s:!/|–-]*/gu,
  },
]

/** What is called for and is no title. */
const noTitle =
  /^(?:jobs?|candidates?|people|talents?|individuals?|staff|positions?|below|someone|you|team|to|in|at|with|by|if|us|now|immediate(?:ly)?|urgent(?:ly)?|experience|of|from|available|announcement|opportunity|alert|للعمل|فور\S*|خبر\S*|ل(?:شركة|عيادة|مكتب|مطعم|مصنع|مدرسة|مستشفى|مؤسسة|مجموعة)\S*|في|شاغرة|شاغر|التالية|الاتية)(?!\p{L})/iu

/** What follows each call in a line. */
export function afterCall(text: string): { rest: string; sure: boolean }[] {
  return calls.flatMap(({ words, sure }) =>
    [...text.matchAll(words)].flatMap((found) => {
      const rest = text.slice(found.index + found[0].length).trim()
      return rest === '' || noTitle.test(rest) ? [] : [{ rest, sure }]
    }),
  )
}

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
  /^(?:(?:we(?:'re| are)? )?(?:now |urgent(?:ly)? |immediate(?:ly)? )?(?:hiring|recruiting|recruitment|wanted|required|vacanc(?:y|ies)|job(?:s)?(?: (?:alert|vacancy|opening|opportunity|announcement|description|title))?|join us|opening|opportunity|career opportunity)[\s.!:]*)+$|^\D{0,8}\d+\s*(?:nos?|positions?|posts?|vacancies)?\.?$|^(?:male|female|males|females|any gender|m ?\/ ?f|m\/f\/d|m\/w|f\/m|ladies|gents)(?: ?(?:\/|only|and|&) ?(?:male|female|only)?)*$|nationals?$|^(?:اعلان|وظيفه|وظايف|شاغر|شواغر|مطلوب|فرصه عمل|توظيف|عاجل|ذكور|اناث|ذكور واناث|للجنسين|للمواطنين|عدد \d+)(?: (?:توظيف|شاغره|وظيفي|وظيفيه|عاجل))?$|^\d[\d+ –-]*(?:years?|yrs?|سنوات|سنه|days?|hours?)/u.test(
    foldText(text).replace(/ئ/g, 'ي'),
  )
