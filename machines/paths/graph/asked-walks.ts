import type { EventObject, StateValue } from 'xstate'
import type { ChartCases } from '../cases'
import type { ChartGraph, GraphEdge } from './graph'

/** Walks through a chart that were asked for, to be printed in any form. */
export interface AskedWalks {
  cases: ChartCases
  graph: ChartGraph
  /** The request, as one sentence. */
  asked: string
  walks: readonly AskedWalk[]
  /** A sentence about walks that are missing here; null if none are. */
  note: string | null
}

export interface AskedWalk {
  steps: readonly GraphEdge[]
  /** How many steps at the beginning only lead to the start of the route. */
  prepared: number
}

/** A step for printing and for the checker. */
export interface StepReport {
  event: EventObject
  takes: readonly string[]
  state: StateValue
}
