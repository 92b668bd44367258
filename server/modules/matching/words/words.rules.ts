import { foldText } from '../../../../machines/shared/fold'
import { doers, getTitleWords } from '../../../content/taxonomy/title-words'
import { emptyWords, personalWords } from './left-out-words'

/** A word as it is compared, and as it was written. */
export interface Word {
  root: string
  written: string
}

/**
 * The key under which a word stands among the keys of skills: nothing else begins with this sign.
 */
export const wordKey = (root: string): string => `=${root}`
export const isWordKey = (key: string): boolean => key.startsWith('=')

/**
 * A word without its inflection, only for comparing: the result need not be a word. Arabic loses
 * the prefixes and suffixes of the light stemmer of Larkey, Ballesteros and Connell (light10, SIGIR
 * 2002), English the most common endings of Porter's steps 1 to 4 (1980), as long as four letters
 * stay.
 */
function toRoot(word: string): string {
  if (/^\p{Script=Arabic}+$/u.test(word)) return arabicRoot(word)
  let root = word
  for (let cut = withoutEnding(root); cut !== root; cut = withoutEnding(root)) root = cut
  return root
}

const withoutEnding = (word: string): string =>
  word
    .replace(/(?<=\p{L}{3}[^aeiou])ry$/u, '')
    .replace(
      /(?<=\p{L}{4})(?:at(?:ions?|ors?|ed|ing|e)|ings?|ions?|ments?|ists?|ers?|ors?|ed|y|e)$/u,
      '',
    )
    .replace(/(?<=\p{L}{2})([bdgmnprt])\1$/u, '$1')

function arabicRoot(word: string): string {
  const bare = word
    .replace(/^و(?=.{3})/u, '')
    .replace(/^(?:[بكف]?ال|لل)(?=.{2})/u, '')
    .replace(/^[بل](?=.{4})/u, '')
  return bare.replace(/(?<=.{2})(?:يات|ها|ان|ات|ون|ين|يه|ه|ي)$/u, '')
}

/** The words of a text as they are compared; those that say nothing of the work are left out. */
export function getWords(text: string): Word[] {
  const found: Word[] = []
  for (const [written] of text.normalize('NFKC').matchAll(/[\p{L}\p{N}\p{M}+#]+/gu)) {
    for (const root of telling(written.toLowerCase()))
      found.push({ root, written: written.replace(/[\u064B-\u0652\u0640]/g, '') })
  }
  return found
}

/** The same words come again and again; there is no end of the others. */
const mostKept = 20_000
const remembered = new Map<string, readonly string[]>()

/** The roots of one word, without those that say nothing about the work. */
function telling(word: string): readonly string[] {
  const known = remembered.get(word)
  if (known !== undefined) return known
  if (remembered.size >= mostKept) remembered.clear()
  const found = getTitleWords(word)
    .map(toRoot)
    .filter((root) => /\p{L}{2}/u.test(root) && !leftOut.has(root))
  remembered.set(word, found)
  return found
}

const toRoots = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => getTitleWords(word).concat(foldText(word))).map(toRoot))

const leftOut = toRoots([...emptyWords, ...personalWords])

const doerRoots = toRoots([...doers])

/**
 * The words of a title that tell which work it is: without those for somebody who does any work,
 * such as "technician", unless it has no other.
 */
export function tellingWords(title: readonly WantedWord[]): readonly WantedWord[] {
  const rest = title.filter(({ root }) => !doerRoots.has(root))
  return rest.length === 0 ? title : rest
}

/**
 * How much a word counts by its place, and how fast further occurrences add less: BM25 over fields
 * (Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004)
 * with k1 = 1.2. The length of a text does not matter (b = 0): otherwise one more skill could lower
 * a score, and one candidate's resume would change the score of another.
 */
const [inTitle, inSkill, inDescription, saturation] = [3, 2, 1, 1.2]

/** The bit that marks a word from a title that was held. */
export const titleBit = 128
/** A strength without where it is from, in hundredths. */
export const toStrength = (stored: number): number => stored & ~titleBit

export interface WordSource {
  titles: readonly string[]
  skills: readonly string[]
  descriptions: readonly string[]
  /** What the candidate is called: left out of what they write about their work. */
  name: string | null
}

/** The words of what a candidate did and can do, by root, each with its strength. */
export function heldWords({ titles, skills, descriptions, name }: WordSource): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (texts: readonly string[], counts: number) => {
    for (const { root } of texts.flatMap((text) => getWords(text)))
      weights.set(root, (weights.get(root) ?? 0) + counts)
  }
  add(titles, inTitle)
  const held = new Set(weights.keys())
  add(skills, inSkill)
  add(
    descriptions.map((text) => withoutName(text, name)),
    inDescription,
  )
  return new Map(
    [...weights].map(([root, counts]) => [
      root,
      Math.floor((100 * counts) / (counts + saturation)) | (held.has(root) ? titleBit : 0),
    ]),
  )
}

/** A name is known by its capitals where letters have them, so a Mr Baker may say that he was one. */
function withoutName(text: string, name: string | null): string {
  const parts = new Set((name ?? '').match(/[\p{L}\p{M}]{2,}/gu) ?? [])
  return parts.size === 0
    ? text
    : text.replace(/[\p{L}\p{M}]{2,}/gu, (word) => (parts.has(word) ? ' ' : word))
}

/** A word that a job is described by, with how much of the description it is. */
export interface WantedWord extends Word {
  key: string
  weight: number
}

/** The number of words of a job that are compared, beginning with those that it uses most. */
const mostWords = 60

/**
 * The words of a job's texts, each once, by what they count in it: a title three, the name of a
 * skill two, each time in the description one, and four at most.
 */
export function wantedWords(texts: {
  title?: string
  skills?: readonly string[]
  description?: string
}): WantedWord[] {
  const wanted = new Map<string, WantedWord>()
  const add = (text: string, counts: number) => {
    for (const { root, written } of getWords(text)) {
      const known = wanted.get(root)
      const weight = Math.min(4, (known?.weight ?? 0) + counts)
      wanted.set(root, { root, key: wordKey(root), written: known?.written ?? written, weight })
    }
  }
  add(texts.title ?? '', inTitle)
  for (const skill of texts.skills ?? []) add(skill, inSkill)
  add(texts.description ?? '', inDescription)
  return [...wanted.values()].toSorted((a, b) => b.weight - a.weight).slice(0, mostWords)
}
