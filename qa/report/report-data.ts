import type { RecordedCall } from '../../machines/paths/recording/recording'

/** The kinds of run that took a transition. */
export interface TransitionCoverage {
  unit: boolean
  browser: boolean
  hand: boolean
}

/** The data of the report, which `npm run paths:report` writes into `data.js`. */
export interface ReportData {
  /** The time of writing, ISO 8601 in UTC. */
  madeAt: string
  /** The commit of the charts. */
  commit: string
  /** The revision that the filter for changes compares with; null without `--since`. */
  since: string | null
  charts: readonly ReportedChart[]
}

declare global {
  /** Set by `data.js`, because a page that is opened from disk may not fetch other files. */
  var masarReport: ReportData
}

export interface ReportedChart {
  id: string
  description: string
  /** The reason why the product does not run the chart yet; null if it does. */
  notRunYet: string | null
  /** The changes since the revision in `since`, one sentence each. */
  changes: readonly string[]
  states: readonly ReportedState[]
  transitions: readonly ReportedTransition[]
  walks: readonly ReportedWalk[]
}

export interface ReportedState {
  id: string
  /** The state that contains this one; null for the chart itself. */
  parent: string | null
  name: string
  description: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final'
  initial: boolean
  /** Whether the state is new or has changed since the revision in `since`. */
  changed: boolean
}

export interface ReportedTransition {
  id: string
  source: string
  /** The event's type. */
  event: string
  targets: readonly string[]
  /** The event in words. */
  label: string
  guard: string | null
  coverage: TransitionCoverage
  changed: boolean
}

export interface ReportedWalk {
  /** Identifies the walk in the page's address. Another run of the same tour uses the same id. */
  id: string
  /** Who took the walk. `plan` is a walk that nobody took, because no browser drives the chart. */
  by: 'browser' | 'hand' | 'plan'
  name: string
  language: 'en' | 'ar'
  /** The steps that were taken. If one failed, it is the last. */
  steps: readonly ReportedStep[]
  /** The failed step and the reason; null for a completed walk. */
  failure: ReportedFailure | null
}

export interface ReportedFailure {
  step: number
  event: string
  /** The transitions that the step was expected to take. */
  planned: readonly string[]
  expected: string
  seen: string
}

export interface ReportedStep {
  /** A sentence that describes the event. */
  event: string
  /** A sentence that describes the new states. */
  change: string
  taken: readonly string[]
  /** The atomic states that are active afterwards. */
  states: readonly string[]
  /** Null for a step that is only planned. */
  milliseconds: number | null
  calls: readonly RecordedCall[]
  /** The picture's path beside the report; null if none was taken. */
  picture: string | null
}
