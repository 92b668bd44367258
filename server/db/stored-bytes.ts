import { and, eq, lt, notExists } from 'drizzle-orm'
import type { Deps } from '../deps'
import { plusSeconds } from '../runtime/clock'
import type { Db } from './db'
import { files, strayBytes } from '../modules/users/users.table'

/** No file takes longer to be stored. */
const straySeconds = 3600

type Store = Pick<Deps, 'db' | 'storage' | 'clock'>

/**
 * Stores bytes and, in one transaction, the rows about them. Their key is noted first, so that
 * bytes without a row are found and deleted: at once after a failure, or by the sweep if the
 * process ended.
 */
export async function storeBytes<Stored>(
  deps: Store,
  { key, ...what }: { key: string } & ({ bytes: Buffer } | { path: string }),
  write: (tx: Db) => Promise<Stored>,
): Promise<Stored> {
  const at = deps.clock.now()
  await deps.db
    .insert(strayBytes)
    .values({ storageKey: key, at })
    .onConflictDoUpdate({ target: strayBytes.storageKey, set: { at } })
  try {
    await ('bytes' in what
      ? deps.storage.put(key, what.bytes)
      : deps.storage.putFile(key, what.path))
    return await deps.db.transaction(async (tx) => {
      const stored = await write(tx)
      await tx.delete(strayBytes).where(eq(strayBytes.storageKey, key))
      return stored
    })
  } catch (error) {
    // A commit whose answer was lost may have been made: only what no row names goes. If not even
    // that can be asked, the sweep comes to it.
    await deleteStray(deps, key).catch(() => undefined)
    throw error
  }
}

/** Deletes bytes that were stored some time ago and written down nowhere. */
export async function deleteStrayBytes(deps: Store): Promise<void> {
  const left = await deps.db
    .select({ key: strayBytes.storageKey })
    .from(strayBytes)
    .where(lt(strayBytes.at, plusSeconds(deps.clock.now(), -straySeconds)))
    .limit(200)
  for (const { key } of left) await deleteStray(deps, key)
}

async function deleteStray({ db, storage }: Store, key: string): Promise<void> {
  const named = db.select({ id: files.id }).from(files).where(eq(files.storageKey, key))
  const [stray] = await db
    .select()
    .from(strayBytes)
    .where(and(eq(strayBytes.storageKey, key), notExists(named)))
  if (stray !== undefined) await storage.delete(key)
  await db.delete(strayBytes).where(eq(strayBytes.storageKey, key))
}
