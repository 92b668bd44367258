// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Counted = components['schemas']['SurveyQuestionAnswers']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const question = (number: number, differs: Partial<Counted>): Counted => ({
  id: id(number),
  question: `Question ${number} in English`,
  question_ar: `السؤال ${number}`,
  type: 'rating',
  asked: true,
  answered: 4,
  average: null,
  counts: [],
  ...differs,
})
const same = (value: string, count: number) => ({ value, label: value, label_ar: value, count })
const results = [
  question(1, {
    average: 4.25,
    counts: [same('1', 0), same('2', 0), same('3', 0), same('4', 3), same('5', 1)],
  }),
  question(2, { type: 'yes_no', asked: false, counts: [same('yes', 3), same('no', 1)] }),
  question(3, { type: 'text' }),
]
const texts = ['The fourth', 'الثالث', 'The second', 'The first', 'The zeroth', 'The oldest']

const queries: Record<string, string>[] = []
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('listSurveyAnswers', ({ query }) => {
    queries.push(Object.fromEntries(query))
    return query.has('download_report')
      ? { data: { results: [], submitted: 4, url: '/api/files/ticket-1' } }
      : { data: { results, submitted: 4 } }
  }),
  on('listSurveyTexts', ({ query }) => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    return {
      data: {
        results: texts.slice((page - 1) * limit, page * limit).map((answer) => ({
          answer,
          submitted_at: '2026-11-20T08:00:00.000Z',
        })),
        page,
        limit,
        total: texts.length,
      },
    }
  }),
)
prepareOpening()
beforeEach(() => {
  queries.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/recruiter/survey-questions?view=answers'

test.each([
  [
    'en',
    'Question 1 in English',
    /4 answers.*Average 4\.3 of 5/,
    'Show as a table',
    '43' + '75%',
    'Question 2 in English',
    /No longer asked.*Yes3/,
  ],
  [
    'ar',
    'السؤال 1',
    /4 إجابات.*المتوسط 4\.3 من 5/,
    'عرض الأرقام في جدول',
    '43' + '75\u200e%\u200e',
    'السؤال 2',
    /لم يعد يُطرح.*نعم3/,
  ],
] as const)(
  'each question has its answers as bars and as a table that is folded away, in %s',
  async (language, first, about, fold, row, second, choices) => {
    const at = await openScreen(path, { language })
    const panel = within(await screen.findByRole('region', { name: first }))
    expect(screen.getByRole('region', { name: first }).textContent).toMatch(about)
    expect(panel.getAllByRole('listitem')).toHaveLength(5)
    const folded = panel.getByText(fold).closest('details')
    expect(folded?.open).toBe(false)
    await at.user.click(panel.getByText(fold))
    expect(folded?.open).toBe(true)
    expect(within(panel.getByRole('table')).getAllByRole('row')[4]?.textContent).toBe(row)
    expect(screen.getByRole('region', { name: second }).textContent).toMatch(choices)
  },
)

test('written answers are shown some at a time', async () => {
  const at = await openScreen(path)
  const panel = within(await screen.findByRole('region', { name: 'Question 3 in English' }))
  const written = within(await panel.findByRole('list', { name: 'Written answers, newest first' }))
  expect(written.getAllByRole('listitem')).toHaveLength(5)
  expect(written.getByText('الثالث').getAttribute('dir')).toBe('auto')
  await at.user.click(panel.getByRole('button', { name: 'Show earlier answers' }))
  await written.findByText('The oldest')
  expect(panel.queryByRole('button', { name: 'Show earlier answers' })).toBeNull()
})

test('they are narrowed to some days, and the file is of these days', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const at = await openScreen(`${path}&from=2026-11-01&to=2026-11-30`)
  await at.user.click(await screen.findByRole('button', { name: 'CSV' }))
  const days = { from_date: '2026-11-01', to_date: '2026-11-30' }
  await waitFor(() => expect(queries).toEqual([days, { ...days, download_report: 'csv' }]))
  await waitFor(() => expect(click).toHaveBeenCalled())
  click.mockRestore()
})

test('an empty page says whether nobody answered, or nobody within the filters', async () => {
  server.use(on('listSurveyAnswers', { data: { results, submitted: 0 } }))
  const at = await openScreen(`${path}&from=2026-11-01`)
  await screen.findByRole('heading', { name: 'No survey answers match these filters' })
  await at.user.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) ?? document.body)
  await screen.findByRole('heading', { name: 'No survey answers yet' })
})

test('answers that fail to load say so, with a way to try again', async () => {
  server.use(
    on('listSurveyAnswers', {
      status: 500,
      code: 'internal',
      message: 'Internal Error. Please try again',
    }),
  )
  await openScreen(path)
  await screen.findByText('We could not load the survey answers')
  screen.getByRole('button', { name: 'Try again' })
})

test('the two views lead to each other', async () => {
  server.use(on('listSurveyQuestions', { data: { results: [], page: 1, limit: 100, total: 0 } }))
  const at = await openScreen('/recruiter/survey-questions')
  await screen.findByRole('heading', { name: 'The survey has no questions' })
  await at.user.click(screen.getByRole('tab', { name: 'Answers' }))
  await screen.findByRole('heading', { level: 1, name: 'Survey answers' })
  expect(at.address()).toContain('view=answers')
})
