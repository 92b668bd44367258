import english from '../language/english.json'
import { foldText } from '../../../machines/shared/fold'
import { getForms } from './forms'
import { toGrams, similarWords, type WordIndex } from './similar-words'
import type { Skill } from './taxonomy'

// SoftTFIDF (Cohen, Ravikumar & Fienberg 2003, "A comparison of string metrics for matching names
// and records"): the cosine of two texts' words weighted by how rare they are, in which words that
// are only similar count by how similar they are.

/** Below this a likeness is one of chance: "glass blowing" is near "Following guidelines". */
const leastLikeness = 0.55
/** The weight of all labels of a skill together, compared with its nearest label. */
const weightOfAll = 0.5

const arabicFunctionWords =
  'في من الي على علي عن مع و او ثم بين عند كل ما لا ان هذا هذه التي الذي بعد قبل ذات خلال ضمن عبر غير'
const functionWords = new Set(
  [...english.function_words.split(' '), ...arabicFunctionWords.split(' ')].map(foldText),
)

export type SkillSearch = (text: string, most: number) => Skill[]

/**
 * Finds the skills whose labels are most like a text, the nearest first; none where nothing is
 * near. They are to be asked about, never to be taken for what was meant.
 */
export function searchSkills(skills: readonly Skill[]): SkillSearch {
  const made = searches.get(skills) ?? toSearch(skills)
  searches.set(skills, made)
  return made
}

/** Made once for each taxonomy, when somebody first asks. */
const searches = new WeakMap<readonly Skill[], SkillSearch>()

const toWords = (text: string): string[] => [
  ...new Set(
    (foldText(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []).filter(
      (word) => !functionWords.has(word),
    ),
  ),
]

/** A label, or all labels of a skill together, as the numbers of its words. */
interface Entry {
  skill: number
  words: readonly number[]
  all: boolean
}

function toSearch(skills: readonly Skill[]): SkillSearch {
  const numbers = new Map<string, number>()
  const entries = skills.flatMap((skill, at) => toEntries(skill, at, numbers))
  const index = toWordIndex(numbers)
  const rarity = toRarity(entries, skills.length, index.sizes.length)
  const rarest = Math.log(1 + skills.length)
  const norms = entries.map(({ words, all }) => {
    const length = toLength(words.map((word) => rarity[word] ?? rarest))
    return all ? Math.sqrt(length) : length
  })
  const entriesWith: number[][] = index.sizes.map(() => [])
  for (const [at, { words }] of entries.entries())
    for (const word of words) entriesWith[word]?.push(at)

  /** The points that a word of the text adds to each entry, by the most similar word there. */
  const addedBy = (word: string): Map<number, number> => {
    const added = new Map<number, number>()
    for (const [near, likeness] of similarWords(index, word)) {
      const weight = likeness * (rarity[near] ?? rarest) ** 2
      for (const entry of entriesWith[near] ?? []) {
        const value = weight / (norms[entry] ?? 1)
        if (value > (added.get(entry) ?? 0)) added.set(entry, value)
      }
    }
    return added
  }

  return (text, most) => {
    const words = toWords(text)
    const length = toLength(words.map((word) => rarity[numbers.get(word) ?? -1] ?? rarest))
    const scores = new Map<number, number>()
    for (const word of words)
      for (const [entry, value] of addedBy(word))
        scores.set(entry, (scores.get(entry) ?? 0) + value / length)
    const nearest = new Map<number, number>()
    const whole = new Map<number, number>()
    for (const [at, score] of scores) {
      const entry = entries[at]
      if (entry === undefined) continue
      if (entry.all) whole.set(entry.skill, score)
      else nearest.set(entry.skill, Math.max(nearest.get(entry.skill) ?? 0, score))
    }
    return [...nearest]
      .map(([skill, score]) => ({ skill, score: score + weightOfAll * (whole.get(skill) ?? 0) }))
      .filter(({ score }) => score >= leastLikeness)
      .toSorted((a, b) => b.score - a.score || a.skill - b.skill)
      .slice(0, most)
      .flatMap(({ skill }) => skills[skill] ?? [])
  }
}

const toLength = (weights: readonly number[]): number => Math.hypot(...weights)

/** Labels with the same words are one entry; a label of function words alone is none. */
function toEntries(skill: Skill, at: number, numbers: Map<string, number>): Entry[] {
  const labels = new Map<string, readonly number[]>()
  for (const form of getForms(skill)) {
    const words = toWords(form).map((word) => {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      return number
    })
    if (words.length > 0) labels.set(words.toSorted((a, b) => a - b).join(' '), words)
  }
  const every = [...new Set([...labels.values()].flat())]
  return [
    ...[...labels.values()].map((words) => ({ skill: at, words, all: false })),
    { skill: at, words: every, all: true },
  ]
}

/** Inverse document frequency: a skill is a document. */
function toRarity(entries: readonly Entry[], skills: number, words: number): number[] {
  const skillsWith = Array.from({ length: words }, () => 0)
  for (const { words: own, all } of entries)
    if (all) for (const word of own) skillsWith[word] = (skillsWith[word] ?? 0) + 1
  return skillsWith.map((count) => Math.log(1 + skills / count))
}

function toWordIndex(numbers: ReadonlyMap<string, number>): WordIndex {
  const wordsWith = new Map<string, number[]>()
  const sizes: number[] = []
  for (const [word, number] of numbers) {
    const grams = toGrams(word)
    sizes[number] = grams.length
    for (const gram of grams) {
      const words = wordsWith.get(gram) ?? []
      words.push(number)
      wordsWith.set(gram, words)
    }
  }
  return { wordsWith, sizes }
}
