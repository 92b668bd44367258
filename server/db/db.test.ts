import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/jobs'
import { openLog } from '../runtime/log'
import { onServer } from '../testing/on-server'
import { openEmbedded, openPostgres } from './db'
import { newId } from './id'

const url = process.env.TEST_DATABASE_URL ?? ''

const newDatabase = async (): Promise<string> => {
  const name = `masar_new_${newId().replaceAll('-', '')}`
  await onServer(url, `create database ${name}`)
  return name
}
const at = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href

test('a database from before the first release is refused with a sentence', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'masar-earlier-'))
  try {
    const { db, close } = await openEmbedded(directory)
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`)
    await close()
    // Refused, it lets go of the folder.
    for (const _ of ['once', 'again'])
      await expect(openEmbedded(directory)).rejects.toThrow('Begin with another MASAR_DATA_DIR')
  } finally {
    rmSync(directory, { recursive: true })
  }
})

describe.skipIf(url === '')('PostgreSQL', () => {
  test('several servers that are started at once on a new database all come up', async () => {
    const name = await newDatabase()
    const start = async () => {
      const opened = await openPostgres(at(name))
      const jobs = await openJobs(opened, openLog('silent'))
      return async () => {
        await jobs.stop()
        await opened.close()
      }
    }
    try {
      const started = await Promise.allSettled([start(), start(), start()])
      for (const one of started) if (one.status === 'fulfilled') await one.value()
      expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    } finally {
      await onServer(url, `drop database ${name} with (force)`)
    }
  })

  test('a connection that the database ends in the middle of a transaction fails that one alone', async () => {
    const name = await newDatabase()
    const { db, close } = await openPostgres(at(name))
    try {
      const cutOff = db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        // The connection is idle when it ends, as between two statements.
        await onServer(url, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
        await tx.execute(sql`select 1`)
      })
      await expect(cutOff).rejects.toThrow('Failed query')
      expect((await db.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    } finally {
      await close()
      await onServer(url, `drop database ${name} with (force)`)
    }
  })
})
