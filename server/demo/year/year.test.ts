import { readFileSync, writeFileSync } from 'node:fs'
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { getAnswerKey, getQuestionnaire } from '../../content/assessments'
import { embeddedWriting } from '../../modules/scoring/writing/writing'
import { evaluateAnswer } from '../../modules/scoring/annotation/written-answer'
import { proofread } from '../../modules/scoring/writing/proofread'
import { scorerVersion } from '../../modules/scoring/scorer-version'
import { evaluations } from '../../modules/results/results.table'
import { readAttemptList } from '../../runtime/attempt-lists'
import { replayAttempt } from '../../../machines/paths/recording/replay-attempt'
import { attempts } from '../../modules/attempts/attempts.table'
import { users } from '../../modules/auth/auth.table'
import { startTestServer } from '../../testing/server'
import { demoAccounts, loadDemoData } from '../demo'
import { seedSurvey } from '../../modules/survey/survey.store'
import { interviews } from '../../modules/interviews/interviews.table'
import { surveySubmissions } from '../../modules/survey/survey.table'
import { loadDemoYear } from './year'
import { yearAccounts } from './year-people'
import { yearTexts } from './year-results'

/**
 * `MASAR_WRITE_DEMO_SCORES=1 npx vitest run server/demo/year` writes them anew after the evaluator
 * changed.
 */
const scoresFile = new URL('../../content/demo/year/writing-scores.json', import.meta.url)

/** An evaluator may be refined without the demo being scored anew; further off is another score. */
const give = 15

test(
  'the stored scores of the demo texts are those of the evaluator',
  async () => {
    const writing = embeddedWriting(proofread)
    const questions = ['english_v3', 'annotation_v3'].flatMap((id) =>
      (getQuestionnaire(id as 'english_v3') ?? []).flatMap((part) =>
        part.questions.map((question) => ({ question, key: getAnswerKey(id as 'english_v3') })),
      ),
    )
    const given = await Promise.all(
      yearTexts().map(async ({ questionId, text }) => {
        const found = questions.find(({ question }) => question.id === questionId)
        if (found?.key == null) throw new Error(`There is no question ${questionId}.`)
        return evaluateAnswer(found.question, found.key, writing, {
          values: { [questionId]: text },
          reviewedWriting: {},
        })
      }),
    )
    if (process.env.MASAR_WRITE_DEMO_SCORES === '1')
      writeFileSync(scoresFile, `${JSON.stringify({ ...given })}\n`)
    const stored = JSON.parse(readFileSync(scoresFile, 'utf8'))
    for (const [at, criteria] of given.entries())
      for (const [index, { key, score }] of criteria.entries()) {
        expect(stored[at][index].key).toBe(key)
        expect(
          Math.abs((stored[at][index].score ?? -1) - (score ?? -1)),
          `text ${at}, ${key}`,
        ).toBeLessThanOrEqual(give)
      }
  },
  patient(130_000),
)

test(
  'a year holds what the product holds to be true',
  async () => {
    const server = await startTestServer()
    try {
      await loadDemoData(server.deps)
      await seedSurvey(server.deps)
      await loadDemoYear(server.deps)
      const { db } = server.deps
      const statuses = await db
        .select({ kind: attempts.kind, status: attempts.status, number: count() })
        .from(attempts)
        .groupBy(attempts.kind, attempts.status)
      const seen = new Set(statuses.map(({ status }) => status))
      expect([...seen].sort()).toEqual([
        'CANCELLED',
        'COMPLETED',
        'FAILED',
        'IN_PROGRESS',
        'REDO',
        'RESULT_PROCESSING',
      ])
      // Every list of events folds to the state that is kept beside it.
      for (const { id } of await db.select({ id: attempts.id }).from(attempts)) {
        const stored = await readAttemptList(db, id)
        expect(stored && replayAttempt(stored).faults, id).toEqual([])
      }
      // Nobody did a thing before their account was made, or after today.
      const early = await db
        .select({ id: attempts.id })
        .from(attempts)
        .innerJoin(users, eq(users.id, attempts.userId))
        .where(or(lt(attempts.startedAt, users.createdAt), gt(attempts.startedAt, sql`now()`)))
      expect(early).toEqual([])
      const token = (
        await server.client('loginUser', {
          body: { email: demoAccounts.emails[2], password: demoAccounts.password },
        })
      ).body.data.token
      // A report of each status opens.
      const some = await db
        .selectDistinctOn([attempts.kind, attempts.status], {
          id: attempts.id,
          assessmentId: attempts.assessmentId,
          status: attempts.status,
        })
        .from(attempts)
        .where(isNotNull(attempts.finishedAt))
      for (const { id, assessmentId, status } of some) {
        const report = await server.client('getReport', {
          params: { assessment_id: assessmentId, id },
          token,
        })
        expect(report.status, `${assessmentId} ${status}`).toBe(200)
      }
      // One result was made again by a newer version of the scorers.
      const again = await db
        .select({ attemptId: evaluations.attemptId, scorer: evaluations.scorer })
        .from(evaluations)
        .where(sql`jsonb_array_length(${evaluations.versions}) > 0`)
      expect(again).toMatchObject([{ scorer: scorerVersion }])
      const figures = (await server.client('getDashboardStats', { token })).body.data
      expect(figures.months.length).toBeGreaterThan(10)
      expect(figures.signup_to_assessment_time).toBeGreaterThan(0)
      const agreement = (await server.client('getReviewAgreement', { token })).body.data
      expect(agreement.months.length).toBeGreaterThan(10)
      expect(agreement.second.attempts).toBeGreaterThan(10)
      const meetings = await db.selectDistinct({ status: interviews.status }).from(interviews)
      expect(meetings.map(({ status }) => status).sort()).toEqual([
        'cancelled',
        'finished',
        'in_process',
        'invite_sent',
        'not_attended',
        'started',
      ])
      // Every cancellation has a reason, and an interview that was not held never began.
      const notHeld = await db
        .select({ status: interviews.status, reason: interviews.cancelReason })
        .from(interviews)
        .where(
          and(
            inArray(interviews.status, ['cancelled', 'not_attended']),
            isNull(interviews.startedAt),
            isNull(interviews.finishedAt),
          ),
        )
      expect(notHeld.length).toBe(
        await db.$count(interviews, inArray(interviews.status, ['cancelled', 'not_attended'])),
      )
      expect(
        notHeld.every(({ status, reason }) => (status === 'cancelled') === (reason !== null)),
      ).toBe(true)
      expect(await db.$count(surveySubmissions)).toBeGreaterThan(50)
      // The log contains the decisions of the year, as of any other day.
      const acts = new Set<string>()
      for (const act of [
        'approval.approved',
        'approval.declined',
        'attempt.review',
        'attempt.redo',
      ] as const) {
        const { body } = await server.client('listAuditLog', { body: { act }, token })
        for (const entry of body.data.results) acts.add(entry.act)
      }
      expect(acts.size).toBe(4)
      for (const email of [
        yearAccounts.recruiter,
        yearAccounts.waiting,
        yearAccounts.pending,
        yearAccounts.declined,
      ]) {
        const { status } = await server.client('loginUser', {
          body: { email, password: demoAccounts.password },
        })
        expect(status, email).toBe(200)
      }
      // What is there already is not loaded again.
      const before = await db.$count(users)
      await loadDemoYear(server.deps)
      expect(await db.$count(users)).toBe(before)
    } finally {
      await server.close()
    }
  },
  patient(130_000),
)
