// A backup is a folder with the database as one file and the people's files beside it. Files are
// written once and never changed, so copying them after the dump gives all files that the dump
// names, and perhaps some newer ones.
import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  dumpDirectory,
  dumpPostgres,
  restoreDirectory,
  restorePostgres,
} from '../../server/db/dump'
import { livingOwner } from '../../server/db/lock'
import type { Env } from '../../server/env'
import { ask } from './database-owner'

type Where = Pick<Env, 'DATABASE_URL' | 'MASAR_DATA_DIR' | 'S3_BUCKET'>

/** By its name it says of which kind of database it is. */
const names = { embedded: 'database.tar.gz', postgres: 'database.dump' } as const

/**
 * Writes a backup; the folder is there once it is whole. @returns how many files of people are in
 * it; null where a store of their own has them
 */
export async function backUp(env: Where, folder: string): Promise<number | null> {
  const to = resolve(folder)
  if (existsSync(to)) throw new Error(`${to} already exists.`)
  const temporary = `${to}.part`
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  if (env.DATABASE_URL !== undefined)
    await dumpPostgres(env.DATABASE_URL, join(temporary, names.postgres))
  else if (livingOwner(env.MASAR_DATA_DIR) === null)
    await dumpDirectory(env.MASAR_DATA_DIR, join(temporary, names.embedded))
  else await ask(env.MASAR_DATA_DIR, '/control/dump', { to: join(temporary, names.embedded) })
  const files =
    env.S3_BUCKET === undefined ? await copyAll(getFiles(env), join(temporary, 'files')) : null
  await rename(temporary, to)
  return files
}

/** Puts a backup where there is nothing yet. @returns as `backUp` does */
export async function restore(env: Where, folder: string): Promise<number | null> {
  const kind = env.DATABASE_URL === undefined ? 'embedded' : 'postgres'
  const from = join(folder, names[kind])
  if (!existsSync(from))
    throw new Error(
      `${folder} has no ${names[kind]}: it is not a backup, or a backup of the other kind of database.`,
    )
  if (env.S3_BUCKET === undefined && existsSync(getFiles(env)))
    throw new Error(
      `${getFiles(env)} already exists. Restore into another folder (MASAR_DATA_DIR).`,
    )
  if (env.DATABASE_URL === undefined) await restoreDirectory(env.MASAR_DATA_DIR, from)
  else await restorePostgres(env.DATABASE_URL, from)
  return env.S3_BUCKET === undefined ? copyAll(join(folder, 'files'), getFiles(env)) : null
}

const getFiles = (env: Where): string => join(env.MASAR_DATA_DIR, 'files')

/**
 * Half-written files are not copied. A file that is deleted during the copy was deleted on purpose.
 */
async function copyAll(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  let copied = 0
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    // One after the other: a disk that others work on is not to be filled with a thousand copies at
    // once.
    await mkdir(dirname(target), { recursive: true })
    const isThere = await copyFile(
      source,
      target,
      constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE,
    ).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' && !existsSync(source)) return false
        throw error
      },
    )
    if (isThere) copied += 1
  }
  return copied
}
