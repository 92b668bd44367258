import { shortestWay } from '../../machines/paths/shortest-way'
import { toPiece, type Piece, type Place } from './piece'

interface Shrinking<Item> {
  /** Whether the walk of these pieces still fails in the same way. */
  fails: (pieces: readonly Item[]) => Promise<boolean>
  /** Whether there is still time to try another one. */
  goesOn: () => boolean
}

/**
 * Leaves out pieces, large parts first, for as long as what remains still fails: delta debugging.
 * Stops early where the time is over.
 */
export async function shrink<Item>(
  whole: readonly Item[],
  { fails, goesOn }: Shrinking<Item>,
): Promise<readonly Item[]> {
  let pieces = whole
  for (let size = Math.ceil(pieces.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = pieces.length - size; from > -size; from -= size) {
      if (!goesOn()) return pieces
      const rest = pieces.filter((_, at) => at < from || at >= from + size)
      if (rest.length < pieces.length && rest.length > 0 && (await fails(rest))) pieces = rest
    }
  }
  return pieces
}

/** A piece as it was taken, with the configuration in which that was. */
export interface TakenPiece {
  piece: Piece
  from: string
}

/**
 * Shorter walks to what failed, the most promising first: straight to where the last piece was
 * taken, and straight to the fault before it.
 *
 * @param ahead what was to come next, to which the driver of the last step looked
 */
export function shortcuts(
  start: Place,
  takenPieces: readonly TakenPiece[],
  ahead: readonly TakenPiece[] = [],
): Piece[][] {
  const fault = takenPieces.findLastIndex(({ piece }) => piece.does === 'fault')
  const tails = [takenPieces.slice(-1), ...(fault === -1 ? [] : [takenPieces.slice(fault)])]
  return tails.flatMap((tail): Piece[][] => {
    const to = tail[0]?.from
    const way =
      to === start.key ? [] : shortestWay(start.graph, start.key, (edge) => edge.to === to)
    if (way === null || way.length + tail.length >= takenPieces.length) return []
    return [[...way.map(toPiece), ...[...tail, ...ahead].map(({ piece }) => piece)]]
  })
}
