import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { type Assume, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
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
  /**
   * True if only one server can have this database open, so that an unfinished job belongs to a
   * server that ended.
   */
  hasOneOwner: boolean
  close(): Promise<void>
}

/** The one database that only this process can read. */
export interface EmbeddedDb extends OpenedDb {
  /** Writes the whole database, as it is now, into one new file. */
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
  await refuseEarlier(db).catch(async (error: unknown) => {
    await client.close()
    release()
    throw error
  })
  await migratePglite(db, { migrationsFolder: migrationsFolder() })
  return {
    db,
    queue: onPglite(client),
    // It has no other server.
    inTurn: (make) => make(),
    hasOneOwner: true,
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

/**
 * The longest wait for a connection to the database, new or from the pool. After it the database
 * counts as away or overloaded, and the caller gets an answer while they still look.
 */
const connectMs = 5000
/**
 * Our longest statements take some seconds, because lists for files and the data for memory are
 * read in parts. Preparing a database (`inTurn`, migrations) uses separate connections without this
 * limit.
 */
const statementMs = 30_000
/** A connection that was cut without a word says nothing for longer than any statement may take. */
const silentMs = statementMs + 5000
/** Ends the transaction of a server that is gone, which frees its locks. */
const idleInTransactionMs = 60_000

/** Opens PostgreSQL at `url`, brought up to date. */
export async function openPostgres(url: string): Promise<OpenedDb> {
  const inTurn = <Made>(make: () => Promise<Made>) => holding(url, make)
  await holding(url, async (client) => {
    const own = drizzlePg(client)
    await refuseEarlier(own)
    await migratePg(own, { migrationsFolder: migrationsFolder() })
  })
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    stream: endingWhenSilent,
  })
  // The pool replaces lost connections, and the caller gets the error from their query. Without
  // these listeners the error event would end the process: the pool emits it for an idle
  // connection, and the connection itself while it is in use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzlePg(pool)
  return {
    db,
    inTurn,
    hasOneOwner: false,
    queue: onPool(pool),
    close: () => pool.end(),
  }
}

/**
 * The driver's own limit (`query_timeout`) gives a call up and its connection back to the pool,
 * where the next call would wait on it for nothing; one that ends is replaced.
 */
function endingWhenSilent(): Socket {
  const socket = new Socket()
  socket.setTimeout(silentMs, () =>
    socket.destroy(new Error('Connection terminated: the database says nothing')),
  )
  return socket
}

/**
 * Holds the lock on a separate connection, because the work uses others. Closing the connection
 * releases the lock in every case.
 */
async function holding<Made>(
  url: string,
  make: (client: pg.Client) => Promise<Made>,
): Promise<Made> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  // The caller gets the error from their query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(20260, 1)')
    return await make(client)
  } finally {
    await client.end()
  }
}

/**
 * A database from before the first release was made by migrations that are gone, and cannot be
 * brought up to date. Throws a sentence that says what to do.
 */
async function refuseEarlier(db: Db): Promise<void> {
  const { rows } = await db.execute<{ made: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  )
  if (rows[0]?.made !== true) return
  const [first] = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const earlier = await db.execute(
    sql`select 1 from drizzle.__drizzle_migrations where created_at < ${first?.folderMillis ?? 0} limit 1`,
  )
  if (earlier.rows.length > 0)
    throw new Error(
      'This database was made by a version from before the first release. Begin with another MASAR_DATA_DIR or DATABASE_URL.',
    )
}

/** The SQL files stand beside this module in the sources and beside the bundle in a build. */
const migrationsFolder = (): string => fileURLToPath(new URL('./migrations', import.meta.url))
