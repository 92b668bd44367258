import { createReadStream, mkdirSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../db/id'
import { StorageAway, type Storage } from './storage'

const keyPattern = /^[\w-]+(\/[\w.-]+)*$/

/** No key begins with a dot. */
const unfinished = '.unfinished'

/**
 * Stores files in a directory, which is made only now: if it is missing later, such as an unmounted
 * disk, it must not be made again in another place. A file is written elsewhere, flushed and then
 * moved to its place, so that neither a crash nor a full disk leaves half a file. With `readOnly`
 * nothing is made, because in a container the server may not write its own files.
 */
export function fileStorage(directory: string, { readOnly = false } = {}): Storage {
  const unfinishedDirectory = join(directory, unfinished)
  if (!readOnly) mkdirSync(unfinishedDirectory, { recursive: true })
  const toPath = (key: string): string => {
    if (!keyPattern.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`)
    return join(directory, key)
  }

  /** Throws where the store is not there. */
  const probe = async (): Promise<void> => {
    await stat(readOnly ? directory : unfinishedDirectory).catch((cause: unknown) => {
      throw new StorageAway({ cause })
    })
  }

  /** For a missing file: the store checks whether only the file is missing or the whole store. */
  const notThere = async (error: unknown): Promise<void> => {
    if (!isMissing(error)) throw error
    await probe()
  }

  async function place(path: string, write: (to: string) => Promise<void>): Promise<void> {
    const to = join(unfinishedDirectory, `${newId()}.part`)
    try {
      await write(to)
      await flush(to)
      await mkdir(dirname(path), { recursive: true })
      await rename(to, path)
    } catch (error) {
      await rm(to, { force: true }).catch(() => undefined)
      await notThere(error)
      throw error
    }
  }

  return {
    async put(key, bytes) {
      await place(toPath(key), (to) => writeNew(to, bytes))
    },
    async putFile(key, from) {
      await place(toPath(key), (to) => copyFile(from, to))
    },
    async read(key, range) {
      const path = toPath(key)
      await stat(path).catch(async (error: unknown) => {
        await notThere(error)
        throw error
      })
      return createReadStream(path, range)
    },
    async size(key) {
      const path = toPath(key)
      try {
        return (await stat(path)).size
      } catch (error) {
        await notThere(error)
        return null
      }
    },
    async delete(key) {
      await rm(toPath(key), { force: true })
      await probe()
    },
    probe,
    async dropUnfinished(before) {
      for (const name of await readdir(unfinishedDirectory)) {
        const path = join(unfinishedDirectory, name)
        // Another process may have finished it in between.
        const begun = await stat(path).catch(() => null)
        if (begun !== null && begun.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

async function writeNew(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
  } finally {
    await file.close()
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
