import { strToU8, zipSync, type Zippable } from 'fflate'
import { findAccount } from '../../db/accounts'
import { newId } from '../../db/id'
import { keepBytes } from '../../db/stored-bytes'
import type { files } from '../../db/schema/user'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { readAll } from '../../storage/storage'
import { copiedRow, readablePage } from './own-data.rules'
import { keepOwnData, ownFiles, rowsAbout } from './own-data.store'

/** So much of somebody's files goes into one copy: all of it has to be in memory at once. */
const mostBytes = 64 * 1024 * 1024

/** Puts everything that is held about somebody into one file: a page to read, the same as JSON, and their files. */
export async function makeOwnData(deps: Deps, { user_id: userId, lang }: JobInputs['own_data.zip']): Promise<void> {
  const account = await findAccount(deps.db, userId)
  if (account === null) return
  const tables = new Map([...(await rowsAbout(deps.db, userId))].map(([table, rows]) => [table, rows.map((row) => copiedRow(table, row))]))
  const { copied, without } = await copiedFiles(deps, await ownFiles(deps.db, userId))
  const now = deps.clock.now()
  const page = readablePage(tables, { lang, name: `${account.user.firstName} ${account.user.lastName}`.trim(), date: now.toISOString().slice(0, 10), without })
  const bytes = Buffer.from(zipSync({ 'index.html': strToU8(page), 'data.json': strToU8(JSON.stringify(Object.fromEntries(tables), null, 2)), ...copied }, { mtime: now }))
  const storageKey = `own-data/${userId}`
  const file = { id: newId(now.getTime()), ownerId: userId, kind: 'own_data', storageKey, mime: 'application/zip', filename: `masar-my-data-${now.toISOString().slice(0, 10)}.zip`, bytes: bytes.length, createdAt: now } as const
  await keepBytes(deps, { key: storageKey, bytes }, (tx) => keepOwnData(tx, file))
}

/** The files themselves, the latest first, as long as there is room; of the others their names. */
async function copiedFiles(deps: Deps, owned: readonly (typeof files.$inferSelect)[]): Promise<{ copied: Zippable; without: string[] }> {
  const copied: Zippable = {}
  const without: string[] = []
  let room = mostBytes
  for (const [at, file] of owned.entries()) {
    if (file.bytes > room) {
      without.push(file.filename)
      continue
    }
    room -= file.bytes
    copied[`files/${at + 1}-${file.kind}-${file.filename.replace(/[/\\]/g, '_')}`] = [await readAll(deps.storage, file.storageKey), { level: 0 }]
  }
  return { copied, without }
}
