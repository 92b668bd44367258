import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../env'
import { s3Server } from '../testing/s3-server'
import { fileStorage } from './file-storage'
import { s3Storage } from './s3-storage'
import { readAll, type Storage } from './storage'

const directory = mkdtempSync(join(tmpdir(), 'masar-storage-'))
const server = createServer(s3Server(fileStorage(join(directory, 'bucket')), 'masar'))
const stores: Record<string, Storage> = {}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  stores.files = fileStorage(directory)
  stores.s3 = s3Storage({
    ...readEnv({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
    S3_BUCKET: 'masar',
  })
})
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true, force: true })
})

const storeOf = (name: string): Storage => {
  const store = stores[name]
  if (store === undefined) throw new Error(`No store ${name}`)
  return store
}

describe.each(['files', 's3'])('%s', (name) => {
  test('what was written is read again, whole and in part', async () => {
    const store = storeOf(name)
    await store.put('recordings/one', Buffer.from('0123456789'))
    expect((await readAll(store, 'recordings/one')).toString()).toBe('0123456789')
    const parts: Buffer[] = []
    for await (const chunk of await store.read('recordings/one', { start: 2, end: 4 }))
      parts.push(Buffer.from(chunk))
    expect(Buffer.concat(parts).toString()).toBe('234')
    expect(await store.size('recordings/one')).toBe(10)
  })

  test('writing again replaces', async () => {
    const store = storeOf(name)
    await store.put('a/b', Buffer.from('first'))
    await store.put('a/b', Buffer.from('second'))
    expect((await readAll(store, 'a/b')).toString()).toBe('second')
  })

  test('a file that is not there has no size, cannot be read, and is deleted without complaint', async () => {
    const store = storeOf(name)
    expect(await store.size('a/none')).toBeNull()
    await expect(store.read('a/none')).rejects.toThrow(/ENOENT|key|UnknownError/i)
    await store.delete('a/none')
  })

  test('a deleted file is gone', async () => {
    const store = storeOf(name)
    await store.put('a/gone', Buffer.from('x'))
    await store.delete('a/gone')
    expect(await store.size('a/gone')).toBeNull()
  })
})

test('a key never leads out of the directory', async () => {
  await expect(storeOf('files').put('../outside', Buffer.from('x'))).rejects.toThrow(
    'Not a storage key',
  )
  await expect(storeOf('files').size('a/../../outside')).rejects.toThrow('Not a storage key')
})
