import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecording } from './read-recording'
import type { Recording } from './recording'

/** The folder in which the suites and `npm run replay` leave what they took. */
export const coverageFolder = fileURLToPath(new URL('../../../.coverage/paths', import.meta.url))

/** The transitions that a kind of run took, by chart. */
export type TakenByChart = Readonly<Record<string, readonly string[]>>

/** What each kind of run took; null for a kind without a run on record. */
export interface TakenOnRecord {
  unit: TakenByChart | null
  browser: TakenByChart | null
  hand: TakenByChart | null
}

export interface KeptRecording {
  /** The file's name, without its ending. */
  name: string
  recording: Recording
}

/** Reads what the last runs took, for the panel and the report alike. */
export const takenOnRecord = (
  folder: string,
  recordings: readonly KeptRecording[],
): TakenOnRecord => ({
  unit: byChart(resultsIn(join(folder, 'unit'))),
  browser: byChart(resultsIn(join(folder, 'browser'))),
  hand: byChart(recordings.flatMap(({ recording: { steps } }) => steps)),
})

/**
 * The recordings by hand, the oldest first. An unreadable one is left out, so that the others still
 * count.
 *
 * @param warn gets a sentence about each unreadable one
 */
export function readRecordings(folder: string, warn: (why: string) => void): KeptRecording[] {
  return filesIn(join(folder, 'hand'))
    .flatMap(({ name, text }): KeptRecording[] => {
      const recording = readRecording(text)
      if (typeof recording !== 'string') return [{ name, recording }]
      warn(`The recording ${name} is left out. ${recording}`)
      return []
    })
    .toSorted((one, other) => (one.recording.recordedAt < other.recording.recordedAt ? -1 : 1))
}

/** A part of a run: a walk, a step, or all that the unit suite took of a chart. */
interface TakenPart {
  chart: string
  taken: readonly string[]
}

const resultsIn = (folder: string): TakenPart[] =>
  filesIn(folder).map(({ text }): TakenPart => JSON.parse(text))

function byChart(parts: readonly TakenPart[]): TakenByChart | null {
  const found = new Map<string, Set<string>>()
  for (const { chart, taken } of parts)
    found.set(chart, new Set([...(found.get(chart) ?? []), ...taken]))
  return found.size === 0
    ? null
    : Object.fromEntries([...found].map(([chart, taken]) => [chart, [...taken]]))
}

const filesIn = (folder: string): { name: string; text: string }[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      text: readFileSync(join(folder, file), 'utf8'),
    }))
