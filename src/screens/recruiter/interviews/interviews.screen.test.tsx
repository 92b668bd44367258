// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { interview } from '../../../testing/interview'
import { isOnPaper } from '../../../testing/is-on-paper'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { postedJob } from '../../../testing/posted-job'

const path = '/recruiter/interviews'
const [one, other] = [
  interview(),
  interview({
    id: '01920000-0000-7000-8000-000000000072',
    candidate_time_zone: null,
    status: 'finished',
  }),
]
const asked: Record<string, string>[] = []
const mockList = (...interviews: (typeof one)[]) =>
  on('listInterviews', ({ query }) => {
    asked.push(Object.fromEntries(query))
    const results =
      interviews.length === 0
        ? []
        : [
            {
              job_id: one.job_id,
              job_title: one.job_title,
              interview_job_id: one.interview_job_id,
              interviews,
            },
          ]
    return {
      data: {
        results: query.has('download_report') ? [] : results,
        page: 0,
        limit: 10,
        total: interviews.length,
        ...(query.has('download_report') ? { url: '/file/ticket-1' } : {}),
      },
    }
  })
const server = contractServer(
  on('getUser', ({ query }) => ({
    data: query.has('id')
      ? person()
      : person({
          id: one.recruiter_id,
          role: 'recruiter',
          first_name: 'Noura',
          last_name: 'Hassan',
        }),
  })),
  on('autocompleteName', {
    data: [
      {
        id: one.candidate_id,
        full_name: one.candidate_name,
        email: 'mariam@example.ae',
        avatar_url: null,
      },
    ],
  }),
  on('listPostedJobs', ({ body }) => ({
    data: {
      results: JSON.stringify(body).includes('published') ? [postedJob()] : [],
      page: 0,
      limit: 50,
      total: 1,
    },
  })),
  mockList(one, other),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

test('the list begins with the next one, with its job’s id in the interview system, ten from page 0, with the time of each side', async () => {
  const at = await openScreen(path)
  const table = await screen.findByRole('table', { name: 'Interviews' })
  expect(asked[0]).toEqual({ page: '0', limit: '10', sort: 'next' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first?.textContent).toMatch(
    /Mariam Al Ketbi.*Translator.*IV-0A1B2C3D4E5F.*Invited.*2 Jun 2031.*12:00.*45 minutes, Gulf Standard Time.*2 Jun 2031.*09:00.*British Summer Time.*Noura Hassan/,
  )
  expect(second?.textContent).toContain('Finished')
  await at.user.selectOptions(screen.getByLabelText('Interviewer:'), 'mine')
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      page: '0',
      limit: '10',
      sort: 'next',
      recruiter_id: one.recruiter_id,
    }),
  )
  const [job = table] = within(table).getAllByRole('button', { name: 'Translator' })
  expect(isOnPaper(job)).toBe(true)
  await at.user.click(job)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ job_id: one.job_id }))
})

test.each([
  [
    'en',
    'Schedule interview',
    'Name or email',
    'Job',
    'Day',
    'Time',
    'Send invitation',
    'There is already an interview at this time.',
  ],
  [
    'ar',
    'جدولة مقابلة',
    'الاسم أو البريد الإلكتروني',
    'الوظيفة',
    'اليوم',
    'الساعة',
    'إرسال الدعوة',
    'توجد مقابلة أخرى في هذا الوقت.',
  ],
] as const)(
  'a time that is taken is refused beside the time, in %s, and another one is taken',
  async (language, open, find, job, day, time, invite, sentence) => {
    const sent: unknown[] = []
    server.use(
      on('startInterview', ({ body }) => {
        sent.push(body)
        return sent.length === 1
          ? { status: 409, code: 'interview_overlap', message: sentence }
          : { data: one }
      }),
    )
    const at = await openScreen(path, { language })
    await at.user.click((await screen.findAllByRole('button', { name: open }))[0] ?? document.body)
    const dialog = await screen.findByRole('dialog', { name: open })
    await at.user.click(within(dialog).getByRole('button', { name: invite }))
    expect(sent).toEqual([])
    // By their text: a list of all time zones stands beside them, whose every name would be worked
    // out.
    await within(dialog).findByText('Translator – Falaj Data')
    await at.user.selectOptions(within(dialog).getByLabelText(job), one.job_id)
    await at.user.type(within(dialog).getByRole('combobox', { name: find }), 'mar')
    await at.user.click(await within(dialog).findByText(one.candidate_name))
    fireEvent.change(within(dialog).getByLabelText(day), { target: { value: '2031-06-02' } })
    fireEvent.change(within(dialog).getByLabelText(time), { target: { value: '12:00' } })
    await at.user.selectOptions(
      within(dialog).getByLabelText(language === 'en' ? 'Time zone' : 'المنطقة الزمنية'),
      'Asia/Dubai',
    )
    await waitFor(() =>
      expect(dialog.textContent).toMatch(
        language === 'en' ? /09:00.*British Summer Time/ : /09:00.*توقيت بريطانيا الصيفي/,
      ),
    )
    await at.user.click(within(dialog).getByRole('button', { name: invite }))
    await waitFor(() =>
      expect(within(dialog).getByLabelText(time).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(within(dialog).getAllByText(sentence)).toHaveLength(1)
    fireEvent.change(within(dialog).getByLabelText(time), { target: { value: '14:00' } })
    server.use(on('getInterviewHistory', { data: { interview: one, events: [] } }))
    await at.user.click(within(dialog).getByRole('button', { name: invite }))
    await waitFor(() => expect(at.address()).toBe(`${path}/${one.id}`))
    expect(sent).toEqual(
      ['08', '10'].map((hour) => ({
        job_id: one.job_id,
        candidate_id: one.candidate_id,
        scheduled_at: `2031-06-02T${hour}:00:00.000Z`,
        duration_minutes: 45,
        time_zone: 'Asia/Dubai',
        place: null,
        note: null,
      })),
    )
  },
)

test.each([
  ['en', 'When', 'CSV', 'csv'],
  ['ar', 'الموعد', 'جدول بيانات', 'xlsx'],
] as const)(
  'in %s they are put in order of their time by its column, and are a file in that order',
  async (language, when, button, format) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const at = await openScreen(`${path}?status=finished`, { language })
    await at.user.click(
      within(await screen.findByRole('columnheader', { name: when })).getByRole('button'),
    )
    await waitFor(() => expect(at.address()).toBe(`${path}?status=finished&sort=-scheduled_at`))
    await at.user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(asked.at(-1)).toEqual({
      page: '0',
      limit: '10',
      sort: '-scheduled_at',
      status: 'finished',
      download_report: format,
    })
    saved.mockRestore()
  },
)

test('no interviews yet says what to do about it', async () => {
  server.use(mockList())
  await openScreen(path, { language: 'ar' })
  await screen.findByRole('heading', { name: 'لا توجد مقابلات بعد' })
})
