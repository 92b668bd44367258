import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { EventObject } from 'xstate'
import type { RecordedCall } from '../../machines/paths/recording/recording'
import { coverageFolder } from '../../machines/paths/recording/taken-on-record'
import type { Language } from '../steps/words'

/** The folder in which the report looks for the results of the browser suite. */
export const folder = `${coverageFolder}/browser`

export interface StepResult {
  event: EventObject
  /** Declared transitions that the step took, as the walk says. */
  taken: readonly string[]
  /** Active states afterwards, by id. */
  states: readonly string[]
  milliseconds: number
  /** The calls to the server during the step. */
  calls: readonly RecordedCall[]
  /** The picture's file name in the folder of the results; null unless pictures were asked for. */
  picture: string | null
}

/** The step at which a walk failed. */
export interface FailedStep {
  /** Its number in the walk, from 1. */
  step: number
  event: EventObject
  /** Declared transitions that the step was expected to take. */
  planned: readonly string[]
  expected: string
  seen: string
  /** The active states at the failure, by id. */
  states: readonly string[]
  milliseconds: number
  calls: readonly RecordedCall[]
  picture: string | null
}

/** The look of a page that met the assertions of its states. */
export interface KeptLook {
  states: readonly string[]
  path: string
  text: string
}

/** The result of one walk through the real screens. */
export interface WalkResult {
  chart: string
  walk: number
  language: Language
  steps: readonly StepResult[]
  /** All transitions that the chart took during the walk, without polls. */
  taken: readonly string[]
  /** The look of the page after each step, with the states whose assertions it met. */
  looks: readonly KeptLook[]
  /** The failed step; null for a completed walk. */
  failure: FailedStep | null
}

/** Deletes the results of an earlier run of a chart. */
export function clearResults(chart: string, language: Language): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder))
    if (file.startsWith(`${chart}-${language}-`)) rmSync(`${folder}/${file}`)
}

export function writeResult(result: WalkResult): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/${result.chart}-${result.language}-${result.walk}.json`,
    `${JSON.stringify(result, null, 1)}\n`,
  )
}

export function readResults(chart: string, language: Language): WalkResult[] {
  const files = readdirSync(folder).filter(
    (file) => file.startsWith(`${chart}-${language}-`) && file.endsWith('.json'),
  )
  return files.map((file): WalkResult => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
}
