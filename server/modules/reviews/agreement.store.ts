import { asc, eq, sql } from 'drizzle-orm'
import { getQuestionnaire } from '../../content/assessments'
import { contactOpen } from '../../db/contact'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { type ScoresBefore, reviews } from '../results/results.table'
import { groupBy, type ReviewedAttempt } from './agreement.rules'
import { isKeptFrom } from './second-review.rules'
import type { WaitingReader } from './waiting.store'

const measuring = '$[*] ? (@.code == "take_score" || @.code == "response_criteria")'

/** Of what the machine measured only what `machineScores` reads, as the evidence is long. */
const measured = sql<ScoresBefore | null>`case when ${reviews.before} is not null then jsonb_build_object(
  'overall', null,
  'criteria', array(
    select jsonb_build_object(
      'key', criterion.value->'key',
      'score', criterion.value->'score',
      'provisional', criterion.value->'provisional',
      'evidence', jsonb_path_query_array(criterion.value->'evidence', ${measuring}::jsonpath)
    )
    from jsonb_array_elements(${reviews.before}->'criteria') as criterion
  )
) end`

/**
 * Every reviewed attempt of candidates whose recordings are open to the reader, with its reviews,
 * oldest first; attempts that were reset among them, as their scores were given. What the reader
 * could still score as a second reviewer is left out.
 */
export async function reviewedAttempts(
  db: Db,
  { viewer, now }: WaitingReader,
): Promise<ReviewedAttempt[]> {
  const rows = await db
    .select({
      attemptId: attempts.id,
      assessmentId: attempts.assessmentId,
      archived: attempts.archived,
      status: attempts.status,
      value: sql<(typeof attempts.$inferSelect)['state']['value']>`${attempts.state}->'value'`,
      review: {
        reviewerId: reviews.reviewerId,
        scores: reviews.scores,
        writing: reviews.writing,
        second: reviews.second,
        asksSecond: reviews.asksSecond,
        before: measured,
        at: reviews.at,
      },
    })
    .from(reviews)
    .innerJoin(attempts, eq(attempts.id, reviews.attemptId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(contactOpen(viewer))
    .orderBy(asc(reviews.at), asc(reviews.id))
  const reader = { userId: viewer.userId, now }
  return groupBy(rows, ({ attemptId }) => attemptId).flatMap(([, group]) => {
    const [row] = group
    return isKeptFrom({ row: { state: row }, reviews: group }, reader)
      ? []
      : {
          parts: getQuestionnaire(row.assessmentId) ?? [],
          reviews: group.map(({ review }) => review),
        }
  })
}
