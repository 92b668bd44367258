import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { toIncidentNumber } from '../../../machines/shared/incident-number'
import { attempts } from '../attempts/attempts.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { findAttempt } from '../attempts/attempt.store'
import { evaluateAttempt, evaluationTries } from '../scoring/evaluate-attempt.job'
import { expireAttempts } from '../attempts/expire-attempts.job'
import { english, prompts, questions, signedIn, Taker } from '../attempts/fixtures/takers'
import { scoreAttempt } from '../scoring/score-attempt.store'

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
/** Finished, and not reviewed; those who only read an attempt read theirs. */
let unreviewed: Taker
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  unreviewed = await finished('Hessa Al Nuaimi')
})
// Attempts take longer than an access token lasts.
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
  await unreviewed.signInAgain()
})
afterAll(() => server.close())

const essay =
  'Dear Huda, I would keep every word as it was said, because a computer that learns the dialect has to hear it first. It could be hard to agree on spelling, so we should write a short list together.'
/** MP4 with AAC, which nothing here decodes. */
const oldSafari = readFileSync(new URL('../scoring/fixtures/voice-aac.mp4', import.meta.url))
const scores = Object.fromEntries(prompts.map((id, index) => [id, 60 + index * 10]))

/** A finished attempt, scored as far as a machine can. */
async function finished(name?: string) {
  const taker = await Taker.begin(server, name)
  await taker.recorded()
  await taker.finish({ [questions.writing]: essay, [questions.mcq]: 'c' })
  await server.runJobs()
  await taker.signInAgain()
  return taker
}
const result = (token: string, query: Record<string, string> = {}) =>
  server.client('getResult', { params: english, token, query })
const report = (taker: Taker, token = recruiter.token) =>
  server.client('getReport', { params: { ...english, id: taker.attemptId ?? '' }, token })
const review = async (taker: Taker, given: Record<string, number> = scores, token?: string) =>
  server.client('reviewScores', {
    params: { ...english, id: taker.attemptId ?? '' },
    token: token ?? (await recruiter.renew()),
    body: { speaking: { scores: given }, note: 'Clear and fluent.' },
  })

describe('a result', () => {
  test('is not there before the attempt is over', async () => {
    const taker = await Taker.begin(server)
    expect((await result(taker.token)).body.code).toBe('assessment_not_done')
    const newcomer = await signedIn(server)
    expect((await result(newcomer.token)).body.code).toBe('attempt_not_found')
  })

  test('without transcripts is provisional until a reviewer has scored speaking', async () => {
    const taker = await finished()
    const before = await result(taker.token)
    expect(before.body.data).toMatchObject({
      provisional: true,
      passed: null,
      attempt: { status: 'RESULT_PROCESSING' },
    })
    const reviewed = await review(taker)
    expect(reviewed.status).toBe(200)
    const after = await result(taker.token)
    expect(after.body.data.attempt.status).toBe('COMPLETED')
    expect(
      after.body.data.criteria.find((one: { key: string }) => one.key === 'speaking'),
    ).toMatchObject({ score: 75, provisional: false })
  })

  test('whose sound cannot be played waits for a reviewer, whatever its transcript, and keeps the review', async () => {
    const taker = await Taker.begin(server)
    const said = { transcript: essay, duration_ms: '30000' }
    for (const part of ['writing', 'mcqs', 'speaking']) {
      await taker.send('part.begun', { part })
      if (part === 'speaking')
        for (const prompt of prompts) await taker.speak(prompt, said, oldSafari)
      await taker.send('part.submitted', { part })
    }
    await taker.send('attempt.submitted')
    await server.runJobs()
    const { body } = await result(taker.token)
    expect(body.data).toMatchObject({ provisional: true, passed: null })
    const spoken = body.data.criteria.find((one: { key: string }) => one.key === 'speaking')
    expect(spoken).toMatchObject({ score: null, provisional: true })
    await review(taker)
    const row = await findAttempt(server.deps.db, taker.attemptId ?? '')
    if (row === null) throw new Error('There is no attempt')
    const again = await scoreAttempt(server.deps, row)
    expect(again.criteria.find(({ key }) => key === 'speaking')).toMatchObject({
      score: 75,
      provisional: false,
    })
  })

  test('of another is not found by a candidate, and is by a recruiter', async () => {
    const taker = unreviewed
    const other = await signedIn(server)
    expect((await result(other.token, { user_id: taker.userId })).status).toBe(404)
    expect((await result(other.token, { attempt_id: taker.attemptId ?? '' })).status).toBe(404)
    expect((await result(recruiter.token, { user_id: taker.userId })).body.data.attempt.id).toBe(
      taker.attemptId,
    )
  })
})

