import { recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import { readSetting, writeSetting } from '../../db/settings'
import { firstThreshold, pointsFrom, toScore } from './matching.rules'

const key = 'matching_threshold'

/** The score above which matches are listed, with who set it and when; nobody did at first. */
export interface StoredThreshold {
  listedAbove: number
  setBy: string | null
  setAt: string | null
}

export const readThreshold = async (db: Db): Promise<StoredThreshold> =>
  (await readSetting<StoredThreshold>(db, key)) ?? {
    listedAbove: toScore(firstThreshold),
    setBy: null,
    setAt: null,
  }

/** The same in points. */
export const thresholdPoints = ({ listedAbove }: StoredThreshold): number => pointsFrom(listedAbove)

/** Sets it, with the entry in the log that says what it was and is. */
export async function storeThreshold(
  db: Db,
  listedAbove: number,
  by: { userId: string; now: Date },
): Promise<StoredThreshold> {
  const before = await readThreshold(db)
  const stored = { listedAbove, setBy: by.userId, setAt: by.now.toISOString() }
  await writeSetting(db, key, stored)
  await recordAudit(db, {
    act: 'matching.threshold_set',
    userId: by.userId,
    subject: { kind: 'setting', id: key },
    at: by.now,
    detail: { from: String(before.listedAbove), to: String(listedAbove) },
  })
  return stored
}
