import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { Assume } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { dumpEmbedded } from './dump'
import { extensions } from './extensions'
import { lockDirectory } from './lock'
import { onPglite, onPool, type QueueStatements } from './queue-statements'

/** The one type over the embedded database and PostgreSQL; a transaction fits it too. */
export type Db = PgDatabase<RowsResult, Record<string, never>>

/** What both drivers give for a raw query. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<Assume<this['row'], Record<string, unknown>>>
}

interface Rows<Row> {
  rows: Row[]
}

export interface OpenedDb {
  db: Db
  /** The same database as the job queue speaks to it. */
  queue: QueueStatements
  /**
   * Does what makes a database ready for a start, one server after another: several may be started
   * at once.
   */
  inTurn<Made>(make: () => Promise<Made>): Promise<Made>
  close(): Promise<void>
}

/** The one database that only this process can read. */
export interface EmbeddedDb extends OpenedDb {
  /** Writes all of it, as it is now, into one new file. */
  dump(to: string): Promise<void>
}

/**
 * Opens the embedded database under `directory` (in memory when null), brought up to date. Throws
 * when another process owns it.
 */
export async function openEmbedded(
  directory: string | null,
  loadDataDir?: Blob,
): Promise<EmbeddedDb> {
  const release = directory === null ? () => {} : lockDirectory(directory)
  const client =
    directory === null
      ? await PGlite.create({ extensions, ...(loadDataDir === undefined ? {} : { loadDataDir }) })
      : await openDirectory(join(directory, 'db'))
  const db = drizzlePglite(client)
  await migratePglite(db, { migrationsFolder: migrationsFolder() })
  return {
    db,
    queue: onPglite(client),
    // It has no other server.
    inTurn: (make) => make(),
    dump: (to) => dumpEmbedded(client, to),
    close: async () => {
      await client.close()
      release()
    },
  }
}

/**
 * A new database is unpacked from the one that the build made, where there is a build: making one
 * costs 3 s and 900 MB.
 */
async function openDirectory(dataDir: string): Promise<PGlite> {
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'))
  mkdirSync(dataDir, { recursive: true })
  const built = fileURLToPath(new URL('../../dist/database/empty.tar.gz', import.meta.url))
  return PGlite.create({
    dataDir,
    extensions,
    ...(isNew && existsSync(built) ? { loadDataDir: new Blob([readFileSync(built)]) } : {}),
  })
}

/** Opens PostgreSQL at `url`, brought up to date. */
export async function openPostgres(url: string): Promise<OpenedDb> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // The pool replaces a connection that was lost, and whoever used it is told by what they asked.
  // An error that nobody listens to would end the process: of one that is idle the pool emits it,
  // of one in use, as in a transaction, that one itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzlePg(pool)
  const inTurn = <Made>(make: () => Promise<Made>) => holding(pool, make)
  await inTurn(() => migratePg(db, { migrationsFolder: migrationsFolder() }))
  return {
    db,
    inTurn,
    queue: onPool(pool),
    close: () => pool.end(),
  }
}

/**
 * A connection of its own holds the lock, as what is made takes others. It is closed after, which
 * lets the lock go whatever happened.
 */
async function holding<Made>(pool: pg.Pool, make: () => Promise<Made>): Promise<Made> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(20260, 1)')
    return await make()
  } finally {
    client.release(true)
  }
}

/** The SQL files stand beside this module in the sources and beside the bundle in a build. */
const migrationsFolder = (): string => fileURLToPath(new URL('./migrations', import.meta.url))
