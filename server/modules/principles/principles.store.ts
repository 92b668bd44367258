import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { principles, type Trait } from '../../content/principles/principles'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/auth'
import { principlesAnswers, principlesFiles, principlesRuns } from '../../db/schema/principles'
import { files } from '../../db/schema/user'
import { type Given, type Spread, traitNames } from './principles.rules'

type Run = typeof principlesRuns.$inferSelect

const listed = { run: principlesRuns, firstName: users.firstName, lastName: users.lastName, email: users.email }
export type ListedRun = { run: Run; firstName: string; lastName: string; email: string }

/** A candidate's run with whose it is; null where nothing was answered. */
export async function findRun(db: Db, userId: string): Promise<ListedRun | null> {
  const [found] = await db.select(listed).from(principlesRuns).innerJoin(users, eq(users.id, principlesRuns.userId)).where(eq(principlesRuns.userId, userId))
  return found ?? null
}

/** The run of a candidate, begun now unless it was before, and held until the transaction is over. */
export async function holdRun(tx: Db, userId: string, now: Date): Promise<Run> {
  await tx.insert(principlesRuns).values({ userId, startedAt: now }).onConflictDoNothing()
  const [run] = await tx.select().from(principlesRuns).where(eq(principlesRuns.userId, userId)).for('update')
  if (run === undefined) throw new Error('The run was not begun')
  return run
}

export const answersOf = (db: Db, userId: string): Promise<Given[]> =>
  db.select({ number: principlesAnswers.number, answer: principlesAnswers.answer }).from(principlesAnswers).where(eq(principlesAnswers.userId, userId)).orderBy(asc(principlesAnswers.number))

/** Keeps answers, each statement named once; what was answered to a statement before gives way. */
export async function keepAnswers(tx: Db, userId: string, given: readonly Given[], now: Date): Promise<void> {
  await tx
    .insert(principlesAnswers)
    .values(given.map((one) => ({ userId, ...one, answeredAt: now })))
    .onConflictDoUpdate({ target: [principlesAnswers.userId, principlesAnswers.number], set: { answer: sql`excluded.answer`, answeredAt: now } })
}

export const finishRun = (tx: Db, userId: string, now: Date): Promise<unknown> => tx.update(principlesRuns).set({ finishedAt: now }).where(eq(principlesRuns.userId, userId))

export interface Filter {
  /** When it was begun. */
  from: Date | null
  before: Date | null
  userIds: readonly string[]
}

/** A page of the runs that match, the latest begun first, with the answers of each and how many match. */
export async function pageOfRuns(db: Db, { from, before, userIds }: Filter, page: { skip: number; take: number }) {
  const matching = and(
    from === null ? undefined : gte(principlesRuns.startedAt, from),
    before === null ? undefined : lt(principlesRuns.startedAt, before),
    userIds.length === 0 ? undefined : inArray(principlesRuns.userId, [...userIds]),
  )
  const rows = await db.select(listed).from(principlesRuns).innerJoin(users, eq(users.id, principlesRuns.userId)).where(matching).orderBy(desc(principlesRuns.startedAt), desc(principlesRuns.userId)).limit(page.take).offset(page.skip)
  const [counted] = await db.select({ total: count() }).from(principlesRuns).where(matching)
  const ids = rows.map(({ run }) => run.userId)
  const answers = ids.length === 0 ? [] : await db.select().from(principlesAnswers).where(inArray(principlesAnswers.userId, ids))
  return { rows: rows.map((row) => ({ ...row, given: answers.filter(({ userId }) => userId === row.run.userId) })), total: counted?.total ?? 0 }
}

/** How the answers of all who finished spread, by trait. */
export async function spreads(db: Db): Promise<Map<Trait, Spread>> {
  const finished = isNotNull(principlesRuns.finishedAt)
  const [counted] = await db.select({ people: count() }).from(principlesRuns).where(finished)
  const single = await db
    .select({ number: principlesAnswers.number, variance: sql<number>`coalesce(var_samp(${principlesAnswers.answer}), 0)::float8` })
    .from(principlesAnswers)
    .innerJoin(principlesRuns, eq(principlesRuns.userId, principlesAnswers.userId))
    .where(finished)
    .groupBy(principlesAnswers.number)
  const numbersOf = (trait: Trait, directions: readonly number[]) => principles.key.filter((entry) => entry.trait === trait && directions.includes(entry.direction)).map(({ number }) => number)
  const sums = db.$with('sums').as(
    db
      .select(Object.fromEntries(traitNames.map((trait) => [trait, sql<number>`sum(case when ${inArray(principlesAnswers.number, numbersOf(trait, [1]))} then ${principlesAnswers.answer} when ${inArray(principlesAnswers.number, numbersOf(trait, [-1]))} then 6 - ${principlesAnswers.answer} else 0 end)`.as(trait)])))
      .from(principlesAnswers)
      .innerJoin(principlesRuns, eq(principlesRuns.userId, principlesAnswers.userId))
      .where(finished)
      .groupBy(principlesAnswers.userId),
  )
  const [whole] = await db.with(sums).select(Object.fromEntries(traitNames.map((trait) => [trait, sql<number>`coalesce(var_samp(${sql.identifier(trait)}), 0)::float8`]))).from(sums)
  return new Map(
    traitNames.map((trait) => {
      const own = numbersOf(trait, [1, -1])
      return [trait, { people: counted?.people ?? 0, ofStatements: own.map((number) => single.find((one) => one.number === number)?.variance ?? 0), ofSum: Number(whole?.[trait] ?? 0) }]
    }),
  )
}

/** The profile as a PDF in a language, if it was made. The answers of a finished run stand, so it is never out of date. */
export async function profileFileOf(db: Db, userId: string, lang: 'en' | 'ar'): Promise<string | null> {
  const [found] = await db.select().from(principlesFiles).where(and(eq(principlesFiles.userId, userId), eq(principlesFiles.lang, lang)))
  return found?.fileId ?? null
}

/** Keeps the PDF. False when another was kept meanwhile. */
export async function keepProfileFile(tx: Db, profile: typeof principlesFiles.$inferInsert, file: typeof files.$inferInsert): Promise<boolean> {
  if ((await profileFileOf(tx, profile.userId, profile.lang)) !== null) return false
  await tx.insert(files).values(file)
  await tx.insert(principlesFiles).values(profile)
  return true
}
