// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../openapi/generated/api'
import {
  recording,
  buildReport,
  reportPath,
  toResult,
  userId,
} from '../screens/recruiter/report/fixtures/report'
import { contractServer, on } from '../testing/contract-server'
import { openScreen, prepareOpening } from '../testing/open-at'
import { person } from '../testing/people'
import { writeInto } from '../testing/write-into'

// The sentences of the specification (8.3, 8.4) that recruiters and admins read on a page, and
// people read at login, each with its cause.
const none = { results: [], page: 0, limit: 10, total: 0 }
const question = {
  id: userId,
  question: 'Was it clear?',
  question_ar: 'هل كان واضحاً؟',
  type: 'yes_no' as const,
  options: [],
  position: 1,
  updated_at: '2026-11-20T08:00:00.000Z',
}
const pooled: components['schemas']['PoolCandidate'] = {
  user_id: userId,
  full_name: 'Mariam Al Ketbi',
  email: 'mariam@example.ae',
  mobile_number: null,
  avatar_url: null,
  current_title: null,
  city: 'al_ain',
  education_level: 'phd',
  is_emirati: true,
  skills: [],
  laptop_available: true,
  wifi_available: true,
  availability_40_hours: true,
  availability_mode: 'online',
  english_assessment: null,
  annotation_assessment: null,
  profile_status: 'completed',
  status: 'REGISTERED',
  registered_at: '2026-11-18T08:00:00.000Z',
  poked_at: null,
}
const overallRow = {
  user_id: userId,
  full_name: 'Mariam Al Ketbi',
  email: 'mariam@example.ae',
  average: null,
  english: null,
  annotation: null,
}
const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('getReport', { data: buildReport() }),
  on('listResults', { data: none }),
  on('getRecruiterAssessments', { data: { results: [] } }),
  on('listEmailTemplates', { data: none }),
  on('listSurveyQuestions', { data: { results: [question], page: 1, limit: 100, total: 1 } }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  // jsdom has no media.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
})

type Languages = Record<'en' | 'ar', string>
interface Sentence {
  when: string
  said: Languages
  path: string
  given?: () => void
  /** The buttons and tabs to press before the sentence appears, in this order. */
  press?: readonly Languages[]
  /** What is written into the one text field there is before the last of them. */
  write?: string
}

const list = (kind: string) => `/recruiter/assessments/${kind}/v3`
const reportPart = (part: 'part4' | 'part5') => {
  const [written] = buildReport().answers
  if (written === undefined) throw new Error('The report has no answer.')
  return buildReport({
    result: toResult({}, { kind: 'annotation', assessment_id: 'annotation_v3' }),
    answers: [
      {
        ...written,
        part,
        value: null,
        question: { id: part, type: 'long_text', prompt: { en: 'Listen.', ar: null } },
      },
    ],
  })
}
const play = { en: 'Play', ar: 'تشغيل' }
const pdf = { en: 'Download PDF', ar: 'تنزيل PDF' }

