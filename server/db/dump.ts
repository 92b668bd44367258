import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { extensions } from './extensions'
import { lockDirectory } from './lock'

const run = promisify(execFile)

/** The embedded database as one file: all of it at one moment. */
export async function dumpEmbedded(client: Pick<PGlite, 'dumpDataDir'>, to: string): Promise<void> {
  await writeFile(to, Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer()), {
    flag: 'wx',
    mode: 0o600,
  })
}

/**
 * The same of a directory that no process owns. It is not brought up to date: what is backed up is
 * what is there.
 */
export async function dumpDirectory(directory: string, to: string): Promise<void> {
  if (!existsSync(databaseIn(directory))) throw new Error(`There is no database in ${directory}.`)
  const release = lockDirectory(directory)
  try {
    const client = await PGlite.create({ dataDir: join(directory, 'db'), extensions })
    try {
      await dumpEmbedded(client, to)
    } finally {
      await client.close()
    }
  } finally {
    release()
  }
}

/**
 * Puts a dump into a directory that has no database yet. @throws where it has one: nothing is ever
 * written over
 */
export async function restoreDirectory(directory: string, from: string): Promise<void> {
  if (existsSync(databaseIn(directory)))
    throw new Error(
      `${directory} has a database already. Restore into another folder (MASAR_DATA_DIR), and look at it before that one goes.`,
    )
  const release = lockDirectory(directory)
  try {
    const client = await PGlite.create({
      dataDir: join(directory, 'db'),
      extensions,
      loadDataDir: new Blob([await readFile(from)]),
    })
    await client.close()
  } finally {
    release()
  }
}

const databaseIn = (directory: string): string => join(directory, 'db', 'PG_VERSION')

/**
 * PostgreSQL by its own tool, which needs to be of the server's version or later; in its own
 * format, which is compressed.
 */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  await tool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`], url)
}

/** Into an empty database, all of it or nothing. @throws where it holds something */
export async function restorePostgres(url: string, from: string): Promise<void> {
  const { stdout } = await tool(
    'psql',
    [
      '--no-psqlrc',
      '--tuples-only',
      '--no-align',
      "--command=select count(*) from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
    ],
    url,
  )
  if (stdout.trim() !== '0')
    throw new Error(
      'The database is not empty. Create another one, restore into it (DATABASE_URL), and look at it before this one goes.',
    )
  await tool(
    'pg_restore',
    [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      '--dbname='.concat(getDatabaseName(new URL(url))),
      from,
    ],
    url,
  )
}

/**
 * The database's address and password go into the environment, because everybody on the machine can
 * read the arguments of a process.
 */
async function tool(name: 'pg_dump' | 'pg_restore' | 'psql', args: string[], url: string) {
  const at = new URL(url)
  const sslmode = at.searchParams.get('sslmode')
  const env = {
    PATH: process.env.PATH,
    PGHOST: decodeURIComponent(at.hostname),
    PGPORT: at.port === '' ? '5432' : at.port,
    PGUSER: decodeURIComponent(at.username),
    PGDATABASE: getDatabaseName(at),
    ...(at.password === '' ? {} : { PGPASSWORD: decodeURIComponent(at.password) }),
    ...(sslmode === null ? {} : { PGSSLMODE: sslmode }),
  }
  try {
    return await run(name, args, { env })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${name} is not there: it comes with PostgreSQL's client tools.`)
    throw error
  }
}

const getDatabaseName = (at: URL): string => decodeURIComponent(at.pathname.slice(1))
