// Writes the report from what the last runs left, into .coverage/paths/report/. With --since REF it
// can show what has changed since a revision that Git knows.
import { parseArgs } from 'node:util'
import { gather } from './gather'
import { writeGathered } from './write-gathered'

const { values } = parseArgs({ options: { since: { type: 'string' } } })
process.exitCode = await writeGathered(await gather(), values.since ?? null)
