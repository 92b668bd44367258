// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messageStore } from '../../../../notify'
import { contractServer, on } from '../../../../testing/contract-server'
import { closeAssessments, EnglishServer, openAssessment } from '../testing/open-assessment'
import { patient } from '../../../../../scripts/lib/patience.mjs'

const server = contractServer(
  on('getPractice', { data: { assessment_id: 'english_v3', parts: [] } }),
  on('getAppeal', { data: { appeal: null, cancellation: null } }),
  on('listOwnEpisodes', { data: { results: [] } }),
)

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(closeAssessments)

/** An attempt that was taken on another device, as the server has it. */
async function taken(events: readonly { type: string; [field: string]: unknown }[]) {
  const english = new EnglishServer()
  await english.sendEvent('english_v3', {
    attempt_id: null,
    key: crypto.randomUUID(),
    type: 'attempt.started',
    epoch: 1,
    sequence: 0,
    elapsed_ms: 0,
    at: new Date().toISOString(),
  })
  for (const event of events) english.append(event)
  const results = await english.listAttempts()
  server.use(on('listAttempts', { data: { results } }))
  return english
}

const handedIn = ['writing', 'mcqs', 'speaking'].flatMap((part) => [
  { type: 'part.begun', part },
  { type: 'part.submitted', part },
])

test.each([
  [
    'en',
    'Before you begin',
    'You can take this assessment once more',
    'I accept these conditions',
    'Check your equipment',
  ],
  ['ar', 'قبل أن تبدأ', 'يمكنك أداء هذا الاختبار مرة أخرى', 'أوافق على هذه الشروط', 'فحص الأجهزة'],
] as const)(
  'a granted redo is announced in %s, and leads on to the devices',
  async (language, title, notified, accept, next) => {
    const { openPage, user } = await openAssessment({
      language,
      server: await taken([{ type: 'attempt.exited', reason: 'exited' }, { type: 'redo.granted' }]),
    })
    openPage()
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByText(notified)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: accept }))
    await screen.findByRole('heading', { level: 1, name: next })
  },
)

test('a first attempt says nothing of a redo', async () => {
  const { openPage } = await openAssessment()
  const { run } = openPage()
  await screen.findByRole('heading', { level: 1, name: 'Practise first' })
  run.send({ type: 'practice.finished' })
  run.send({ type: 'consent.given', textVersion: '1', lang: 'en' })
  await screen.findByRole('heading', { level: 1, name: 'Before you begin' })
  expect(screen.queryByText('You can take this assessment once more')).toBeNull()
})

test('a disqualified candidate reads why, and that the scores do not count', async () => {
  const english = await taken([
    ...handedIn,
    { type: 'evaluation.completed' },
    { type: 'attempt.disqualified', reason: 'phone' },
  ])
  const { openPage } = await openAssessment({ server: english })
  openPage()
  await screen.findByRole('heading', { level: 1, name: 'Your assessment is cancelled' })
  await waitFor(() =>
    expect(
      screen.getByText('A reviewer saw a phone in use. This disqualifies the attempt.'),
    ).toBeTruthy(),
  )
  expect(screen.getByText(/Its scores do not count/)).toBeTruthy()
})

test('a candidate who exited reads that the answers are not scored', async () => {
  const { openPage } = await openAssessment({
    server: await taken([{ type: 'attempt.exited', reason: 'exited' }]),
  })
  openPage()
  await screen.findByText('You exited before the end.')
  expect(screen.getByText(/The attempt is not scored/)).toBeTruthy()
})

test('an evaluation that did not succeed asks nothing of the candidate', async () => {
  const { openPage } = await openAssessment({
    server: await taken([...handedIn, { type: 'evaluation.failed' }]),
  })
  openPage()
  await screen.findByRole('heading', { level: 1, name: 'Assessment Evaluation Not Successful' })
})

