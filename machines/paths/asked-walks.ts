import type { EventObject, StateValue } from 'xstate'
import type { ChartCases } from './cases'
import type { ChartGraph, GraphEdge } from './graph'

/** Walks of a chart as somebody asked for them, to be printed in any form. */
export interface AskedWalks {
  cases: ChartCases
  graph: ChartGraph
  /** What was asked for, as one sentence. */
  asked: string
  walks: readonly AskedWalk[]
  /** What is to be known of the walks that are not here; null where nothing is. */
  note: string | null
}

export interface AskedWalk {
  steps: readonly GraphEdge[]
  /** How many steps at its beginning only lead to where it is to begin. */
  prepared: number
}

/** A step as it is printed and as the checker replays it. */
export interface StepReport {
  event: EventObject
  takes: readonly string[]
  state: StateValue
}
