import type { ChartCases } from '../../machines/paths/cases'
import { describeTaken } from '../../machines/paths/recording/recorded-words'
import type { RecordedStep, Recording } from '../../machines/paths/recording/recording'
import type { TakenStep } from './chart-watch'

/** A step that this tab took, with its description. */
export interface DescribedStep extends RecordedStep {
  sentence: string
  /** The time of the step, in milliseconds since 1970. */
  clock: number
}

/** A recording that is not saved yet, with its steps also in words for a bug report. */
export interface UnsavedRecording {
  recordedAt: string
  language: Recording['language']
  steps: DescribedStep[]
}

/**
 * Whether a recording has pictures: nobody wants any, the browser takes them, it refused them, or
 * it stopped them. A reload stops them, and so does a person who ends the sharing of the tab.
 */
export type Pictures = 'unwanted' | 'taken' | 'refused' | 'stopped'

/** A recording with what continues it on the next page of the tab. */
export interface KeptRecord {
  unsaved: UnsavedRecording
  isRecording: boolean
  wantsPictures: boolean
}

/** The number of steps that the panel lists; a recording has all of them. */
const kept = 500

/** The steps that this tab took since the page was loaded, and the recording of them. */
export class SessionRecord {
  steps: readonly DescribedStep[] = []
  unsaved: UnsavedRecording | null = null
  isRecording = false
  pictures: Pictures = 'unwanted'
  /** A number that changes with every step, so that React renders again. */
  version = 0
  readonly #findCases: (chart: string) => ChartCases | undefined
  readonly #listeners = new Set<() => void>()
  /** Takes a picture of the page after a step; null if there is none. */
  #picture: () => Promise<string | null> = noPicture

  constructor(findCases: (chart: string) => ChartCases | undefined) {
    this.#findCases = findCases
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(language: Recording['language']): void {
    this.unsaved = { recordedAt: new Date().toISOString(), language, steps: [] }
    this.isRecording = true
    this.#tell()
  }

  /** Says whether the next steps have pictures, and how they are taken. */
  illustrate(pictures: Pictures, take: () => Promise<string | null> = noPicture): void {
    this.pictures = pictures
    this.#picture = take
    this.#tell()
  }

  stop(): void {
    this.isRecording = false
    this.#tell()
  }

  discard(): void {
    this.unsaved = null
    this.isRecording = false
    this.#tell()
  }

  /** Continues a recording from before a reload of this tab. */
  resume({ unsaved, isRecording, wantsPictures }: KeptRecord): void {
    this.unsaved = unsaved
    this.isRecording = isRecording
    this.pictures = wantsPictures ? 'stopped' : 'unwanted'
    this.#tell()
  }

  readonly add = (taken: TakenStep): void => {
    const { chart, event, states, from, calls, clock } = taken
    const cases = this.#findCases(chart)
    const began = this.unsaved === null ? clock : Date.parse(this.unsaved.recordedAt)
    const step: DescribedStep = {
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
    if (this.isRecording && this.unsaved !== null && event !== 'xstate.stop') {
      this.unsaved.steps.push(step)
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

const noPicture = () => Promise.resolve(null)

/**
 * The content of a recording's file. Each field is named here, so that no other data can get in.
 */
export function toRecording({ recordedAt, language, steps }: UnsavedRecording): Recording {
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
