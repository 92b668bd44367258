import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../db/id'
import type { Storage } from './storage'

const keyPattern = /^[\w-]+(\/[\w.-]+)*$/

/**
 * Files under a directory. A write goes beside its place, is flushed, and is then moved there, so a
 * crash leaves no half file.
 */
export function fileStorage(directory: string): Storage {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`)
    return join(directory, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const beside = `${path}.${newId()}.part`
      const file = await open(beside, 'wx').catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await mkdir(dirname(path), { recursive: true })
        return open(beside, 'wx')
      })
      try {
        await file.writeFile(bytes)
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(beside, path)
    },
    async putFile(key, from) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const beside = `${path}.${newId()}.part`
      await copyFile(from, beside)
      await rename(beside, path)
    },
    async read(key, range) {
      const path = pathOf(key)
      await stat(path)
      return createReadStream(path, range)
    },
    async size(key) {
      return stat(pathOf(key)).then(
        (found) => found.size,
        () => null,
      )
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
