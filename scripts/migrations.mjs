// npm run generate, its second half: where a table (server/modules/**/*.table.ts) changed,
// drizzle-kit makes a migration under server/db/migrations, named by --name.
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './lib/paths.mjs'
import { bin, run } from './lib/run.mjs'

const migrations = join(root, 'server/db/migrations')
const tables = join(root, 'server/modules/**/*.table.ts')

/**
 * Makes the migration that brings a database to the tables as they are, unless there is nothing to
 * do; gives its file's name, or null.
 */
export async function makeMigration({ schema = tables, folder = migrations, name } = {}) {
  const before = await readdir(folder)
  const args = [
    'generate',
    '--dialect=postgresql',
    `--schema=${fromRoot(schema)}`,
    `--out=${fromRoot(folder)}`,
  ]
  // Without an input drizzle-kit says that it cannot ask, and does not wait for ever.
  const { text } = await run(process.execPath, [
    bin('drizzle-kit'),
    ...args,
    ...(name === undefined ? [] : [`--name=${name}`]),
  ])
  const made = (await readdir(folder)).find((file) => !before.includes(file) && file !== 'meta')
  if (made !== undefined) return made
  // Its exit code is 0 also where it could not ask.
  if (text.includes('No schema changes')) return null
  if (/prompts require a tty/i.test(text)) throw new Error(needsAnswer)
  throw new Error(`drizzle-kit could not compare the tables with the migrations.\n${text}`)
}

const needsAnswer =
  'A table or column is either new or renamed. Run npx drizzle-kit generate in a terminal and answer its question.'

/** Whether the migrations make the tables as they are: asked of a copy, which may be written to. */
export async function migrationsAgree({ schema = tables, folder = migrations } = {}) {
  await mkdir(join(root, '.cache'), { recursive: true })
  // drizzle-kit takes no absolute folder, and so none on another disk.
  const copy = await mkdtemp(join(root, '.cache/migrations-'))
  try {
    await cp(folder, copy, { recursive: true })
    return (await makeMigration({ schema, folder: copy })) === null
  } catch (error) {
    if (error.message === needsAnswer) return false
    throw error
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

const fromRoot = (path) => `./${relative(root, path).replaceAll('\\', '/')}`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { name: { type: 'string' } } })
  try {
    const made = await makeMigration(values)
    if (made !== null) console.log(`Wrote ${made} to ${migrations}`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
