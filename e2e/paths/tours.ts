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
  /** Whether they take every transition of the chart, and not only come to its states. */
  takesAll: boolean
  /** The states that have to be seen. */
  sees: (state: string) => boolean
}

interface Given {
  longest: number
  /** The states that npm test looks at. The others are those of another chart, and seen there. */
  own?: (state: string) => boolean
}

const all = () => true

/**
 * The tours of a chart. In English npm test comes to every state; npm run test:all takes every
 * transition in its stead, which comes to every state as well, and comes to every state in Arabic.
 */
export function toursOf(graph: ChartGraph, { longest, own = all }: Given): Tour[] {
  if (lane === 'test')
    return [
      {
        language: 'en',
        tag: [],
        walks: stateTourOf(graph, { longest, visits: own }),
        takesAll: false,
        sees: own,
      },
    ]
  return [
    {
      language: 'en',
      tag: ['@every-transition'],
      walks: buildTour(graph, { longest }),
      takesAll: true,
      sees: all,
    },
    {
      language: 'ar',
      tag: ['@second-language'],
      walks: stateTourOf(graph, { longest }),
      takesAll: false,
      sees: all,
    },
  ]
}
