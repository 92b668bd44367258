import type { Db } from '../../db/db'
import { addNotifications, withdrawNotifications } from '../../db/notifications'
import type { Deps } from '../../deps'
import {
  type ApprovalRefusal,
  decide,
  type DecisionBy,
  isRefusal,
  mailDueAt,
} from './approval.rules'
import { type Account, type Decided, holdAccounts, storeDecisions } from './approval.store'

export interface Outcomes {
  /** The ids of the changed accounts, in order. */
  changed: string[]
  refusals: ApprovalRefusal[]
  /** Accounts that the decision does not fit; they stay unchanged. */
  unfit: Account[]
}

/**
 * Applies the decision, in the transaction `tx`, to those of the accounts that it fits, and
 * notifies each of them once.
 */
export async function decideRegistrations(
  deps: Deps,
  tx: Db,
  ids: readonly string[],
  by: DecisionBy,
  fits: (account: Account) => boolean = () => true,
): Promise<Outcomes> {
  const all = await holdAccounts(tx, ids)
  const held = all.filter(({ account }) => fits(account))
  const outcomes = held.map(({ account, facts }) => ({
    account,
    outcome: decide(facts, by.action, by.now),
  }))
  const decided = outcomes.flatMap(({ account, outcome }) =>
    isRefusal(outcome) ? [] : [{ account, decision: outcome }],
  )
  await storeDecisions(tx, decided, by)
  await notify(deps, tx, decided, by)
  return {
    changed: decided.map(({ account }) => account.id),
    refusals: outcomes.flatMap(({ outcome }) => (isRefusal(outcome) ? [outcome] : [])),
    unfit: all.flatMap(({ account }) => (fits(account) ? [] : [account])),
  }
}

/**
 * Queues one mail and one notification for a decision, to be sent once it can no longer be undone.
 * Those of an earlier decision that still wait are cancelled.
 */
async function notify(
  deps: Deps,
  tx: Db,
  decided: readonly Decided[],
  { reason, now }: DecisionBy,
): Promise<void> {
  const spoken = decided
    .filter(({ decision }) => decision.effects.length > 0)
    .map(({ account }) => account.id)
  if (spoken.length > 0) {
    await deps.mail.holdBack(tx, spoken)
    await withdrawNotifications(tx, spoken, ['approved', 'declined'], now)
  }
  for (const [effect, kind] of [
    ['announceApproval', 'approved'],
    ['announceDecline', 'declined'],
  ] as const) {
    const notified = decided
      .filter(({ decision }) => decision.effects.includes(effect))
      .map(({ account }) => account)
    if (notified.length === 0) continue
    await addNotifications(
      tx,
      notified.map(({ id }) => id),
      kind === 'approved' ? { kind } : { kind, reason: reason ?? '' },
      mailDueAt(now),
    )
    for (const { id, email, lang, firstName } of notified)
      await deps.mail.queue(tx, {
        to: email,
        lang,
        kind,
        values: { name: firstName, reason: reason ?? '' },
        link: `${deps.publicUrl}/auth/login`,
        about: id,
        sendAfter: mailDueAt(now),
      })
  }
}
