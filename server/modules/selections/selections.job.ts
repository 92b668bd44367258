import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { decideRegistrations } from '../approvals/decide-registrations.store'
import { sameIdentities } from '../approvals/same-identity.store'
import {
  listNext,
  setOutcome,
  type Selection,
  takeWork,
  unfinishedSelections,
  updateSelection,
} from './selection.store'

/**
 * How many are decided about in one transaction: what a server that is killed has not committed is
 * a second's work.
 */
const atOnce = 100

/** Continues every unfinished decision, including those of a server that was killed. */
export async function workOnSelections(deps: Deps): Promise<void> {
  for (const { id } of await unfinishedSelections(deps.db)) await workOnSelection(deps, id)
}

/**
 * Decides about a selection in small lots until nobody is left. Each lot is one transaction with
 * its mails, so that nobody is missed or notified twice, however often it is started. A lot that
 * another server works on is skipped.
 */
export async function workOnSelection(deps: Deps, id: string): Promise<void> {
  while (await deps.db.transaction((tx) => workOnLot(deps, tx, id))) await setImmediate()
}

/** Whether there may be more to do. */
async function workOnLot(deps: Deps, tx: Db, id: string): Promise<boolean> {
  const selection = await takeWork(tx, id)
  if (selection === null) return false
  const worked =
    selection.undoAskedAt === null
      ? await decideLot(deps, tx, selection)
      : await undoLot(deps, tx, selection, selection.undoAskedAt)
  if (!worked) await updateSelection(tx, id, { finishedAt: deps.clock.now() })
  return worked
}

async function decideLot(
  deps: Deps,
  tx: Db,
  { id, action, reason, heldBy, status }: Selection,
): Promise<boolean> {
  const lot = (await listNext(tx, id, null, atOnce)).map(({ userId }) => userId)
  if (lot.length === 0 || action === null) return false
  const now = deps.clock.now()
  // Somebody whose Emirates ID another account has is approved one by one, by who has seen both.
  const same = action === 'approved' ? await sameIdentities(tx, lot) : new Map()
  // People whose status changed since they were shown keep that decision.
  const { changed } = await decideRegistrations(
    deps,
    tx,
    lot,
    { action, reason, userId: heldBy, now },
    ({ approvalStatus, id: userId }) => approvalStatus === status && !same.has(userId),
  )
  await setOutcome(tx, id, lot, { outcome: 'left' })
  await setOutcome(tx, id, changed, { outcome: 'changed', changedAt: now })
  return true
}

/** The minute is counted to when the undo was asked for, however long the work takes. */
async function undoLot(
  deps: Deps,
  tx: Db,
  { id, undoneBy, heldBy }: Selection,
  now: Date,
): Promise<boolean> {
  const lot = await listNext(tx, id, 'changed', atOnce)
  if (lot.length === 0) return false
  const changedAt = new Map(lot.map((one) => [one.userId, one.changedAt?.getTime()]))
  const { changed } = await decideRegistrations(
    deps,
    tx,
    [...changedAt.keys()],
    { action: 'undo', reason: null, userId: undoneBy ?? heldBy, now },
    (account) => account.approvalDecidedAt?.getTime() === changedAt.get(account.id),
  )
  await setOutcome(tx, id, [...changedAt.keys()], { outcome: 'kept' })
  await setOutcome(tx, id, changed, { outcome: 'undone' })
  return true
}
