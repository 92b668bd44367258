import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../deps'
import { keyedHash } from '../http/secrets'
import type { Db } from './db'
import { recordAudit } from './audit'
import { attempts, pastAttempts } from '../modules/attempts/attempts.table'
import { users } from '../modules/auth/auth.table'
import { candidates } from '../modules/users/users.table'

type Kind = (typeof pastAttempts.$inferSelect)['kind']
type Keys = Pick<Deps, 'secret' | 'formerSecrets'>

/** The attempts under an account that its owner deleted. */
export interface Past {
  kind: Kind
  assessmentIds: string[]
  standing: boolean
}

const kinds: readonly Kind[] = ['english', 'annotation']

const getKeys = ({ secret, formerSecrets }: Keys): Buffer[] => [secret, ...formerSecrets]

/**
 * The hashes of somebody's address and identity number, one for each key. They only show whether
 * the same one comes again.
 */
async function getHashes(db: Db, keys: readonly Buffer[], userId: string): Promise<string[]> {
  const [found] = await db
    .select({ emailKey: users.emailKey, emiratesId: candidates.emiratesId })
    .from(users)
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .where(eq(users.id, userId))
  if (found === undefined) return []
  const { emailKey, emiratesId } = found
  return keys.flatMap((key) => [
    keyedHash(key, 'past-attempt', 'email', emailKey),
    ...(emiratesId === null ? [] : [keyedHash(key, 'past-attempt', 'identity', emiratesId)]),
  ])
}

/** What this person took before they deleted an earlier account, by kind; empty for most. */
export async function findPastAttempts(db: Db, deps: Keys, userId: string): Promise<Past[]> {
  const hashes = await getHashes(db, getKeys(deps), userId)
  const rows =
    hashes.length === 0
      ? []
      : await db.select().from(pastAttempts).where(inArray(pastAttempts.hash, hashes))
  return kinds.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    return ofKind.length === 0
      ? []
      : [
          {
            kind,
            assessmentIds: [...new Set(ofKind.flatMap(({ assessmentIds }) => assessmentIds))],
            standing: ofKind.some(({ standing }) => standing),
          },
        ]
  })
}

/**
 * Stores which assessments somebody took, before their account is deleted. An attempt that was
 * reset counts as not taken, but its version as seen.
 */
export async function rememberAttempts(
  tx: Db,
  deps: Keys,
  userId: string,
  at: Date,
): Promise<void> {
  const taken = await tx
    .select({
      kind: attempts.kind,
      assessmentId: attempts.assessmentId,
      status: attempts.status,
      archived: attempts.archived,
    })
    .from(attempts)
    .where(eq(attempts.userId, userId))
  const [hashes, past] = [
    await getHashes(tx, [deps.secret], userId),
    await findPastAttempts(tx, deps, userId),
  ]
  for (const kind of kinds) {
    const [own, before] = [
      taken.filter((attempt) => attempt.kind === kind),
      past.find((one) => one.kind === kind),
    ]
    if (own.length === 0 && before === undefined) continue
    const stored = {
      assessmentIds: [
        ...new Set([
          ...own.map(({ assessmentId }) => assessmentId),
          ...(before?.assessmentIds ?? []),
        ]),
      ],
      standing:
        own.some(({ archived, status }) => !archived && status !== 'REDO') ||
        before?.standing === true,
      at,
    }
    for (const hash of hashes)
      await tx
        .insert(pastAttempts)
        .values({ hash, kind, ...stored })
        .onConflictDoUpdate({ target: [pastAttempts.hash, pastAttempts.kind], set: stored })
  }
}

/**
 * Lets somebody take an assessment again that they took under a deleted account, and notes who lets
 * them. False when nothing stood against it.
 */
export async function allowAgain(
  tx: Db,
  deps: Keys,
  userId: string,
  kind: Kind,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const hashes = await getHashes(tx, getKeys(deps), userId)
  if (hashes.length === 0) return false
  const allowed = await tx
    .update(pastAttempts)
    .set({ standing: false })
    .where(
      and(
        inArray(pastAttempts.hash, hashes),
        eq(pastAttempts.kind, kind),
        eq(pastAttempts.standing, true),
      ),
    )
    .returning({ hash: pastAttempts.hash })
  if (allowed.length === 0) return false
  await recordAudit(tx, {
    act: 'assessment.allowed_again',
    userId: by,
    subject: { kind: 'user', id: userId },
    at,
    detail: { to: kind },
  })
  return true
}
