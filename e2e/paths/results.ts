import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { EventObject } from 'xstate'
import type { RecordedCall } from '../../machines/paths/recording'
import type { Language } from '../journey/words'

/** Where the report finds what the browser suite took. */
export const folder = fileURLToPath(new URL('../../.coverage/paths/browser', import.meta.url))

export interface StepResult {
  event: EventObject
  /** Declared transitions that the step was to take and took. */
  taken: readonly string[]
  /** Active states afterwards, by id. */
  states: readonly string[]
  milliseconds: number
  /** What the pages asked the server meanwhile. */
  calls: readonly RecordedCall[]
  /** A picture's file name, beside the results; null unless pictures were asked for. */
  picture: string | null
}

/** The step that a walk did not come through. */
export interface FailedStep {
  /** Its number in the walk, from 1. */
  step: number
  event: EventObject
  /** Declared transitions that it was to take. */
  planned: readonly string[]
  expected: string
  seen: string
  /** Active states when it was given up, by id. */
  states: readonly string[]
  milliseconds: number
  calls: readonly RecordedCall[]
  picture: string | null
}

/** A page as the checks of its states found it right. */
export interface KeptLook {
  states: readonly string[]
  path: string
  text: string
}

/** One walk as it was driven through the real screens. */
export interface WalkResult {
  chart: string
  walk: number
  language: Language
  steps: readonly StepResult[]
  /** All that the running charts took meanwhile, polls and other charts' steps left out. */
  taken: readonly string[]
  /** How the page looked after each step, with the states that were checked there. */
  looks: readonly KeptLook[]
  /** Null for a walk that came to its end. */
  failure: FailedStep | null
}

/** Forgets what an earlier run left of a chart. */
export function clearResults(chart: string, language: Language): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder))
    if (file.startsWith(`${chart}-${language}-`)) rmSync(`${folder}/${file}`)
}

export function keepResult(result: WalkResult): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/${result.chart}-${result.language}-${result.walk}.json`,
    `${JSON.stringify(result, null, 1)}\n`,
  )
}

export function resultsOf(chart: string, language: Language): WalkResult[] {
  const files = readdirSync(folder).filter(
    (file) => file.startsWith(`${chart}-${language}-`) && file.endsWith('.json'),
  )
  return files.map((file): WalkResult => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
}
