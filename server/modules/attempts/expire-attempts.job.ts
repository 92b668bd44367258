import type { Deps } from '../../deps'
import { dueAttempts, holdAttempt } from './attempt.store'
import { saveDue } from './attempt-step.store'

/**
 * Ends the briefings and parts that ran out in attempts that nobody looks at. Only so that a result
 * comes without the candidate's return: every write of an attempt catches up by itself.
 */
export async function expireAttempts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const due = await dueAttempts(deps.db, now, 200)
  for (const { id } of due) {
    await deps.db.transaction(async (tx) => {
      const row = await holdAttempt(tx, id)
      if (row !== null) await saveDue(deps, tx, row, now)
    })
  }
}
