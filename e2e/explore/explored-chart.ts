import type { BrowserContext } from '@playwright/test'
import type { ChartCases } from '../../machines/paths/cases'
import type { GraphEdge } from '../../machines/paths/graph/graph'
import type { Walk } from '../../machines/paths/graph/tour'
import type { ChartDrivers, PathContext } from '../paths/drive'
import type { Network } from '../paths/network'
import type { FaultName, Place } from './piece'
import type { LiveChart } from './live-chart'
import type { BrowserErrors } from './invariants'

/** A chart to explore, its drivers, and fresh browsers to walk it in. */
export interface ExploredChart<Context extends PathContext = PathContext> {
  cases: ChartCases
  drivers: ChartDrivers<Context>
  /** The configuration in which every walk begins. */
  start: Place
  /** Whether the drivers can take a step after the earlier ones; they can take all if not given. */
  allows?: (walk: Walk, edge: GraphEdge) => boolean
  /** Whether a step ends its walk because the drivers cannot go on in that browser. */
  isLast?: (edge: GraphEdge) => boolean
  /** The reason why a person can only wait in a configuration; null if there has to be a way on. */
  waits?: (place: Place) => string | null
  /** Opens a fresh browser, with a new account if the chart needs one. */
  begin: () => Promise<WalkBrowser<Context>>
}

/** A browser during a walk. */
export interface WalkBrowser<Context extends PathContext> {
  testContext: Context & { network: Network; context: BrowserContext }
  browserErrors: BrowserErrors
  /** The faults that are possible in a configuration. */
  faultsAt: (place: Place) => readonly FaultName[]
  passHalfMinute: () => Promise<void>
  /** Called before a fault, to let held answers through. */
  releaseHeld: () => Promise<void>
  /** The configuration of a running chart after a fault; null if the graph does not have it. */
  placeOf: (live: LiveChart, before: Place, fault: FaultName) => Place | null
  /** Whether the second configuration can follow from the first by the fault without a loss. */
  hasKept: (before: Place, after: Place, fault: FaultName) => boolean
  /** @throws InvariantError if the server lacks acknowledged data, or the page shows other data */
  checkStored: (place: Place) => Promise<void>
  end: () => Promise<void>
}
