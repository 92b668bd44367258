/** The rank given to each item, 1 the best; an item without one is missing. */
export type Ranks = Readonly<Record<string, number>>

/**
 * Gives an item a rank. Another item with that rank gets the freed one, or none. Giving an item its
 * present rank again removes the rank.
 */
export function ranked(ranks: Ranks, id: string, rank: number): Ranks {
  if (ranks[id] === rank) return unranked(ranks, id)
  const holder = findHolder(ranks, rank)
  const free = ranks[id]
  const rest =
    holder === undefined
      ? ranks
      : free === undefined
        ? unranked(ranks, holder)
        : { ...ranks, [holder]: free }
  return { ...rest, [id]: rank }
}

export const unranked = (ranks: Ranks, id: string): Ranks =>
  Object.fromEntries(Object.entries(ranks).filter(([other]) => other !== id))

/** The item that has this rank. */
export const findHolder = (ranks: Ranks, rank: number): string | undefined =>
  Object.keys(ranks).find((id) => ranks[id] === rank)
