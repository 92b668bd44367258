/**
 * Whether there is an address in a line, or a mark of HTML: a program for mail would make a link of
 * the one, and no name has either. Letters that look like others count as those, such as `＠`.
 */
export function holdsAddress(line: string): boolean {
  const plain = line.normalize('NFKC').replaceAll('\u3002', '.').toLowerCase()
  return (
    /[<>@]|:\/\/|www\./.test(plain) ||
    [...plain.matchAll(/([\p{L}\p{M}\p{N}.-]+)(\/?)/gu)].some(([, run = '', path]) =>
      isHost(run, path === '/'),
    )
  )
}

/**
 * Abbreviations that people write with a dot and without a space after it: Dr.Ali, Md.Rahman,
 * Trading Co.LLC. A single letter is an initial, or a title in Arabic.
 */
const shortened = new Set(
  `dr mr mrs ms mx prof eng engr arch adv capt col lt maj gen sgt sh st ste sr jr fr rev hon md mohd
  moh muhd abd al bin co corp est inc intl ltd bros`.split(/\s+/),
)

/** The ends of addresses that are one after anything: x.com and dr.com are no names. */
const commonEnds = new Set(['com', 'net', 'org', 'info', 'ae'])

/**
 * Whether words with dots and no spaces between them name a host, rather than being initials and
 * titles: a word, and later in the run one that could be its end. Before a path any two are.
 */
function isHost(run: string, hasPath: boolean): boolean {
  let before = ''
  let isNamed = hasPath
  for (const label of run.split('.')) {
    const couldEnd = before !== '' && /^\p{L}[\p{L}\p{M}]/u.test(label)
    if (couldEnd && (isNamed || commonEnds.has(label))) return true
    isNamed = hasPath || (label !== '' && (isNamed || isWord(label)))
    before = label
  }
  return false
}

const isWord = (label: string): boolean => label.length > 1 && !shortened.has(label)

/** Whether somebody could be called this: there is a letter in it, and no address. */
export const isName = (line: string): boolean => /\p{L}/u.test(line) && !holdsAddress(line)
