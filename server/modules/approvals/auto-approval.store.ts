import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { getMissing } from './criteria.rules'
import { readCriteria, findRegistration } from './criteria.store'
import { decideRegistrations } from './decide-registrations.store'
import { hasSameIdentity } from './same-identity.store'

/**
 * Applies the criteria to a new registration, in its transaction. It approves those who meet them;
 * all others wait for an admin, as do people whose Emirates ID another account has. Returns whether
 * the registration waits. An admin can undo it like any other decision.
 */
export const autoApproval =
  (deps: Deps) =>
  async (tx: Db, userId: string): Promise<{ waits: boolean }> => {
    const { criteria, setBy } = await readCriteria(tx)
    const registration = await findRegistration(tx, userId)
    if (!criteria.auto_approval || setBy === null || registration === null) return { waits: true }
    const passes =
      getMissing(criteria, registration).length === 0 && !(await hasSameIdentity(tx, userId))
    await decideRegistrations(deps, tx, [userId], {
      userId: setBy,
      action: passes ? 'approved' : 'start_review',
      reason: null,
      now: deps.clock.now(),
      automatic: true,
    })
    return { waits: !passes }
  }
