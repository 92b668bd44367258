// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Schemas = components['schemas']

const id = '01920000-0000-7000-8000-0000000000aa'
const row: Schemas['AdminCandidateRow'] = {
  user_id: '01920000-0000-7000-8000-000000000001',
  full_name: 'Mariam Al Ketbi',
  email: 'mariam@example.ae',
  role: 'individual',
  emirates_id: null,
  city: 'al_ain',
  education_level: 'bachelors',
  laptop_available: true,
  wifi_available: true,
  availability_40_hours: true,
  resume_status: 'completed',
  status: 'REGISTERED',
  reason: null,
  registered_at: '2026-11-18T08:00:00.000Z',
  company_name: null,
}
const held: Schemas['Selection'] = {
  selection_id: id,
  status: 'REGISTERED',
  total: 312,
  names: ['Mariam Al Ketbi', 'Hamad Al Shamsi'],
  state: 'held',
  action: null,
  done: 0,
  changed: 0,
  undone: 0,
  undoable_until: null,
}
const decided: Schemas['Selection'] = {
  ...held,
  state: 'decided',
  action: 'approved',
  done: 312,
  changed: 310,
  undoable_until: '2026-11-21T09:00:00.000Z',
}
const sent: unknown[] = []
const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('adminSearchCandidates', {
    data: {
      results: [row],
      page: 1,
      limit: 10,
      total: 311,
      counts: { REGISTERED: 311, PENDING: 0, APPROVED: 0, DECLINED: 0 },
    },
  }),
  on('selectRegistrations', ({ body }) => {
    sent.push(body)
    return { data: held }
  }),
  on('decideSelection', ({ body }) => {
    sent.push(body)
    return {
      data: { ...decided, state: 'deciding' as const, done: 40, changed: 40, undoable_until: null },
    }
  }),
  on('getSelection', { data: decided }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/recruiter/admin/candidates'

test('everybody who matches is counted by the server, named, and approved only after a second press; the address leads back to how far it is', async () => {
  const at = await openScreen(`${path}?role=individual`)
  await at.user.click(await screen.findByRole('button', { name: 'Decide on all 311 that match' }))
  // Somebody more had registered since the list was loaded: the number to confirm is the server's.
  await at.user.click(await screen.findByRole('button', { name: 'Approve 312' }))
  expect(screen.getByText('Approve 312 registrations?')).toBeTruthy()
  expect(
    screen.getByText(
      /Mariam Al Ketbi., .Hamad Al Shamsi. and .310 more.\. .*People who register later are not included/,
    ),
  ).toBeTruthy()
  expect(sent).toEqual([{ status: 'REGISTERED', role: 'individual' }])
  await at.user.click(screen.getByRole('button', { name: 'Approve 312' }))
  await waitFor(() => expect(at.address()).toBe(`${path}?role=individual&selection=${id}`))
  expect(sent.at(-1)).toEqual({ action: 'approved' })
  expect(await screen.findByText('310 registrations approved')).toBeTruthy()
  expect(screen.getByText('2 changed in the meantime and were left as they are.')).toBeTruthy()
  await at.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(at.address()).toBe(`${path}?role=individual`))
})

test('while it is under way it says how far it is, and is stopped and undone', async () => {
  server.use(
    on('getSelection', { data: { ...decided, state: 'deciding', done: 78, changed: 78 } }),
    on('undoSelection', {
      data: { ...decided, state: 'undone', changed: 78, undone: 76, undoable_until: null },
    }),
  )
  const at = await openScreen(`${path}?selection=${id}`)
  expect(
    (await screen.findByRole('progressbar', { name: 'Approving' })).getAttribute('aria-valuetext'),
  ).toBe('78 of 312')
  await at.user.click(screen.getByRole('button', { name: 'Stop and undo' }))
  expect(await screen.findByText('76 decisions undone')).toBeTruthy()
  expect(screen.getByText('It was too late to undo 2.')).toBeTruthy()
})

test('it stays until the server has answered what undoes it, so that the list behind it moves on', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    on('undoSelection', async () => {
      await answered
      return { data: { ...decided, state: 'undone' as const, undone: 310, undoable_until: null } }
    }),
  )
  const at = await openScreen(`${path}?selection=${id}`)
  await at.user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
  answer()
  expect(await screen.findByText('310 decisions undone')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('a list that is out of date cannot be reviewed', async () => {
  server.use(
    on('decideSelection', {
      status: 409,
      code: 'selection_expired',
      message: 'This list is out of date. Reload it before you decide.',
    }),
  )
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('button', { name: /Decide on all/ }))
  await at.user.click(await screen.findByRole('button', { name: 'Start review of 312' }))
  await at.user.click(screen.getByRole('button', { name: 'Start review of 312' }))
  expect((await screen.findByRole('alert')).textContent).toContain('out of date')
  await at.user.click(screen.getByRole('button', { name: 'Back' }))
})

test('in Arabic, where no decision is left', async () => {
  server.use(
    on('selectRegistrations', {
      status: 409,
      code: 'no_pending_request',
      message: 'لا يوجد طلب معلّق.',
    }),
  )
  const at = await openScreen(path, { language: 'ar' })
  await at.user.click(
    await screen.findByRole('button', { name: 'البتّ في طلبات التسجيل المطابقة كلها (311)' }),
  )
  expect(await screen.findByText('لا يوجد طلب معلّق.')).toBeTruthy()
})
