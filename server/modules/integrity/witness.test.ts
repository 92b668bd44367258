import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accessLog } from '../users/users.table'
import { getFile } from '../../testing/list-file'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, prompts, questions, signedIn, Taker } from '../attempts/fixtures/takers'
import { judgeAgain } from './witness.store'

describe('an attempt', () => {
  let server: TestServer
  let recruiter: Awaited<ReturnType<typeof signedIn>>
  let admin: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    server = await startTestServer()
    admin = await signedIn(server, 'recruiter admin')
    recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  })
  afterAll(() => server.close())

  const essay = Array.from({ length: 110 }, (_, at) => `word${at}`)
  const getResult = async (taker: Taker) => {
    await taker.signInAgain()
    return (await server.client('getResult', { params: english, token: taker.token })).body.data
  }
  const listed = async (taker: Taker, query: Record<string, string> = {}) => {
    const { body } = await server.client('listResults', {
      params: english,
      token: await recruiter.renew(),
      query: { limit: '100', ...query },
    })
    return body.data.results.find((row: { user_id: string }) => row.user_id === taker.userId)
  }
  const fetchOverall = async (taker: Taker, query: Record<string, string> = {}) =>
    (
      await server.client('listOverallResults', {
        token: await admin.renew(),
        query: { user_ids: [taker.userId], ...query },
      })
    ).body.data.results[0]
  /**
   * The score in all places that use it: the pool, the filter for profiles with results, and the
   * mean.
   */
  const fetchSettled = async (taker: Taker) => {
    const pool = await server.client('searchCandidates', {
      token: await recruiter.renew(),
      body: { status: 'ALL', user_ids: [taker.userId] },
    })
    const { average, english } = await fetchOverall(taker)
    return {
      pool: pool.body.data.results[0].english_assessment,
      average,
      english: english.overall,
    }
  }
  const getReport = async (taker: Taker) =>
    (
      await server.client('getReport', {
        params: { ...english, id: taker.attemptId ?? '' },
        token: await recruiter.renew(),
      })
    ).body.data
  const accept = async (taker: Taker, note: string, token?: string) =>
    server.client('acceptEvidence', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: token ?? (await recruiter.renew()),
      body: { note },
    })

  /** Without a spoken answer, so that no reviewer has to listen. */
  async function taken(write: (taker: Taker) => Promise<unknown>, isRecorded = true) {
    const taker = await Taker.begin(server)
    if (isRecorded) await taker.recorded()
    for (const part of ['writing', 'mcqs', 'speaking']) {
      await taker.send('part.begun', { part })
      if (part === 'writing') await write(taker)
      await taker.send('part.submitted', { part })
    }
    await taker.send('attempt.submitted')
    await server.runJobs()
    return taker
  }
  const long = { type: 'long_text' }
  const atOnce = (taker: Taker) => taker.save(questions.writing, essay.join(' '), long)
  const inPieces = async (taker: Taker, secondsEach: number) => {
    for (let words = 10; words <= essay.length; words += 10) {
      await taker.save(questions.writing, essay.slice(0, words).join(' '), long)
      server.deps.clock.advance(secondsEach)
    }
  }
  const wordByWord = (taker: Taker) => inPieces(taker, 4)

  test('of a second through the API alone says neither pass nor fail, wherever it is shown', async () => {
    const taker = await taken(atOnce, false)
    const lacking = [
      { code: 'screen_share', value: 0 },
      { code: 'camera_share', value: 0 },
      { code: 'insertion', value: 110 },
    ]
    expect(await getResult(taker)).toMatchObject({
      attempt: { status: 'COMPLETED' },
      passed: null,
      provisional: true,
      lacks: lacking,
    })
    expect(await listed(taker)).toMatchObject({
      passed: null,
      provisional: true,
      lacks: lacking,
    })
    for (const verdict of ['passed', 'failed'])
      expect(await listed(taker, { [verdict]: 'true' })).toBeUndefined()
    const report = await getReport(taker)
    expect(report).toMatchObject({ result: { lacks: lacking }, evidence_accepted: null })
    expect(report.answers[0].made).toEqual({ edits: 1, seconds: 0, largest_insertion: 110 })
  })

  test('of which nothing was seen has no score in the pool nor in the average until a recruiter accepts it', async () => {
    const taker = await taken(atOnce, false)
    expect(await fetchSettled(taker)).toEqual({ pool: null, average: null, english: null })
    expect((await fetchOverall(taker))?.english).toMatchObject({ status: 'COMPLETED' })
    const { overall } = await getResult(taker)
    expect(overall).toEqual(expect.any(Number))
    await accept(taker, 'The invigilator was in the room and saw all of it.')
    expect(await fetchSettled(taker)).toEqual({ pool: overall, average: overall, english: overall })
    expect((await fetchOverall(taker, { failed: 'true' }))?.english?.lacks).toEqual([])
  })

  test.each([
    [
      'en',
      ['Missing evidence', 'Missing evidence, English'],
      'The screen recording covers 0% of the assessment time.',
      [
        'Provisional: some answers are waiting for a reviewer',
        'Provisional: evidence is incomplete, a reviewer decides',
        'Your screen recording covers 0% of the time; 90% is needed.',
        '110 words of one of your answers arrived at once.',
      ],
    ],
    [
      'ar',
      ['الأدلة الناقصة', 'الأدلة الناقصة للإنجليزية'],
      'يغطي تسجيل الشاشة',
      ['انتظار', 'للمراجع', 'من إحدى إجاباتك دفعة واحدة'],
    ],
  ] as const)(
    'says what is missing in the files of both lists and in the candidate’s PDF (%s)',
    async (lang, heads, sentence, said) => {
      const taker = await Taker.begin(server)
      for (const part of ['writing', 'mcqs', 'speaking']) {
        await taker.send('part.begun', { part })
        if (part === 'writing') await atOnce(taker)
        if (part === 'speaking') for (const prompt of prompts) await taker.speak(prompt)
        await taker.send('part.submitted', { part })
      }
      await taker.send('attempt.submitted')
      await server.runJobs()
      await taker.signInAgain()

      const token = await admin.renew()
      const query = { user_ids: [taker.userId], download_report: 'csv' }
      const lists = [
        await server.client('listResults', { params: english, token, lang, query }),
        await server.client('listOverallResults', { token, lang, query }),
      ]
      for (const [at, { body }] of lists.entries()) {
        const file = (await getFile(server, body.data)).toString('utf8')
        const [names, row]: string[][] = parse(file, { bom: true })
        const column = names?.indexOf(heads[at] ?? '') ?? -1
        expect(row?.[column]).toContain(sentence)
      }

      const pdf = () => server.client('getResultPdf', { params: english, token: taker.token, lang })
      expect((await pdf()).status).toBe(202)
      await server.runJobs()
      const { raw } = await server.client('serveFile', {
        params: { ticket: (await pdf()).body.data.url.split('/').at(-1) },
      })
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(raw)), {
        mergePages: true,
      })
      const words = text.normalize('NFKC').replace(/\s+/g, ' ')
      for (const one of said) expect(words).toContain(one)
    },
  )

  test('that was recorded, but whose text came in small pieces within a moment, has no verdict', async () => {
    const taker = await taken(async (writer) => {
      // The clock is stopped, because saving takes time and the moment must stay the same.
      const moment = vi.spyOn(server.deps.clock, 'now').mockReturnValue(server.deps.clock.now())
      await inPieces(writer, 0)
      moment.mockRestore()
    })
    expect(await getResult(taker)).toMatchObject({
      passed: null,
      lacks: [{ code: 'insertion', value: 110 }],
    })
  })

  test('that was recorded and typed has its verdict', async () => {
    const taker = await taken(wordByWord)
    expect(await getResult(taker)).toMatchObject({ passed: false, provisional: false, lacks: [] })
    expect(await listed(taker, { failed: 'true' })).toMatchObject({ lacks: [] })
    expect((await getReport(taker)).answers[0].made).toMatchObject({
      edits: 11,
      largest_insertion: 10,
    })
  })

  test('whose recordings arrive after its scores gets its verdict then', async () => {
    const taker = await taken(wordByWord, false)
    expect(await getResult(taker)).toMatchObject({ passed: null })
    await taker.recorded()
    await judgeAgain(server.deps, taker.attemptId ?? '')
    expect(await getResult(taker)).toMatchObject({ passed: false, lacks: [] })
  })

  test('counts by the word of a recruiter, with their name and reason, once', async () => {
    const taker = await taken(atOnce)
    const note = 'The recording shows that the words were dictated.'
    expect((await accept(taker, note, taker.token)).status).toBe(403)
    expect((await accept(taker, '   short                  ')).body.fields).toEqual({
      note: expect.any(String),
    })
    const { status, body } = await accept(taker, note)
    expect([status, body.data.passed, body.data.lacks]).toEqual([200, false, []])
    expect(await getResult(taker)).toMatchObject({ passed: false, provisional: false, lacks: [] })
    expect((await getReport(taker)).evidence_accepted).toMatchObject({ by: 'Omar Haddad', note })
    expect((await accept(taker, note)).body.code).toBe('evidence_complete')
    expect(
      await server.deps.db
        .select({ act: accessLog.action })
        .from(accessLog)
        .where(eq(accessLog.subjectId, taker.attemptId ?? '')),
    ).toContainEqual({ act: 'attempt.evidence' })
  })

  test('that runs has nothing to accept', async () => {
    const taker = await Taker.begin(server)
    expect((await accept(taker, 'There is nothing to look at yet.')).body.code).toBe(
      'evidence_complete',
    )
  })
})
