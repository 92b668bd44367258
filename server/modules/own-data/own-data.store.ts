import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { files } from '../users/users.table'
import { type Tie, readTies } from '../../db/ties'
import type { Lang } from '../../http/contract/language'
import { copiedKinds, isCopiedTable } from './own-data.rules'

type File = typeof files.$inferSelect

/** Where somebody's copy in a language lies. */
export const ownDataKey = (userId: string, lang: Lang): string => `own-data/${userId}-${lang}`

/** The copy of somebody's data in a language that was made last; null for none. */
export async function ownDataFile(db: Db, ownerId: string, lang: Lang): Promise<File | null> {
  const [found] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.kind, 'own_data'),
        eq(files.storageKey, ownDataKey(ownerId, lang)),
      ),
    )
    .orderBy(desc(files.createdAt))
    .limit(1)
  return found ?? null
}

/** Notes a copy in place of the one before in its language. */
export const storeOwnData = (db: Db, file: typeof files.$inferInsert): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .delete(files)
      .where(
        and(
          eq(files.ownerId, file.ownerId),
          eq(files.kind, 'own_data'),
          eq(files.storageKey, file.storageKey),
        ),
      )
    await tx.insert(files).values(file)
  })

/** Somebody's files of the kinds that go into a copy, the latest first. */
export const ownFiles = (db: Db, ownerId: string): Promise<File[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.kind, [...copiedKinds])))
    .orderBy(desc(files.createdAt))

/**
 * All rows about a person, by table: their own, rows that are deleted with those, rows that name
 * them in a column `user_id`, mails to them, and the log of who opened their files. Each row is
 * JSON text, which a worker thread parses.
 */
export async function rowsAbout(
  db: Db,
  userId: string,
): Promise<[table: string, rows: string[]][]> {
  const found: [string, string[]][] = []
  const ties = await readTies(db)
  for (const [table, isTheirs] of tablesAbout(ties, await tablesNaming(db), userId)) {
    if (!isCopiedTable(table)) continue
    const { rows } = await db.execute<{ row: string }>(
      sql`select (to_jsonb(t) ${selectCompanyName(ties, table)})::text as "row" from ${sql.identifier(table)} t where ${isTheirs}`,
    )
    if (rows.length > 0) found.push([table, rows.map(({ row }) => row)])
  }
  return found
}

/** The name of the company that a row is of: its id tells nobody anything. */
function selectCompanyName(ties: readonly Tie[], table: string): SQL {
  const tie = ties.find((one) => one.table === table && one.parent === 'companies')
  return tie === undefined
    ? sql``
    : sql`|| jsonb_build_object('company', (select name from companies where id = t.${sql.identifier(tie.column)}))`
}

/** The tables that name people by a column `user_id`. */
async function tablesNaming(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ table: string }>(
    sql`select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by table_name`,
  )
  return rows.map(({ table }) => table)
}

function tablesAbout(
  every: readonly Tie[],
  naming: readonly string[],
  userId: string,
): Map<string, SQL> {
  const ties = every.filter(({ whenGone }) => whenGone === 'deleted')
  const about = new Map<string, SQL>([['users', sql`id = ${userId}`]])
  // Iterating a Map includes entries that are added during it, so each table leads on to the tables
  // that refer to it.
  for (const [parent, isTheirs] of about) {
    for (const { table, column, parentColumn } of ties.filter((tie) => tie.parent === parent)) {
      if (!about.has(table))
        about.set(
          table,
          sql`${sql.identifier(column)} in (select ${sql.identifier(parentColumn)} from ${sql.identifier(parent)} where ${isTheirs})`,
        )
    }
  }
  for (const table of naming) if (!about.has(table)) about.set(table, sql`user_id = ${userId}`)
  return about
    .set('mails', sql`"to" = (select email from users where id = ${userId})`)
    .set(
      'access_log',
      sql`(user_id = ${userId} or (person_id = ${userId} and action = 'file.opened'))`,
    )
}
