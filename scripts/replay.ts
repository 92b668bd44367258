// npm run replay -- ATTEMPT_ID: runs the attempt's stored events through the chart again. It prints
// each event and its result in words, and whether the stored status equals the one that the events
// lead to.
import { replayAttempt } from '../machines/paths/replay-attempt'
import { type AttemptList, readAttemptList } from '../server/runtime/attempt-lists'
import { throughOwner } from './database-owner'

const [id, ...more] = process.argv.slice(2)
if (id === undefined || more.length > 0) {
  console.error('Usage: npm run replay -- ATTEMPT_ID')
  process.exitCode = 2
} else {
  const { attempt } = await throughOwner<{ attempt: AttemptList | null }>(process.env, {
    path: '/control/attempts',
    body: { id },
    self: async (db) => ({ attempt: await readAttemptList(db, id) }),
  })
  if (attempt === null) {
    console.error(`There is no attempt ${id}.`)
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
