/** What the index holds of a candidate; nothing of one who is not listed. */
export interface IndexedCandidate {
  ordinal: number
  listed: boolean
  skills: readonly string[]
  /** Beside each skill. */
  levels: readonly number[]
  occupations: readonly string[]
  months: number
  workingSince: number | null
  /** The day of the approval, counted from 1970. */
  approvedDay: number
}

export interface RankOptions {
  /** A month since the year 0. */
  now: number
  first: number
  /** No others than these. */
  only?: ReadonlySet<number> | undefined
  /** Only with more points than these. */
  above?: number | undefined
}

export interface Ranked {
  /** How many are listed in all. */
  total: number
  best: RankedCandidate[]
}

export interface RankedCandidate {
  ordinal: number
  points: number
}

/**
 * The best, by points and then by ordinal. Points are few numbers, so a count of each says where
 * the cut is.
 */
export function takeBest(
  { count, ordinals, points }: { count: number; ordinals: Int32Array; points: Uint16Array },
  first: number,
): RankedCandidate[] {
  const having = new Int32Array(10_001)
  for (let at = 0; at < count; at += 1)
    having[points[at] as number] = (having[points[at] as number] as number) + 1
  let cut = 10_000
  for (let above = having[cut] as number; cut > 0 && above < first; above += having[cut] as number)
    cut -= 1
  const best: RankedCandidate[] = []
  for (let at = 0; at < count; at += 1)
    if ((points[at] as number) >= cut)
      best.push({ ordinal: ordinals[at] as number, points: points[at] as number })
  return best.toSorted((a, b) => b.points - a.points || a.ordinal - b.ordinal).slice(0, first)
}
