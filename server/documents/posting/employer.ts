import { isEmployer, isTitle } from '../read/employment/work-words'
import { employerLabel, labelled } from './labelled'
import { plainLine } from './plain-line'

const name = '([\\p{Lu}\\p{Script=Arabic}][^,،.:!|؛;\\n]{2,60}?)'
const ways: readonly RegExp[] = [
  new RegExp(
    `^(?:at |we at )?${name}(?:,? (?:is|are)(?: (?:currently|now|urgently|actively))* (?:hiring|looking|seeking|recruiting)| has an (?:immediate )?(?:opening|vacancy))`,
    'u',
  ),
  new RegExp(
    `^(?:we at|greetings from|join) ${name}(?= (?:are|is|as|and)(?!\\p{L})|[!,.]|$)`,
    'iu',
  ),
  new RegExp(`(?:تعلن|ترغب|تبحث|تطلب)\\s+${name}\\s+(?:عن|في|الى|إلى)(?!\\p{L})`, 'u'),
]

/** Who offers the job, where the text says so. */
export function employerIn(lines: readonly string[]): string | null {
  const said = labelled(lines, employerLabel)
  if (said !== null) return said.slice(0, 200)
  const head = lines.slice(0, 12).map(plainLine)
  for (const line of head)
    for (const way of ways) {
      const found = way.exec(line)?.[1]?.trim()
      if (found !== undefined && isFirm(found)) return found
    }
  for (const line of head.slice(0, 4)) {
    const first = line.split(/\s[-–|·]\s/u)[0]?.trim() ?? ''
    if (isFirm(first) && isName(first)) return first
  }
  return null
}

/** A line that is a firm's name and no more: a few words, each with its capital in Latin letters. */
const isName = (text: string): boolean => {
  const words = text.split(/\s+/u)
  return (
    words.length <= 7 &&
    !isTitle(text) &&
    !/[:.,،!?]|^\d/u.test(text) &&
    words.every((word) => /^[\p{Lu}&(]|^(?:of|and|for|the)$|^\p{Script=Arabic}/u.test(word)) &&
    // In Arabic the word for a firm stands first, in English its kind stands last or after "of".
    (/\p{Script=Arabic}/u.test(text)
      ? isEmployer(words[0] ?? '')
      : isEmployer(words.at(-1) ?? '') || /(?<!\p{L})of(?!\p{L})|\)$/u.test(text))
  )
}

/** A firm by one of the words that firms are called by, and no unnamed one. */
const isFirm = (text: string): boolean =>
  isEmployer(text) &&
  !/^(?:an?|our|my|the|leading|reputed|well|one of|we|مطلوب|للعمل|نبحث|فرصة)(?!\p{L})/iu.test(
    text,
  ) &&
  text.split(/\s+/u).length > 1
