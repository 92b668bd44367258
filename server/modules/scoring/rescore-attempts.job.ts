import { and, asc, eq, exists, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import type { JobInputs } from '../../jobs/jobs'
import { type AttemptRow, findAttempt, holdAttempt } from '../attempts/attempt.store'
import { answers, attempts } from '../attempts/attempts.table'
import { takes } from '../media/media.table'
import { type Evaluation, findEvaluation, storeEvaluation } from '../results/result.store'
import { evaluations } from '../results/results.table'
import { chooseScores } from '../results/score-versions.rules'
import { scoreAgain } from './score-attempt.store'
import { scorerVersion } from './scorer-version'

/** So many attempts in one job: new attempts are scored between two of them. */
const batchSize = 5

const queued = { key: 'attempts.rescore' }

/** Has the attempts scored again that an older version of the scorers scored. */
export const startRescoring = ({ jobs, db }: Pick<Deps, 'jobs' | 'db'>): Promise<void> =>
  jobs.send(db, 'attempts.rescore', { after: null }, queued)

/**
 * Scores some attempts again and leaves the rest to the next job. An attempt that could not be
 * scored keeps its scores until the server starts again.
 */
export async function rescoreAttempts(
  deps: Deps,
  { after }: JobInputs['attempts.rescore'],
  score = scoreAgain,
): Promise<void> {
  const ids = await listOutdated(deps.db, after)
  for (const id of ids)
    try {
      await rescoreAttempt(deps, id, score)
    } catch (error) {
      deps.log.error({ err: error, attempt: id }, 'attempt not scored again')
    }
  const last = ids[batchSize - 1]
  if (last !== undefined) await deps.jobs.send(deps.db, 'attempts.rescore', { after: last }, queued)
}

/**
 * The next attempts whose scores an older version made. What waits for a person, ended without a
 * score or was reset is left as it is, and so is an attempt without any answer.
 */
async function listOutdated(db: Db, after: string | null): Promise<string[]> {
  const byCurrent = JSON.stringify([{ scorer: scorerVersion }])
  const found = await db
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(
      and(
        eq(attempts.status, 'COMPLETED'),
        eq(attempts.archived, false),
        eq(evaluations.provisional, false),
        isNotNull(evaluations.overall),
        or(isNull(evaluations.scorer), sql`${evaluations.scorer} collate "C" < ${scorerVersion}`),
        // Scored already, and an earlier score still counts.
        not(sql`${evaluations.versions} @> ${byCurrent}::jsonb`),
        or(
          exists(db.select().from(answers).where(eq(answers.attemptId, attempts.id))),
          exists(db.select().from(takes).where(eq(takes.attemptId, attempts.id))),
        ),
        after === null ? undefined : gt(attempts.id, after),
      ),
    )
    .orderBy(asc(attempts.id))
    .limit(batchSize)
  return found.map(({ id }) => id)
}

async function rescoreAttempt(deps: Deps, id: string, score: typeof scoreAgain): Promise<void> {
  const row = await findAttempt(deps.db, id)
  const earlier = await findEvaluation(deps.db, id)
  if (row === null || earlier === null) return
  const scored = await score(deps, row, earlier)
  if (scored.provisional || scored.overall === null) return
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const held = await holdAttempt(tx, id)
    const stored = await findEvaluation(tx, id)
    if (held === null || stored === null) return
    if (hasChanged({ row, earlier }, { row: held, earlier: stored }))
      throw new Error('The attempt changed while it was scored again.')
    const isAnnounced = held.witnessed
    const chosen = chooseScores(stored, scored, { scorer: scorerVersion, now, isAnnounced })
    await storeEvaluation(tx, { ...chosen, attemptId: id })
  })
}

interface Read {
  row: AttemptRow
  earlier: Evaluation
}

/** Whether a review, a late answer or a decision came while the answers were scored. */
const hasChanged = (before: Read, after: Read): boolean =>
  after.row.state.status !== before.row.state.status ||
  after.row.archived !== before.row.archived ||
  after.row.answersRevision !== before.row.answersRevision ||
  after.earlier.madeAt.getTime() !== before.earlier.madeAt.getTime()
