// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

// The behaviour that all lists share, tested on one of them.

type Row = components['schemas']['ResultRow']
const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const row = (number: number): Row => ({
  attempt_id: id(number),
  assessment_id: 'english_v3',
  user_id: id(100 + number),
  full_name: `Person ${number}`,
  email: `person-${number}@example.ae`,
  avatar_url: null,
  status: 'CANCELLED',
  overall: null,
  passed: null,
  provisional: false,
  lacks: [],
  criteria: [],
  cancel_reason: 'exited',
  started_at: '2026-11-18T08:00:00.000Z',
  finished_at: '2026-11-18T08:40:00.000Z',
  duration_seconds: 2400,
  episodes: 0,
})
const page = { results: [1, 2, 3, 4].map(row), page: 1, limit: 10, total: 14 }

contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('getRecruiterAssessments', { data: { results: [] } }),
  on('listCancelledAssessments', { data: page }),
  on('listResults', { data: page }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
})

const reports = '/recruiter/assessments/english/v3'
const cancelled = '/recruiter/overall-result/cancelled-assessments'
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('columns can be left out, all but the first, which is remembered on this device', async () => {
  const at = await openScreen(reports)
  await at.user.click(await screen.findByRole('button', { name: 'Columns: all' }))
  expect(screen.queryByRole('checkbox', { name: 'Candidate' })).toBeNull()
  await at.user.click(screen.getByRole('checkbox', { name: 'Date taken' }))
  await waitFor(() => expect(heads()).not.toContain('Date taken'))
  await at.user.click(screen.getByRole('button', { name: 'Columns: 10 of 11' }))
  expect(Object.entries(localStorage).filter(([key]) => key.startsWith('columns:'))).toEqual([
    [expect.stringMatching(/:reports-english$/), 'started_at'],
  ])
  await at.user.click(screen.getByRole('button', { name: 'Show all columns' }))
  await waitFor(() => expect(heads()).toContain('Date taken'))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('columns:'))).toEqual([])
})

test('the head shows the sorted column and its direction, and in the card view the order is a field', async () => {
  const at = await openScreen(reports)
  await screen.findByRole('table')
  const sorted = () =>
    screen
      .getAllByRole('columnheader')
      .flatMap((head) =>
        head.getAttribute('aria-sort') === null
          ? []
          : [`${head.textContent} ${head.getAttribute('aria-sort')}`],
      )
  expect(sorted()).toEqual(['Candidate none', 'Date taken descending', 'Overall none'])
  await at.user.selectOptions(
    screen.getByRole('combobox', { name: 'Order:' }),
    'Overall, ascending',
  )
  await waitFor(() => expect(at.address()).toBe(`${reports}?sort=overall`))
  expect(sorted()).toEqual(['Candidate none', 'Date taken none', 'Overall ascending'])
})

test('the arrows go from row to row, and Home and End to the first and the last', async () => {
  const at = await openScreen(reports)
  const [first] = await screen.findAllByRole('link', { name: /^Person \d/ })
  first?.focus()
  await at.user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Person 3')
  await at.user.keyboard('{End}{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('Person 3')
  await at.user.keyboard('{Home}')
  expect(document.activeElement?.textContent).toBe('Person 1')
})

test('rows are chosen one by one, all between two with Shift, and by the page, and how many is said', async () => {
  const at = await openScreen(cancelled)
  const boxes = within(await screen.findByRole('table')).getAllByRole('checkbox', {
    name: /^Select Person/,
  })
  await at.user.click(boxes[0] as HTMLElement)
  await at.user.keyboard('{Shift>}')
  await at.user.click(boxes[2] as HTMLElement)
  await at.user.keyboard('{/Shift}')
  expect(await screen.findAllByText('3 selected')).toHaveLength(2)
  await at.user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByText('3 selected')).toBeNull()
})
