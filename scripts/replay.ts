// npm run replay -- ATTEMPT_ID: runs the attempt's stored events through the chart again. It prints
// each event and its result in words, and whether the stored status equals the one that the events
// lead to.
// npm run replay -- FILE [--as-is]: drives a session that was recorded by hand through the real
// screens again and adds it to the coverage; --as-is only looks for it in the charts.
import { parseArgs } from 'node:util'
import { replayAttempt } from '../machines/paths/recording/replay-attempt'
import { type AttemptList, readAttemptList } from '../server/runtime/attempt-lists'
import { throughOwner } from './tools/database-owner'
import { namesFile, replayRecording } from './paths/replay-recording'

const { values, positionals } = parseArgs({
  options: { 'as-is': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [named, ...more] = positionals
if (named === undefined || more.length > 0) {
  console.error('Usage: npm run replay -- ATTEMPT_ID, or npm run replay -- FILE [--as-is]')
  process.exitCode = 2
} else if (namesFile(named))
  process.exitCode = await replayRecording(named, { isDriven: !values['as-is'] })
else {
  const { attempt } = await throughOwner<{ attempt: AttemptList | null }>(process.env, {
    path: '/control/attempts',
    body: { id: named },
    self: async (db) => ({ attempt: await readAttemptList(db, named) }),
  })
  if (attempt === null) {
    console.error(`There is no attempt ${named}.`)
    process.exitCode = 1
  } else tell(attempt)
}

function tell(attempt: AttemptList): void {
  const { lines, faults } = replayAttempt(attempt)
  console.log(`${attempt.assessmentId}, ${attempt.events.length} events`)
  for (const line of lines) console.log(line)
  if (faults.length === 0) console.log(`The events lead to the stored status, ${attempt.status}.`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
