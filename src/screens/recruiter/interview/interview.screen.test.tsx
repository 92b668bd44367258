// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { interview } from '../../../testing/interview'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'
import { canBe } from './can-be'

type History = components['schemas']['InterviewHistory']['data']
const invited = interview()
const path = `/recruiter/interviews/${invited.id}`
const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const event = (
  number: number,
  differs: Partial<History['events'][number]>,
): History['events'][number] => ({
  id: id(number),
  action: 'invited',
  status: 'invite_sent',
  at: '2031-06-01T08:00:00.000Z',
  actor_id: invited.recruiter_id,
  actor_name: invited.recruiter_name,
  note: null,
  ...differs,
})
const recording = {
  id: id(80),
  filename: 'talk.webm',
  mime: 'video/webm',
  bytes: 2 * 1024 * 1024,
  until: '2031-11-29T08:00:00.000Z',
  open: true,
}
const shows = (
  differs: Partial<History['interview']>,
  events: History['events'] = [event(1, {})],
) => on('getInterviewHistory', { data: { interview: interview(differs), events } })

const server = contractServer(
  on('getUser', {
    data: person({
      id: invited.recruiter_id,
      role: 'recruiter',
      first_name: 'Noura',
      last_name: 'Hassan',
    }),
  }),
  shows({}),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const events = [
  'interview.rescheduled',
  'interview.started',
  'interview.under_way',
  'interview.resumed',
  'interview.finished',
  'interview.cancelled',
  'interview.not_attended',
  'recording.added',
] as const
const button = (name: string) => screen.getByRole('button', { name })

test('the possible actions are those that the chart allows', () => {
  expect(
    (
      ['invite_sent', 'started', 'in_process', 'finished', 'cancelled', 'not_attended'] as const
    ).map((status) => events.filter((type) => canBe(status, type))),
  ).toEqual([
    ['interview.rescheduled', 'interview.started', 'interview.cancelled', 'interview.not_attended'],
    [
      'interview.under_way',
      'interview.resumed',
      'interview.finished',
      'interview.cancelled',
      'interview.not_attended',
    ],
    ['interview.resumed', 'interview.finished'],
    ['recording.added'],
    [],
    [],
  ])
})

test('one that is invited shows the time of each side, is started, and then waits for the candidate', async () => {
  const at = await openScreen(path)
  const facts = await screen.findByRole('region', { name: 'About' })
  expect(facts.textContent).toMatch(
    /12:00.*Gulf Standard Time.*09:00.*British Summer Time.*45 minutes.*IV-0A1B2C3D4E5F.*Bring your ID/,
  )
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
  server.use(
    on('updateInterview', { data: interview({ status: 'started' }) }),
    shows({ status: 'started' }),
  )
  await at.user.click(button('Start'))
  await screen.findByRole('heading', { name: 'Waiting for the candidate' })
  expect([
    button('Candidate has joined'),
    button('Finish'),
    screen.getByRole('link', { name: 'Open call' }),
  ]).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull()
})

test.each([
  ['en', 'Start', /^.*Omar Haddad.* cancelled this interview\.$/],
  ['ar', 'بدء المقابلة', /^أُلغيت هذه المقابلة\. الإجراء باسم .*Omar Haddad.*\.$/],
] as const)(
  'an interview that somebody else cancelled first says in %s who did, and shows its state',
  async (language, start, sentence) => {
    const { user } = await openScreen(path, { language })
    const press = await screen.findByRole('button', { name: start })
    const cancelled = event(2, {
      action: 'cancelled',
      status: 'cancelled',
      actor_name: 'Omar Haddad',
    })
    server.use(
      on('updateInterview', { status: 409, code: 'interview_not_possible', message: 'Not now.' }),
      shows({ status: 'cancelled' }, [event(1, {}), cancelled]),
    )
    await user.click(press)
    await screen.findByText(sentence)
    expect(screen.queryByRole('button', { name: start })).toBeNull()
  },
)

test.each([
  [
    'en',
    'Reschedule',
    'Reschedule interview',
    'Reschedule',
    'Time',
    'There is already an interview at this time.',
  ],
  [
    'ar',
    'تغيير الموعد',
    'تغيير موعد المقابلة',
    'تغيير الموعد',
    'الساعة',
    'توجد مقابلة أخرى في هذا الوقت.',
  ],
] as const)(
  'it is moved in its own time zone, and a taken time gives an error beside it, in %s',
  async (language, move, title, confirm, time, sentence) => {
    server.use(on('updateInterview', { status: 409, code: 'interview_overlap', message: sentence }))
    const at = await openScreen(path, { language })
    await at.user.click(await screen.findByRole('button', { name: move }))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).getByLabelText<HTMLInputElement>(time).value).toBe('12:00')
    await at.user.click(within(dialog).getByRole('button', { name: confirm }))
    await within(dialog).findByText(sentence)
    expect(within(dialog).getByLabelText(time).getAttribute('aria-invalid')).toBe('true')
  },
)

