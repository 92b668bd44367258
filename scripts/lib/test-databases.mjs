import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { patient } from './patience.mjs'
import { root } from './paths.mjs'

/**
 * The PostgreSQL on which tests may create databases: the one in `TEST_DATABASE_URL`, or a default
 * installation on this machine; null if there is neither.
 */
export async function listeningPostgres() {
  const named = process.env.TEST_DATABASE_URL
  if (named !== undefined) return named || null
  const url = 'postgres://postgres@127.0.0.1:5432/postgres'
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patient(2000),
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return url
  } catch {
    return null
  }
}

/** The test files that start a server on a database, as globs from the root. */
export const testsOnDatabases = () =>
  readdirSync(join(root, 'server'), { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('server', path).replaceAll('\\', '/'))
    .filter((path) =>
      /startTestServer|TEST_DATABASE_URL/.test(readFileSync(join(root, path), 'utf8')),
    )
