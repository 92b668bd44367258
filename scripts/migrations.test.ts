import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './lib/paths.mjs'
import { makeMigration, migrationsAgree } from './migrations.mjs'

// drizzle-kit takes folders from the root on, and the tables import drizzle-orm from it.
mkdirSync(join(root, '.cache'), { recursive: true })
const place = mkdtempSync(join(root, '.cache/tables-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const where = { schema: join(place, 'tables.ts'), folder: join(place, 'migrations') }
mkdirSync(where.folder)

const tables = (column: string) =>
  writeFileSync(
    where.schema,
    `import { pgTable, text } from 'drizzle-orm/pg-core'
export const notes = pgTable('notes', { id: text('id').primaryKey()${column} })
`,
  )
const files = () => readdirSync(where.folder, { encoding: 'utf8', recursive: true })

test('tables that changed get one migration, and nothing is written where they did not', async () => {
  tables('')
  expect(await migrationsAgree(where)).toBe(false)
  expect(files()).toEqual([])
  expect(await makeMigration({ ...where, name: 'notes' })).toBe('0000_notes.sql')
  expect(await migrationsAgree(where)).toBe(true)
  const made = files()
  expect(await makeMigration(where)).toBeNull()
  expect(files()).toEqual(made)

  tables(", words: text('words')")
  expect(await migrationsAgree(where)).toBe(false)
  expect(await makeMigration({ ...where, name: 'words' })).toBe('0001_words.sql')
  expect(readFileSync(join(where.folder, '0001_words.sql'), 'utf8')).toContain('"words" text')

  tables(", phrase: text('phrase')")
  expect(await migrationsAgree(where)).toBe(false)
  await expect(makeMigration(where)).rejects.toThrow('is either new or renamed')
})
