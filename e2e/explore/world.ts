import type { BrowserContext } from '@playwright/test'
import type { ChartCases } from '../../machines/paths/cases'
import type { GraphEdge } from '../../machines/paths/graph'
import type { Walk } from '../../machines/paths/tour'
import type { ChartDrivers, PathContext } from '../paths/drive'
import type { Network } from '../paths/network'
import type { FaultName, Place } from './piece'
import type { Present } from './present'
import type { Complaints } from './watch'

/** What is explored: a chart, its drivers, and fresh browsers to walk it in. */
export interface World<Context extends PathContext = PathContext> {
  cases: ChartCases
  drivers: ChartDrivers<Context>
  /** Where every walk begins. */
  start: Place
  /** Whether the drivers can take a step after those before it; they take every one if not given. */
  allows?: (walk: Walk, edge: GraphEdge) => boolean
  /** Where nothing leads on by design, why that is; null where something has to. */
  waits?: (place: Place) => string | null
  /** A fresh browser, with somebody new in it where the chart needs that. */
  begin: () => Promise<Begun<Context>>
}

/** A browser in which a walk is under way. */
export interface Begun<Context extends PathContext> {
  testContext: Context & { network: Network; context: BrowserContext }
  complaints: Complaints
  /** The faults that may come where the walk stands now. */
  faultsAt: (place: Place) => readonly FaultName[]
  passTime: () => Promise<void>
  /** Before a fault: what waits for nobody any more is let go. */
  letGo: () => Promise<void>
  /** Where the chart stands after a fault; null where its configuration is not in the graph. */
  placeOf: (present: Present, before: Place, fault: FaultName) => Place | null
  /**
   * Whether a fault may have led from one configuration to the other with nothing lost.
   */
  isKept: (before: Place, after: Place, fault: FaultName) => boolean
  /** @throws where the server lacks what it acknowledged, or the page shows something else */
  keeps: (place: Place) => Promise<void>
  end: () => Promise<void>
}
