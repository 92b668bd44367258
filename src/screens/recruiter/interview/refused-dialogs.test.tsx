// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { interview } from '../../../testing/interview'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type History = components['schemas']['InterviewHistory']['data']
const invited = interview()
const path = `/recruiter/interviews/${invited.id}`
const event = (action: History['events'][number]['action'], actor_name: string) => ({
  id: `01920000-0000-7000-8000-0000000000${action === 'invited' ? '01' : '02'}`,
  action,
  status: 'invite_sent' as const,
  at: '2031-06-01T08:00:00.000Z',
  actor_id: invited.recruiter_id,
  actor_name,
  note: null,
})
const shows = (status: History['interview']['status'], meanwhile?: 'cancelled' | 'finished') =>
  on('getInterviewHistory', {
    data: {
      interview: interview({ status }),
      events: [
        event('invited', 'Noura Hassan'),
        ...(meanwhile === undefined ? [] : [event(meanwhile, 'Omar Haddad')]),
      ],
    },
  })

const server = contractServer(
  on('getUser', {
    data: person({ id: invited.recruiter_id, role: 'recruiter', first_name: 'Noura' }),
  }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const english = {
  close: 'Close',
  cancelled: /^.*Omar Haddad.* cancelled this interview\.$/,
  finished: /^.*Omar Haddad.* finished this interview\.$/,
}
const arabic = {
  close: 'إغلاق',
  cancelled: /^أُلغيت هذه المقابلة\. الإجراء باسم .*Omar Haddad.*\.$/,
  finished: /^انتهت هذه المقابلة\. الإجراء باسم .*Omar Haddad.*\.$/,
}
test.each([
  ['Cancel interview', 'en', english, 'cancelled', 'invite_sent', 'Reason for the candidate'],
  ['Mark as not attended', 'en', english, 'cancelled', 'invite_sent', 'Note'],
  ['Reschedule', 'en', english, 'cancelled', 'invite_sent', 'Note'],
  ['Finish', 'en', english, 'finished', 'in_process', 'Report'],
  ['إلغاء المقابلة', 'ar', arabic, 'cancelled', 'invite_sent', 'السبب الموجّه إلى المرشّح'],
  ['تسجيل عدم الحضور', 'ar', arabic, 'cancelled', 'invite_sent', 'ملاحظة'],
  ['تغيير الموعد', 'ar', arabic, 'cancelled', 'invite_sent', 'ملاحظة'],
  ['إنهاء المقابلة', 'ar', arabic, 'finished', 'in_process', 'التقرير'],
] as const)(
  'the refused dialog “%s” says in %s who changed the interview, keeps the text and only closes',
  async (name, language, { close, ...sentences }, meanwhile, status, field) => {
    server.use(shows(status))
    const { user } = await openScreen(path, { language })
    await user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name })
    await writeInto(user, dialog.getByLabelText(field), 'Filled.')
    server.use(
      on('updateInterview', { status: 409, code: 'interview_not_possible', message: 'Not now.' }),
      shows(meanwhile, meanwhile),
    )
    await user.click(confirm)
    await dialog.findByText(sentences[meanwhile])
    expect(dialog.getByLabelText<HTMLTextAreaElement>(field).value).toBe('Filled.')
    expect(confirm.isConnected).toBe(false)
    expect(dialog.getAllByRole('button', { name: close })).not.toHaveLength(0)
  },
)
