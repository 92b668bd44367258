import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { principles, type Trait } from '../../content/principles/principles'
import { shownTo, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { users } from '../auth/auth.table'
import { principlesAnswers, principlesFiles, principlesRuns } from './personality.table'
import { files, type TicketList } from '../users/users.table'
import { sortByIds } from '../../db/search'
import { daySpan } from '../results/result.rules'
import { type Given, mostForReliability, type Spread, traitNames } from './principles.rules'

type Run = typeof principlesRuns.$inferSelect

const listed = {
  run: principlesRuns,
  firstName: users.firstName,
  lastName: users.lastName,
}
export type ListedRun = { run: Run; firstName: string; lastName: string }

/** A candidate's run with whose it is; null where nothing was answered. */
export async function findRun(db: Db, userId: string): Promise<ListedRun | null> {
  const [found] = await db
    .select(listed)
    .from(principlesRuns)
    .innerJoin(users, eq(users.id, principlesRuns.userId))
    .where(eq(principlesRuns.userId, userId))
  return found ?? null
}

/**
 * The run of a candidate, begun now unless it was before, and held until the transaction is over.
 */
export async function holdRun(tx: Db, userId: string, now: Date): Promise<Run> {
  await tx.insert(principlesRuns).values({ userId, startedAt: now }).onConflictDoNothing()
  const [run] = await tx
    .select()
    .from(principlesRuns)
    .where(eq(principlesRuns.userId, userId))
    .for('update')
  if (run === undefined) throw new Error('The run was not begun')
  return run
}

export const getAnswers = (db: Db, userId: string): Promise<Given[]> =>
  db
    .select({ number: principlesAnswers.number, answer: principlesAnswers.answer })
    .from(principlesAnswers)
    .where(eq(principlesAnswers.userId, userId))
    .orderBy(asc(principlesAnswers.number))

/** Keeps answers, each statement named once; what was answered to a statement before gives way. */
export async function keepAnswers(
  tx: Db,
  userId: string,
  given: readonly Given[],
  now: Date,
): Promise<void> {
  await tx
    .insert(principlesAnswers)
    .values(given.map((one) => ({ userId, ...one, answeredAt: now })))
    .onConflictDoUpdate({
      target: [principlesAnswers.userId, principlesAnswers.number],
      set: { answer: sql`excluded.answer`, answeredAt: now },
    })
}

export const finishRun = (tx: Db, userId: string, now: Date): Promise<unknown> =>
  tx.update(principlesRuns).set({ finishedAt: now }).where(eq(principlesRuns.userId, userId))

export type RunsQuery = Extract<TicketList, { name: 'personality' }>['ask']

/** The runs that began within these days, or only those of these people. */
function begun({ dates, users: userIds = [] }: RunsQuery): SQL | undefined {
  const { from, before } = daySpan(dates?.[0], dates?.[1])
  return and(
    from === null ? undefined : gte(principlesRuns.startedAt, from),
    before === null ? undefined : lt(principlesRuns.startedAt, before),
    userIds.length === 0 ? undefined : inArray(principlesRuns.userId, userIds),
  )
}

/** The runs that fit, in order; a page of them, or all. */
export function runIds(
  db: Db,
  ask: RunsQuery,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const { sort = '-started_at' } = ask
  const way = sort.startsWith('-') ? desc : asc
  const runs = db.select({ id: principlesRuns.userId }).from(principlesRuns).$dynamic()
  const byName = sort.endsWith('full_name')
  const query = (byName ? runs.innerJoin(users, eq(users.id, principlesRuns.userId)) : runs)
    .where(begun(ask))
    .orderBy(way(byName ? users.nameKey : principlesRuns.startedAt), way(principlesRuns.userId))
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countRuns(db: Db, ask: RunsQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(principlesRuns).where(begun(ask))
  return counted?.total ?? 0
}

/**
 * These runs with whose they are, as a viewer sees them, and what each answered, in the order of
 * their ids.
 */
export async function runRows(
  db: Db,
  viewer: Viewer,
  ids: readonly string[],
): Promise<(ListedRun & { email: string | null; given: Given[] })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...listed, email: shownTo(viewer, users.email) })
    .from(principlesRuns)
    .innerJoin(users, eq(users.id, principlesRuns.userId))
    .where(inArray(principlesRuns.userId, [...ids]))
  const given = new Map<string, Given[]>(ids.map((id) => [id, []]))
  for (const { userId, number, answer } of await db
    .select()
    .from(principlesAnswers)
    .where(inArray(principlesAnswers.userId, [...ids])))
    given.get(userId)?.push({ number, answer })
  return sortByIds(ids, rows, ({ run }) => run.userId).map((row) => ({
    ...row,
    given: given.get(row.run.userId) ?? [],
  }))
}

