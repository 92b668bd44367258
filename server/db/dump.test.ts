import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuiltServer } from '../testing/built-server'
import { type Db, openEmbedded, openPostgres } from './db'
import { dumpDirectory, dumpPostgres, restoreDirectory, restorePostgres } from './dump'
import { newId } from './id'
import { onServer } from '../testing/on-server'
import { settings } from '../modules/users/users.table'

let folder: string
beforeAll(async () => {
  await ensureBuiltServer()
  folder = mkdtempSync(join(tmpdir(), 'masar-dump-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (db: Db, value: string) =>
  db
    .insert(settings)
    .values({ key: 'of_the_test', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
const read = async (db: Db) =>
  (await db.select().from(settings).where(eq(settings.key, 'of_the_test')))[0]?.value

describe('the embedded database', () => {
  test('is dumped while it is used, as it is then, and again when nobody owns it; each dump makes the same database elsewhere', async () => {
    const [from, used, left] = [
      join(folder, 'from'),
      join(folder, 'used.tar.gz'),
      join(folder, 'left.tar.gz'),
    ]
    const opened = await openEmbedded(from)
    await write(opened.db, 'before, مسار')
    await opened.dump(used)
    await write(opened.db, 'after')
    // A file that is there stays as it is.
    await expect(opened.dump(used)).rejects.toThrow('EEXIST')
    await opened.close()
    await dumpDirectory(from, left)
    // Nobody else's on this machine: all that is known of people is in it.
    expect(statSync(used).mode & 0o077).toBe(0)
    for (const [dump, value] of [
      [used, 'before, مسار'],
      [left, 'after'],
    ] as const) {
      const to = `${dump}-restored`
      await restoreDirectory(to, dump)
      const restored = await openEmbedded(to)
      expect(await read(restored.db)).toBe(value)
      await restored.close()
    }
  })

  test('is not written over, and not made where there is none', async () => {
    const [from, dump] = [join(folder, 'own'), join(folder, 'own.tar.gz')]
    await expect(dumpDirectory(from, dump)).rejects.toThrow(`There is no database in ${from}.`)
    const opened = await openEmbedded(from)
    await opened.dump(dump)
    await opened.close()
    await expect(restoreDirectory(from, dump)).rejects.toThrow('has a database already')
  })
})

const url = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(url === '')('PostgreSQL', () => {
  const [one, two] = [
    `masar_dump_${newId().replaceAll('-', '')}`,
    `masar_restored_${newId().replaceAll('-', '')}`,
  ]
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  beforeAll(async () => {
    for (const name of [one, two]) await onServer(url, `create database ${name}`)
  })
  afterAll(async () => {
    for (const name of [one, two])
      await onServer(url, `drop database if exists ${name} with (force)`)
  })

  test('is dumped while it is used, and restored into an empty database, with its triggers; one that is not empty is left alone', async () => {
    const dump = join(folder, 'database.dump')
    const opened = await openPostgres(at(one))
    await write(opened.db, 'before, مسار')
    await dumpPostgres(at(one), dump)
    await write(opened.db, 'after')
    await restorePostgres(at(two), dump)
    const restored = await openPostgres(at(two))
    expect(await read(restored.db)).toBe('before, مسار')
    const triggers = async (db: Db) =>
      (
        await db.execute<{ tgname: string }>(
          sql`select tgname from pg_trigger where not tgisinternal order by tgname`,
        )
      ).rows
    expect(await triggers(restored.db)).toEqual(await triggers(opened.db))
    expect((await triggers(opened.db)).length).toBeGreaterThan(0)
    await expect(restorePostgres(at(two), dump)).rejects.toThrow('The database is not empty.')
    await Promise.all([opened.close(), restored.close()])
  })
})
