// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ReviewAgreement } from '../../../features/recruiter/outcomes/reviews.queries'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { toLevel } from './agreement.rules'

const path = '/recruiter/reviews/agreement'
const nothing: ReviewAgreement['machine'] = {
  attempts: 0,
  scores: 0,
  mean_difference: null,
  mean_distance: null,
  differing: 0,
  kappa: null,
}
const empty: ReviewAgreement = { machine: nothing, second: nothing, months: [], criteria: [] }
const makeFigures = (scores: number, difference: number, distance: number) => ({
  scores,
  mean_difference: difference,
  mean_distance: distance,
})
const agreement: ReviewAgreement = {
  machine: { attempts: 61, differing: 24, kappa: 0.67, ...makeFigures(183, -4.1, 5.4) },
  second: { attempts: 2, differing: 1, kappa: 0.9, ...makeFigures(9, 0.5, 3) },
  months: [
    { month: '2025-12', figures: makeFigures(171, -4.1, 5.3) },
    { month: '2026-02', figures: makeFigures(12, 2, 11) },
    { month: '2026-03', figures: makeFigures(3, -8, 8) },
  ],
  criteria: [
    { part: 'writing', criterion: 'coherence', figures: makeFigures(174, -4.2, 5) },
    { part: 'speaking', criterion: null, figures: makeFigures(9, 1, 2) },
  ],
}
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('getReviewAgreement', { data: agreement }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))
afterEach(() => onlineManager.setOnline(true))

const getRows = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent)

