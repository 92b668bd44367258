// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Schemas = components['schemas']

const id = '01920000-0000-7000-8000-000000000001'
const row: Schemas['AdminCandidateRow'] = {
  user_id: id,
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
const standing: Schemas['Arrangement'] = {
  time_factor: 1.1,
  break_minutes: 0,
  waived: [],
  reason: 'First letter.',
  set_by: 'Noura Hassan',
  set_at: '2026-11-17T08:00:00.000Z',
}
const asked = (current: Schemas['Arrangement'] | null) => ({
  user_id: id,
  full_name: row.full_name,
  accommodations_needed: true,
  accommodations_detail: 'I cannot hear the recordings.',
  current,
  earlier: [],
  taken_before: [],
})
const sent: unknown[] = []

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('adminSearchCandidates', {
    data: {
      results: [
        row,
        { ...row, user_id: id.replace(/1$/, '2'), full_name: 'Liwa Recruiting', role: 'recruiter' },
      ],
      page: 1,
      limit: 10,
      total: 2,
      counts: { REGISTERED: 2, PENDING: 0, APPROVED: 0, DECLINED: 0 },
    },
  }),
  on('getArrangement', { data: asked(standing) }),
  on('setArrangement', ({ body }) => {
    sent.push(body)
    return { data: asked({ ...standing, time_factor: 1.5 }), message: 'The arrangement is saved.' }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const openDialog = async () => {
  const at = await openScreen('/recruiter/admin/candidates')
  await at.user.click(await screen.findByRole('button', { name: /Arrange for .*Mariam/ }))
  const dialog = within(
    await screen.findByRole('dialog', { name: /Arrangement for .*Mariam Al Ketbi/ }),
  )
  await dialog.findByRole('textbox', { name: 'Why this is arranged' })
  return { ...at, dialog }
}

test('an admin sees that an assessment was taken under a deleted account, and lets it be taken again', async () => {
  const asked = {
    user_id: id,
    full_name: row.full_name,
    accommodations_needed: false,
    accommodations_detail: null,
    current: null,
    earlier: [],
  }
  let taken: Schemas['AssessmentId'][] = ['english_v2']
  server.use(
    on('getArrangement', () => ({ data: { ...asked, taken_before: taken } })),
    on('resetAssessment', ({ params, body }) => {
      sent.push({ ...params, ...(body as object) })
      taken = []
      return { data: { changed: 1 }, message: 'Assessment reset successfully.' }
    }),
  )
  const { user, dialog } = await openDialog()
  expect(dialog.getByText('Taken under a deleted account: English assessment')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Allow another attempt' }))
  await waitFor(() => expect(dialog.queryByText(/Taken under a deleted account/)).toBeNull())
  expect(sent).toMatchObject([{ assessment_id: 'english_v2', user_id: id }])
})

test('an admin sees what was asked for and what stands, and arranges time, breaks and parts, each with its reason', async () => {
  const { user, dialog } = await openDialog()
  expect(screen.queryByRole('button', { name: /Arrange for .*Liwa/ })).toBeNull()
  expect(dialog.getByRole('region', { name: 'Asked for at registration' }).textContent).toMatch(
    /cannot hear/,
  )
  expect(dialog.getByRole('region', { name: 'What was arranged' }).textContent).toMatch(
    /Stands now.*10% more time.*First letter/s,
  )
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Time to answer' }).value).toBe(
    '1.1',
  )
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Time to answer' }), '50% more')
  await user.clear(dialog.getByLabelText('Break in minutes'))
  await user.type(dialog.getByLabelText('Break in minutes'), '10')
  await user.click(dialog.getByRole('checkbox', { name: 'Audio transcription' }))
  await user.type(
    dialog.getByRole('textbox', { name: 'Why Audio transcription is spared' }),
    'Hard of hearing.',
  )
  await user.type(
    dialog.getByRole('textbox', { name: 'Why this is arranged' }),
    'A letter of the doctor.',
  )
  await user.click(dialog.getByRole('button', { name: 'Save the arrangement' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        time_factor: 1.5,
        break_minutes: 10,
        waived: [{ part: 'part5', reason: 'Hard of hearing.' }],
        reason: 'A letter of the doctor.',
      },
    ]),
  )
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Why this is arranged' })).toBeNull(),
  )
  expect(await screen.findByText('The arrangement is saved.')).toBeTruthy()
})

test('what cannot hold is told at its field and not sent', async () => {
  const { user, dialog } = await openDialog()
  await user.clear(dialog.getByLabelText('Break in minutes'))
  await user.type(dialog.getByLabelText('Break in minutes'), '99')
  for (const part of ['Writing', 'Multiple choice', 'Speaking'])
    await user.click(dialog.getByRole('checkbox', { name: part }))
  await user.click(dialog.getByRole('button', { name: 'Save the arrangement' }))
  expect(dialog.getByText('Enter whole minutes from 0 to 60.')).toBeTruthy()
  expect(dialog.getByText('One part has to remain.')).toBeTruthy()
  expect(dialog.getAllByText('Field is required')).toHaveLength(4)
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByLabelText('Break in minutes')),
  )
  expect(sent).toEqual([])
})

test('an arrangement that did not load, or was not saved, says so', async () => {
  server.use(
    on('setArrangement', { status: 500, code: 'internal', message: 'Something went wrong.' }),
  )
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByRole('textbox', { name: 'Why this is arranged' }), 'A letter.')
  await user.click(dialog.getByRole('button', { name: 'Save the arrangement' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/The arrangement was not saved/)
  expect(
    dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why this is arranged' }).value,
  ).toBe('A letter.')
})
