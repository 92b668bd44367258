/** What is given more than once, as a fault in one line; nothing where nothing is. */
export const repeats = (what: string, values: readonly string[]): string[] => {
  const seen = new Set<string>()
  const repeated = values.filter((value) => seen.size === seen.add(value).size)
  return repeated.length ? [`${what} given twice: ${[...new Set(repeated)].join(', ')}`] : []
}
