const toTrigrams = (text: string): Set<string> => {
  const plain = [
    ...` ${text
      .replace(/<[^>]+>/g, ' ')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  ]
  return new Set(plain.slice(2).map((last, at) => `${plain[at]}${plain[at + 1]}${last}`))
}

/**
 * How alike two texts are, 0–1: Jaccard's index of their sets of three neighbouring characters,
 * markup, case and punctuation aside. Texts on one subject in other words stay under 0.3; the same
 * sentence with a word exchanged lies far above.
 */
export const likeness = (one: string, other: string): number => {
  const [first, second] = [toTrigrams(one), toTrigrams(other)]
  const shared = [...first].filter((trigram) => second.has(trigram)).length
  return shared / Math.max(1, first.size + second.size - shared)
}
