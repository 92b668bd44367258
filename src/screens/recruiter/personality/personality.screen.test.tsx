// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'
import { patient } from '../../../../scripts/lib/patience.mjs'

type Schemas = components['schemas']
type Row = Schemas['PrinciplesResults']['data']['results'][number]

const reader = person({
  first_name: 'Omar',
  last_name: 'Haddad',
  role: 'recruiter',
  companyDetail: null,
})
const traits = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'emotional_stability',
] as const
const at = '2026-11-20T08:00:00.000Z'
const done = '01920000-0000-7000-8000-00000000000a'
const progress = (fractionComplete: number): Schemas['AssessmentProgress'] => ({
  shortscaleComplete: fractionComplete >= 0.5,
  assessmentComplete: fractionComplete === 1,
  fractionComplete,
})

const finished = (reliability: number | null): Row => ({
  user_id: done,
  full_name: 'Latifa Al Shamsi',
  email: 'latifa@example.ae',
  traits: traits.map((trait, index) => ({
    trait,
    score: 20 + index * 15.2,
    statements: 20,
    reliability,
  })),
  assessmentProgress: progress(1),
  started_at: at,
  finished_at: at,
})
const underWay: Row = {
  ...finished(null),
  user_id: '01920000-0000-7000-8000-00000000000b',
  full_name: 'Saif Al Marri',
  traits: [],
  assessmentProgress: progress(0.37),
  finished_at: null,
}

const page = (results: Row[], asked?: URLSearchParams[]) =>
  on('listPrinciplesResults', ({ query }) => {
    asked?.push(query)
    return { data: { results, page: 1, limit: 10, total: results.length } }
  })
const summary = (reliability: number | null): Schemas['PrinciplesSummary'] => ({
  data: {
    user_id: done,
    full_name: 'Latifa Al Shamsi',
    traits: [
      {
        trait: 'openness',
        name: 'Openness',
        about: 'About openness.',
        band: 'low',
        text: 'You tend to prefer proven methods.',
        score: 20,
        statements: 20,
        reliability,
      },
    ],
    assessmentProgress: progress(1),
    started_at: at,
    finished_at: at,
  },
})

const server = contractServer(
  on('getUser', { data: reader }),
  page([underWay, finished(null)]),
  on('getPrinciplesSummary', summary(null)),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

describe('the list', () => {
  test('shows the scores of who finished and how far the others are, and that the key is not yet known to be reliable', async () => {
    await openScreen('/recruiter/assessments/personality')
    const rows = await screen.findAllByRole('row')
    const [, first, second] = rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(first?.slice(1)).toEqual(['37% answered', '–', '–', '–', '–', '–'])
    expect(second?.slice(1)).toEqual(['Completed', '20', '35', '50', '66', '81'])
    expect(screen.queryByRole('link', { name: 'Saif Al Marri' })).toBeNull()
    expect(screen.getByText(/appears once 30 candidates have finished/)).toBeTruthy()
  })

  test('tells the reliability of each trait once it is known', async () => {
    server.use(page([finished(0.824)]))
    await openScreen('/recruiter/assessments/personality')
    expect(await screen.findByText('Openness: 0.82')).toBeTruthy()
    expect(screen.getByText(/usually relied on from 0\.70/)).toBeTruthy()
  })

  test('is narrowed to days, one of which may be left open', async () => {
    const asked: URLSearchParams[] = []
    server.use(page([finished(null)], asked))
    const { user, address } = await openScreen('/recruiter/assessments/personality')
    await user.click(await screen.findByRole('button', { name: 'Dates: all' }))
    const dates = within(screen.getByRole('group', { name: 'Dates:' }))
    await writeInto(user, dates.getByLabelText('From'), '2026-11-20')
    await user.click(dates.getByRole('button', { name: 'Show' }))
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeTruthy()
    expect(address()).toContain('from=2026-11-20')
    expect(asked.at(-1)?.getAll('dates')).toEqual(['2026-11-20', '2999-12-31'])
  })

  test('that is empty says why', async () => {
    server.use(page([]))
    await openScreen('/recruiter/assessments/personality')
    expect(await screen.findByText('No one has started the questionnaire yet')).toBeTruthy()
  })
})

describe('a profile', () => {
  test('opens from the list, and leads back to it as it was', async () => {
    const { user, address } = await openScreen('/recruiter/assessments/personality?limit=20')
    await user.click(await screen.findByRole('link', { name: 'Latifa Al Shamsi' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Latifa Al Shamsi' })).toBeTruthy()
    expect(screen.getByText('You tend to prefer proven methods.')).toBeTruthy()
    expect(screen.getByText(/Reliability: not known yet/)).toBeTruthy()
    expect(screen.getByText(/^These are signals for a conversation, not verdicts/)).toBeTruthy()
    await user.click(
      within(screen.getByRole('navigation', { name: 'Where you are' })).getByRole('link'),
    )
    expect(await screen.findByRole('table')).toBeTruthy()
    expect(address()).toBe('/recruiter/assessments/personality?limit=20')
  })

  test.each([
    [404, 'no_user_response', 'Profile not found'],
    [409, 'assessment_not_done', 'The questionnaire is not finished'],
  ] as const)('that answers %i says so', async (status, code, title) => {
    server.use(on('getPrinciplesSummary', { status, code }))
    await openScreen(`/recruiter/assessments/personality?candidate=${done}`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  })

  test('is there in Arabic', async () => {
    server.use(on('getPrinciplesSummary', summary(0.7)))
    await openScreen(`/recruiter/assessments/personality?candidate=${done}`, { language: 'ar' })
    expect(await screen.findByText(/الثبات \(ألفا كرونباخ\): 0\.7\./)).toBeTruthy()
  })
})

describe('the profile as a PDF', () => {
  const path = `/recruiter/assessments/personality?candidate=${done}`

  test('is asked for again while it is being made, which is said, and then downloaded', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const asked: (string | null)[] = []
    server.use(
      http.get('*/api/candidate/principles/assessments/pdf/', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('user_id'))
        return asked.length === 1
          ? HttpResponse.json({ data: {} }, { status: 202 })
          : HttpResponse.json({ data: { url: '/api/files/ticket-9' } })
      }),
    )
    const { user } = await openScreen(path)
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await screen.findByText('The download starts automatically. Stay on this page.')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: patient(5000) })
    expect(asked).toEqual([done, done])
  })

  test('that could not be made says so in Arabic, with a way to try again', async () => {
    server.use(
      on('getPrinciplesPdf', {
        status: 500,
        code: 'internal',
        message: 'Internal Error. Please try again',
      }),
    )
    const { user } = await openScreen(path, { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'تنزيل PDF' }))
    await screen.findByText('تعذّر إعداد ملف PDF')
    expect(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeTruthy()
  })
})
