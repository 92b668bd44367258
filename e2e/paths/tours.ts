import type { ChartGraph } from '../../machines/paths/graph/graph'
import { buildTour, type Walk } from '../../machines/paths/graph/tour'
import { lane } from '../../scripts/lib/lanes.mjs'
import type { Language } from '../steps/words'
import { getStateTour } from './state-tour'

/** The walks of a chart in one language, with their goals. */
export interface Tour {
  language: Language
  tag: string[]
  walks: readonly Walk[]
  /** Whether all walks of the tour are driven, so that missed states and transitions are faults. */
  isWhole: boolean
  /** Whether the walks take every transition of the chart, and not only enter every state. */
  takesAll: boolean
  /** Whether a state has to be seen. */
  sees: (state: string) => boolean
}

interface Given {
  longest: number
  /** Whether `npm test` checks a state; the others are checked in another chart. */
  own?: (state: string) => boolean
}

const all = () => true

/** The transitions that show a change of the charts, if only their walks are driven. */
const changed = process.env.PATHS_TAKE ? new Set(process.env.PATHS_TAKE.split('\n')) : null

/**
 * The tours of a chart. In English, npm test enters every state, and npm run test:all takes every
 * transition, which also enters every state. In Arabic, npm run test:all enters every state. With
 * PATHS_TAKE only the walks that take a changed transition are driven.
 */
export function getTours(graph: ChartGraph, { longest, own = all }: Given): Tour[] {
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
        walks: getStateTour(graph, { longest, visits: own }),
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
      walks: getStateTour(graph, { longest }),
      isWhole: true,
      takesAll: false,
      sees: all,
    },
  ]
}
