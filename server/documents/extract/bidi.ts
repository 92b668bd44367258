/** A piece of a row as it is drawn; its own letters are already in reading order. */
export interface Atom {
  text: string
  kind: 'rtl' | 'ltr' | 'digit' | 'neutral'
}

const RTL = /[\u0590-\u05FF\u0620-\u064A\u066E-\u06D3\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
const LTR = /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u
const DIGIT = /\p{Nd}/u

export const toKind = (text: string): Atom['kind'] => {
  if (RTL.test(text)) return 'rtl'
  if (LTR.test(text)) return 'ltr'
  return DIGIT.test(text) ? 'digit' : 'neutral'
}

const toText = (atoms: readonly Atom[]): string => atoms.map((atom) => atom.text).join('')

/**
 * Turns a row's atoms, from left to right as drawn, into the text as it was written. This reverses
 * the Unicode bidirectional algorithm, as far as the drawn order allows.
 */
export const logicalText = (atoms: readonly Atom[], base: 'ltr' | 'rtl'): string =>
  base === 'rtl' ? fromRight(atoms) : fromLeft(atoms)

const fromLeft = (atoms: readonly Atom[]): string => {
  let text = ''
  for (let i = 0; i < atoms.length;) {
    if (atoms[i]?.kind !== 'rtl') {
      text += atoms[i]?.text ?? ''
      i += 1
      continue
    }
    let end = i
    for (let j = i; j < atoms.length && atoms[j]?.kind !== 'ltr'; j += 1)
      if (atoms[j]?.kind === 'rtl') end = j
    text += fromRight(atoms.slice(i, end + 1))
    i = end + 1
  }
  return text
}

const fromRight = (atoms: readonly Atom[]): string => {
  let text = ''
  for (let i = atoms.length - 1; i >= 0;) {
    const kind = atoms[i]?.kind
    if (kind !== 'ltr' && kind !== 'digit') {
      text += atoms[i]?.text ?? ''
      i -= 1
      continue
    }
    let latin = -1
    let number = i
    for (let j = i; j >= 0 && atoms[j]?.kind !== 'rtl'; j -= 1) {
      if (atoms[j]?.kind === 'ltr') latin = j
      if (latin < 0 && atoms[j]?.kind === 'digit') number = j
    }
    // A plus sign is drawn at the outer end of its number, on either side.
    if (atoms[number - 1]?.text === '+') number -= 1
    // "Windows Server 2019" is one run from the left; a number of several groups beside Latin text
    // is its own.
    const grouped = latin >= 0 && /\d \d/.test(toText(atoms.slice(number, i + 1)))
    const isNumber = latin < 0 || grouped
    const start = isNumber ? number : latin
    const run = atoms.slice(start, i + 1)
    text += isNumber ? numbersText(run) : toText(run)
    i = start - 1
  }
  // A full stop at the wrong end comes from a producer that drew the line as if it ran from the
  // left.
  return balanced(text).replace(/^([.،؛])(?=\p{L})(.*[^.،؛])$/u, '$2$1')
}

/**
 * Digits run from left to right even in Arabic, but groups apart from each other do not: a phone
 * number typed as "050 123 4567" is drawn "4567 123 050", unless its writer set it to run from the
 * left.
 */
const numbersText = (run: readonly Atom[]): string => {
  const drawn = toText(run)
  if (drawn.startsWith('+')) return drawn
  const groups = drawn.split(/(\s+[-–—|/]\s+|\s+)/)
  const turned = groups.toReversed().join('')
  const isPhone = (text: string) => /^(?:\+|00)?971|^0[2-9](?!\d\d\s)|^05/.test(text)
  if (isPhone(drawn) && !isPhone(turned)) return drawn
  const joined = drawn.split('-').toReversed().join('-')
  // Behind an Arabic letter the groups of "971-50-1234567" are drawn from the right, too.
  const isLong = (drawn.match(/\d/g)?.length ?? 0) >= 9 && /^[\d-]+$/.test(drawn)
  if (isLong && isPhone(joined) && !isPhone(drawn)) return joined
  const [first, last] = [Number(groups[0]), Number(groups.at(-1))]
  const areYears = groups.length === 3 && first > 1900 && last > 1900 && first < 2200 && last < 2200
  return areYears && first <= last ? drawn : turned
}

const MIRROR: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
}
/**
 * Some producers name a bracket by its drawn shape, others by its meaning; a closing one never
 * comes first.
 */
const balanced = (text: string): string => {
  const first = /[()[\]«»]/.exec(text)?.[0]
  return first && ')]»'.includes(first)
    ? text.replace(/[()[\]«»]/g, (sign) => MIRROR[sign] ?? sign)
    : text
}
