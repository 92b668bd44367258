import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder in which the report looks for the results of the unit suite. */
const folder = fileURLToPath(new URL('../../.coverage/paths/unit/', import.meta.url))

export function keepTaken(chart: string, taken: Iterable<string>): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}${chart}.json`,
    `${JSON.stringify({ chart, taken: [...taken] }, null, 1)}\n`,
  )
}