test('a late answer from an outage has a completed attempt scored again, recorded by one event', async () => {
  const taker = await Taker.begin(server)
  await taker.recorded()
  await taker.send('part.begun', { part: 'writing' })
  await taker.stayFor(30)
  const { since } = taker
  server.deps.clock.advance(3 * 3600)
  await expireAttempts(server.deps)
  await server.runJobs()
  await taker.signInAgain()
  const before = await result(taker.token)
  // Without any spoken answer, the result is complete without a reviewer.
  expect(before.body.data).toMatchObject({
    overall: 0,
    provisional: false,
    attempt: { status: 'COMPLETED' },
  })
  const late = { elapsed_ms: 300_000, late: { since, part: 'writing' } }
  expect((await taker.save(questions.writing, essay, late)).body.data.attempt.status).toBe(
    'RESULT_PROCESSING',
  )
  expect((await result(taker.token)).body.data).toMatchObject({ overall: null, criteria: [] })
  await server.runJobs()
  const after = await result(taker.token)
  expect(after.body.data.attempt.status).toBe('COMPLETED')
  expect(after.body.data.overall).toBeGreaterThan(0)
  const { body } = await report(taker, await recruiter.renew())
  expect(
    body.data.events.filter((event: { type: string }) => event.type === 'outage.delivered'),
  ).toHaveLength(1)
  expect(body.data.answers[0].late_edits).toMatchObject([{ value: essay, counted: true }])
})

test('an evaluation that goes wrong three times is FAILED', async () => {
  const taker = await Taker.begin(server)
  await taker.finish({ [questions.writing]: essay })
  const broken = {
    ...server.deps,
    db: server.deps.db,
    storage: { ...server.deps.storage, read: () => Promise.reject(new Error('The store is away')) },
  }
  for (const ends of ['rejected', 'rejected', 'fulfilled']) {
    const [settled] = await Promise.allSettled([
      evaluateAttempt(broken, { attempt_id: taker.attemptId ?? '' }),
    ])
    expect(settled.status).toBe(ends)
  }
  await taker.signInAgain()
  expect((await result(taker.token)).body.data.attempt.status).toBe('FAILED')
})

test('the queue tries an evaluation as often as it takes to be given up', async () => {
  const { rows } = await server.deps.db.execute<{ retry_limit: number }>(
    sql`select retry_limit from job_queue.queue where name = 'attempt.evaluate'`,
  )
  expect(1 + (rows[0]?.retry_limit ?? 0)).toBeGreaterThanOrEqual(evaluationTries)
})

describe('a review', () => {
  test('scores every spoken answer, and no other question', async () => {
    const taker = unreviewed
    expect((await review(taker, { [prompts[0] ?? '']: 70 })).body.code).toBe('validation_failed')
    expect((await review(taker, { ...scores, [questions.mcq]: 70 })).body.code).toBe(
      'validation_failed',
    )
    expect((await review(taker, scores, taker.token)).status).toBe(403)
  })

  test('is not wanted while the attempt runs', async () => {
    const taker = await Taker.begin(server)
    expect((await review(taker)).body.code).toBe('review_not_needed')
  })

  test('can be corrected', async () => {
    const taker = await finished()
    await review(taker)
    expect(
      (
        await review(taker, Object.fromEntries(prompts.map((id) => [id, 40])))
      ).body.data.criteria.find((one: { key: string }) => one.key === 'speaking').score,
    ).toBe(40)
    expect((await report(taker)).body.data.reviews).toHaveLength(2)
  })
})

