// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

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
  replaced: [],
  assistive_input: false,
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
    return { data: asked({ ...standing, time_factor: 1.5 }), message: 'Accommodations saved.' }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const openDialog = async () => {
  const at = await openScreen('/recruiter/admin/candidates')
  await at.user.click(
    await screen.findByRole('button', { name: /Edit accommodations for .*Mariam/ }),
  )
  const dialog = within(
    await screen.findByRole('dialog', { name: /Accommodations for .*Mariam Al Ketbi/ }),
  )
  await dialog.findByRole('textbox', { name: 'Reason for these accommodations' })
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
  expect(dialog.getByText('Taken with a deleted account: English assessment')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Allow another attempt' }))
  await waitFor(() => expect(dialog.queryByText(/Taken with a deleted account/)).toBeNull())
  expect(sent).toMatchObject([{ assessment_id: 'english_v2', user_id: id }])
})

test('an admin sees the request and the current arrangement, and sets each change with its reason', async () => {
  const { user, dialog } = await openDialog()
  expect(screen.queryByRole('button', { name: /accommodations for .*Liwa/ })).toBeNull()
  expect(dialog.getByRole('region', { name: 'Requested at registration' }).textContent).toMatch(
    /cannot hear/,
  )
  expect(dialog.getByRole('region', { name: 'Accommodations so far' }).textContent).toMatch(
    /In force.*10% more time.*First letter/s,
  )
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Time to answer' }).value).toBe(
    '1.1',
  )
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Time to answer' }), '50% more')
  await user.clear(dialog.getByLabelText('Break in minutes'))
  await user.type(dialog.getByLabelText('Break in minutes'), '10')
  await user.click(dialog.getByRole('checkbox', { name: 'Audio transcription' }))
  await writeInto(
    user,
    dialog.getByRole('textbox', { name: 'Reason Audio transcription is not required' }),
    'Hard of hearing.',
  )
  await writeInto(
    user,
    dialog.getByRole('textbox', { name: 'Reason for these accommodations' }),
    'A letter of the doctor.',
  )
  await user.click(dialog.getByRole('button', { name: 'Save accommodations' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        time_factor: 1.5,
        break_minutes: 10,
        waived: [{ part: 'part5', reason: 'Hard of hearing.' }],
        replaced: [],
        assistive_input: false,
        reason: 'A letter of the doctor.',
      },
    ]),
  )
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Reason for these accommodations' })).toBeNull(),
  )
  expect(await screen.findByText('Accommodations saved.')).toBeTruthy()
})

test('an admin arranges that a recording is replaced, and by what, and for assistive input', async () => {
  const { user, dialog } = await openDialog()
  const instead = within(dialog.getByRole('group', { name: 'Recordings with a replacement' }))
  await user.click(instead.getByRole('checkbox', { name: 'Camera recording' }))
  await writeInto(
    user,
    instead.getByRole('textbox', { name: 'What replaces the camera recording' }),
    'An invigilator in the room.',
  )
  await user.click(dialog.getByRole('checkbox', { name: 'Assistive input, such as dictation' }))
  await writeInto(
    user,
    dialog.getByRole('textbox', { name: 'Reason for these accommodations' }),
    'A letter.',
  )
  await user.click(dialog.getByRole('button', { name: 'Save accommodations' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        waived: [],
        replaced: [{ source: 'camera', reason: 'An invigilator in the room.' }],
        assistive_input: true,
      },
    ]),
  )
})

test('an invalid value gives an error at its field, and is not sent', async () => {
  const { user, dialog } = await openDialog()
  await user.clear(dialog.getByLabelText('Break in minutes'))
  await user.type(dialog.getByLabelText('Break in minutes'), '99')
  for (const part of ['Writing', 'Multiple choice', 'Speaking'])
    await user.click(dialog.getByRole('checkbox', { name: part }))
  await user.click(dialog.getByRole('checkbox', { name: 'Screen recording' }))
  await user.click(dialog.getByRole('button', { name: 'Save accommodations' }))
  expect(dialog.getByText('Enter whole minutes from 0 to 60')).toBeTruthy()
  expect(dialog.getByText('Keep at least one part')).toBeTruthy()
  expect(dialog.getAllByText('Field cannot be empty')).toHaveLength(5)
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
  const why = 'What replaces the screen recording'
  await user.click(dialog.getByRole('checkbox', { name: 'Screen recording' }))
  await writeInto(user, dialog.getByRole('textbox', { name: why }), 'A second camera.')
  await user.click(dialog.getByRole('checkbox', { name: /^Assistive input/ }))
  await writeInto(
    user,
    dialog.getByRole('textbox', { name: 'Reason for these accommodations' }),
    'A letter.',
  )
  await user.click(dialog.getByRole('button', { name: 'Save accommodations' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /We could not save the accommodations/,
  )
  expect(
    dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason for these accommodations' })
      .value,
  ).toBe('A letter.')
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: why }).value).toBe(
    'A second camera.',
  )
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Assistive input/ }).checked).toBe(
    true,
  )
})

test.each([
  ['en', /Camera recording replaced.*An invigilator\..*Assistive input, such as dictation/s],
  ['ar', /بديل عن تسجيل الكاميرا.*An invigilator\..*وسيلة كتابة مساعدة، كالإملاء الصوتي/s],
] as const)(
  'the current arrangement names replaced devices and assistive input, in %s',
  async (language, said) => {
    server.use(
      on('getArrangement', {
        data: asked({
          ...standing,
          replaced: [{ source: 'camera', reason: 'An invigilator.' }],
          assistive_input: true,
        }),
      }),
    )
    const { user } = await openScreen('/recruiter/admin/candidates', { language })
    await user.click(await screen.findByRole('button', { name: /Mariam/ }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/An invigilator/)
    expect(dialog.textContent).toMatch(said)
    // They are what the next change begins with.
    expect(
      within(dialog)
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked),
    ).toHaveLength(2)
  },
)
