import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { Assume } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { fromPglite } from 'pg-boss'
import { lockDirectory } from './lock'

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
  queue: ReturnType<typeof fromPglite>
  backend: 'pglite' | 'postgres'
  close(): Promise<void>
}

/** What the embedded database can be asked to create; PostgreSQL has them with it. */
export const extensions = { pg_trgm }

/** Opens the embedded database under `directory` (in memory when null), brought up to date. Throws when another process owns it. */
export async function openEmbedded(directory: string | null, loadDataDir?: Blob): Promise<OpenedDb> {
  const release = directory === null ? () => {} : lockDirectory(directory)
  const client = directory === null ? await PGlite.create({ extensions, ...(loadDataDir === undefined ? {} : { loadDataDir }) }) : await openDirectory(join(directory, 'db'))
  const db = drizzlePglite(client)
  await migratePglite(db, { migrationsFolder: migrationsFolder() })
  return {
    db,
    queue: fromPglite(client),
    backend: 'pglite',
    close: async () => {
      await client.close()
      release()
    },
  }
}

/** A new database is unpacked from the one that the build made, where there is a build: making one costs 3 s and 900 MB. */
async function openDirectory(dataDir: string): Promise<PGlite> {
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'))
  mkdirSync(dataDir, { recursive: true })
  const built = fileURLToPath(new URL('../../dist/database/empty.tar.gz', import.meta.url))
  return PGlite.create({ dataDir, extensions, ...(isNew && existsSync(built) ? { loadDataDir: new Blob([readFileSync(built)]) } : {}) })
}

/** Opens PostgreSQL at `url`, brought up to date. */
export async function openPostgres(url: string): Promise<OpenedDb> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // The pool replaces an idle connection that was lost; an error nobody listens to would end the process.
  pool.on('error', () => undefined)
  const db = drizzlePg(pool)
  await migratePg(db, { migrationsFolder: migrationsFolder() })
  return {
    db,
    queue: { executeSql: (text, values) => pool.query(text, values) },
    backend: 'postgres',
    close: () => pool.end(),
  }
}

/** The SQL files stand beside this module in the sources and beside the bundle in a build. */
const migrationsFolder = (): string => fileURLToPath(new URL('./migrations', import.meta.url))
