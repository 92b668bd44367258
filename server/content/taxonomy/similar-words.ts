/** The words of a taxonomy by the runs of letters they have. */
export interface WordIndex {
  wordsWith: ReadonlyMap<string, readonly number[]>
  /** How many runs each word has. */
  sizes: readonly number[]
}

const [shortest, longest] = [2, 5]
/** Words with less in common are other words. */
const leastAlike = 0.4

/** The runs of two to five letters in a word, its beginning and its end marked; each once. */
export function toGrams(word: string): string[] {
  const marked = ` ${word} `
  const grams = new Set<string>()
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= marked.length; at += 1) grams.add(marked.slice(at, at + length))
  return [...grams]
}

/**
 * The words of the index that are like a word, 0–1: the cosine of their sets of runs. So words of
 * one stem are like each other in both languages (budget and budgeting, موظف and الموظفين), and a
 * misspelt word is like the right one.
 */
export function similarWords({ wordsWith, sizes }: WordIndex, word: string): Map<number, number> {
  const grams = toGrams(word)
  const shared = new Map<number, number>()
  for (const gram of grams)
    for (const other of wordsWith.get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
  const alike = [...shared].map(
    ([other, count]) => [other, count / Math.sqrt(grams.length * (sizes[other] ?? 1))] as const,
  )
  return new Map(alike.filter(([, likeness]) => likeness >= leastAlike))
}
