import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { getMissing } from './criteria.rules'
import { readCriteria, registrationOf } from './criteria.store'
import { decideRegistrations } from './decide-registrations.store'
import { hasSameIdentity } from './same-identity.store'

/**
 * What the criteria make of a registration as it comes in, in its transaction: whoever meets them
 * is approved, whoever does not waits for a person, and so does somebody whose Emirates ID another
 * account has. Says whether a person is still needed. An admin
 * can undo it as any other decision.
 */
export const autoApproval =
  (deps: Deps) =>
  async (tx: Db, userId: string): Promise<{ waits: boolean }> => {
    const { criteria, setBy } = await readCriteria(tx)
    const registration = await registrationOf(tx, userId)
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
