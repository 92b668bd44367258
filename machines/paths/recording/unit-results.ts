import { mkdirSync, writeFileSync } from 'node:fs'
import { coverageFolder } from './taken-on-record'

/** The folder in which the report looks for the results of the unit suite. */
const folder = `${coverageFolder}/unit/`

export function keepTaken(chart: string, taken: Iterable<string>): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}${chart}.json`,
    `${JSON.stringify({ chart, taken: [...taken] }, null, 1)}\n`,
  )
}
