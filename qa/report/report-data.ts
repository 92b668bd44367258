import type { RecordedCall } from '../../machines/paths/recording'

/** How a transition was taken, by the kinds of proof that took it. */
export interface TransitionCoverage {
  unit: boolean
  browser: boolean
  hand: boolean
}

/** All that the report shows, as `npm run paths:report` writes it into `data.js`. */
export interface ReportData {
  /** When it was written, ISO 8601 in UTC. */
  madeAt: string
  /** The commit the charts are of. */
  commit: string
  /** The revision that the filter for changes compares with; null without `--since`. */
  since: string | null
  charts: readonly ReportedChart[]
}

declare global {
  /** Set by `data.js`: a page that is opened from disk may not fetch a file beside it. */
  var masarReport: ReportData
}

export interface ReportedChart {
  id: string
  description: string
  /** Why the product does not run it yet; null for a chart that it runs. */
  notRunYet: string | null
  /** What has changed since the revision named, a sentence each. */
  changes: readonly string[]
  states: readonly ReportedState[]
  transitions: readonly ReportedTransition[]
  walks: readonly ReportedWalk[]
}

export interface ReportedState {
  id: string
  /** The state that contains it; null for the chart itself. */
  parent: string | null
  name: string
  description: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final'
  initial: boolean
  /** Whether it is new or changed since the revision named. */
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
  /** Names the walk in the page's address, where another run of the same tour finds it again. */
  id: string
  /** Who took it: the browser suite, a person, or nobody yet, where no browser drives the chart. */
  by: 'browser' | 'hand' | 'plan'
  name: string
  language: 'en' | 'ar'
  /** The step that failed is the last of them. */
  steps: readonly ReportedStep[]
  /** The step that failed, from 1, and why; null for a walk that came to its end. */
  failure: ReportedFailure | null
}

export interface ReportedFailure {
  step: number
  event: string
  /** The transitions that the step was to take. */
  planned: readonly string[]
  expected: string
  seen: string
}

export interface ReportedStep {
  /** What happens, in words. */
  event: string
  /** What changes by it, in words. */
  change: string
  taken: readonly string[]
  /** Atomic states that are active afterwards. */
  states: readonly string[]
  /** Null for a step that nobody has taken yet. */
  milliseconds: number | null
  calls: readonly RecordedCall[]
  /** The picture's path beside the report; null if none was taken. */
  picture: string | null
}
