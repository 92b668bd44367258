// Writes the report on the last runs into .coverage/paths/report/. With --since REF it also marks
// the changes since a revision in Git.
import { parseArgs } from 'node:util'
import { gather } from './gather'
import { writeGathered } from './write-gathered'

const { values } = parseArgs({ options: { since: { type: 'string' } } })
process.exitCode = await writeGathered(await gather(), values.since ?? null)
