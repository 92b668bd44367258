import type { ChartCases } from '../../machines/paths/cases'
import { describeTaken } from '../../machines/paths/recorded-words'
import type { RecordedStep, Recording } from '../../machines/paths/recording'
import type { TakenStep } from './chart-watch'

/** A step that this tab took, in words. */
export interface ToldStep extends RecordedStep {
  sentence: string
  /** When it was taken, by the clock on the wall. */
  clock: number
}

/** What is recorded: the file's own form, and the words of its steps for whoever reads a report. */
export interface Take {
  recordedAt: string
  language: Recording['language']
  steps: ToldStep[]
}

/** How much of what happened is kept to be looked at; a recording keeps all. */
const kept = 500

/** What this tab did since the page was loaded, and what is recorded of it. */
export class SessionRecord {
  steps: readonly ToldStep[] = []
  take: Take | null = null
  isRecording = false
  /** Changes with every step, for whoever draws. */
  version = 0
  readonly #casesOf: (chart: string) => ChartCases | undefined
  readonly #listeners = new Set<() => void>()
  /** Gives the picture of the page after a step; null where none is taken. */
  #picture: () => Promise<string | null> = () => Promise.resolve(null)

  constructor(casesOf: (chart: string) => ChartCases | undefined) {
    this.#casesOf = casesOf
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(
    language: Recording['language'],
    picture: () => Promise<string | null> = () => Promise.resolve(null),
  ): void {
    this.#picture = picture
    this.take = { recordedAt: new Date().toISOString(), language, steps: [] }
    this.isRecording = true
    this.#tell()
  }

  stop(): void {
    this.isRecording = false
    this.#tell()
  }

  discard(): void {
    this.take = null
    this.isRecording = false
    this.#tell()
  }

  /** Goes on with what an earlier page of this tab recorded. */
  resume(take: Take, isRecording: boolean): void {
    this.take = take
    this.isRecording = isRecording
    this.#tell()
  }

  readonly add = (taken: TakenStep): void => {
    const { chart, event, states, from, calls, clock } = taken
    const cases = this.#casesOf(chart)
    const began = this.take === null ? clock : Date.parse(this.take.recordedAt)
    const step: ToldStep = {
      chart,
      event,
      taken: taken.taken,
      states,
      at: Math.max(0, clock - began),
      calls,
      picture: null,
      sentence: cases === undefined ? `${event}.` : describeTaken(cases, from, event, taken.taken),
      clock,
    }
    this.steps = [...this.steps.slice(-kept), step]
    if (this.isRecording && this.take !== null && event !== 'xstate.stop') {
      this.take.steps.push(step)
      void this.#picture().then((picture) => {
        step.picture = picture
        this.#tell()
      })
    }
    this.#tell()
  }

  #tell(): void {
    this.version += 1
    for (const tell of this.#listeners) tell()
  }
}

/** The file of a recording: nothing but what its form has a place for. */
export function toRecording({ recordedAt, language, steps }: Take): Recording {
  return {
    version: 1,
    recordedAt,
    language,
    steps: steps.map(({ chart, event, taken, states, at, calls, picture }) => ({
      chart,
      event,
      taken,
      states,
      at,
      calls: calls.map(({ method, path, status, milliseconds }) => ({
        method,
        path,
        status,
        milliseconds,
      })),
      picture,
    })),
  }
}
