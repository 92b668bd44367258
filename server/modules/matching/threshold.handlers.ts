import { getName } from '../../db/accounts'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { readThreshold, type StoredThreshold, storeThreshold } from './threshold.store'

/** From which score on matches are listed, for the whole platform. */
export function thresholdHandlers(deps: Deps) {
  const { db, matching, clock } = deps
  const present = async (stored: StoredThreshold) => ({
    listed_above: stored.listedAbove,
    updated_at: stored.setAt,
    updated_by: stored.setBy === null ? null : await getName(db, stored.setBy),
  })

  return {
    async getMatchingSettings() {
      return { data: await present(await readThreshold(db)) }
    },

    async setMatchingSettings({ body, session, lang }) {
      const listedAbove = Math.round(100 * body.listed_above) / 100
      const stored = await db.transaction((tx) =>
        storeThreshold(tx, listedAbove, { userId: session.userId, now: clock.now() }),
      )
      matching.listFrom(stored)
      return {
        data: await present(stored),
        message: translate(lang, 'notices:matching_threshold_set'),
      }
    },
  } satisfies Partial<Handlers>
}
