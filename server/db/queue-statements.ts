import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'

/** How the job queue speaks to the database: one statement with values, or several without. */
export interface QueueStatements {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * The embedded database has one connection: a transaction that a failed statement left open would
 * fail everything after it, and is rolled back.
 */
export const onPglite = (client: PGlite): QueueStatements => ({
  async executeSql(text, values) {
    try {
      if (values !== undefined) return await client.query(text, values)
      return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) }
    } catch (error) {
      if (values === undefined) await client.exec('rollback')
      throw error
    }
  },
})

/** A connection on which a statement failed may be left in a transaction, and is closed. */
export const onPool = (pool: pg.Pool): QueueStatements => ({
  async executeSql(text, values) {
    const client = await pool.connect()
    let failed = true
    try {
      // Several statements give a list of results, although the types know of one alone.
      const results = [await client.query<object>(text, values)].flat()
      failed = false
      return { rows: results.flatMap(({ rows }) => rows) }
    } finally {
      client.release(failed)
    }
  },
})
