import { sql } from 'drizzle-orm'
import type { Db } from './db'

/** A foreign key column, and what happens to its row when the other row is deleted. */
export interface Tie {
  table: string
  column: string
  /** The table and column it names. */
  parent: string
  parentColumn: string
  whenGone: 'deleted' | 'emptied' | 'kept'
}

/**
 * Every foreign key of the database. What is held about a person is found by these instead of by a
 * list that somebody would have to keep: a table that is added later is among them.
 */
export async function readTies(db: Db): Promise<Tie[]> {
  const { rows } = await db.execute<{
    table: string
    column: string
    parent: string
    parent_column: string
    rule: string
  }>(sql`
    select child.relname as "table", childcolumn.attname as "column", parent.relname as "parent", parentcolumn.attname as "parent_column", con.confdeltype::text as "rule"
    from pg_constraint con
    join pg_class child on child.oid = con.conrelid
    join pg_class parent on parent.oid = con.confrelid
    join pg_namespace space on space.oid = child.relnamespace and space.nspname = 'public'
    join pg_attribute childcolumn on childcolumn.attrelid = child.oid and childcolumn.attnum = con.conkey[1]
    join pg_attribute parentcolumn on parentcolumn.attrelid = parent.oid and parentcolumn.attnum = con.confkey[1]
    where con.contype = 'f'
    order by child.relname, childcolumn.attname`)
  return rows.map(({ table, column, parent, parent_column, rule }) => ({
    table,
    column,
    parent,
    parentColumn: parent_column,
    whenGone: rule === 'c' ? 'deleted' : rule === 'n' ? 'emptied' : 'kept',
  }))
}
