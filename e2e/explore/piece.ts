import type { EventObject } from 'xstate'
import type { ChartCases } from '../../machines/paths/cases'
import type { ChartGraph, GraphEdge } from '../../machines/paths/graph/graph'
import type { Walk } from '../../machines/paths/graph/tour'
import { describeEvent } from '../../machines/paths/words'

/** The sentences in reports for the faults between two steps. */
export const faultWords = {
  reload: 'The page is reloaded.',
  back: 'The person goes back in the browser, and forward again.',
  doublePress: 'The next press is sent twice.',
  secondTab: 'The same page is opened in a second tab, which is closed again.',
  serverError: 'The page is reloaded, and the server answers the first call of each kind with 500.',
  slow: 'The page is reloaded over a slow connection.',
  offline: 'The connection is lost for a moment.',
  clock: 'Half a minute passes.',
} as const

export type FaultName = keyof typeof faultWords

/** One piece of a walk: a step of the chart, or a fault between two steps. */
export type Piece =
  | {
      does: 'step'
      event: EventObject & Record<string, unknown>
      takes: readonly string[]
    }
  | { does: 'fault'; fault: FaultName }

/** A configuration of a chart, with the graph that contains it. */
export interface Place {
  graph: ChartGraph
  key: string
}

export const toPiece = ({ event, taken }: GraphEdge): Piece => ({
  does: 'step',
  event,
  takes: taken,
})

/** The step of a piece in a configuration; undefined if it is not possible there. */
export function findEdge({ graph, key }: Place, piece: Piece): GraphEdge | undefined {
  if (piece.does === 'fault') return undefined
  const event = JSON.stringify(piece.event)
  return graph.nodes
    .get(key)
    ?.edges.find(
      (edge) => edge.taken.join() === piece.takes.join() && JSON.stringify(edge.event) === event,
    )
}

/** The pieces as sentences, numbered. */
export const piecesInWords = (cases: ChartCases, pieces: readonly Piece[]): string[] =>
  pieces.map((piece, at) => {
    const what =
      piece.does === 'fault' ? faultWords[piece.fault] : describeEvent(cases, piece.event)
    return `${String(at + 1).padStart(3)}. ${what}`
  })

export const getEnd = (place: Place, walk: Walk): Place => ({
  ...place,
  key: walk.at(-1)?.to ?? place.key,
})
