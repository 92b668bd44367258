/**
 * A session that a person took by hand. The panel records it, `npm run replay -- FILE` drives it
 * again, and the report counts it. It contains no personal data: neither typed text nor the
 * payloads of events and calls.
 */
export interface Recording {
  /** The version of this format. */
  version: 1
  /** The time at which recording began, ISO 8601 in UTC. */
  recordedAt: string
  language: 'en' | 'ar'
  steps: readonly RecordedStep[]
}

/** One event that a running chart took, with the eventless transitions that followed from it. */
export interface RecordedStep {
  chart: string
  /** The event's type, without its payload. */
  event: string
  /** Declared transitions, by the ids of `transitions.ts`; empty if the chart stayed as it was. */
  taken: readonly string[]
  /** Atomic states that were active afterwards, by id. */
  states: readonly string[]
  /** Milliseconds since recording began. */
  at: number
  /** The calls that were answered since the previous step. */
  calls: readonly RecordedCall[]
  /** The page after the step as a data URL of a JPEG; null if no picture was taken. */
  picture: string | null
}

/** A request to the server and its answer. */
export interface RecordedCall {
  method: string
  /** The path of the contract, with its parameters' names in place of their values. */
  path: string
  /** The status of the answer; null if none came. */
  status: number | null
  milliseconds: number
}
