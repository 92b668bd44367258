import { foldText } from '../../../machines/shared/fold'
import type { Posting } from './posting'

export type Term = Posting['terms'][number]

/** What an advertisement says of how one is employed, by its folded words in either language. */
const terms: readonly [Term, RegExp][] = [
  ['full_time', /full[ _-]?time|دوام كامل|بدوام كلي|(?<!\p{L})permanent full/u],
  ['part_time', /part[ _-]?time|(?:دوام|عمل|العمل) جز[يئ]ي|نصف دوام|(?:ال)?دوام الجز[يئ]ي/u],
  [
    'contract',
    /(?<!\p{L})(?:on )?contract(?: (?:basis|role|position|job)| (?:is |runs |will be )?(?:for|of) (?:\d+|\p{L}+) (?:months?|years?))(?!\p{L})|(?:fixed|short)[ -]term|(?:month|year)s? contract|employment type\s*:?\s*contract(?!\p{L})|contractor role|بعقد (?:م[ؤو]قت|محدد|سنوي)|(?<!\p{L})(?:ال)?عقد (?:م[ؤو]قت|محدد المده|لمده)/u,
  ],
  ['temporary', /(?<!\p{L})(?:temporary|seasonal)(?!\p{L})|(?:عمل|وظيفه|دوام|عقد) م[ؤو]قت|موسمي/u],
  [
    'internship',
    /(?<!\p{L})(?:internship|intern|traineeship)(?!\p{L})|تدريب (?:عملي|صيفي|ميداني)/u,
  ],
  ['freelance', /(?<!\p{L})freelancers?(?!\p{L})|عمل حر|مستقل(?:ين)? \(freelance/u],
  [
    'shifts',
    /(?<!\p{L})(?:rotating|night|rotational) shifts?|shift (?:work|basis)|ورديات|نظام المناوبات/u,
  ],
  ['hybrid', /(?<!\p{L})hybrid(?! (?:car|vehicle|cloud|app|mobile))|هجين/u],
  ['on_site', /on[ -]?site(?= |$|[,.|)·])|in[ -]office|حضوري|من المقر|في المكتب/u],
  [
    'remote',
    /(?<!\p{L}|no |not |non-)(?:fully )?remote(?:ly)?(?!\p{L}| (?:areas?|support|sites?|sensing|desktop|locations?|control))|work(?:ing)? from (?:home|anywhere)|wfh|telecommut|from home|(?<!ليس )(?<!لا يوجد عمل )عن بعد|من المنزل/u,
  ],
]

export const termsIn = (text: string): Term[] => {
  const folded = foldText(text)
  return terms.flatMap(([term, words]) => (words.test(folded) ? [term] : []))
}

/** Full or part time; where both are offered nothing is taken for granted but the first named. */
export function jobTypeIn(text: string): Posting['job_type'] {
  const found = termsIn(text)
  if (found.includes('full_time')) return 'full_time'
  return found.includes('part_time') ? 'part_time' : null
}

/**
 * Working from home is said in many words; a place of work is what is meant where both are named.
 */
export function modeIn(text: string): Posting['availability_mode'] {
  const found = termsIn(text)
  const folded = foldText(text)
  if (
    found.includes('hybrid') ||
    found.includes('on_site') ||
    /(?<!\p{L})at our (?:office|site|branch|clinic|hospital|hotel)|في مقر|on[ -]site/u.test(folded)
  )
    return 'on_site'
  return found.includes('remote') ? 'online' : null
}
