import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import type { Session } from '../../http/contract/session'
import {
  nothingChanged,
  reasonMissing,
  selectionExpired,
  selectionNotFound,
} from '../approvals/approval.errors'
import { presentSelection } from './selection.presenter'
import { mayBeConfirmed, undoableSince } from './selection.rules'
import {
  countOutcomes,
  findSelection,
  holdMailsBack,
  holdSelection,
  leaveTheRest,
  listNext,
  type Selection,
  takeSelection,
  updateSelection,
} from './selection.store'

/**
 * Decisions about everybody whom a list shows: held on to first, so that a confirmation is about
 * exactly these, then made in the background.
 */
export function selectionHandlers(deps: Deps) {
  const present = async (session: Session, id: string) => {
    const found = ofThis(session, await findSelection(deps.db, id))
    return { data: presentSelection(found, await countOutcomes(deps.db, id)) }
  }
  const setToWork = (tx: Db, id: string) =>
    deps.jobs.send(tx, 'selection.decide', { selection_id: id })

  return {
    async selectRegistrations({ body, session }) {
      const held = await deps.db.transaction((tx) =>
        holdSelection(tx, body, { userId: session.userId, now: deps.clock.now() }),
      )
      if (held === null) throw nothingChanged('no_pending_request')
      return present(session, held.id)
    },

    getSelection: ({ params, session }) => present(session, params.id),

    async decideSelection({ params, body, session }) {
      const reason = body.action === 'declined' ? (body.reason ?? '').trim() : null
      if (reason === '') throw reasonMissing()
      await deps.db.transaction(async (tx) => {
        const held = ofThis(session, await takeSelection(tx, params.id))
        if (held.confirmedAt !== null) return
        const now = deps.clock.now()
        if (!mayBeConfirmed(held.heldAt, now)) throw selectionExpired()
        await updateSelection(tx, held.id, { action: body.action, reason, confirmedAt: now })
        await setToWork(tx, held.id)
      })
      return present(session, params.id)
    },

    async undoSelection({ params, session }) {
      await deps.db.transaction(async (tx) => {
        const held = ofThis(session, await takeSelection(tx, params.id))
        if (held.undoAskedAt !== null) return
        const now = deps.clock.now()
        if (!(await isUndoable(tx, held, now))) throw nothingChanged('undo_expired')
        await leaveTheRest(tx, held.id)
        await holdMailsBack(tx, held.id, undoableSince(now), now)
        await updateSelection(tx, held.id, {
          undoAskedAt: now,
          undoneBy: session.userId,
          finishedAt: null,
        })
        await setToWork(tx, held.id)
      })
      return present(session, params.id)
    },
  } satisfies Partial<Handlers>
}

/** Only the person who made a selection, and has seen its contents, may use it. */
function ofThis({ userId }: Session, found: Selection | null): Selection {
  if (found === null || found.heldBy !== userId) throw selectionNotFound()
  return found
}

/**
 * While somebody's turn is still to come it can be stopped; afterwards, as long as the last change
 * can be undone.
 */
async function isUndoable(
  tx: Db,
  { id, action, confirmedAt }: Selection,
  now: Date,
): Promise<boolean> {
  if (confirmedAt === null || action === 'start_review') return false
  if ((await listNext(tx, id, null, 1)).length > 0) return true
  const last =
    (await countOutcomes(tx, id)).find(({ outcome }) => outcome === 'changed')?.last ?? null
  return last !== null && last >= undoableSince(now)
}
