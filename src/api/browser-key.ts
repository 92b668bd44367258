import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { inTime } from '../lib/in-time'

interface Schema extends DBSchema {
  keys: { key: 'session'; value: KeyPair }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** A disk answers sooner than this. */
const SILENCE_MS = 5_000

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('masar-browser-key', 1, {
    upgrade: (db) => void db.createObjectStore('keys'),
    terminated: () => void (opened = null),
  }))

/** Tells a browser that has a key, and cannot read it just now, from one that can keep none. */
const storedMark = 'browser_key'

/** A key that cannot be read for so long is lost. */
const PATIENCE_MS = 60_000

let failingSince: number | null = null

/**
 * A proof (RFC 9449) that a call comes from this browser: signed by a key that no script can take
 * out of it, which is made when it is first asked for. Null in a browser that has no WebCrypto or
 * keeps nothing.
 *
 * @param token the refresh token that the call trades, if any
 * @throws where the browser keeps a key but does not give it out just now: a session bound to it
 * would end with a call that goes without
 */
export async function proveKey(
  { url, method }: { url: string; method: string },
  token?: string,
): Promise<string | null> {
  if (!('indexedDB' in globalThis) || globalThis.crypto?.subtle === undefined) return null
  try {
    const { origin, pathname } = new URL(url)
    const key = await inTime(browserKey(), SILENCE_MS)
    failingSince = null
    return await generateProof(key, origin + pathname, method, undefined, token)
  } catch (error) {
    // Asked again, the browser may open anew what it has lost.
    opened = null
    failingSince ??= performance.now()
    const isLost = performance.now() - failingSince >= PATIENCE_MS
    if (!isLost && localStorage.getItem(storedMark) !== null) throw error
    return null
  }
}

async function browserKey(): Promise<KeyPair> {
  const db = await database()
  const stored = (await db.get('keys', 'session')) ?? (await keepNewKey(db))
  localStorage.setItem(storedMark, '1')
  return stored
}

/** Two tabs may make a key at once: the first that is kept is the key of both. */
async function keepNewKey(db: IDBPDatabase<Schema>): Promise<KeyPair> {
  localStorage.removeItem(storedMark)
  const made = await generateKeyPair('ES256', { extractable: false })
  const tx = db.transaction('keys', 'readwrite')
  const rivals = await tx.store.get('session')
  if (rivals === undefined) await tx.store.put(made, 'session')
  await tx.done
  return rivals ?? made
}
