import { foldText } from '../../../machines/shared/fold'
import { closingDayIn } from './closing-date'
import { experienceIn } from './experience'
import { plainLine } from './plain-line'
import { termsIn } from './terms'
import { invites } from './title-words'

/** Whole words of either language; an Arabic one may have the letters `before` it. */
const anyOf = (english: readonly string[], arabic: readonly string[], before: string): RegExp => {
  const [inEnglish, inArabic] = [english.join('|'), arabic.join('|')]
  return new RegExp(`(?<!\\p{L})(?:${inEnglish}|${before}(?:${inArabic}))(?!\\p{L})`, 'u')
}

/** What advertisements say whatever the work is, by their folded words. */
const signs: readonly RegExp[] = [
  // How to apply.
  anyOf(
    [
      'apply|applications?|applicants?|cvs?|resumes?|curriculum vitae',
      'walk[- ]?in|interviews?|whats ?app',
    ],
    ['سيره ذاتيه|السيره الذاتيه|السير الذاتيه|تقديم|تقدم|متقدم|متقدمين', 'مقابلات|واتساب|واتس اب'],
    '(?:و|ال|لل)?',
  ),
  // What is given.
  anyOf(
    [
      'salary|wages?|commission|overtime|allowances?|accommodation|air ?tickets?|annual tickets?',
      'health insurance|medical insurance|visa|package|paid (?:weekly|monthly|daily|by)|pay',
    ],
    ['راتب|رواتب|عموله|سكن|مواصلات|تذكره|تذاكر سفر|تامين صحي|بدلات'],
    'و?(?:ال)?',
  ),
  // Who is asked for.
  anyOf(
    ['must|essential|candidates?|we (?:expect|ask)|required|duties|responsibilities'],
    ['[ينت]شترط|شروط|المطلوب|يفضل|تفضل|لا بد|يلزم|ان يكون'],
    'و?',
  ),
]

/** This many kinds of what only advertisements say make one. */
const enough = 2

/**
 * Whether a text invites people to a job, judged by what it says beside the work: an invitation,
 * how to apply, what is given, who is asked for, years, a closing day and the terms.
 */
export function isAdvertisement(texts: readonly string[]): boolean {
  const folded = foldText(texts.join('\n'))
  const said = [
    ...signs.map((sign) => sign.test(folded)),
    texts.some((text) => invites(plainLine(text))),
    experienceIn(texts) !== null,
    closingDayIn(texts) !== null,
    termsIn(folded).length > 0,
  ]
  return said.filter(Boolean).length >= enough
}
