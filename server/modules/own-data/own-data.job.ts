import { findAccount } from '../../db/accounts'
import { newId } from '../../db/id'
import type { files } from '../users/users.table'
import { storeBytes } from '../../db/stored-bytes'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { runWorker } from '../../jobs/run-worker'
import { readAll } from '../../storage/storage'
import { storeOwnData, ownDataKey, ownFiles, rowsAbout } from './own-data.store'
import type { OwnData } from './own-data.worker'

/** The most bytes of files in one copy, because all of it has to fit into memory. */
const mostBytes = 64 * 1024 * 1024

/**
 * Puts everything that is held about somebody into one file: a page to read, the same as JSON, and
 * their files.
 */
export async function makeOwnData(
  deps: Deps,
  { user_id: userId, lang }: JobInputs['own_data.zip'],
): Promise<void> {
  const account = await findAccount(deps.db, userId)
  if (account === null) return
  const tables = await rowsAbout(deps.db, userId)
  const { copied, without } = await copiedFiles(deps, await ownFiles(deps.db, userId))
  const now = deps.clock.now()
  const material: OwnData = {
    tables,
    files: copied,
    without,
    lang,
    name: `${account.user.firstName} ${account.user.lastName}`.trim(),
    madeAt: now,
  }
  const bytes = Buffer.from(
    await runWorker<Uint8Array<ArrayBuffer>>(workerEntry(), material, {
      ms: 240_000,
      memoryMb: 512,
      hand: copied.map(([, one]) => one.buffer),
    }),
  )
  const storageKey = ownDataKey(userId, lang)
  const file = {
    id: newId(now.getTime()),
    ownerId: userId,
    kind: 'own_data',
    storageKey,
    mime: 'application/zip',
    filename: `masar-my-data-${now.toISOString().slice(0, 10)}.zip`,
    bytes: bytes.length,
    createdAt: now,
  } as const
  await storeBytes(deps, { key: storageKey, bytes }, (tx) => storeOwnData(tx, file))
}

/** The files themselves, the latest first, as long as there is room; of the others their names. */
async function copiedFiles(
  deps: Deps,
  owned: readonly (typeof files.$inferSelect)[],
): Promise<{ copied: [string, Uint8Array<ArrayBuffer>][]; without: string[] }> {
  const copied: [string, Uint8Array<ArrayBuffer>][] = []
  const without: string[] = []
  let room = mostBytes
  for (const [at, file] of owned.entries()) {
    if (file.bytes > room) {
      without.push(file.filename)
      continue
    }
    room -= file.bytes
    // In a memory of its own, which can be handed over instead of copied.
    copied.push([
      `files/${at + 1}-${file.kind}-${file.filename.replace(/[/\\]/g, '_')}`,
      new Uint8Array(await readAll(deps.storage, file.storageKey)),
    ])
  }
  return { copied, without }
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './own-data.worker.dev.mjs' : './own-data.worker.js',
    import.meta.url,
  )
