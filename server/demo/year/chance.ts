/** Chance that comes out the same at every run: a demonstration can be talked about. */
export interface Chance {
  /** From nothing up to one, one left out. */
  share: () => number
  /** A whole number, both ends among them. */
  whole: (least: number, most: number) => number
  /** Whether something happens that does in so many of a hundred cases. */
  often: (percent: number) => boolean
  pick: <T>(from: readonly T[]) => T
}

/** The generator mulberry32, begun with `seed`. */
export function startChance(seed: number): Chance {
  let state = seed
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    share,
    whole: (least, most) => least + Math.floor(share() * (most - least + 1)),
    often: (percent) => share() * 100 < percent,
    pick: (from) => {
      const picked = from[Math.floor(share() * from.length)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
  }
}
