import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { toIncidentNumber } from '../../../../machines/shared/incident-number'
import { writeRanking, writeReview } from '../../../../machines/shared/answer-values'
import { getAnswerKey, getQuestionnaire } from '../../../content/assessments'
import { files } from '../../users/users.table'
import { startTestServer, type TestServer } from '../../../testing/server'
import { findAttempt } from '../../attempts/attempt.store'
import { deleteOldExports } from '../delete-old-exports.job'
import { english, prompts, questions, signedIn, Taker } from '../../attempts/fixtures/takers'
import { catchUpRow } from '../../attempts/lifecycle.rules'
import { attemptSheet } from './attempt-report.job'

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
})
afterAll(() => server.close())

type Assessment = 'english_v3' | 'annotation_v3'
const essay =
  'Dear Huda, I would keep every word as it was said, because a computer that learns the dialect has to hear it first.'
const longWords = `I wrote to https://example.ae/${'mw'.repeat(150)} and ${'م'.repeat(200)}.`
const ask = async (taker: Taker, lang: 'en' | 'ar', assessment: Assessment = 'english_v3') =>
  server.client('downloadReport', {
    params: { assessment_id: assessment, id: taker.attemptId ?? '' },
    token: await recruiter.renew(),
    lang,
  })

async function make(taker: Taker, lang: 'en' | 'ar', assessment: Assessment = 'english_v3') {
  expect((await ask(taker, lang, assessment)).status).toBe(202)
  await server.runJobs()
}

/**
 * The text of the PDF, made first. Arabic that was shaped comes back as the letters it was made of.
 */
async function read(taker: Taker, lang: 'en' | 'ar', assessment: Assessment = 'english_v3') {
  await make(taker, lang, assessment)
  const { status, body } = await ask(taker, lang, assessment)
  expect(status).toBe(200)
  const file = await server.client('serveFile', {
    params: { ticket: body.data.url.split('/').at(-1) },
  })
  expect(file.headers['content-type']).toBe('application/pdf')
  const document = await getDocumentProxy(new Uint8Array(file.raw))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  return {
    document,
    text: text.normalize('NFKC').replace(/\s+/g, ' '),
    pages: totalPages,
    name: file.headers['content-disposition'],
  }
}

/** Every text that a value holds, in its order. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** What the PDF would say, before it is set. */
async function sheetText(taker: Taker, lang: 'en' | 'ar'): Promise<string> {
  const row = await findAttempt(server.deps.db, taker.attemptId ?? '')
  if (row === null) throw new Error('There is no such attempt.')
  const sheet = await attemptSheet(server.deps, catchUpRow(row, server.deps.clock.now()), lang)
  return textsIn(sheet).join(' ').normalize('NFKC').replace(/\s+/g, ' ')
}

