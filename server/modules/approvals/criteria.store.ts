import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { recordAudit } from '../../db/audit'
import { users } from '../auth/auth.table'
import { candidates } from '../users/users.table'
import { readSetting, writeSetting } from '../../db/settings'
import { type Criteria, firstCriteria } from './criteria.rules'

const key = 'approval_criteria'

/** The criteria with who set them and when; nobody did before the first time. */
export interface StoredCriteria {
  criteria: Criteria
  setBy: string | null
  setAt: string | null
}

export const readCriteria = async (db: Db): Promise<StoredCriteria> =>
  (await readSetting<StoredCriteria>(db, key)) ?? {
    criteria: firstCriteria,
    setBy: null,
    setAt: null,
  }

/** Sets the criteria, with the entry in the access log that says what they were and are. */
export async function storeCriteria(
  db: Db,
  criteria: Criteria,
  by: { userId: string; now: Date },
): Promise<StoredCriteria> {
  const { criteria: before } = await readCriteria(db)
  const stored = { criteria, setBy: by.userId, setAt: by.now.toISOString() }
  await writeSetting(db, key, stored)
  await recordAudit(db, {
    act: 'approval_criteria.set',
    userId: by.userId,
    subject: { kind: 'setting', id: key },
    at: by.now,
    detail: { from: inWords(before), to: inWords(criteria) },
  })
  return stored
}

/** For the log, whose details are plain values. */
const inWords = ({ locations, ...flags }: Criteria): string =>
  [...Object.entries(flags).flatMap(([name, on]) => (on ? [name] : [])), ...locations].join(' ')

const registration = {
  laptop: candidates.laptopAvailable,
  wifi: candidates.wifiAvailable,
  fullTime: candidates.availability40Hours,
  city: candidates.city,
}
const undecided = and(
  eq(users.roleName, 'individual'),
  inArray(users.approvalStatus, ['REGISTERED', 'PENDING']),
)

/**
 * How many candidates wait for a decision, by all that the criteria look at: a handful of rows,
 * however many wait.
 */
export const countUndecided = (db: Db) =>
  db
    .select({ ...registration, number: count() })
    .from(users)
    .innerJoin(candidates, eq(candidates.userId, users.id))
    .where(undecided)
    .groupBy(
      candidates.laptopAvailable,
      candidates.wifiAvailable,
      candidates.availability40Hours,
      candidates.city,
    )

/** The newest of them. */
export const newestUndecided = (db: Db, most: number) =>
  db
    .select({ ...registration, id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .innerJoin(candidates, eq(candidates.userId, users.id))
    .where(undecided)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(most)

export async function findRegistration(db: Db, userId: string) {
  const [found] = await db
    .select(registration)
    .from(candidates)
    .where(eq(candidates.userId, userId))
  return found ?? null
}
