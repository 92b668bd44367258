import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../../env'
import { fileStorage } from '../../storage/file-storage'
import { s3Storage } from '../../storage/s3-storage'
import type { Storage } from '../../storage/storage'
import { s3Server } from './s3-server'

const directory = mkdtempSync(join(tmpdir(), 'masar-s3-'))
const server = createServer(s3Server(fileStorage(join(directory, 'bucket')), 'masar'))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(directory, { recursive: true, force: true })
})

/** The bucket as the product reaches it, with this secret. */
const bucketWith = (secret: string): Storage =>
  s3Storage({
    ...readEnv({
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: secret,
    }),
    S3_BUCKET: 'masar',
  })

test('a bucket takes and gives nothing without the secret', async () => {
  const [own, other] = [bucketWith('secret'), bucketWith('another')]
  await own.put('a/own', Buffer.from('x'))
  const refused = { name: 'SignatureDoesNotMatch' }
  await expect(other.put('a/foreign', Buffer.from('x'))).rejects.toMatchObject(refused)
  await expect(other.read('a/own')).rejects.toMatchObject(refused)
  await expect(other.delete('a/own')).rejects.toMatchObject(refused)
  expect([await own.size('a/own'), await own.size('a/foreign')]).toEqual([1, null])
})

test('a file of the disk is signed and taken as it is', async () => {
  const path = join(directory, 'whole')
  writeFileSync(path, Buffer.alloc(300_000, 'x'))
  await bucketWith('secret').putFile('a/whole', path)
  expect(await bucketWith('secret').size('a/whole')).toBe(300_000)
})

test('bytes beyond the end of a file are not given', async () => {
  const store = bucketWith('secret')
  await store.put('a/short', Buffer.from('0123'))
  await expect(store.read('a/short', { start: 4, end: 9 })).rejects.toMatchObject({
    name: 'InvalidRange',
  })
  const chunks = await (await store.read('a/short', { start: 2, end: 9 })).toArray()
  expect(Buffer.concat(chunks).toString()).toBe('23')
})
