import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { readSetting, writeSetting } from '../../../db/settings'
import { users } from '../../auth/auth.table'
import { candidateIndex, courseRegistrations, courses } from '../../jobs/jobs.table'
import { profiles } from '../../users/users.table'
import type { CandidateSource, CompletedCourse, IndexedFacts } from '../candidate-facts.rules'
import type { IndexedCandidate } from './ranked-candidates'

type IndexRow = typeof candidateIndex.$inferSelect

/**
 * A candidate as the index has one, with whether anything was ever read of them, and from which
 * resume.
 */
export interface CandidateRow extends IndexRow {
  hasProfile: boolean
  resumeFileId: string | null
}

/** Makes what is indexed of a candidate from what is known of them. */
type Derive = (source: CandidateSource, courses: readonly CompletedCourse[]) => IndexedFacts

/** Two numbers that nobody else uses. */
const turn = sql`select pg_advisory_xact_lock(20260, 22)`

const pending = isNull(candidateIndex.seq)

/**
 * Looks at some of the candidates who changed and were not looked at; false when none are left. One
 * process at a time numbers them, until its numbers can be seen: who follows the sequence never
 * misses a lower number that comes later.
 */
export async function indexSome(db: Db, derive: Derive, most: number): Promise<boolean> {
  const [any] = await db
    .select({ userId: candidateIndex.userId })
    .from(candidateIndex)
    .where(pending)
    .limit(1)
  if (any === undefined) return false
  return db.transaction(async (tx) => {
    await tx.execute(turn)
    const changed = await tx
      .select({ userId: candidateIndex.userId })
      .from(candidateIndex)
      .where(pending)
      .orderBy(asc(candidateIndex.userId))
      .limit(most)
      .for('update', { skipLocked: true })
    await indexAll(
      tx,
      changed.map(({ userId }) => userId),
      derive,
    )
    return changed.length === most
  })
}

/** Counts up when what is indexed of a candidate is made by other rules than before. */
const form = 3
const formKey = 'candidate_index_form'
type Marked = { form: number; upTo: number | null }

/**
 * Marks candidates who were indexed by older rules to be indexed again, a few at a time, so that
 * lists stay available. True once all of them are marked.
 */
export async function markOutdated(db: Db, most: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(turn)
    const stored = await readSetting<Marked>(tx, formKey)
    const marked = stored?.form === form ? stored : { form, upTo: -1 }
    if (marked.upTo === null) return true
    const some = await tx
      .select({ ordinal: candidateIndex.ordinal })
      .from(candidateIndex)
      .where(gt(candidateIndex.ordinal, marked.upTo))
      .orderBy(asc(candidateIndex.ordinal))
      .limit(most)
    const last = some.at(-1)?.ordinal
    if (last !== undefined)
      await tx
        .update(candidateIndex)
        .set({ seq: null })
        .where(and(gt(candidateIndex.ordinal, marked.upTo), lte(candidateIndex.ordinal, last)))
    const isOver = some.length < most
    await writeSetting(tx, formKey, { form, upTo: isOver ? null : last })
    return isOver
  })
}

/** Says that everybody was indexed by the rules of today. */
export const setIndexCurrent = (db: Db): Promise<unknown> =>
  writeSetting(db, formKey, { form, upTo: null })

/** The index row of a candidate, brought up to date first; null for anybody else. */
export async function freshCandidate(
  db: Db,
  userId: string,
  derive: Derive,
): Promise<CandidateRow | null> {
  const known = await findCandidate(db, userId)
  if (known === null || known.seq !== null) return known
  await db.transaction(async (tx) => {
    await tx.execute(turn)
    const changed = await tx
      .select({ userId: candidateIndex.userId })
      .from(candidateIndex)
      .where(and(eq(candidateIndex.userId, userId), pending))
      .for('update')
    await indexAll(
      tx,
      changed.map((row) => row.userId),
      derive,
    )
  })
  return findCandidate(db, userId)
}

async function findCandidate(db: Db, userId: string): Promise<CandidateRow | null> {
  const [found] = await db
    .select({
      row: candidateIndex,
      hasProfile: isNotNull(profiles.parsed),
      resumeFileId: profiles.resumeFileId,
    })
    .from(candidateIndex)
    .innerJoin(profiles, eq(profiles.userId, candidateIndex.userId))
    .innerJoin(users, and(eq(users.id, candidateIndex.userId), eq(users.roleName, 'individual')))
    .where(eq(candidateIndex.userId, userId))
  return found === undefined
    ? null
    : { ...found.row, hasProfile: found.hasProfile === true, resumeFileId: found.resumeFileId }
}

