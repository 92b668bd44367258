import { sql } from 'drizzle-orm'
import type { Db } from '../db/db'
import type { QueueStatements } from '../db/queue-statements'

/** Statements with values in a transaction of Drizzle, which numbers placeholders itself. */
export const onTransaction = (db: Db): QueueStatements => ({
  executeSql: (text, values = []) =>
    db.execute(
      sql.join(
        text
          .split(/\$(\d+)/)
          .map((part, at) =>
            at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1] ?? null),
          ),
      ),
    ),
})
