import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server'
import { strayBytes } from '../modules/users/users.table'
import { deleteStrayBytes, storeBytes } from './stored-bytes'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const bytes = Buffer.from('a report')
const noted = () => server.deps.db.select().from(strayBytes)

test('bytes of which something is written down stay, and are no strays', async () => {
  expect(await storeBytes(server.deps, { key: 'reports/kept', bytes }, async () => 'kept')).toBe(
    'kept',
  )
  expect([await server.deps.storage.size('reports/kept'), await noted()]).toEqual([
    bytes.length,
    [],
  ])
})

test('bytes of which nothing could be written down are gone again', async () => {
  await expect(
    storeBytes(server.deps, { key: 'reports/refused', bytes }, () =>
      Promise.reject(new Error('gone')),
    ),
  ).rejects.toThrow('gone')
  expect([await server.deps.storage.size('reports/refused'), await noted()]).toEqual([null, []])
})

test('files that an interrupted process left are deleted after an hour', async () => {
  const { db, storage, clock } = server.deps
  await db.insert(strayBytes).values({ storageKey: 'reports/left', at: clock.now() })
  await storage.put('reports/left', bytes)
  await deleteStrayBytes(server.deps)
  expect(await storage.size('reports/left')).toBe(bytes.length)
  clock.advance(3601)
  await deleteStrayBytes(server.deps)
  expect([await storage.size('reports/left'), await noted()]).toEqual([null, []])
})
