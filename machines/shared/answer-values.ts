/**
 * How the answers that are more than a text or an option are written down: as JSON text, read back
 * with care.
 */

/**
 * The answer to a translation review: the chosen option, or null, and the text to replace the
 * translation.
 */
export interface ReviewAnswer {
  option: string | null
  text: string
}

/** The rank given to each option, 1 the best; an option that is not ranked is missing. */
export type Ranking = Readonly<Record<string, number>>

export const writeReview = ({ option, text }: ReviewAnswer): string =>
  JSON.stringify({ option, text })

/** The review in an answer's value; an empty one for what is none. */
export function readReview(value: string | undefined): ReviewAnswer {
  const read = parsed(value)
  return {
    option: typeof read.option === 'string' ? read.option : null,
    text: typeof read.text === 'string' ? read.text : '',
  }
}

export const writeRanking = (ranking: Ranking): string => JSON.stringify(ranking)

/**
 * The ranks of these options in an answer's value: whole numbers from 1 to their count, each at
 * most once.
 */
export function readRanking(
  value: string | undefined,
  options: readonly { id: string }[],
): Ranking {
  const read = parsed(value)
  const ranking: Record<string, number> = {}
  for (const { id } of options) {
    const rank = read[id]
    if (typeof rank !== 'number' || !Number.isInteger(rank) || rank < 1 || rank > options.length)
      continue
    if (!Object.values(ranking).includes(rank)) ranking[id] = rank
  }
  return ranking
}

/** Whether every option has its rank. */
export const isWholeRanking = (ranking: Ranking, options: readonly { id: string }[]): boolean =>
  options.every(({ id }) => ranking[id] !== undefined)

function parsed(value: string | undefined): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(value ?? '')
    return isRecord(read) ? read : {}
  } catch {
    return {}
  }
}

const isRecord = (read: unknown): read is Record<string, unknown> =>
  typeof read === 'object' && read !== null && !Array.isArray(read)
