import type { ChartGraph } from '../../machines/paths/graph'
import { buildTour, type Walk } from '../../machines/paths/tour'
import { lane } from '../../scripts/lib/lanes.mjs'
import type { Language } from '../journey/words'
import { stateTourOf } from './state-tour'

/** How a chart is walked in one language, and what its walks together have to have done. */
export interface Tour {
  language: Language
  tag: string[]
  walks: readonly Walk[]
  /** Whether all of its walks are driven, so that it can be asked what they left out. */
  isWhole: boolean
  /** Whether they take every transition of the chart, and not only come to its states. */
  takesAll: boolean
  /** The states that have to be seen. */
  sees: (state: string) => boolean
}

interface Given {
  longest: number
  /**
   * The states that `npm test` checks; the others belong to another chart and are checked there.
   */
  own?: (state: string) => boolean
}

const all = () => true

/** The transitions in which a change of the charts shows, if only their walks are to be driven. */
const changed = process.env.PATHS_TAKE ? new Set(process.env.PATHS_TAKE.split('\n')) : null

/**
 * The tours of a chart. In English npm test comes to every state; npm run test:all takes every
 * transition in its stead, which comes to every state as well, and comes to every state in Arabic.
 * After a change of the charts, only the walks that take something changed may be asked for.
 */
export function toursOf(graph: ChartGraph, { longest, own = all }: Given): Tour[] {
  if (changed !== null)
    return [
      {
        language: 'en',
        tag: [],
        walks: buildTour(graph, { longest }).filter((walk) =>
          walk.some(({ taken }) => taken.some((id) => changed.has(id))),
        ),
        isWhole: false,
        takesAll: false,
        sees: all,
      },
    ]
  if (lane === 'test')
    return [
      {
        language: 'en',
        tag: [],
        walks: stateTourOf(graph, { longest, visits: own }),
        isWhole: true,
        takesAll: false,
        sees: own,
      },
    ]
  return [
    {
      language: 'en',
      tag: ['@every-transition'],
      walks: buildTour(graph, { longest }),
      isWhole: true,
      takesAll: true,
      sees: all,
    },
    {
      language: 'ar',
      tag: ['@second-language'],
      walks: stateTourOf(graph, { longest }),
      isWhole: true,
      takesAll: false,
      sees: all,
    },
  ]
}
