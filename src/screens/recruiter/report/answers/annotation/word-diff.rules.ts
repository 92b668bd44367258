/** A word or the space between two, and whether the other text has it at the same place. */
export interface DiffPiece {
  text: string
  same: boolean
}

/**
 * Compares two texts word by word: words that both have in the same order (their longest common
 * subsequence) are the same, all others differ. Vowel marks and the signs around a word count,
 * because the answers are about them.
 */
export function wordDiff(one: string, other: string): { one: DiffPiece[]; other: DiffPiece[] } {
  const [ours, theirs] = [getWords(one), getWords(other)]
  const lengths = commonLengths(ours, theirs)
  const common = { one: new Set<number>(), other: new Set<number>() }
  for (let [i, j] = [0, 0]; i < ours.length && j < theirs.length;) {
    if (ours[i] === theirs[j]) {
      common.one.add(i++)
      common.other.add(j++)
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++
    else j++
  }
  return { one: marked(one, common.one), other: marked(other, common.other) }
}

const getWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** How many words the texts have in common from each pair of places on. */
function commonLengths(ours: readonly string[], theirs: readonly string[]): number[][] {
  const lengths = Array.from({ length: ours.length + 1 }, () =>
    Array.from({ length: theirs.length + 1 }, () => 0),
  )
  for (let i = ours.length - 1; i >= 0; i--) {
    for (let j = theirs.length - 1; j >= 0; j--) {
      const row = lengths[i] ?? []
      const below = lengths[i + 1] ?? []
      row[j] =
        ours[i] === theirs[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/** The text with its own spaces and line breaks, neighbours that are alike put together. */
function marked(text: string, common: ReadonlySet<number>): DiffPiece[] {
  let word = -1
  const pieces: DiffPiece[] = []
  for (const part of text.split(/(\s+)/).filter((each) => each !== '')) {
    const space = part.trim() === ''
    if (!space) word++
    const last = pieces.at(-1)
    const same = space ? (last?.same ?? true) : common.has(word)
    if (last?.same === same) last.text += part
    // A space at the end of what differs belongs to neither.
    else if (last !== undefined && !last.same && /\s$/.test(last.text)) {
      const words = last.text.trimEnd()
      pieces.push({ text: last.text.slice(words.length) + part, same })
      last.text = words
    } else pieces.push({ text: part, same })
  }
  return pieces
}
