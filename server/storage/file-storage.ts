import { createReadStream, mkdirSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../db/id'
import { StorageAway, type Storage } from './storage'

const keyPattern = /^[\w-]+(\/[\w.-]+)*$/

/** No key begins with a dot. */
const unfinished = '.unfinished'

/**
 * Files under a directory, which is made now and not again: one that is gone later, as a disk that
 * is not mounted any more, is not to be begun anew on another. A write goes beside the files, is
 * flushed, and is then moved to its place, so neither a crash nor a full disk leaves half a file.
 * With `readOnly` nothing is made: in a container the server may write none of its own files.
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

  /** Of what is not there: the store itself says whether it is that file alone. */
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
        // Another process may have finished it meanwhile.
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