describe('the own result as a PDF', () => {
  /** The page of an attempt that is scored, or that waits for a reviewer. */
  async function scored(overall: number | null, language: 'en' | 'ar' = 'en') {
    const english = await taken([...handedIn, { type: 'evaluation.completed' }])
    const attempt = (await english.listAttempts())[0]?.attempt
    if (!attempt) throw new Error('There is no attempt.')
    server.use(
      on('getResult', {
        data: {
          attempt,
          overall,
          passed: overall === null ? null : overall >= 50,
          provisional: overall === null,
          lacks: [],
          criteria: [{ key: 'grammar', score: 64, provisional: false, evidence: [] }],
        },
      }),
    )
    const opened = await openAssessment({ language, server: english })
    opened.openPage()
    return { ...opened, attempt }
  }
  const notified = () => messageStore.read().map(({ title, action }) => [title, action?.label])

  beforeEach(() => messageStore.clear())

  test('it says that the file is being made, asks again for this attempt, and downloads it', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(new URL(this.href).pathname)
    })
    const asked: (string | null)[] = []
    server.use(
      http.get('*/api/candidate/assessments/english_v3/result/pdf', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('attempt_id'))
        return asked.length === 1
          ? HttpResponse.json({ data: {}, message: 'PDF creation in progress' }, { status: 202 })
          : HttpResponse.json({ data: { url: '/api/files/ticket-9' } })
      }),
    )
    const { user, attempt } = await scored(64)
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(notified()).toEqual([['PDF creation in progress', undefined]]))
    await waitFor(() => expect(saved).toEqual(['/api/files/ticket-9']), { timeout: patient(5000) })
    expect(asked).toEqual([attempt.id, attempt.id])
  })

  test('shows a refusal in Arabic, with a way to try again', async () => {
    server.use(
      on('getResultPdf', {
        status: 500,
        code: 'internal',
        message: 'Internal Error. Please try again',
      }),
    )
    const { user } = await scored(64, 'ar')
    await user.click(await screen.findByRole('button', { name: 'تنزيل PDF' }))
    await waitFor(() =>
      expect(notified()).toEqual([['تعذّر الحصول على تقرير PDF', 'إعادة المحاولة']]),
    )
  })

  test('there is none while a score waits for a reviewer', async () => {
    await scored(null)
    await screen.findByText('Grammar')
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  })
})

test.each([
  ['en', 'A reviewer will score some of your answers', 'Waiting for a reviewer'],
  ['ar', 'سيقيّم مراجع بعض إجاباتك', 'بانتظار مراجع'],
] as const)(
  'where a person is waited for, the page says so in %s, and not that something runs',
  async (language, title, waits) => {
    const english = await taken([...handedIn, { type: 'attempt.submitted' }])
    const results = (await english.listAttempts()).map(({ attempt, ...card }) => ({
      ...card,
      attempt: attempt === null ? null : { ...attempt, awaits_review: true },
    }))
    server.use(on('listAttempts', { data: { results } }))
    const { openPage } = await openAssessment({ language, server: english })
    openPage()
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByText(waits)).toBeTruthy()
  },
)

test.each([
  [
    'en',
    'new',
    'We scored your answers again on 29 Nov 2026 with newer scoring rules. This score replaces the earlier one, 61 of 100.',
  ],
  [
    'ar',
    'new',
    'أعدنا تقييم إجاباتك في 29 نوفمبر 2026 وفق قواعد تقييم أحدث. تحل هذه الدرجة محل درجتك السابقة، وهي 61 من 100.',
  ],
  [
    'en',
    'earlier',
    'We scored your answers again on 29 Nov 2026 with newer scoring rules: 47 of 100. Your earlier score of 61 still counts, so you keep your pass.',
  ],
  [
    'ar',
    'earlier',
    'أعدنا تقييم إجاباتك في 29 نوفمبر 2026 وفق قواعد تقييم أحدث، فكانت الدرجة 47 من 100. تُحتسب درجتك السابقة، وهي 61، ويبقى اجتيازك محفوظاً.',
  ],
] as const)(
  'in %s the own result says after another scoring that the %s score counts',
  async (language, counts, sentence) => {
    const english = await taken([...handedIn, { type: 'evaluation.completed' }])
    const attempt = (await english.listAttempts())[0]?.attempt
    if (!attempt) throw new Error('There is no attempt.')
    server.use(
      on('getResult', {
        data: {
          attempt,
          overall: counts === 'new' ? 47 : 61,
          passed: counts === 'earlier',
          provisional: false,
          lacks: [],
          criteria: [{ key: 'grammar', score: 64, provisional: false, evidence: [] }],
          scored_again: {
            at: '2026-11-29T08:00:00.000Z',
            counts,
            overall_before: 61,
            overall_after: 47,
          },
        },
      }),
    )
    const { openPage } = await openAssessment({ language, server: english })
    openPage()
    expect(await screen.findByText(sentence)).toBeTruthy()
  },
)

