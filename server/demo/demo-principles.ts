import { and, eq, inArray } from 'drizzle-orm'
import { plusSeconds } from '../runtime/clock'
import { demoAttempts } from '../content/demo/attempts'
import { principles, type Trait } from '../content/principles/principles'
import type { Db } from '../db/db'
import { users } from '../modules/auth/auth.table'
import type { Deps } from '../deps'
import { keyedAnswer } from '../modules/personality/principles.rules'
import { finishRun, holdRun, keepAnswers } from '../modules/personality/principles.store'

interface Taker {
  daysAgo: number
  /** How many statements were answered. */
  answered: number
  /** The mean keyed answer, 1 to 5. */
  leaning: Record<Trait, number>
}

/** One for each candidate of the demo who has taken an assessment, in their order. */
const takers: readonly Taker[] = [
  {
    daysAgo: 3,
    answered: 100,
    leaning: {
      openness: 4.1,
      conscientiousness: 4.4,
      extraversion: 2.3,
      agreeableness: 3.7,
      emotional_stability: 3.1,
    },
  },
  {
    daysAgo: 2,
    answered: 100,
    leaning: {
      openness: 3.2,
      conscientiousness: 3.3,
      extraversion: 4.2,
      agreeableness: 4.3,
      emotional_stability: 3.8,
    },
  },
  {
    daysAgo: 1,
    answered: 37,
    leaning: {
      openness: 2.9,
      conscientiousness: 3.9,
      extraversion: 3.4,
      agreeableness: 3.2,
      emotional_stability: 2.4,
    },
  },
]

/**
 * Candidates who have answered the personality questionnaire, so that a recruiter's list shows what
 * profiles look like.
 */
export async function addDemoPrinciples(deps: Deps, tx: Db): Promise<void> {
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.roleName, 'individual'),
        inArray(
          users.email,
          demoAttempts.map(({ email }) => email),
        ),
      ),
    )
  for (const [at, { daysAgo, answered, leaning }] of takers.entries()) {
    const person = people.find(({ email }) => email === demoAttempts[at]?.email)
    if (person === undefined) continue
    const startedAt = plusSeconds(deps.clock.now(), -daysAgo * 86_400)
    await holdRun(tx, person.id, startedAt)
    await keepAnswers(
      tx,
      person.id,
      principles.key
        .slice(0, answered)
        .map((entry) => ({ number: entry.number, answer: toAnswer(entry, leaning[entry.trait]) })),
      plusSeconds(startedAt, 600),
    )
    if (answered === principles.key.length)
      await finishRun(tx, person.id, plusSeconds(startedAt, 900))
  }
}

/** An answer near the leaning: people do not answer all statements of a trait alike. */
function toAnswer(entry: (typeof principles)['key'][number], leaning: number): number {
  const near = Math.round(leaning + ((entry.number * 7) % 11) / 5 - 1)
  return keyedAnswer(entry, Math.min(5, Math.max(1, near)))
}
