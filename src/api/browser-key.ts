import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { inTime } from '../lib/in-time'

interface Schema extends DBSchema {
  keys: { key: 'session'; value: KeyPair }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** A working disk answers within this time. */
const SILENCE_MS = 5_000

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('masar-browser-key', 1, {
    upgrade: (db) => void db.createObjectStore('keys'),
    terminated: () => void (opened = null),
  }))

/**
 * Set once a key was stored. It distinguishes a browser whose key cannot be read just now from one
 * that cannot store any.
 */
const storedMark = 'browser_key'

/** A key that cannot be read for this long counts as lost. */
const PATIENCE_MS = 60_000

let failingSince: number | null = null

/**
 * A proof (RFC 9449) that a call comes from this browser. It is signed with a key that no script
 * can read, which is made on the first call. Null in a browser without WebCrypto or storage.
 * @param token the refresh token that the call trades, if any
 * @throws if the browser has a key but does not return it now: without the proof, a session bound
 *   to the key would end
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
    // The next call opens the database again, which may succeed.
    opened = null
    failingSince ??= performance.now()
    const isLost = performance.now() - failingSince >= PATIENCE_MS
    if (!isLost && localStorage.getItem(storedMark) !== null) throw error
    return null
  }
}

async function browserKey(): Promise<KeyPair> {
  const db = await database()
  const stored = (await db.get('keys', 'session')) ?? (await storeNewKey(db))
  localStorage.setItem(storedMark, '1')
  return stored
}

/** Two tabs may make a key at the same time; both then use the one that was stored first. */
async function storeNewKey(db: IDBPDatabase<Schema>): Promise<KeyPair> {
  localStorage.removeItem(storedMark)
  const made = await generateKeyPair('ES256', { extractable: false })
  const tx = db.transaction('keys', 'readwrite')
  const rivals = await tx.store.get('session')
  if (rivals === undefined) await tx.store.put(made, 'session')
  await tx.done
  return rivals ?? made
}