/** How many have finished. */
export async function countFinished(db: Db): Promise<number> {
  const [counted] = await db
    .select({ people: count() })
    .from(principlesRuns)
    .where(isNotNull(principlesRuns.finishedAt))
  return counted?.people ?? 0
}

/** How the answers of those who finished last spread, by trait. */
export async function spreads(db: Db): Promise<Map<Trait, Spread>> {
  const last = db
    .$with('last')
    .as(
      db
        .select({ userId: principlesRuns.userId })
        .from(principlesRuns)
        .where(isNotNull(principlesRuns.finishedAt))
        .orderBy(desc(principlesRuns.finishedAt))
        .limit(mostForReliability),
    )
  const given = db.$with('given').as(
    db
      .with(last)
      .select({
        userId: principlesAnswers.userId,
        number: principlesAnswers.number,
        answer: principlesAnswers.answer,
      })
      .from(principlesAnswers)
      .innerJoin(last, eq(last.userId, principlesAnswers.userId)),
  )
  const single = await db
    .with(given)
    .select({
      number: given.number,
      variance: sql<number>`coalesce(var_samp(${given.answer}), 0)::float8`,
    })
    .from(given)
    .groupBy(given.number)
  const getNumbers = (trait: Trait, directions: readonly number[]) =>
    principles.key
      .filter((entry) => entry.trait === trait && directions.includes(entry.direction))
      .map(({ number }) => number)
  const sums = db.$with('sums').as(
    db
      .with(given)
      .select(
        Object.fromEntries(
          traitNames.map((trait) => [
            trait,
            sql<number>`sum(case when ${inArray(given.number, getNumbers(trait, [1]))} then ${given.answer} when ${inArray(given.number, getNumbers(trait, [-1]))} then 6 - ${given.answer} else 0 end)`.as(
              trait,
            ),
          ]),
        ),
      )
      .from(given)
      .groupBy(given.userId),
  )
  const [whole] = await db
    .with(sums)
    .select({
      people: count(),
      ...Object.fromEntries(
        traitNames.map((trait) => [
          trait,
          sql<number>`coalesce(var_samp(${sql.identifier(trait)}), 0)::float8`,
        ]),
      ),
    })
    .from(sums)
  return new Map(
    traitNames.map((trait) => {
      const own = getNumbers(trait, [1, -1])
      return [
        trait,
        {
          people: whole?.people ?? 0,
          ofStatements: own.map(
            (number) => single.find((one) => one.number === number)?.variance ?? 0,
          ),
          ofSum: Number((whole as Partial<Record<Trait, number>> | undefined)?.[trait] ?? 0),
        },
      ]
    }),
  )
}

/**
 * The profile as a PDF in a language, if it was made. The answers of a finished run stand, so it is
 * never out of date.
 */
export async function findProfileFile(
  db: Db,
  userId: string,
  lang: 'en' | 'ar',
): Promise<string | null> {
  const [found] = await db
    .select()
    .from(principlesFiles)
    .where(and(eq(principlesFiles.userId, userId), eq(principlesFiles.lang, lang)))
  return found?.fileId ?? null
}

/** Stores the PDF. False if another one was stored in between. */
export async function storeProfileFile(
  tx: Db,
  profile: typeof principlesFiles.$inferInsert,
  file: typeof files.$inferInsert,
): Promise<boolean> {
  if ((await findProfileFile(tx, profile.userId, profile.lang)) !== null) return false
  await tx.insert(files).values(file)
  await tx.insert(principlesFiles).values(profile)
  return true
}
