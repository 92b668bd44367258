// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../../openapi/generated/api'
import { contractServer, on } from '../../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../../testing/open-at'
import { person } from '../../../../testing/people'
import { writeInto } from '../../../../testing/write-into'
import { buildReport, reportPath } from '../fixtures/report'

type Retention = components['schemas']['MediaRetention']

const until = '2027-05-19T08:20:00.000Z'
const hold: Retention['holds'][number] = {
  reason: 'A lawyer asked for them.',
  set_by: 'Noura Hassan',
  set_at: '2026-11-20T09:00:00.000Z',
  lifted_at: null,
  lifted_by: null,
  lift_reason: null,
}
const free: Retention = { until, holds: [] }
const held: Retention = { until, holds: [hold] }
const lifted: Retention = {
  until,
  holds: [
    {
      ...hold,
      lifted_at: '2026-11-21T09:00:00.000Z',
      lifted_by: 'Omar Haddad',
      lift_reason: 'It is settled.',
    },
  ],
}

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const region = () => screen.findByRole('region', { name: 'How long recordings are kept' })

/** A server on which a hold changes how the recordings are kept. */
function changing(before: Retention, after: Retention): unknown[] {
  const sent: unknown[] = []
  server.use(
    on('getReport', () => ({
      data: buildReport({ media_retention: sent.length === 0 ? before : after }),
    })),
    on('setRecordingHold', ({ body }) => {
      sent.push(body)
      return { data: after, message: 'Changed.' }
    }),
  )
  return sent
}

test('an admin has recordings kept longer, and has to say why', async () => {
  const sent = changing(free, held)
  const { user } = await openScreen(reportPath)
  expect((await region()).textContent).toContain('Recordings are deleted on 19 May 2027.')
  await user.click(within(await region()).getByRole('button', { name: 'Keep longer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Keep these recordings longer?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep longer' }))
  expect(within(dialog).getByText('Field cannot be empty')).toBeTruthy()
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Reason'))
  await writeInto(user, within(dialog).getByLabelText('Reason'), ' A lawyer asked for them. ')
  await user.click(within(dialog).getByRole('button', { name: 'Keep longer' }))
  await waitFor(async () =>
    expect((await region()).textContent).toMatch(
      /Kept until an admin ends the extension.*Kept longer.*Noura Hassan.*20 Nov 2026.*A lawyer asked for them/s,
    ),
  )
  expect(sent).toEqual([{ held: true, reason: 'A lawyer asked for them.' }])
})

test('an admin lifts the hold, and both stay on record', async () => {
  const sent = changing(held, lifted)
  const { user } = await openScreen(reportPath)
  await user.click(within(await region()).getByRole('button', { name: 'End extension' }))
  const dialog = await screen.findByRole('dialog', { name: 'End the extension?' })
  expect(dialog.textContent).toContain('Recordings are deleted on 19 May 2027.')
  await writeInto(user, within(dialog).getByLabelText('Reason'), 'It is settled.')
  await user.click(within(dialog).getByRole('button', { name: 'End extension' }))
  await waitFor(async () =>
    expect((await region()).textContent).toMatch(
      /deleted on 19 May 2027.*Kept longer.*Extension ended.*Omar Haddad.*It is settled/s,
    ),
  )
  expect(sent).toEqual([{ held: false, reason: 'It is settled.' }])
})

test('an admin who was slower reads so, and the panel shows the current state', async () => {
  let shown = free
  server.use(
    on('getReport', () => ({ data: buildReport({ media_retention: shown }) })),
    on('setRecordingHold', () => {
      shown = held
      return {
        status: 409,
        code: 'hold_not_changed',
        message: 'Someone else has already changed this.',
      }
    }),
  )
  const { user } = await openScreen(reportPath)
  await user.click(within(await region()).getByRole('button', { name: 'Keep longer' }))
  const dialog = await screen.findByRole('dialog')
  await writeInto(user, within(dialog).getByLabelText('Reason'), 'An appeal.')
  await user.click(within(dialog).getByRole('button', { name: 'Keep longer' }))
  expect(await within(dialog).findByText(/Someone else has already changed this/)).toBeTruthy()
  await waitFor(() =>
    expect(within(dialog).queryByRole('button', { name: 'Keep longer' })).toBeNull(),
  )
  // The cross in the corner and the button that is left are both called so.
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog)
  expect((await region()).textContent).toContain('A lawyer asked for them.')
})

test('a recruiter reads how long recordings are kept and changes nothing', async () => {
  server.use(
    on('getUser', { data: person({ role: 'recruiter', first_name: 'Omar', last_name: 'Haddad' }) }),
    on('getReport', { data: buildReport({ media_retention: held }) }),
  )
  await openScreen(reportPath)
  expect((await region()).textContent).toContain('A lawyer asked for them.')
  expect(within(await region()).queryByRole('button')).toBeNull()
})

test('deleted recordings can no longer be kept', async () => {
  server.use(
    on('getReport', {
      data: buildReport({
        media_deleted_at: '2027-05-20T08:00:00.000Z',
        media_retention: { ...lifted, until: null },
      }),
    }),
  )
  await openScreen(reportPath)
  expect((await region()).textContent).toMatch(/deleted on 20 May 2027.*Extension ended/s)
  expect(within(await region()).queryByRole('button')).toBeNull()
})