const messages: Sentence[] = [
  {
    when: 'an address that is none is given to log in',
    said: { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صالح' },
    path: '/auth/login',
    given: () => localStorage.removeItem('token'),
    press: [{ en: 'Log in', ar: 'تسجيل الدخول' }],
    write: 'not an address',
  },
  {
    when: 'a file of the list cannot be had',
    said: { en: 'Failed to download file.', ar: 'تعذّر تنزيل الملف.' },
    path: '/recruiter/candidates',
    given: () =>
      server.use(
        on('searchCandidates', ({ body }) =>
          JSON.stringify(body).includes('download_report')
            ? { status: 500, code: 'internal' }
            : { data: { results: [pooled], page: 1, limit: 10, total: 1 } },
        ),
      ),
    press: [{ en: 'CSV', ar: 'CSV' }],
  },
  {
    when: 'a field is left empty',
    said: { en: 'Field cannot be empty', ar: 'لا يمكن ترك هذا الحقل فارغاً' },
    path: reportPath,
    given: () => server.use(on('getReport', { data: buildReport({ decisions: ['redo'] }) })),
    press: [
      { en: 'Grant a redo', ar: 'منح إعادة الاختبار' },
      { en: 'Grant the redo', ar: 'منح إعادة الاختبار' },
    ],
  },
  {
    when: 'the report of all results cannot be made',
    said: { en: 'Failed to create assessment report', ar: 'تعذّر إنشاء تقرير الاختبارات' },
    path: '/recruiter/overall-result',
    given: () =>
      server.use(
        on('listOverallResults', ({ query }) =>
          query.has('download_report')
            ? { status: 500, code: 'internal' }
            : { data: { results: [overallRow], page: 1, limit: 10, total: 1 } },
        ),
      ),
    press: [{ en: 'Spreadsheet', ar: 'جدول بيانات' }],
  },
  {
    when: 'nobody has taken the English assessment',
    said: { en: 'English Assessments Not Found', ar: 'لا توجد اختبارات للغة الإنجليزية' },
    path: list('english'),
  },
  {
    when: 'nobody has taken the annotation assessment',
    said: { en: 'Annotation Assessments Not Found', ar: 'لا توجد اختبارات لتوسيم البيانات' },
    path: list('annotation'),
  },
  {
    when: 'there is no e-mail template',
    said: { en: 'Email Templates not found.', ar: 'لم يُعثر على قوالب البريد.' },
    path: '/settings/email-templates',
  },
  {
    when: 'a report did not come',
    said: { en: 'Failed to get assessment report', ar: 'تعذّر الحصول على تقرير الاختبار' },
    path: reportPath,
    given: () => server.use(on('getReport', { status: 403, code: 'forbidden' })),
  },
  {
    when: 'a recording cannot be had',
    said: { en: 'Failed to get assessment record.', ar: 'تعذّر الحصول على تسجيل الاختبار.' },
    path: reportPath,
    given: () => server.use(on('issueTicket', { status: 403, code: 'forbidden' })),
    press: [play],
  },
  {
    when: 'a recording is not there',
    said: {
      en: 'Recording Not Found (or still processing).',
      ar: 'التسجيل غير موجود (أو ما زال قيد المعالجة).',
    },
    path: reportPath,
    given: () => server.use(on('issueTicket', { status: 404, code: 'recording_not_found' })),
    press: [play],
  },
  {
    when: 'a recording is still being processed',
    said: {
      en: 'Recording Not Found (or still processing).',
      ar: 'التسجيل غير موجود (أو ما زال قيد المعالجة).',
    },
    path: reportPath,
    given: () =>
      server.use(
        on('getReport', {
          data: buildReport({ recordings: [recording(1, { state: 'processing' })] }),
        }),
      ),
  },
  {
    when: 'no screenshot was taken',
    said: { en: 'Screenshots Not Found.', ar: 'لا توجد لقطات شاشة.' },
    path: reportPath,
  },
  {
    when: 'a report as PDF cannot be had',
    said: { en: 'Failed to get PDF report', ar: 'تعذّر الحصول على التقرير بصيغة PDF' },
    path: reportPath,
    given: () => server.use(on('downloadReport', { status: 500, code: 'internal' })),
    press: [pdf],
  },
  {
    when: 'a PDF is being made',
    said: { en: 'PDF creation in progress', ar: 'جارٍ إعداد ملف PDF' },
    path: reportPath,
    given: () =>
      server.use(
        http.get('*/api/recruiter/assessments/english_v3/report/:id/download', () =>
          HttpResponse.json({ data: {} }, { status: 202 }),
        ),
      ),
    press: [pdf],
  },
  {
    when: 'an evaluation failed',
    said: { en: 'Assessment Evaluation Not Successful', ar: 'لم ينجح تقييم الاختبار' },
    path: reportPath,
    given: () =>
      server.use(
        on('getReport', {
          data: buildReport({
            result: toResult({ overall: null, passed: null, criteria: [] }, { status: 'FAILED' }),
          }),
        }),
      ),
  },
  {
    when: 'an assessment could not be reset',
    said: { en: 'Assessment reset failed', ar: 'تعذّرت إعادة تعيين الاختبار' },
    path: reportPath,
    given: () =>
      server.use(
        on('getReport', { data: buildReport({ decisions: ['reset'] }) }),
        on('resetAssessment', { status: 409, code: 'decision_not_possible' }),
      ),
    press: [
      { en: 'Reset', ar: 'إعادة تعيين المحاولة' },
      { en: 'Reset the attempt', ar: 'إعادة تعيين المحاولة' },
    ],
    write: 'The power went out.',
  },
  {
    when: 'nothing was written in the English assessment',
    said: {
      en: 'User has not completed the written assessment.',
      ar: 'لم يُكمل المرشّح الاختبار الكتابي.',
    },
    path: reportPath,
    given: () =>
      server.use(
        on('getReport', {
          data: buildReport({
            answers: buildReport().answers.map((answer) => ({ ...answer, value: null })),
          }),
        }),
      ),
  },
  {
    when: 'part 4 has no answer',
    said: { en: 'User did not give part 4 answers.', ar: 'لم يقدّم المرشّح إجابات الجزء 4.' },
    path: reportPath,
    given: () => server.use(on('getReport', { data: reportPart('part4') })),
  },
  {
    when: 'part 5 has no answer',
    said: { en: 'User did not give part 5 answers.', ar: 'لم يقدّم المرشّح إجابات الجزء 5.' },
    path: reportPath,
    given: () => server.use(on('getReport', { data: reportPart('part5') })),
  },
  {
    when: 'a question of the survey could not be deleted',
    said: { en: 'Failed to delete question.', ar: 'تعذّر حذف السؤال.' },
    path: '/recruiter/survey-questions',
    given: () =>
      server.use(on('deleteSurveyQuestion', { status: 404, code: 'question_not_found' })),
    press: [
      { en: 'Delete question 1', ar: 'حذف السؤال 1' },
      { en: 'Delete question', ar: 'حذف السؤال' },
    ],
  },
  {
    when: 'a question of the survey is deleted',
    said: { en: 'Question deleted.', ar: 'حُذف السؤال.' },
    path: '/recruiter/survey-questions',
    given: () =>
      server.use(
        on('deleteSurveyQuestion', ({ headers }) => ({
          data: {},
          message: headers.get('lang') === 'ar' ? 'حُذف السؤال.' : 'Question deleted.',
        })),
      ),
    press: [
      { en: 'Delete question 1', ar: 'حذف السؤال 1' },
      { en: 'Delete question', ar: 'حذف السؤال' },
    ],
  },
]

test.each(
  messages.flatMap((sentence) =>
    (['en', 'ar'] as const).map((language) => ({
      ...sentence,
      language,
      words: sentence.said[language],
    })),
  ),
)('when $when: “$words”', async ({ language, words: text, path, given, press = [], write }) => {
  given?.()
  const at = await openScreen(path, { language })
  for (const [place, names] of press.entries()) {
    if (write !== undefined && place === press.length - 1)
      await writeInto(at.user, await screen.findByRole('textbox'), write)
    await at.user.click(await screen.findByRole('button', { name: names[language] }))
  }
  expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0)
})