async function indexAll(tx: Db, userIds: readonly string[], derive: Derive): Promise<void> {
  if (userIds.length === 0) return
  const people = await tx
    .select({
      id: users.id,
      roleName: users.roleName,
      approvalStatus: users.approvalStatus,
      parsed: profiles.parsed,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...userIds]))
  const completed = await tx
    .select({
      userId: courseRegistrations.userId,
      title: courses.title,
      skills: courses.skills,
      level: courses.level,
    })
    .from(courseRegistrations)
    .innerJoin(courses, eq(courses.id, courseRegistrations.courseId))
    .where(
      and(
        inArray(courseRegistrations.userId, [...userIds]),
        eq(courseRegistrations.status, 'completed'),
      ),
    )
    .orderBy(asc(courses.title))
  for (const userId of userIds) {
    const person = people.find(({ id }) => id === userId)
    const facts =
      person?.roleName === 'individual' && person.parsed !== null
        ? derive(
            person.parsed,
            completed.filter((course) => course.userId === userId),
          )
        : nothing
    await tx
      .update(candidateIndex)
      .set({
        ...facts,
        seq: sql`nextval('match_changes')`,
        listed: facts !== nothing && person?.approvalStatus === 'APPROVED',
      })
      .where(eq(candidateIndex.userId, userId))
  }
}

const nothing: IndexedFacts = {
  held: [],
  skills: [],
  levels: [],
  occupations: [],
  months: 0,
  workingSince: null,
  currentTitle: null,
}

/**
 * The candidates whose numbers come after one, in their order. Arrays come as text: the database
 * joins them faster than a driver reads them.
 */
export async function candidatesAfter(
  db: Db,
  seq: number,
  most: number,
): Promise<{ seq: number; candidates: IndexedCandidate[] }> {
  const joined = (
    column:
      | typeof candidateIndex.skills
      | typeof candidateIndex.levels
      | typeof candidateIndex.occupations,
  ) => sql<string>`array_to_string(${column}, e'\n')`
  const { ordinal, listed, months, workingSince } = candidateIndex
  const rows = await db
    .select({
      seq: candidateIndex.seq,
      ordinal,
      listed,
      months,
      workingSince,
      approvedDay,
      skills: joined(candidateIndex.skills),
      levels: joined(candidateIndex.levels),
      occupations: joined(candidateIndex.occupations),
    })
    .from(candidateIndex)
    .leftJoin(users, eq(users.id, candidateIndex.userId))
    .where(gt(candidateIndex.seq, seq))
    .orderBy(asc(candidateIndex.seq))
    .limit(most)
  return {
    seq: rows.at(-1)?.seq ?? seq,
    candidates: rows.map((row) => ({
      ...row,
      skills: getLines(row.skills),
      levels: getLines(row.levels).map(Number),
      occupations: getLines(row.occupations),
    })),
  }
}

/**
 * The listed candidates, up to a number, who have any of these keys; slice by slice, as it may be
 * everybody.
 */
export async function* indexedWith(
  db: Db,
  keys: readonly string[],
  { upTo, slice }: { upTo: number; slice: number },
) {
  const { ordinal, skills, levels, listed, seq } = candidateIndex
  const [last] = await db.select({ ordinal }).from(candidateIndex).orderBy(desc(ordinal)).limit(1)
  for (let from = 0; from <= (last?.ordinal ?? -1); from += slice)
    yield await db
      .select({ ordinal, skills, levels })
      .from(candidateIndex)
      .where(
        and(
          gte(ordinal, from),
          lt(ordinal, from + slice),
          eq(listed, true),
          lte(seq, upTo),
          arrayOverlaps(skills, [...keys]),
        ),
      )
}

/**
 * In the Emirates; of who was never decided about, and of who is gone, the day they came or none.
 */
const approvedDay = sql<number>`coalesce((coalesce(${users.approvalDecidedAt}, ${users.createdAt}) at time zone 'Asia/Dubai')::date - date '1970-01-01', 0)`

const getLines = (text: string): string[] => (text === '' ? [] : text.split('\n'))
