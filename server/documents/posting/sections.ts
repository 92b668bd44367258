import { foldText } from '../../../machines/shared/fold'
import type { Line } from '../extract/text'
import { isBullet } from '../read/sections'

/**
 * The subject of the lines under a heading of a job's text. `told` is for lines under no known
 * heading.
 */
export type About = 'required' | 'preferred' | 'skills' | 'duties' | 'aside' | 'told'

export interface Passage {
  about: About
  lines: Line[]
}

/**
 * Headings by their folded words; a heading may say more around them ("Minimum requirements for
 * this role").
 */
const headings: readonly [About, RegExp][] = [
  [
    'preferred',
    /prefer|nice to have|desir|bonus|good to have|advantage|would be a plus|(?:يفضل|المفضل|مفضل|ميزه اضافيه|مزايا اضافيه)/u,
  ],
  [
    'aside',
    /about (?:us|the company|our|the team|the employer)|who we are|our company|benefit|what we offer|we offer|perks|how to apply|equal opportunit|salary|compensation|(?:عن الشركه|من نحن|نبذه عن الشركه|المزايا|نقدم|ما نقدمه|الراتب|طريقه التقديم|كيفيه التقديم)/u,
  ],
  [
    'skills',
    /^(?:key |core |required |technical |main )?(?:skills|technologies|tools|competencies)(?: required| needed)?$|^(?:المهارات|المهارات المطلوبه|الادوات|الكفاءات)$/u,
  ],
  [
    'required',
    /require|qualification|must have|what you (?:need|bring)|you (?:have|bring|need)|we are looking for|looking for|who you are|your profile|skills|(?:المتطلبات|متطلبات|المؤهلات|الشروط|شروط|ما نبحث عنه|المطلوب|المهارات)/u,
  ],
  [
    'duties',
    /responsibilit|duties|what you will do|what you'll do|what youll do|the role|your role|tasks|day to day|about the (?:job|role|position)|job description|(?:المهام|المسؤوليات|الواجبات|مهام|الوصف الوظيفي|وصف الوظيفه|عن الوظيفه)/u,
  ],
]

/** What prose says of the firm's side: what it gives, and how to write to it. */
const asideSentence =
  /^(?:in return |for this |of course |,)*(?:(?:we|our client)(?:'ll| will| can| also)* (?:offer|provide|pay|give)|you(?:'ll| will| can| also)* (?:get|receive|earn)|(?:the |basic |monthly |gross |fixed |free )*(?:salary|wage|commission|accommodation|benefits)(?!\p{L})|(?:please |kindly |to )*(?:(?:send|e-?mail|forward|share|drop)(?: us| me)?(?: your| a| the)?(?: updated)? (?:cvs?|resumes?|application|portfolio|message)|apply (?:by|before|at|now|through|via|with|until|on|online|today|here)|(?:write|call|contact|message|dm) (?:to )?(?:us|me)(?!\p{L}))|applications? (?:reach|to|are|by|close|until|with)(?!\p{L})|(?:نوفر|نقدم|توفر الشركه|تقدم الشركه|الراتب|السكن|يتوفر|يرجي|للتواصل|للتقديم|التقديم|اخر موعد|[تا]رسلوا? (?:ال)?سير(?:ه|تك|تكم))(?!\p{L}))/u

/**
 * A job's text cut at its headings: short lines with one of the words above and no full stop. Prose
 * is cut into its sentences, so that what one says holds for that one alone.
 */
export function splitPassages(written: readonly Line[]): Passage[] {
  const passages: Passage[] = [{ about: 'told', lines: [] }]
  for (const line of written.flatMap(toSentences)) {
    if (passages.at(-1)?.about === 'told' && asideSentence.test(foldText(line.text))) continue
    const [head, rest] = toHead(line.text)
    // A point of a list says something; what it stands under is no point.
    const about = isBullet(line.text)
      ? null
      : toAbout(head, rest !== '' || /[:：]\s*$/u.test(line.text))
    if (about === null) {
      passages.at(-1)?.lines.push(line)
      continue
    }
    passages.push({ about, lines: rest === '' ? [] : [{ ...line, text: rest }] })
  }
  return passages.filter(({ lines: held }) => held.length > 0)
}

/** The sentences of a line that has several; the full stop of a short form ends none. */
const toSentences = (line: Line): Line[] =>
  isBullet(line.text)
    ? [line]
    : line.text
        .split(/(?<=[\p{L}\p{N})%]{3}[.!?؟])\s+(?=[\p{Lu}\p{Script=Arabic}])/u)
        .map((text) => ({ ...line, text }))

/** "Requirements: three years" holds a heading and its first line. */
function toHead(text: string): [head: string, rest: string] {
  const bare = text.replace(/^[\s•▪●■◆➤*#|\d.)–—-]+/u, '').trim()
  const [, head = bare, rest = ''] = /^([^:：]{3,50})[:：]\s*(.*)$/u.exec(bare) ?? []
  return [head.trim(), rest.trim()]
}

/** Without a colon only a few words can be a heading: "Arabic is required" is not one. */
function toAbout(head: string, hasColon: boolean): About | null {
  if (
    head.length > 50 ||
    head.split(/\s+/).length > (hasColon ? 7 : 4) ||
    /(?:^|\s)(?:is|are)(?:\s|$)/iu.test(hasColon ? '' : head) ||
    /[.!?؟،,;]$/u.test(head)
  )
    return null
  const key = foldText(head)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
  return headings.find(([, words]) => words.test(key))?.[0] ?? null
}
