// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const none = {
  candidates: 0,
  in_progress: 0,
  result_processing: 0,
  completed: 0,
  passed: 0,
  failed: 0,
  cancelled: 0,
  redo: 0,
  average_score: null,
}
const month = {
  registered: 0,
  submitted: 0,
  passed: 0,
  failed: 0,
  signup_to_assessment_median: null,
  english_median: null,
  annotation_median: null,
}
const months = [
  { ...month, month: '2026-10' },
  {
    ...month,
    month: '2026-11',
    registered: 31,
    submitted: 20,
    passed: 9,
    failed: 3,
    signup_to_assessment_median: 600_000,
  },
]
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('getInceptionStats', {
    data: {
      users: { registered: 1200, pending: 3, approved: 40, declined: 1 },
      allUsers: 1301,
      funnel: { registered: 1244, confirmed: 1200, approved: 622, assessed: 300, passed: 0 },
      months,
      englishAssessment: { ...none, candidates: 20, average_score: 61.5 },
      annotationAssessment: none,
    },
  }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

test.each([
  [
    'en',
    'Registrations of candidates',
    '1,301 people signed up',
    'Assessments',
    'Average score61.5–',
    'From registration to a pass',
    'Approved622 50% of all',
  ],
  [
    'ar',
    'طلبات تسجيل المرشّحين',
    'سجّل 1,301 شخص',
    'الاختبارات',
    'متوسط الدرجات61.5–',
    'من التسجيل إلى الاجتياز',
    'الموافقة622 50\u200e%\u200e من الجميع',
  ],
] as const)(
  'the programme is shown in figures in %s',
  async (language, users, all, assessments, average, way, approved) => {
    await openScreen('/recruiter/inception', { language })
    const registrations = within(await screen.findByRole('region', { name: users }))
    registrations.getByText('1,200')
    registrations.getByText(all)
    const funnel = within(screen.getByRole('region', { name: way }))
    expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)[2]).toBe(approved)
    expect(
      within(screen.getByRole('table', { name: assessments }))
        .getAllByRole('row')
        .at(-1)?.textContent,
    ).toBe(average)
  },
)

test.each([
  [
    'en',
    'Registrations and attempts, month by month',
    'Nov 20263120',
    'Share of results that passed',
    'Nov 202675%',
    'From signup to the first assessment',
    ['Oct 2026–', 'Nov 20266 days, 23 hours'],
  ],
  [
    'ar',
    'طلبات التسجيل والمحاولات شهراً بعد شهر',
    'نوفمبر 20263120',
    'نسبة النتائج المجتازة',
    'نوفمبر 202675\u200e%\u200e',
    'من التسجيل إلى أول اختبار',
    ['أكتوبر 2026–', 'نوفمبر 20266 أيام و23 ساعة'],
  ],
] as const)(
  'the months are drawn, and each chart has its numbers in a table that is folded away, in %s',
  async (language, counted, both, passed, share, first, times) => {
    await openScreen('/recruiter/inception', { language })
    await screen.findByRole('region', { name: counted })
    const getRows = (name: string) => {
      const table = screen.getByRole('table', { name, hidden: true })
      expect(table.closest('details')?.open).toBe(false)
      return within(table)
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map(({ textContent }) => textContent)
    }
    expect(getRows(counted).at(-1)).toBe(both)
    expect(getRows(passed).at(-1)).toBe(share)
    expect(getRows(first)).toEqual(times)
  },
)

test('figures that fail to load say so, with a way to try again', async () => {
  server.use(
    on('getInceptionStats', {
      status: 500,
      code: 'internal',
      message: 'Internal Error. Please try again',
    }),
  )
  await openScreen('/recruiter/inception')
  await screen.findByText('We could not load the figures')
  screen.getByRole('button', { name: 'Try again' })
})
