import { getName } from '../../db/accounts'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { presentCriteria, presentTried } from './criteria.presenter'
import {
  countUndecided,
  newestUndecided,
  readCriteria,
  storeCriteria,
  type StoredCriteria,
} from './criteria.store'

const mostShown = 100

/** By what candidates are approved without a person; decisions that were made stay as they are. */
export function criteriaHandlers(deps: Deps) {
  const named = async (stored: StoredCriteria) =>
    presentCriteria(stored, stored.setBy === null ? null : await getName(deps.db, stored.setBy))

  return {
    async getApprovalCriteria() {
      return { data: await named(await readCriteria(deps.db)) }
    },

    async setApprovalCriteria({ body: { dry_run: dryRun, ...criteria }, session, lang }) {
      const stored = dryRun
        ? { ...(await readCriteria(deps.db)), criteria }
        : await deps.db.transaction((tx) =>
            storeCriteria(tx, criteria, { userId: session.userId, now: deps.clock.now() }),
          )
      const tried = presentTried(
        criteria,
        await countUndecided(deps.db),
        await newestUndecided(deps.db, mostShown),
      )
      return {
        data: { criteria: await named(stored), dry_run: dryRun, ...tried },
        ...(dryRun ? {} : { message: translate(lang, 'notices:approval_criteria_set') }),
      }
    },
  } satisfies Partial<Handlers>
}
