import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { PgBoss, fromPglite } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { extensions } from '../db/extensions'

/**
 * Migrates an embedded database once, so that every test file starts from a copy in a fraction of
 * the time.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'masar-template-'))
  const client = await PGlite.create({ extensions })
  await migrate(drizzle(client), { migrationsFolder: 'server/db/migrations' })
  const boss = new PgBoss({ db: fromPglite(client), backend: 'pglite' })
  await boss.start()
  await boss.stop({ graceful: false })
  const file = join(directory, 'template.tar')
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('databaseTemplate', file)
  return () => rmSync(directory, { recursive: true, force: true })
}
