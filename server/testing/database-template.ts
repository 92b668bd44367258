import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { inTurn } from '../../scripts/lib/in-turn.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { fingerprint } from '../../scripts/lib/stamp.mjs'
import { type OpenedDb, openEmbedded, openPostgres } from '../db/db'
import { newId } from '../db/id'
import { openJobs } from '../jobs/jobs'
import { openLog } from '../runtime/log'

/**
 * A template is a database as the server prepares it at its start. It is made once and kept between
 * runs, because copying it is much faster; its name is a fingerprint of the code that it depends
 * on.
 */
const templateKey = (): string =>
  fingerprint([
    'server/db',
    'server/jobs',
    'server/testing/database-template.ts',
    'package-lock.json',
  ]).slice(0, 16)

/** The queue's tables and the row of each queue, which it would otherwise make in every copy. */
async function makeQueues(opened: OpenedDb): Promise<void> {
  const jobs = await openJobs(opened, openLog('silent'))
  await jobs.stop()
}

let packed: Promise<Blob> | undefined

/** The embedded database's template, as one file that such a database is opened from. */
export const embeddedTemplate = (): Promise<Blob> => (packed ??= readTemplate())

async function readTemplate(): Promise<Blob> {
  const folder = join(root, '.cache/database-templates')
  const file = join(folder, `${templateKey()}.tar`)
  await inTurn('embedded-template', async () => {
    if (existsSync(file)) return
    mkdirSync(folder, { recursive: true })
    for (const old of readdirSync(folder)) rmSync(join(folder, old))
    const opened = await openEmbedded(null)
    await makeQueues(opened)
    await opened.dump(`${file}.gz`)
    await opened.close()
    // Each copy would unpack it anew.
    await writeFile(`${file}.part`, gunzipSync(readFileSync(`${file}.gz`)))
    rmSync(`${file}.gz`)
    renameSync(`${file}.part`, file)
  })
  return new Blob([readFileSync(file)])
}

/** A new database on the PostgreSQL at `url`, copied from the template; its own URL. */
export async function createFromTemplate(url: string): Promise<string> {
  const name = `masar_test_${newId().replaceAll('-', '')}`
  const template = `masar_template_${(key ??= templateKey())}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const copy = () => client.query(`create database ${name} template ${template}`)
  try {
    await copy().catch(async (error: unknown) => {
      if (!isMissing(error)) throw error
      await makeTemplate(client, url, template)
      await copy()
    })
  } finally {
    await client.end()
  }
  return at(url, name)
}

let key: string | undefined

/**
 * The first caller makes the template while the others wait. It gets its name when it is complete,
 * so that nobody copies half of it.
 */
async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  await client.query('select pg_advisory_lock(20260, 2)')
  try {
    if ((await client.query('select from pg_database where datname = $1', [template])).rowCount)
      return
    const making = `${template}_making`
    await client.query(`drop database if exists ${making} with (force)`)
    await client.query(`create database ${making}`)
    const opened = await openPostgres(at(url, making))
    await makeQueues(opened)
    await opened.close()
    await client.query(`comment on database ${making} is ${client.escapeLiteral(root)}`)
    await client.query(`alter database ${making} rename to ${template}`)
    await dropOthers(client, template)
  } finally {
    await client.query('select pg_advisory_unlock(20260, 2)')
  }
}

/**
 * Deletes older templates, except those of other clones that still exist. One that is being copied
 * now is deleted next time.
 */
async function dropOthers(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ name: string; made_for: string | null }>(
    `select datname as name, shobj_description(oid, 'pg_database') as made_for from pg_database
     where datname like 'masar\\_template\\_%' and datname <> $1`,
    [template],
  )
  for (const { name, made_for: madeFor } of rows)
    if (madeFor === null || madeFor === root || !existsSync(madeFor))
      await client.query(`drop database if exists ${name}`).catch(() => undefined)
}

const at = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href

const isMissing = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '3D000'
