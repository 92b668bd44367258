// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Schemas = components['schemas']
const stored = {
  auto_approval: false,
  laptop: true,
  wifi: true,
  full_time: true,
  locations: [],
  updated_at: null,
  updated_by: null,
}
const id = (end: number) => `01920000-0000-7000-8000-${String(end).padStart(12, '0')}`
const sample = [
  { user_id: id(1), full_name: 'Mariam Al Ketbi', passes: true, missing: [] },
  {
    user_id: id(2),
    full_name: 'Hamad Al Shamsi',
    passes: false,
    missing: ['laptop' as const, 'location' as const],
  },
]
const sent: unknown[] = []
const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('getApprovalCriteria', { data: stored }),
  on('setApprovalCriteria', ({ body }) => {
    const { dry_run: dryRun, ...criteria } = body as Schemas['SetApprovalCriteria']
    sent.push(body)
    return {
      data: {
        criteria: {
          ...criteria,
          updated_at: dryRun ? null : '2026-11-20T08:00:00.000Z',
          updated_by: dryRun ? null : 'Noura Hassan',
        },
        dry_run: dryRun,
        would_pass: 31,
        would_wait: 9,
        sample,
      },
      ...(dryRun ? {} : { message: 'Approval criteria set.' }),
    }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/settings/approval-criteria'

test('criteria can be tried before they are saved: how many would pass, and what the others lack', async () => {
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('checkbox', { name: 'Al Ain' }))
  await at.user.click(screen.getByRole('button', { name: 'Try criteria' }))
  await screen.findByText('31 candidates would pass')
  expect(screen.getByText('9 candidates would wait for an admin')).toBeTruthy()
  expect(sent).toEqual([
    {
      auto_approval: false,
      laptop: true,
      wifi: true,
      full_time: true,
      locations: ['al_ain'],
      dry_run: true,
    },
  ])
  const rows = within(
    screen.getByRole('table', { name: 'Candidates waiting for a decision' }),
  ).getAllByRole('row')
  expect(rows[2]?.textContent).toMatch(/Hamad Al Shamsi.*Missing.*laptop.*and.*location/)
  await at.user.click(screen.getByRole('checkbox', { name: 'A laptop' }))
  expect(screen.getByText('The criteria have changed. Try them again.')).toBeTruthy()
})

test('auto-approval is turned on after a question that names its effects', async () => {
  const at = await openScreen(path)
  await at.user.click(
    await screen.findByRole('switch', {
      name: 'Automatically approve candidates who meet the criteria',
    }),
  )
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Approve automatically from now on?',
  })
  expect(dialog.textContent).toMatch(
    /approved as soon as they register.*already registered keep their status/,
  )
  expect(sent).toEqual([])
  await at.user.click(within(dialog).getByRole('button', { name: 'Save criteria' }))
  await screen.findByText('Approval criteria set.')
  expect(sent).toEqual([
    {
      auto_approval: true,
      laptop: true,
      wifi: true,
      full_time: true,
      locations: [],
      dry_run: false,
    },
  ])
  await screen.findByText(/Set by .*Noura Hassan/)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('an error of the server is shown with its reason', async () => {
  server.use(
    on('setApprovalCriteria', {
      status: 403,
      code: 'forbidden',
      message: 'You do not have permission to do this.',
    }),
  )
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('checkbox', { name: 'A laptop' }))
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  await at.user.click(screen.getByRole('button', { name: 'Save criteria' }))
  expect(
    (await screen.findByText('We could not save the criteria')).closest('[role=alert]')
      ?.textContent,
  ).toContain('permission')
})

test('a recruiter reads them, in Arabic too', async () => {
  server.use(
    on('getUser', { data: person({ role: 'recruiter' }) }),
    on('getApprovalCriteria', {
      data: { ...stored, auto_approval: true, locations: ['abu_dhabi', 'al_ain'] },
    }),
  )
  await openScreen(path, { language: 'ar' })
  await screen.findByText('مفعّلة')
  expect(screen.getByText(/أبوظبي.*العين/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('button', { name: 'تجربة المعايير' })).toBeNull()
})
