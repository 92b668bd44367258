import { shortestWay } from '../../machines/paths/graph/shortest-way'
import { toPiece, type Piece, type Place } from './piece'

interface Shrinking<Item> {
  /** Whether the walk with these pieces still fails in the same way. */
  fails: (pieces: readonly Item[]) => Promise<boolean>
  /** Whether there is time for another try. */
  goesOn: () => boolean
}

/**
 * Removes pieces, large groups first, while the rest still fails: delta debugging. Stops early when
 * the time is over.
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

/** A piece that was taken, with the configuration before it. */
export interface TakenPiece {
  piece: Piece
  from: string
}

/**
 * Shorter walks to a failure, the most promising first: directly to the last piece, and directly to
 * the last fault.
 *
 * @param ahead the planned next pieces, from which the driver of the last step saw its outcome
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