describe('a report', () => {
  test('shows answers beside the right options, the timeline and the candidate', async () => {
    const taker = unreviewed
    const { status, body } = await report(taker)
    expect(status).toBe(200)
    expect(body.data.candidate).toMatchObject({
      full_name: 'Hessa Al Nuaimi',
      user_id: taker.userId,
    })
    expect(body.data.answers).toHaveLength(25)
    expect(body.data.answers[0]).toMatchObject({
      part: 'writing',
      value: essay,
      words: essay.split(' ').length,
      right_option: null,
    })
    expect(body.data.answers[1]).toMatchObject({
      part: 'mcqs',
      value: 'c',
      right_option: 'c',
      correct: true,
    })
    expect(body.data.answers[2]).toMatchObject({ value: null, correct: false })
    expect(body.data.events[0]).toMatchObject({
      type: 'attempt.started',
      offset_ms: 0,
      actor: 'candidate',
      detail: null,
    })
    expect(body.data.events.at(-1)).toMatchObject({ actor: 'server' })
  })

  test('is a recruiter’s to read', async () => {
    const taker = unreviewed
    expect((await report(taker, taker.token)).status).toBe(403)
    expect(
      (
        await server.client('getReport', {
          params: { assessment_id: 'english_v2', id: taker.attemptId ?? '' },
          token: recruiter.token,
        })
      ).status,
    ).toBe(404)
  })
})

test('no answer to a candidate says which option was right', async () => {
  const taker = await finished()
  await review(taker)
  const answersToCandidate = [
    await result(taker.token),
    await server.client('listAttempts', { token: taker.token }),
  ]
  for (const { raw } of answersToCandidate)
    expect(raw.toString()).not.toMatch(/right_option|mcq_right|mcq_wrong|"correct"/)
})

describe('the listing', () => {
  const list = async (query: Record<string, string> = {}) =>
    server.client('listResults', { params: english, token: await recruiter.renew(), query })
  const getNames = (body: { data: { results: { full_name: string }[] } }) =>
    body.data.results.map((row) => row.full_name)

  test('counts pages from zero and says how many there are', async () => {
    // An attempt without answers has a result without a reviewer.
    for (const name of ['Zayed Saqr', 'ahmed Saqr', 'Éva Saqr'])
      await (await Taker.begin(server, name)).recorded()
    server.deps.clock.advance(3 * 3600)
    await expireAttempts(server.deps)
    await server.runJobs()
    const first = await list({ name: 'SAQR', limit: '2', page: '0' })
    expect(first.body.data).toMatchObject({ page: 0, limit: 2, total: 3 })
    expect(first.body.data.results).toHaveLength(2)
    expect((await list({ name: 'saqr', limit: '2', page: '1' })).body.data.results).toHaveLength(1)
    expect(getNames((await list({ name: 'saqr', sort: 'full_name' })).body)).toEqual([
      'ahmed Saqr',
      'Éva Saqr',
      'Zayed Saqr',
    ])
    expect(getNames((await list({ name: 'saqr', sort: '-full_name', limit: '1' })).body)).toEqual([
      'Zayed Saqr',
    ])
    expect(first.body.data.results[0]).toMatchObject({
      status: 'COMPLETED',
      provisional: false,
      duration_seconds: expect.any(Number),
    })
  })

  test('has an attempt among neither those who passed nor those who failed while speaking waits for its score', async () => {
    await finished('Noora Waits')
    const found = async (query: Record<string, string>) =>
      (await list({ name: 'noora waits', ...query })).body.data.results
    expect(await found({})).toMatchObject([
      { status: 'RESULT_PROCESSING', lacks: [], passed: null, provisional: true },
    ])
    expect([await found({ passed: 'true' }), await found({ failed: 'true' })]).toEqual([[], []])
  })

  test('is filtered by status, verdict, score, day and person', async () => {
    const taker = await finished('Layla Filter')
    await review(taker, Object.fromEntries(prompts.map((id) => [id, 10])))
    const found = async (query: Record<string, string>) =>
      getNames((await list({ name: 'filter', ...query })).body).length
    expect(await found({ status: 'COMPLETED' })).toBe(1)
    expect(await found({ status: 'CANCELLED' })).toBe(0)
    expect(await found({ failed: 'true' })).toBe(1)
    expect(await found({ passed: 'true' })).toBe(0)
    expect(await found({ score_min: '50' })).toBe(0)
    expect(await found({ score_max: '50' })).toBe(1)
    // Next to nothing, and smaller than what a score's four bytes can hold.
    expect(await found({ score_min: '1e-143' })).toBe(1)
    expect(await found({ from_date: '0001-01-01', to_date: '9999-12-31' })).toBe(1)
    expect(await found({ to_date: '0001-01-01' })).toBe(0)
    expect(await found({ user_ids: taker.userId })).toBe(1)
    expect(await found({ user_ids: recruiter.id })).toBe(0)
    const [row] = await server.deps.db
      .select()
      .from(attempts)
      .where(eq(attempts.id, taker.attemptId ?? ''))
    const day = new Date((row?.startedAt.getTime() ?? 0) + 4 * 3600_000).toISOString().slice(0, 10)
    expect(await found({ from_date: day, to_date: day })).toBe(1)
    expect(await found({ from_date: '2020-01-01', to_date: '2020-01-02' })).toBe(0)
  })

  test('finds an attempt by its incident number, however it is written', async () => {
    const [taker, other] = [
      await Taker.begin(server, 'Hind Number'),
      await Taker.begin(server, 'Hind Other'),
    ]
    const number = toIncidentNumber(taker.attemptId ?? '')
    for (const typed of [
      number,
      number.toLowerCase().replace('-', ''),
      ` ${number.replace('-', ' ')} `,
    ])
      expect(getNames((await list({ name: typed })).body)).toEqual(['Hind Number'])
    expect(getNames((await list({ name: toIncidentNumber(other.attemptId ?? '') })).body)).toEqual([
      'Hind Other',
    ])
    expect((await list({ name: number.slice(0, -1) })).body.data.total).toBe(0)
  })

  test('a name with a wildcard is taken by the letter', async () => {
    expect((await list({ name: '%' })).body.data.total).toBe(0)
  })

  test('the versions show which is active, which has content, and how many are in each status', async () => {
    const { body } = await server.client('getRecruiterAssessments', { token: recruiter.token })
    expect(body.data.results).toHaveLength(6)
    expect(
      body.data.results.find(
        (row: { assessment_id: string }) => row.assessment_id === 'english_v3',
      ),
    ).toMatchObject({ active: true, available: true, counts: { IN_PROGRESS: expect.any(Number) } })
    expect(
      body.data.results.find(
        (row: { assessment_id: string }) => row.assessment_id === 'annotation_v3',
      ),
    ).toMatchObject({ active: true, available: true })
  })
})