/** Where the texts of all pages begin and end across the page, in points. */
async function measureExtent(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const ends: number[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        ends.push(item.transform[4], item.transform[4] + item.width)
  }
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

/** The margins are 52 points of the 595 that A4 is wide. */
function expectInsideMargins({ from, to }: { from: number; to: number }): void {
  expect(from).toBeGreaterThan(51)
  expect(to).toBeLessThan(595 - 51)
}

async function cancelled(): Promise<Taker> {
  const taker = await Taker.begin(server, 'Hamad Said')
  await taker.save(questions.writing, 'I began.')
  await taker.send('attempt.exited', { reason: 'exited' })
  return taker
}

async function finishedEnglish(name = 'Maryam Al Suwaidi'): Promise<Taker> {
  const taker = await Taker.begin(server, name)
  await taker.send('episode.recorded', { detail: { cause: 'tab_hidden', length_ms: 42_000 } })
  await taker.finish({ [questions.writing]: essay, [questions.mcq]: 'c' })
  await server.runJobs()
  await server.client('reviewScores', {
    params: { ...english, id: taker.attemptId ?? '' },
    token: await recruiter.renew(),
    body: {
      speaking: { scores: Object.fromEntries(prompts.map((id) => [id, 60])) },
      note: 'Clear and fluent.',
    },
  })
  return taker
}

describe('the report as a PDF', () => {
  test('has the person, scores with evidence, times, moments, decisions, and answers with the key', async () => {
    const taker = await finishedEnglish()
    const text = await sheetText(taker, 'en')
    const report = (
      await server.client('getReport', {
        params: { ...english, id: taker.attemptId ?? '' },
        token: await recruiter.renew(),
      })
    ).body.data
    for (const fact of [
      'Assessment report',
      'Maryam Al Suwaidi',
      toIncidentNumber(taker.attemptId ?? ''),
      'English, version 3',
      `${Math.round(report.result.overall)} of 100`,
    ])
      expect(text).toContain(fact)
    for (const { key, score } of report.result.criteria)
      expect([key, text.includes(`${Math.round(score)} of 100`)]).toEqual([key, true])
    expect(text).toContain('Switched to another tab, once, 00:42 in all 00:00 for 00:42')
    expect(text).toMatch(/Recorded of 0\d:\d\d: screen 0%, camera 0%, microphone 0%/)
    expect(text).toMatch(/Camera not recorded from 00:00 to 0\d:\d\d: no reason is known/)
    expect(text).not.toContain('Microphone not recorded')
    expect(text).toContain('The recordings do not cover the whole attempt.')
    expect(text).toMatch(/Writing 00:\d\d of 20:00/)
    expect(text).toMatch(/A reviewer scored answers .*Omar Haddad, .*Clear and fluent\./)
    expect(text).toContain(essay)
    const [asked] = report.answers.filter(
      ({ question }: { question: { id: string } }) => question.id === questions.mcq,
    )
    const option = asked.question.options.find(({ id }: { id: string }) => id === 'c').text
    expect(text.replace(/ /g, '')).toContain(`Selected(correct):${option}`.replace(/ /g, ''))
    expect(text).toContain('Not answered')
  })

  test('is made again only when the report has changed, and is deleted a day after it was made', async () => {
    const taker = await cancelled()
    const stored = async () =>
      (await server.deps.db.select().from(files).where(eq(files.ownerId, taker.userId))).filter(
        ({ kind }) => kind === 'attempt_report',
      )
    await make(taker, 'en')
    const [first] = await stored()
    server.deps.clock.advance(3600)
    expect((await ask(taker, 'en')).status).toBe(200)
    const admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
    await server.client('setRecordingHold', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: admin.token,
      body: { held: true, reason: 'An appeal.' },
    })
    expect(await sheetText(taker, 'en')).toContain('an admin ends the extension by Noura Hassan')
    await make(taker, 'en')
    // The earlier PDF was deleted.
    const [second, ...others] = await stored()
    expect(others).toEqual([])
    expect(second?.id).not.toBe(first?.id)
    server.deps.clock.advance(86_400 - 60)
    await deleteOldExports(server.deps)
    expect(await server.deps.storage.size(second?.storageKey ?? '')).toBeGreaterThan(0)
    server.deps.clock.advance(120)
    await deleteOldExports(server.deps)
    expect(await server.deps.storage.size(second?.storageKey ?? '')).toBeNull()
    // It is made again when it is asked for.
    expect((await ask(taker, 'en')).status).toBe(202)
  })

  test.each([
    [
      'en',
      /screen 0%, camera replaced, microphone replaced/,
      /Accommodations A letter\. Camera recording replaced An invigilator\. Assistive input, such as dictation/,
      /Screen not recorded/,
      /Camera not recorded|Microphone not recorded/,
    ],
    [
      'ar',
      /الكاميرا ضمن الترتيبات التيسيرية، الميكروفون ضمن الترتيبات التيسيرية/,
      /الترتيبات التيسيرية A letter\. بديل عن تسجيل الكاميرا An invigilator\. وسيلة كتابة مساعدة، كالإملاء الصوتي/,
      /جزء غير مسجّل من الشاشة/,
      /جزء غير مسجّل من (?:الكاميرا|الميكروفون)/,
    ],
  ] as const)(
    'says of a recording that is replaced that it is an accommodation, and no gap, in %s',
    async (lang, coverage, arranged, gap, noGap) => {
      const admin = await signedIn(server, 'recruiter admin')
      const taker = await Taker.arrive(server)
      await server.client('setArrangement', {
        params: { id: taker.userId },
        token: admin.token,
        body: {
          time_factor: 1,
          break_minutes: 0,
          waived: [],
          replaced: [{ source: 'camera', reason: 'An invigilator.' }],
          assistive_input: true,
          reason: 'A letter.',
        },
      })
      await taker.consentAndStart()
      await taker.stayFor(60)
      await taker.send('attempt.exited', { reason: 'exited' })
      const text = await sheetText(taker, lang)
      for (const said of [coverage, arranged, gap]) expect(text).toMatch(said)
      expect(text).not.toMatch(noGap)
    },
  )

  test('of a cancelled attempt says how it ended', async () => {
    const text = await sheetText(await cancelled(), 'en')
    expect(text).toContain('Cancelled, by exiting')
    // No episode was noted, and nothing was recorded.
    expect(text).not.toContain('There is nothing to review.')
    expect(text).toContain('This attempt was cancelled (by exiting) and is not scored.')
    expect(text).not.toContain('Not scored yet')
  })

  test('in English it is set in pages, named after whose it is, and breaks words that are longer than a line', async () => {
    const taker = await Taker.begin(server, 'Maryam Al Suwaidi')
    await taker.finish({ [questions.writing]: longWords })
    await server.runJobs()
    const { text, document, pages, name } = await read(taker, 'en')
    expect(name).toMatch(/^attachment; filename="masar-report-english-v3-maryam-al-suwaidi\.pdf"/)
    expect(pages).toBeGreaterThan(2)
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`)
    expect(text.replace(/\s/g, '')).toContain('mw'.repeat(150))
    expectInsideMargins(await measureExtent(document))
    // A screen reader finds its headings and its figures in their columns.
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const roles = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD'])
      expect(roles).toContain(`"role":"${role}"`)
    // A candidate does not get the file by a ticket of their own.
    const [file] = (
      await server.deps.db.select().from(files).where(eq(files.ownerId, taker.userId))
    ).filter(({ kind }) => kind === 'attempt_report')
    await taker.signInAgain()
    expect(
      (
        await server.client('issueTicket', {
          token: taker.token,
          body: { file: { kind: 'report_pdf', id: file?.id ?? '' } },
        })
      ).body.code,
    ).toBe('file_not_found')
  })

  test('is for recruiters, of an attempt that is over', async () => {
    const taker = await Taker.begin(server)
    expect((await ask(taker, 'en')).body.code).toBe('assessment_not_done')
    await taker.send('attempt.exited', { reason: 'exited' })
    expect(
      (
        await server.client('downloadReport', {
          params: { ...english, id: taker.attemptId ?? '' },
          token: taker.token,
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await server.client('downloadReport', {
          params: { assessment_id: 'english_v1', id: taker.attemptId ?? '' },
          token: await recruiter.renew(),
        })
      ).status,
    ).toBe(404)
  })
})

test('the report of an annotation attempt has every form of answer, and the guideline; in Arabic it is set from right to left', async () => {
  const id = 'annotation_v3'
  const taker = await Taker.begin(server, 'Shamma Al Kaabi', { assessment_id: id })
  const parts = getQuestionnaire(id) ?? []
  const key = getAnswerKey(id)
  const given: Record<string, string> = {}
  for (const { questions: asked } of parts) {
    for (const { id: question } of asked) {
      const review = key?.reviews[question]
      const ranks = key?.rankings[question]
      given[question] =
        ranks !== undefined
          ? writeRanking(ranks)
          : review !== undefined
            ? writeReview({ option: review.option, text: review.accepted[0] ?? '' })
            : (key?.mcqs[question] ??
              key?.transcripts[question] ??
              key?.corrections[question]?.accepted[0] ??
              key?.ocr[question] ??
              longWords)
    }
  }
  await taker.finish(given)
  await server.runJobs()
  const transcript =
    Object.values(key?.transcripts ?? {}).find((one) => !/\p{Script=Arabic}/u.test(one)) ?? ''
  const words = transcript.split(' ').slice(0, 4).join(' ')
  expect(await sheetText(taker, 'ar')).toContain(words)
  const english = await sheetText(taker, 'en')
  for (const said of [
    words,
    'Guideline comprehension',
    'Text the questions refer to',
    'Quality ranking',
    'given 1, correct 1',
    'Text the program read',
  ])
    expect(english).toContain(said)

  const { text, document, pages } = await read(taker, 'ar', id)
  expect(pages).toBeGreaterThan(5)
  // Letters that were shaped and set right to left are still Arabic letters, and none is missing
  // from the font.
  expect(text).toMatch(/\p{Script=Arabic}{3}/u)
  expect(text).not.toMatch(/[\u0000\uFFFD]/)
  expect(text).toContain(words)
  for (const page of [1, pages])
    expect(text.replace(/\s/g, '')).toContain(`الصفحة${page}من${pages}`)
  expectInsideMargins(await measureExtent(document))
})
