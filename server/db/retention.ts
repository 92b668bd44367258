import { eq } from 'drizzle-orm'
import type { Db } from './db'
import { settings } from '../modules/users/users.table'

/** For how many days something is kept, unless a setting of this name says otherwise. */
const defaultDays = {
  /**
   * Recordings, takes, screenshots and pictures of episodes, from the end of their attempt;
   * recordings of interviews, from the interview's.
   */
  recording_retention_days: 180,
  /**
   * Spreadsheets of results and PDFs of reports, which name people and are made anew whenever they
   * are asked for.
   */
  export_retention_days: 1,
  /** How long it is kept that the owner of a deleted account took an assessment. */
  past_attempt_days: 365,
} as const

export async function retentionDays(db: Db, stored: keyof typeof defaultDays): Promise<number> {
  const [found] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, stored))
  return typeof found?.value === 'number' && found.value > 0 ? found.value : defaultDays[stored]
}