describe('the PDF', () => {
  let taker: Taker
  beforeAll(async () => {
    taker = await finished('Maryam Al Suwaidi')
  })
  beforeEach(() => taker.signInAgain())

  test.each(['en', 'ar'] as const)(
    'in %s is made once asked for, and again after the scores changed',
    async (lang) => {
      await review(taker)
      const pdf = () => server.client('getResultPdf', { params: english, token: taker.token, lang })
      expect((await pdf()).status).toBe(202)
      await server.runJobs()
      const { status, body } = await pdf()
      expect(status).toBe(200)
      const file = await server.client('serveFile', {
        params: { ticket: body.data.url.split('/').at(-1) },
      })
      expect(file.headers['content-type']).toBe('application/pdf')
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="masar-english-v3-maryam-al-suwaidi\.pdf"/,
      )
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.raw)), {
        mergePages: true,
      })
      expect(text).toContain('Maryam Al Suwaidi')
      if (lang === 'ar') expect(text.normalize('NFKC')).toMatch(/\p{Script=Arabic}{3}/u)
      await review(taker, Object.fromEntries(prompts.map((id) => [id, 90])))
      expect((await pdf()).status).toBe(202)
    },
  )
})

test('an answer given before its part began is shown to the reviewer and does not count', async () => {
  const taker = await Taker.begin(server)
  await taker.send('part.begun', { part: 'writing' })
  await taker.save(questions.mcq, 'a')
  await taker.stayFor(30)
  await taker.finish()
  await server.runJobs()
  const { token } = await signedIn(server, 'recruiter')
  const { body } = await server.client('getReport', {
    token,
    params: { ...english, id: taker.attemptId ?? '' },
  })
  const asked = body.data.answers.find(
    (one: { question: { id: string } }) => one.question.id === questions.mcq,
  )
  expect(asked).toMatchObject({ value: null, late_edits: [{ value: 'a', counted: false }] })
})
