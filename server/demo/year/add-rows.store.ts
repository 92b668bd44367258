import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'

/** The number of rows in one statement. */
const atOnce = 1000

/**
 * Adds many rows in few statements, each with one parameter: a year of them is there in seconds. All
 * rows of a call name the same columns; what none of them names has its default.
 */
export async function addRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const { name } = getTableConfig(table)
  for (let from = 0; from < rows.length; from += atOnce) {
    const written = rows
      .slice(from, from + atOnce)
      .map((row) =>
        Object.fromEntries(
          columns.map(([key, column]) => [
            column.name,
            (row as Readonly<Record<string, unknown>>)[key],
          ]),
        ),
      )
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(written)}::text::jsonb)`,
    )
  }
}