describe('a result whose evidence is incomplete', () => {
  const share = { code: 'screen_share', value: 82 } as const
  const gap = { code: 'camera_gap', value: 125 } as const
  const waiting = /a reviewer still has to score some of your answers/

  async function lacking(language: 'en' | 'ar', waits: boolean) {
    const english = await taken([...handedIn, { type: 'evaluation.completed' }])
    const attempt = (await english.listAttempts())[0]?.attempt
    if (!attempt) throw new Error('There is no attempt.')
    server.use(
      on('getResult', {
        data: {
          attempt: { ...attempt, status: waits ? 'RESULT_PROCESSING' : 'COMPLETED' },
          overall: 64,
          passed: null,
          provisional: true,
          lacks: [share, gap],
          criteria: [{ key: 'grammar', score: 64, provisional: false, evidence: [] }],
        },
      }),
    )
    const { openPage } = await openAssessment({ language, server: english })
    openPage()
  }

  test.each([
    [
      'en',
      /^Provisional: the recordings or texts .* A reviewer decides/,
      'Your screen recording covers 82% of the time; 90% is needed.',
      'Your camera was not recorded for 02:05. The reason is not known.',
    ],
    [
      'ar',
      /^نتيجة أولية: تسجيلات محاولتك أو نصوصها غير مكتملة/,
      /^يغطي تسجيل شاشتك 82.*90/,
      'لم تُسجَّل الكاميرا لديك لمدة 02:05. السبب غير معروف.',
    ],
  ] as const)(
    'says what is missing and what happens next in %s',
    async (language, notified, ...lacks) => {
      await lacking(language, false)
      await screen.findByText(notified)
      for (const lack of lacks) expect(screen.getByText(lack)).toBeTruthy()
      expect(screen.queryByText(waiting)).toBeNull()
      expect(screen.queryByText(/سيقيّم مراجع بعض إجاباتك/)).toBeNull()
    },
  )

  test('says besides that answers wait for a reviewer, where they do', async () => {
    await lacking('en', true)
    await screen.findByText(waiting)
    expect(screen.getByText(/^Provisional: the recordings or texts/)).toBeTruthy()
  })
})

test('a result that counts again after a review says so', async () => {
  const english = await taken([
    ...handedIn,
    { type: 'evaluation.completed' },
    { type: 'attempt.disqualified', reason: 'phone' },
    { type: 'disqualification.reversed' },
  ])
  const [card] = await english.listAttempts()
  server.use(
    on('getAppeal', {
      data: {
        appeal: {
          id: crypto.randomUUID(),
          attempt_id: card?.attempt?.id ?? '',
          assessment_id: 'english_v3',
          cancel_reason: 'phone',
          grants: 'result',
          statement: 'It was a calculator.',
          status: 'granted',
          note: null,
          made_at: '2026-11-20T08:00:00.000Z',
          decided_at: '2026-11-20T09:00:00.000Z',
        },
        cancellation: null,
      },
    }),
  )
  const { openPage } = await openAssessment({ server: english })
  openPage()
  await screen.findByRole('heading', { level: 1, name: 'You have completed this assessment' })
  await screen.findByText(/your attempt counts again/)
})
