// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle } from '../../../features/assessments/testing/waiting'
import { contractServer, on } from '../../../testing/contract-server'
import { closeAssessments, EnglishServer, openAssessment } from './testing/open-assessment'
import { patient } from '../../../../scripts/lib/patience.mjs'

// The sentences of the specification (8.2, 8.3) that a candidate reads in an assessment, each with
// its cause. Those about devices are in `device-messages.test.tsx`.

const speaking = {
  id: 'speaking' as const,
  kind: 'speaking' as const,
  budget_seconds: 600,
  questions: [
    { id: 'try-1', type: 'audio' as const, prompt: { en: 'Speak.', ar: 'تحدّث.' }, max_seconds: 20 },
  ],
}
const server = contractServer(
  on('getPractice', { data: { assessment_id: 'english_v3', parts: [speaking] } }),
  on('getAppeal', { data: { appeal: null, cancellation: null } }),
  on('listOwnEpisodes', { data: { results: [] } }),
)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(closeAssessments)

type Opened = Awaited<ReturnType<typeof openAssessment>>
type Page = ReturnType<Opened['openPage']>

/** The attempt as the server has it once these events happened, taken elsewhere. */
const over =
  (...events: readonly { type: string; [field: string]: unknown }[]) =>
  async ({ server: english, openPage }: Opened) => {
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
    server.use(on('listAttempts', { data: { results: await english.listAttempts() } }))
    openPage()
  }
const handedIn = ['writing', 'mcqs', 'speaking'].flatMap((part) => [
  { type: 'part.begun', part },
  { type: 'part.submitted', part },
])

/** The service is in trouble, as far as this call goes. */
const inTrouble = () =>
  Promise.reject(Object.assign(new Error(), { code: 'internal', status: 503 }))

const record = /Record answer|تسجيل الإجابة/

async function comeToSpeaking(page: Page) {
  await page.beginWriting()
  for (const type of ['part.submitted', 'part.begun', 'part.submitted', 'part.begun'] as const) {
    act(() => page.run.send({ type }))
    await settle()
  }
  await screen.findByRole('button', { name: record })
}

const messages: {
  when: string
  en: string
  ar: string
  bring: (opened: Opened) => Promise<void>
}[] = [
  {
    when: 'the browser records nothing',
    en: 'Browser does not support screen or camera recording; use a laptop or computer.',
    ar: 'لا يدعم هذا المتصفح تسجيل الشاشة أو الكاميرا؛ استخدم حاسوباً محمولاً أو مكتبياً.',
    bring: async ({ openPage }) => void openPage({ recorder: false }),
  },
  {
    when: 'the browser writes down nothing that is said',
    en: 'Speech Recognition not supported.',
    ar: 'هذا المتصفح لا يدعم التعرّف على الكلام.',
    bring: async ({ openPage }) => void openPage(),
  },
  {
    when: 'a spoken answer cannot be recorded',
    en: 'The recording did not start.',
    ar: 'لم يبدأ التسجيل.',
    bring: async ({ openPage, user }) => {
      const page = openPage()
      await comeToSpeaking(page)
      page.recorders.refuse.now = true
      await user.click(await screen.findByRole('button', { name: record }))
    },
  },
  {
    when: 'where the assessment stands is not known',
    en: 'Failed to get assessment status',
    ar: 'تعذّرت معرفة حالة الاختبار',
    bring: async ({ server: english, openPage }) => {
      english.listAttempts = inTrouble
      openPage()
    },
  },
  {
    when: 'the answers cannot be sent',
    en: 'Something went wrong while submitting assessment answers.',
    ar: 'حدث خطأ أثناء إرسال إجابات الاختبار.',
    bring: async ({ server: english, openPage, user }) => {
      const sheet = await openPage().beginWriting()
      english.saveAnswers = inTrouble
      await user.type(sheet, 'My town')
    },
  },
  {
    when: 'the recordings cannot be sent',
    en: 'Failed to upload recording files',
    ar: 'تعذّر رفع ملفات التسجيل',
    bring: async ({ server: english, openPage }) => {
      const page = openPage()
      await comeToSpeaking(page)
      english.savePiece = inTrouble
      page.recorders.made[0]?.cut('a piece of the camera')
      act(() => page.run.send({ type: 'part.submitted' }))
    },
  },
  {
    when: 'it was completed',
    en: 'You have completed this assessment',
    ar: 'أكملت هذا الاختبار',
    bring: over(...handedIn, { type: 'evaluation.completed' }),
  },
  {
    when: 'it was cancelled',
    en: 'Your assessment is cancelled',
    ar: 'أُلغي اختبارك',
    bring: over({ type: 'attempt.exited', reason: 'exited' }),
  },
  {
    when: 'its evaluation failed',
    en: 'Assessment Evaluation Not Successful',
    ar: 'لم ينجح احتساب نتيجة الاختبار',
    bring: over(...handedIn, { type: 'evaluation.failed' }),
  },
]

test.each(
  messages.flatMap(({ when, en, ar, bring }) => [
    { when, language: 'en' as const, words: en, bring },
    { when, language: 'ar' as const, words: ar, bring },
  ]),
)('when $when: “$words”', async ({ language, words, bring }) => {
  server.use(on('getResult', { status: 404, code: 'attempt_not_found' }))
  await bring(await openAssessment({ language, server: new EnglishServer() }))
  expect(
    (await screen.findAllByText(words, { exact: false }, { timeout: patient(10_000) })).length,
  ).toBeGreaterThan(0)
})
