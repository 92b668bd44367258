import { sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Db } from '../db/db'
import { onTransaction } from './queue-transaction'

/**
 * Takes over the jobs that wait in the queue of earlier servers, which lies in the schema `pgboss`
 * in the form of a later version of the queue, and removes it.
 */
export async function takeOverFormerQueue(db: Db, boss: PgBoss): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: found } = await tx.execute<{ job: string | null }>(
      sql`select to_regclass('pgboss.job')::text as job`,
    )
    if (found[0]?.job == null) return
    const { rows } = await tx.execute<{ name: string; data: object; after: string; key: string }>(
      sql`select name, data, to_json(start_after) #>> '{}' as after, singleton_key as key
        from pgboss.job where state in ('created', 'retry', 'active')`,
    )
    await boss.insert(
      rows.map(({ name, data, after, key }) => ({
        name,
        data,
        startAfter: new Date(after),
        singletonKey: key,
      })),
      { db: onTransaction(tx) },
    )
    await tx.execute(sql`drop schema pgboss cascade`)
  })
}
