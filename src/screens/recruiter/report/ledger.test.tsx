// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { makeLedger, buildReport, reportPath } from './fixtures/report'

type Report = components['schemas']['Report']

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

/** A report whose writing came about in a way that the test says. */
const made = (largest_insertion: number | null, differs: Partial<Report> = {}): Report => {
  const report = buildReport(differs)
  return {
    ...report,
    answers: report.answers.map((answer) =>
      answer.part === 'writing' && largest_insertion !== null
        ? { ...answer, made: { edits: 14, seconds: 845, largest_insertion } }
        : answer,
    ),
  }
}

/** Each term with what is said of it. */
async function notified(report: Report, language: 'en' | 'ar' = 'en') {
  server.use(on('getReport', { data: report }))
  await openScreen(reportPath, { language })
  const region = await screen.findByRole('region', {
    name: { en: 'Evidence', ar: 'الأدلة' }[language],
  })
  const words = (role: string) =>
    within(region)
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  return { terms: words('term'), said: words('definition') }
}

describe('the evidence that is kept of an attempt', () => {
  test('is explained in English with the meaning of each figure', async () => {
    const { terms, said } = await notified(
      made(12, { ledger: makeLedger({ heard_share: 0.9858, screenshots: 18 }) }),
    )
    expect(terms).toEqual([
      'Consent to recording',
      'Device check before the start',
      'Browser connected',
      'Screenshots',
      'Written answers',
    ])
    expect(said).toEqual([
      expect.stringMatching(/^Version \u20683\u2069, given on 18 Nov 2026, \d\d:58$/),
      'Camera foundMicrophone foundScreen sharedVoice heard',
      '98.5% of the assessment timeThe rest was outages. Breaks of up to 45 seconds and times when Masar was not running are not counted.',
      '18 arrived',
      '1 text; most at once: 12 words, in WritingTyped text arrives a few words at a time.',
    ])
  })

  test('is explained in Arabic', async () => {
    const { terms, said } = await notified(made(57), 'ar')
    expect(terms).toEqual([
      'الموافقة على التسجيل المصوّر',
      'فحص الأجهزة قبل البدء',
      'اتصال المتصفّح بالخادم',
      'لقطات الشاشة',
      'كتابة الإجابات',
    ])
    expect(said).toEqual([
      expect.stringMatching(/^الإصدار \S*3\S*، بتاريخ .*2026/),
      'الكاميرا تعملالميكروفون يعملالشاشة مشارَكةالصوت مسموع',
      expect.stringMatching(/^\S*100\S* من وقت الاختبارلا يدخل/),
      'وصلت 18 لقطة',
      expect.stringMatching(/^نص واحد؛ أكثر ما ظهر دفعة واحدة: 57 كلمة، في «الكتابة»/),
    ])
  })

  test.each([
    [
      'en',
      [
        'None on record',
        'None on record',
        '0% of the assessment timeThe rest was outages. Breaks of up to 45 seconds and times when Masar was not running are not counted.',
        '0 arrived',
        'How they were written is not known',
      ],
    ],
    [
      'ar',
      [
        'لا توجد موافقة محفوظة',
        'لا يوجد فحص محفوظ',
        expect.stringMatching(/^\S*0\S* من وقت الاختبار/),
        'لم تصل أي لقطة',
        'لا يُعرف كيف كُتبت',
      ],
    ],
  ] as const)('says in %s of each that there is none', async (language, expected) => {
    const ledger = { consent: null, device_check: null, screenshots: 0, heard_share: 0 }
    expect((await notified(made(null, { ledger }), language)).said).toEqual(expected)
  })

  test.each([
    ['en', 'Camera replacedMicrophone replacedScreen not sharedVoice not checked'],
    ['ar', 'للكاميرا بديلللميكروفون بديللم تُشارَك الشاشةلم يُفحص الصوت'],
  ] as const)(
    'says in %s what the check did not find, and what accommodations replace',
    async (language, check) => {
      const nothing = { camera: false, microphone: false, screen: false, voice: false }
      const arrangement: Report['arrangement'] = {
        time_factor: 1,
        break_minutes: 0,
        waived: [],
        replaced: [{ source: 'camera', reason: 'A person is in the room.' }],
        assistive_input: false,
        reason: 'Agreed with the programme.',
        set_by: 'Noura Hassan',
        set_at: '2026-11-10T08:00:00.000Z',
      }
      const ledger = makeLedger({ device_check: nothing })
      const { said } = await notified(made(1, { ledger, arrangement }), language)
      expect(said[1]).toBe(check)
    },
  )

  test('says in words what the check did not find', async () => {
    const ledger = makeLedger({
      device_check: { camera: false, microphone: true, screen: false, voice: false },
    })
    expect((await notified(made(1, { ledger }))).said[1]).toBe(
      'Camera not foundMicrophone foundScreen not sharedNo voice heard',
    )
  })
})
