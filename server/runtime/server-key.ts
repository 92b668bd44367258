import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { secondFactors } from '../modules/second-factor/second-factor.table'
import { settings } from '../modules/users/users.table'
import { readSetting, writeSetting } from '../db/settings'
import type { Deps } from '../deps'
import type { Env } from '../env'
import { toHash, seal, unseal } from '../http/secrets'

const inDatabase = 'server_secret'
/** A fingerprint that recognises a key but does not reveal it, because a key has 256 bits. */
const markOfLast = 'server_key_mark'

/**
 * The server's key and the earlier ones. It comes from the environment; otherwise it is in the
 * database, so that every process on one database has the same. A database with another key is
 * opened only if that key is named as a former one: values sealed with it are then sealed again,
 * and it is removed from the database. Throws otherwise.
 */
export async function openServerKey(
  db: Db,
  env: Pick<Env, 'SERVER_KEY' | 'SERVER_KEY_FORMER'>,
): Promise<Pick<Deps, 'secret' | 'formerSecrets'>> {
  const { SERVER_KEY: secret, SERVER_KEY_FORMER: formerSecrets } = env
  if (secret === undefined) return { secret: await keyInDatabase(db), formerSecrets: [] }
  await db.transaction(async (tx) => {
    const stored = await readServerKey(tx)
    const known = stored === null ? await readSetting<string>(tx, markOfLast) : toMark(stored)
    if (known !== null && known !== toMark(secret)) {
      const former = formerSecrets.find((key) => toMark(key) === known)
      if (former === undefined)
        throw new Error(
          'SERVER_KEY is not the key that this database was used with last. Put that one into SERVER_KEY_FORMER; docs/running.md says where it is found.',
        )
      await sealAnew(tx, former, secret)
    }
    await writeSetting(tx, markOfLast, toMark(secret))
    await tx.delete(settings).where(eq(settings.key, inDatabase))
  })
  return { secret, formerSecrets }
}

/** The key that stands in the database; null where none does. */
export async function readServerKey(db: Db): Promise<Buffer | null> {
  const stored = await readSetting<string>(db, inDatabase)
  return stored === null ? null : Buffer.from(stored, 'base64')
}

async function keyInDatabase(db: Db): Promise<Buffer> {
  if ((await readSetting(db, markOfLast)) !== null)
    throw new Error(
      'The key of this database is in the environment of another start: set SERVER_KEY.',
    )
  await db
    .insert(settings)
    .values({ key: inDatabase, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const key = await readServerKey(db)
  if (key === null) throw new Error('The setting server_secret is not readable.')
  return key
}

/**
 * Only the secrets of second factors are read again; everything else that is made with the key is
 * compared, or over within hours.
 */
async function sealAnew(tx: Db, former: Buffer, secret: Buffer): Promise<void> {
  for (const { userId, sealedSecret } of await tx.select().from(secondFactors).for('update')) {
    await tx
      .update(secondFactors)
      .set({ sealedSecret: seal(secret, userId, unseal(former, userId, sealedSecret)) })
      .where(eq(secondFactors.userId, userId))
  }
}

const toMark = (key: Buffer): string => toHash(`server-key ${key.toString('base64')}`)
