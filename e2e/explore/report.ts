import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ChartCases } from '../../machines/paths/cases'
import { counted } from '../../machines/paths/words'
import type { Failure } from './invariant-error'
import { piecesInWords, type FaultName, type Piece } from './piece'
import type { Counts } from './invariants'

/** The totals of a run for one chart. */
export interface Total {
  chart: string
  seed: number
  walks: number
  /** The time of all walks, without those of shrinking. */
  milliseconds: number
  steps: number
  faults: Map<FaultName, number>
  taken: Set<string>
  declared: readonly string[]
  seen: Set<string>
  counts: Counts
  /** How often each kind of failure occurred. */
  failures: Map<string, number>
}

interface Found {
  seed: number
  number: number
  failure: Failure
  pieces: readonly Piece[]
  isRepeated: boolean
  tries: number
  file: string
}

/** The line that is printed after each walk, so that a long run shows its progress. */
export const progress = ({ chart, walks, taken, declared }: Total, pieces: number, ms: number) =>
  [
    `${chart}, walk ${walks}: ${pieces} steps and faults`,
    `${Math.round(ms / 1000)} s`,
    `${countTaken({ taken, declared })} of ${declared.length} transitions taken so far`,
  ].join(', ')

const countTaken = ({ taken, declared }: Pick<Total, 'taken' | 'declared'>) =>
  declared.filter((id) => taken.has(id)).length

export function summary(total: Total): string {
  const listed = (entries: Iterable<readonly [string, number]>) =>
    [...entries].map(([name, count]) => `${name} ${count}`).join(', ') || 'none'
  const seconds = Math.round(total.milliseconds / 1000 / Math.max(1, total.walks))
  return [
    `${total.chart}, seed ${total.seed}: ${counted(total.walks, 'walk')} of ${counted(seconds, 'second')} each, ${counted(total.steps, 'step')}`,
    `  faults: ${listed(total.faults)}`,
    `  transitions taken: ${countTaken(total)} of ${total.declared.length}; configurations seen: ${total.seen.size}`,
    `  checks: ${listed(Object.entries(total.counts))}`,
    `  failures: ${listed(total.failures)}`,
  ].join('\n')
}

/** A failure in words, with the way to repeat it. */
export function found(
  cases: ChartCases,
  { seed, number, failure, pieces, isRepeated, tries, file }: Found,
): string {
  return [
    `${cases.machine.id}, walk ${number} of seed ${seed}: ${failure.signature}`,
    isRepeated
      ? `The shortest walk found that fails in this way, after ${counted(tries, 'more walk')}:`
      : 'It did not fail again; the whole walk:',
    ...piecesInWords(cases, pieces),
    failure.message,
    `To repeat it: SUITE=explore npx playwright test ${file}`,
  ].join('\n')
}

const folder = fileURLToPath(new URL('found', import.meta.url))

/** Writes the pieces as a test that can run by itself. @returns the file's name */
export function writeTest(
  { machine }: ChartCases,
  { seed, number, failure, pieces }: Pick<Found, 'seed' | 'number' | 'failure' | 'pieces'>,
): string {
  mkdirSync(folder, { recursive: true })
  const file = `seed-${seed}-${machine.id}-${number}.e2e.ts`
  const title = `walk ${number} of seed ${seed}: ${failure.signature}`
  writeFileSync(
    `${folder}/${file}`,
    [
      `// Made by: npm run explore -- --seed ${seed}`,
      "import { repeatWalk } from '../repeat'",
      '',
      `repeatWalk(${JSON.stringify(machine.id)}, ${JSON.stringify(title)}, ${JSON.stringify(pieces, null, 2)})`,
      '',
    ].join('\n'),
  )
  return file
}