test.each([
  [
    'en',
    ['Cancel interview', 'Cancel this interview?', 'Reason for the candidate'],
    ['Mark as not attended', 'Mark as not attended?', 'Note'],
    'The interview is cancelled',
  ],
  [
    'ar',
    ['إلغاء المقابلة', 'إلغاء هذه المقابلة؟', 'السبب الموجّه إلى المرشّح'],
    ['تسجيل عدم الحضور', 'تسجيل عدم حضور المرشّح؟', 'ملاحظة'],
    'أُلغيت المقابلة',
  ],
] as const)(
  'it is cancelled with a reason or marked as not attended, each after a question, in %s',
  async (language, cancelled, notAttended, heading) => {
    const sent: unknown[] = []
    server.use(
      on('updateInterview', ({ body }) => {
        sent.push(body)
        return { data: invited }
      }),
    )
    const at = await openScreen(path, { language })
    for (const [name, title, label] of [notAttended, cancelled]) {
      await at.user.click(await screen.findByRole('button', { name }))
      const dialog = await screen.findByRole('dialog', { name: title })
      // The cancellation is not sent without a reason.
      if (name === cancelled[0]) {
        await at.user.click(within(dialog).getByRole('button', { name }))
        expect(sent).toHaveLength(1)
        server.use(shows({ status: 'cancelled', cancel_reason: 'Filled.' }))
      }
      await writeInto(at.user, within(dialog).getByLabelText(label), 'Filled.')
      await at.user.click(within(dialog).getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(sent).toHaveLength(2)
    await screen.findByRole('heading', { name: heading })
    expect(screen.getByText('Filled.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: cancelled[0] })).toBeNull()
  },
)

test('one that goes on is resumed, and finished with a report', async () => {
  const resumed: unknown[] = []
  server.use(
    shows({ status: 'in_process' }),
    on('resumeInterview', ({ body }) => {
      resumed.push(body)
      return { data: interview({ status: 'in_process' }) }
    }),
  )
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(resumed).toEqual([{ interview_id: invited.id }]))
  await at.user.click(button('Finish'))
  const dialog = await screen.findByRole('dialog', { name: 'Finish the interview?' })
  await writeInto(at.user, within(dialog).getByLabelText('Report'), 'Speaks well.')
  server.use(
    on('updateInterview', { data: interview({ status: 'finished' }) }),
    shows({ status: 'finished' }, [
      event(1, {}),
      event(2, { action: 'finished', status: 'finished', note: 'Speaks well.' }),
    ]),
  )
  await at.user.click(within(dialog).getByRole('button', { name: 'Finish' }))
  expect((await screen.findByText('Speaks well.')).closest('section')?.textContent).toContain(
    'Finished',
  )
  expect(
    within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem'),
  ).toHaveLength(2)
  expect(screen.getByLabelText('Add recording')).toBeTruthy()
})

test('a recording of one’s own goes up while the interview goes on, and in with its end', async () => {
  server.use(
    shows({ status: 'in_process' }),
    on('uploadFileChunk', {
      data: { upload_id: id(90), received: 1, size: 1, complete: true },
    }),
    on('updateInterview', { data: interview({ status: 'finished' }) }),
  )
  const at = await openScreen(path)
  await at.user.upload(
    await screen.findByLabelText('Recording', { selector: 'input' }),
    new File(['x'], 'talk.webm', { type: 'video/webm' }),
  )
  expect(
    await screen.findByText('The recording is saved when you finish the interview.'),
  ).toBeTruthy()
  await at.user.click(button('Finish'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Finish the interview?' }))
  await writeInto(at.user, dialog.getByLabelText('Report'), 'Speaks well.')
  const said = vi.spyOn(FormData.prototype, 'append')
  await at.user.click(dialog.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(said.mock.calls).toContainEqual(['action', 'finished']))
  expect(said.mock.calls).toContainEqual(['upload_id', expect.any(String)])
})

test('a recording is opened when somebody wants to see it, and not before', async () => {
  const asked: unknown[] = []
  server.use(
    shows({ status: 'finished', recording }),
    on('issueTicket', ({ body }) => {
      asked.push(body)
      return { data: { url: '/api/files/secret' } }
    }),
  )
  const at = await openScreen(path)
  expect((await screen.findByRole('region', { name: 'Recording' })).textContent).toMatch(
    /2\.00\sMB.*We log everyone who opens a recording.*29 Nov 2031/,
  )
  expect(asked).toEqual([])
  await at.user.click(button('Play recording'))
  await waitFor(() =>
    expect(screen.getByLabelText('Recording', { selector: 'video' }).getAttribute('src')).toContain(
      '/api/files/secret',
    ),
  )
  expect(asked).toEqual([{ file: { kind: 'interview_recording', id: recording.id } }])
})

test.each([
  ['en', 'Recordings are not available yet'],
  ['ar', 'التسجيلات غير متاحة بعد'],
] as const)('one that is not open to the reader says so, in %s', async (language, sentence) => {
  server.use(shows({ status: 'finished', recording: { ...recording, open: false } }))
  await openScreen(path, { language })
  await screen.findByText(sentence)
})

test.each([
  ['en', 'The recording was deleted'],
  ['ar', 'حُذف التسجيل'],
] as const)('one that is deleted was there, in %s', async (language, sentence) => {
  server.use(shows({ status: 'finished', recording_deleted: true }))
  await openScreen(path, { language })
  await screen.findByText(sentence)
})

test.each([
  ['en', 'Record with camera and microphone', 'Unable to record video'],
  ['ar', 'التسجيل بالكاميرا والميكروفون', 'تعذّر تسجيل الفيديو'],
] as const)(
  'a recording that cannot begin gives an error, with a way to try again, in %s',
  async (language, start, sentence) => {
    server.use(shows({ status: 'in_process' }))
    const at = await openScreen(path, { language })
    await at.user.click(await screen.findByRole('button', { name: start }))
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(screen.getByRole('button', { name: start })).toBeTruthy()
  },
)

test('another company’s is none', async () => {
  server.use(on('getInterviewHistory', { status: 404, code: 'not_found' }))
  await openScreen(path)
  await screen.findByRole('heading', { level: 1, name: 'We could not find this interview' })
})
