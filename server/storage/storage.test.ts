import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../env'
import { toOutage } from '../http/service/outage'
import { s3Server } from '../testing/services/s3-server'
import { fileStorage } from './file-storage'
import { s3Storage } from './s3-storage'
import { readAll, type Storage } from './storage'

const directory = mkdtempSync(join(tmpdir(), 'masar-storage-'))
const server = createServer(s3Server(fileStorage(join(directory, 'bucket')), 'masar'))
const stores: Record<string, Storage> = {}

const s3At = (port: number, bucket = 'masar'): Storage =>
  s3Storage({
    ...readEnv({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
    S3_BUCKET: bucket,
  })

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  stores.files = fileStorage(directory)
  stores.s3 = s3At(port)
})
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true, force: true })
})

const getStorage = (name: string): Storage => {
  const store = stores[name]
  if (store === undefined) throw new Error(`No store ${name}`)
  return store
}

describe.each(['files', 's3'])('%s', (name) => {
  test('a written file is read again, whole and in part', async () => {
    const store = getStorage(name)
    await store.put('recordings/one', Buffer.from('0123456789'))
    expect((await readAll(store, 'recordings/one')).toString()).toBe('0123456789')
    const parts: Buffer[] = []
    for await (const chunk of await store.read('recordings/one', { start: 2, end: 4 }))
      parts.push(Buffer.from(chunk))
    expect(Buffer.concat(parts).toString()).toBe('234')
    expect(await store.size('recordings/one')).toBe(10)
  })

  test('writing again replaces', async () => {
    const store = getStorage(name)
    await store.put('a/b', Buffer.from('first'))
    await store.put('a/b', Buffer.from('second'))
    expect((await readAll(store, 'a/b')).toString()).toBe('second')
  })

  test('a file that is not there has no size, cannot be read, and is deleted without complaint', async () => {
    const store = getStorage(name)
    expect(await store.size('a/none')).toBeNull()
    await expect(store.read('a/none')).rejects.toThrow(/ENOENT|key|UnknownError/i)
    await store.delete('a/none')
  })

  test('a deleted file is gone', async () => {
    const store = getStorage(name)
    await store.put('a/gone', Buffer.from('x'))
    await store.delete('a/gone')
    expect(await store.size('a/gone')).toBeNull()
  })
})

const toOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => toOutage(error),
  )
/** Everything that is asked of a store, by whether it is away. */
const toAsked = (store: Storage) =>
  Promise.all([
    toOutcome(store.put('a/one', Buffer.from('x'))),
    toOutcome(store.read('a/one')),
    toOutcome(store.size('a/one')),
    toOutcome(store.delete('a/one')),
    toOutcome(store.probe()),
  ])

describe('files in a directory', () => {
  const make = () => {
    const root = mkdtempSync(join(directory, 'store-'))
    return { root, store: fileStorage(root), parts: () => readdirSync(join(root, '.unfinished')) }
  }

  test('are unavailable while the directory is gone, which is not made again, and come back with it', async () => {
    const { root, store } = make()
    await store.put('a/one', Buffer.from('x'))
    renameSync(root, `${root}-away`)
    expect(new Set(await toAsked(store))).toEqual(new Set(['storage']))
    mkdirSync(root)
    expect(new Set(await toAsked(store)), 'an empty mount point').toEqual(new Set(['storage']))
    rmSync(root, { recursive: true })
    renameSync(`${root}-away`, root)
    expect(new Set(await toAsked(store))).toEqual(new Set(['answered']))
  })

  test('keep nothing of a write that fails', async () => {
    const { root, store, parts } = make()
    // Where the file should go there is a folder.
    await store.put('a/b/c', Buffer.from('x'))
    await expect(store.put('a/b', Buffer.from('y'))).rejects.toThrow(/EISDIR|ENOTEMPTY/)
    await expect(store.putFile('a/b', join(root, 'a/b/c'))).rejects.toThrow(/EISDIR|ENOTEMPTY/)
    await expect(store.putFile('a/d', join(root, 'none'))).rejects.toThrow('ENOENT')
    expect([parts(), readdirSync(join(root, 'a'))]).toEqual([[], ['b']])
  })

  test('are cleared of what a crash left half written, and of nothing that is being written', async () => {
    const { root, store, parts } = make()
    for (const [name, at] of [
      ['old.part', 1000],
      ['new.part', 3000],
    ] as const) {
      await writeFile(join(root, '.unfinished', name), 'half')
      await utimes(join(root, '.unfinished', name), at, at)
    }
    await store.put('a/one', Buffer.from('whole'))
    await store.dropUnfinished(new Date(2_000_000))
    expect([parts(), await store.size('a/one')]).toEqual([['new.part'], 5])
  })
})

describe('an S3-compatible store', () => {
  const answering = async (answer: RequestListener) => {
    const one = createServer(answer).listen(0, '127.0.0.1')
    await once(one, 'listening')
    return { port: (one.address() as AddressInfo).port, close: () => one.close() }
  }

  test('that cannot be reached is away', async () => {
    const { port, close } = await answering(() => undefined)
    close()
    expect(new Set(await toAsked(s3At(port)))).toEqual(new Set(['network']))
  })

  test('that fails is away', async () => {
    const { port, close } = await answering((_, response) => response.writeHead(503).end())
    expect(new Set(await toAsked(s3At(port)))).toEqual(new Set(['storage']))
    close()
  })

  test('whose bucket is gone is unavailable, rather than without the file', async () => {
    const { port, close } = await answering((_, response) =>
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchBucket</Code></Error>'),
    )
    const store = s3At(port, 'gone')
    expect([
      await toOutcome(store.put('a/one', Buffer.from('x'))),
      await toOutcome(store.read('a/one')),
      await toOutcome(store.size('a/one')),
      await toOutcome(store.probe()),
    ]).toEqual(['storage', 'storage', 'storage', 'storage'])
    close()
  })

  test('that is well answers the probe', async () => {
    expect(await toOutcome(getStorage('s3').probe())).toBe('answered')
  })
})

test('a key never leads out of the directory', async () => {
  await expect(getStorage('files').put('../outside', Buffer.from('x'))).rejects.toThrow(
    'Not a storage key',
  )
  await expect(getStorage('files').size('a/../../outside')).rejects.toThrow('Not a storage key')
})
