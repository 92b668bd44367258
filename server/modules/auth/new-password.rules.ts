import { isPassword } from '../../../machines/shared/fields'
import { comparable } from './auth.rules'

interface Owner {
  email: string
  fullName: string
}

/**
 * The key of the sentence for a refused new password; null for an accepted one. It has to meet
 * section 5 of the specification, contain neither a word of its owner's nor the product's name, and
 * withstand more guesses than usual passwords: a common word with a capital, a digit and a sign has
 * all four kinds of characters, too.
 */
export async function refusedPassword(
  password: string,
  owner: Owner,
): Promise<'password_rules' | 'password_personal' | 'password_common' | null> {
  if (!isPassword(password)) return 'password_rules'
  const own = getWords(owner)
  const readings = [password.toLowerCase(), toLetters(password.toLowerCase())]
  if (own.some((word) => word.length >= 4 && readings.some((reading) => reading.includes(word))))
    return 'password_personal'
  const { guesses } = (await estimator()).check(password, [...own, ...guessedHere])
  return guesses < leastGuesses ? 'password_common' : null
}

/** The number of guesses, by the estimator, for eight characters without any pattern. */
const leastGuesses = 1e8

/** The words that attackers would try first in this country. */
const guessedHere = [
  'uae',
  'emirates',
  'abudhabi',
  'dubai',
  'sharjah',
  'ajman',
  'fujairah',
  'alain',
  'zayed',
  'khalifa',
]

/**
 * The words of an address and a name, shortest forms included: of three letters they count in the
 * estimate alone.
 */
const getWords = ({ email, fullName }: Owner): string[] =>
  [
    ...new Set([
      'masar',
      ...`${comparable(email)} ${fullName.toLowerCase()}`.split(/[^\p{L}\p{M}]+/u),
    ]),
  ].filter((word) => word.length >= 3)

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/** `m@5ar` as `masar`. */
const toLetters = (text: string): string =>
  text.replace(/[@431!0$5]/g, (sign) => lookAlikes[sign] ?? sign)

/**
 * Its lists take memory and a tenth of a second, so they are read with the first password that is
 * chosen.
 */
const estimator = memoized(async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })
})

function memoized<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