test.each([
  {
    language: 'en',
    title: 'Reviewers and automatic scores',
    found:
      'On average, reviewers give 4.1 points less than the automatic score, and single scores are 5.4 points apart.',
    figures: [
      'AgreementGoodKappa 0.67. Full agreement is 1, chance is 0.',
      'More than 10 points apart13%24 of 183 scores',
      'Scores compared183in 61 attempts',
    ],
    two: 'Two reviewers',
    few: 'Too few scores to tell: 9 so far. Figures need at least 10.',
    byMonth: 'Points between reviewer and automatic score, by month',
    months: [
      'Dec\u00a020255.3\u200e−4.1171',
      'Feb\u00a0202611.0\u200e+2.012',
      'Mar\u00a02026Too fewToo few3',
    ],
    notDrawn: 'Months with fewer than 10 scores are not drawn.',
    byCriterion: 'By what was scored',
    criteria: ['Writing: Coherence5.0\u200e−4.2174', 'SpeakingToo fewToo few9'],
  },
  {
    language: 'ar',
    title: 'المراجعون والدرجات الآلية',
    found:
      'في المتوسط، يمنح المراجعون أقل من الدرجة الآلية بمقدار 4.1 نقطة، ويبلغ الفارق في الدرجة الواحدة 5.4 نقطة.',
    figures: [
      'الاتفاقجيدمعامل كابا 0.67. الاتفاق التام 1، والمصادفة 0.',
      'فارق يزيد على 10 نقاط13\u200e%\u200e24 من 183 درجة',
      'عدد الدرجات183في 61 محاولة',
    ],
    two: 'مراجعان للإجابة نفسها',
    few: '9 درجات حتى الآن لا تكفي للحكم. يلزم 10 على الأقل.',
    byMonth: 'الفارق بين المراجع والدرجة الآلية بالنقاط شهراً بعد شهر',
    months: [
      'ديسمبر\u00a020255.3\u200e−4.1171',
      'فبراير\u00a0202611.0\u200e+2.012',
      'مارس\u00a02026غير كافيةغير كافية3',
    ],
    notDrawn: 'لا تُرسم الأشهر التي تقل درجاتها عن 10.',
    byCriterion: 'بحسب ما جرى تقييمه',
    criteria: ['الكتابة: ترابط النص5.0\u200e−4.2174', 'التحدّثغير كافيةغير كافية9'],
  },
] as const)(
  'each figure is shown with what it counts, and too few scores are named as such, in $language',
  async ({ language, ...shown }) => {
    await openScreen(path, { language })
    const machine = within(await screen.findByRole('region', { name: shown.title }))
    machine.getByText(shown.found)
    expect(machine.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual(
      shown.figures,
    )
    within(screen.getByRole('region', { name: shown.two })).getByText(shown.few)
    expect(getRows(shown.byMonth)).toEqual(shown.months)
    screen.getByText(shown.notDrawn)
    expect(getRows(shown.byCriterion)).toEqual(shown.criteria)
  },
)

test.each([
  ['en', 'Two reviewers', 'On average, two reviewers of the same answer are 1 point apart.'],
  ['ar', 'مراجعان للإجابة نفسها', 'في المتوسط، يبلغ الفارق بين مراجعين للإجابة نفسها نقطة واحدة.'],
] as const)('two reviewers alone are compared, too, in %s', async (language, name, found) => {
  server.use(
    on('getReviewAgreement', {
      data: {
        ...empty,
        second: { attempts: 5, differing: 0, kappa: null, ...makeFigures(20, -1, 1) },
      },
    }),
  )
  await openScreen(path, { language })
  within(await screen.findByRole('region', { name })).getByText(found)
  expect(screen.queryByRole('table')).toBeNull()
})

test('words name the way in which reviewers differ from the automatic score', async () => {
  const machine = { ...agreement.machine, mean_difference: 1, mean_distance: 2 }
  server.use(on('getReviewAgreement', { data: { ...agreement, machine } }))
  const { unmount } = await openScreen(path)
  await screen.findByText(
    'On average, reviewers give 1 point more than the automatic score, and single scores are 2 points apart.',
  )
  unmount()
  server.use(
    on('getReviewAgreement', {
      data: { ...agreement, months: [], machine: { ...machine, mean_difference: 0, kappa: null } },
    }),
  )
  await openScreen(path)
  await screen.findByText(
    'On average, reviewers give the automatic score, and single scores are 2 points apart.',
  )
  screen.getByText('All scores are in one band of 10 points.')
  screen.getByText('No month has 10 scores yet.')
})

describe('without figures', () => {
  test.each([
    ['en', 'No scores to compare yet'],
    ['ar', 'لا درجات للمقارنة بعد'],
  ] as const)('the page says what will fill it, in %s', async (language, none) => {
    server.use(on('getReviewAgreement', { data: empty }))
    await openScreen(path, { language })
    await screen.findByRole('heading', { name: none })
  })

  test('a failure says so, with a way to try again', async () => {
    server.use(
      on('getReviewAgreement', {
        status: 500,
        code: 'internal',
        message: 'Internal Error. Please try again',
      }),
    )
    await openScreen(path)
    await screen.findByText('We could not load the figures')
    screen.getByRole('button', { name: 'Try again' })
  })

  test('a page that is opened without a connection says so', async () => {
    onlineManager.setOnline(false)
    await openScreen(path)
    await screen.findByText('You are offline.')
  })
})

test('the list of reviews and the page lead to each other', async () => {
  server.use(on('listReviews', { data: { results: [], page: 1, limit: 10, total: 0 } }))
  const { user, address } = await openScreen('/recruiter/reviews')
  await user.click(await screen.findByRole('link', { name: 'Reviewer agreement' }))
  await screen.findByRole('heading', { level: 1, name: 'Reviewer agreement' })
  expect(address()).toBe(path)
  await user.click(screen.getByRole('link', { name: 'Reviews' }))
  await screen.findByRole('heading', { level: 1, name: 'Reviews' })
})

test.each([
  [-0.1, 'none'],
  [0, 'none'],
  [0.2, 'slight'],
  [0.21, 'fair'],
  [0.41, 'moderate'],
  [0.61, 'good'],
  [0.8, 'good'],
  [0.81, 'full'],
  [1, 'full'],
] as const)('a kappa of %s is %s', (kappa, level) => expect(toLevel(kappa)).toBe(level))
