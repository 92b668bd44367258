// @vitest-environment node
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { decodeJwt, decodeProtectedHeader, EmbeddedJWK, jwtVerify } from 'jose'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const url = 'http://localhost:3000/api/user/auth/refresh-token/'
const call = { url: `${url}?page=2`, method: 'POST' }

/** The module as a page that has just been loaded has it. */
const newTab = async () => {
  vi.resetModules()
  return (await import('./browser-key')).proveKey
}

// Node has WebCrypto, which jsdom has not, and no storage of pages.
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => vi.unstubAllGlobals())

const toKey = (proof: string | null) => decodeProtectedHeader(proof ?? '').jwk

test('a proof names the call and the token by its hash, and is signed by the key it shows', async () => {
  const proof = (await (await newTab())(call, 'Kz~8mXK1EalYznwH-LC-1fBAo.4Ljp~zsPE_NeO.gxU')) ?? ''
  await jwtVerify(proof, EmbeddedJWK, { typ: 'dpop+jwt', algorithms: ['ES256'] })
  expect(decodeJwt(proof)).toEqual({
    htu: url,
    htm: 'POST',
    // As RFC 9449 has it of this token.
    ath: 'fUHyO2r2Z3DZ53EsNrWBb0xWXoaNy59IiKCAqksmQEo',
    iat: expect.any(Number),
    jti: expect.any(String),
  })
  expect(decodeJwt((await (await newTab())(call)) ?? '')).not.toHaveProperty('ath')
})

test('the key outlives a reload, and nothing can take it out of the browser', async () => {
  const proofs = [await (await newTab())(call), await (await newTab())(call)]
  expect(toKey(proofs[0] ?? null)).toEqual(toKey(proofs[1] ?? null))
  const db = await openDB('masar-browser-key')
  const { privateKey }: CryptoKeyPair = await db.get('keys', 'session')
  db.close()
  expect(privateKey.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow('extractable')
})

test('tabs that make a key at once end with one', async () => {
  const tabs = [await newTab(), await newTab(), await newTab()]
  const keys = (await Promise.all(tabs.map((prove) => prove(call)))).map(toKey)
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256' })
})

test.each([
  ['no WebCrypto, as in an insecure context', () => vi.stubGlobal('crypto', {})],
  ['no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  ['an IndexedDB that keeps nothing', () => vi.stubGlobal('indexedDB', closedDisk())],
])('a browser with %s proves nothing, and goes without', async (_, without) => {
  without()
  // A property that is undefined is one.
  if (globalThis.indexedDB === undefined) Reflect.deleteProperty(globalThis, 'indexedDB')
  expect(await (await newTab())(call)).toBeNull()
})

test('a key that cannot be read just now is waited for, and given up as lost after a minute', async () => {
  await (
    await newTab()
  )(call)
  const disk = globalThis.indexedDB
  vi.stubGlobal('indexedDB', closedDisk())
  const prove = await newTab()
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  await expect(prove(call)).rejects.toThrow('The disk is away.')
  vi.stubGlobal('indexedDB', disk)
  expect(await prove(call)).not.toBeNull()
  vi.stubGlobal('indexedDB', closedDisk())
  const other = await newTab()
  await expect(other(call)).rejects.toThrow('The disk is away.')
  now.mockReturnValue(61_000)
  expect(await other(call)).toBeNull()
})

/** A browser whose IndexedDB is there and opens nothing. */
const closedDisk = () => ({
  open: () => {
    throw new Error('The disk is away.')
  },
})
