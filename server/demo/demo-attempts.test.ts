import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import { consentTextVersion } from '../../machines/shared/consent-text'
import { replayAttempt } from '../../machines/paths/recording/replay-attempt'
import { readAttemptList } from '../runtime/attempt-lists'
import { getAnswerKey, getQuestionnaire } from '../content/assessments'
import { demoAnnotations, demoAttempts } from '../content/demo/attempts'
import { annotationValues } from './demo-annotation'
import { getDemoScores, demoValues, spokenScores } from './demo-answers'
import { loadDemoData } from './demo'
import { evaluate } from '../modules/scoring/evaluate'
import { embeddedWriting } from '../modules/scoring/writing/writing'
import { proofread } from '../modules/scoring/writing/proofread'
import { startTestServer } from '../testing/server'

const audio = { duration_seconds: 3, speech_share: 0.33, long_pauses: 0, level_db: -16 }

/**
 * `MASAR_WRITE_DEMO_SCORES=1 npx vitest run server/demo/demo-attempts.test.ts` writes them anew after
 * the scorers changed.
 */
const scoresFile = new URL('../content/demo/scores.json', import.meta.url)

/**
 * A scorer may be refined without the demo being loaded anew; a score further off than this is
 * another score.
 */
const give = 15

test(
  'the scores that the demo shows are the ones the scorers give',
  async () => {
    const parts = getQuestionnaire('english_v3') ?? []
    const writing = embeddedWriting(proofread)
    const [key, annotationKey] = [getAnswerKey('english_v3'), getAnswerKey('annotation_v3')]
    if (key === null || annotationKey === null) throw new Error('There is no key')
    const takes = Object.fromEntries(
      (parts[2]?.questions ?? []).map(({ id }) => [
        id,
        { transcript: null, audio, duration_seconds: 3 },
      ]),
    )
    const english = demoAttempts
      .filter((demo) => demo.ending !== 'exited')
      .map(
        async (demo) =>
          [
            demo,
            await evaluate(parts, key, writing, {
              values: demoValues(demo),
              takes,
              reviewed: spokenScores(demo),
              reviewedWriting: {},
              waived: [],
            }),
          ] as const,
      )
    const annotation = demoAnnotations
      .filter((demo) => demo.ending === 'completed')
      .map(
        async (demo) =>
          [
            demo,
            await evaluate(getQuestionnaire('annotation_v3') ?? [], annotationKey, writing, {
              values: annotationValues(demo),
              takes: {},
              reviewed: {},
              reviewedWriting: {},
              waived: [],
            }),
          ] as const,
      )
    const given = (await Promise.all([...english, ...annotation])).map(
      ([demo, { overall, provisional, criteria }]) =>
        [demo, { overall, provisional, criteria }] as const,
    )
    if (process.env.MASAR_WRITE_DEMO_SCORES === '1')
      writeFileSync(
        scoresFile,
        `${JSON.stringify(Object.fromEntries(given.map(([demo, scores]) => [demo.email, scores])), null, 1)}\n`,
      )
    const kept = JSON.parse(readFileSync(scoresFile, 'utf8'))
    for (const [demo, { criteria }] of given) {
      for (const [index, { key: criterion, score }] of criteria.entries()) {
        expect(kept[demo.email].criteria[index].key).toBe(criterion)
        expect(
          Math.abs((kept[demo.email].criteria[index].score ?? -1) - (score ?? -1)),
          `${demo.email} ${criterion}`,
        ).toBeLessThanOrEqual(give)
      }
    }
    expect(
      demoAttempts
        .filter((demo) => demo.ending !== 'exited')
        .map((demo) => getDemoScores(demo).provisional),
    ).toEqual([false, true])
  },
  patient(130_000),
)

test('a recruiter finds the demo candidates in the list, and the demo candidate can start', async () => {
  const server = await startTestServer()
  await loadDemoData(server.deps)
  const getToken = async (name: string) =>
    (
      await server.client('loginUser', {
        body: { email: `${name}@demo.masar.example`, password: 'Masar-Demo1' },
      })
    ).body.data.token
  const list = await server.client('listResults', {
    params: { assessment_id: 'english_v3' },
    token: await getToken('recruiter'),
  })
  expect(
    list.body.data.results.map((row: { status: string; provisional: boolean }) => [
      row.status,
      row.provisional,
    ]),
  ).toEqual([
    ['RESULT_PROCESSING', true],
    ['COMPLETED', false],
    ['CANCELLED', false],
  ])
  const { attempt_id: id } = list.body.data.results[1]
  const annotated = await server.client('listResults', {
    params: { assessment_id: 'annotation_v3' },
    token: await getToken('recruiter'),
  })
  expect(
    annotated.body.data.results.map((row: { status: string; passed: boolean | null }) => [
      row.status,
      row.passed,
    ]),
  ).toEqual([
    ['COMPLETED', true],
    ['COMPLETED', false],
    ['FAILED', null],
  ])
  const page = await server.client('getReport', {
    params: { assessment_id: 'annotation_v3', id: annotated.body.data.results[0].attempt_id },
    token: await getToken('recruiter'),
  })
  expect(page.body.data.answers).toHaveLength(60)
  for (const { attempt_id } of annotated.body.data.results) {
    const stored = await readAttemptList(server.deps.db, attempt_id)
    expect(stored && replayAttempt(stored).faults).toEqual([])
  }
  const report = await server.client('getReport', {
    params: { assessment_id: 'english_v3', id },
    token: await getToken('recruiter'),
  })
  expect(report.body.data.recordings).toMatchObject([{ late_at: null }, { late_at: null }])
  expect(report.body.data).toMatchObject({
    outages: [],
    ledger: {
      consent: { text_version: consentTextVersion },
      device_check: { camera: true, voice: true },
      screenshots: 1,
      heard_share: 1,
    },
  })
  const cards = await server.client('listAttempts', { token: await getToken('candidate') })
  expect(cards.body.data.results[0]).toMatchObject({ available: true, attempt: null })
  await server.close()
})
