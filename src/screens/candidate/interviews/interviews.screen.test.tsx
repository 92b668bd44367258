// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatInZone, nameOfZone } from '../../../i18n/time-zones'
import { ownTimeZone } from '../../../lib/own-time-zone'
import { contractServer, on } from '../../../testing/contract-server'
import { interview } from '../../../testing/interview'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const path = '/candidate/interviews'
const coming = interview({ time_zone: 'Asia/Tokyo' })
const over = interview({
  id: '01920000-0000-7000-8000-000000000072',
  job_title: 'Annotator',
  status: 'finished',
  scheduled_at: '2030-06-02T08:00:00.000Z',
})
const zones: unknown[] = []
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('listInterviews', {
    data: {
      results: [
        {
          job_id: coming.job_id,
          job_title: coming.job_title,
          interview_job_id: coming.interview_job_id,
          interviews: [over, coming],
        },
      ],
      page: 0,
      limit: 50,
      total: 2,
    },
  }),
  on('openOwnInterviews', ({ body }) => {
    zones.push(body)
    return { data: { interviews: 2 } }
  }),
)
prepareOpening()
beforeEach(() => {
  zones.length = 0
  localStorage.setItem('token', 'token-1')
})

test.each([
  ['en', 'Upcoming', 'Past', 'For the company', 'Where:'],
  ['ar', 'المقبلة', 'المنتهية', 'بتوقيت الشركة', 'المكان:'],
] as const)(
  'a candidate sees when by their own clock and by the company’s, where, and with whom, in %s',
  async (language, next, past, company, where) => {
    await openScreen(path, { language })
    const card = within(await screen.findByRole('region', { name: next })).getByRole('listitem')
    expect(card.textContent).toContain(formatInZone(coming.scheduled_at, ownTimeZone(), language))
    expect(card.textContent).toContain(nameOfZone(ownTimeZone(), coming.scheduled_at, language))
    expect(card.textContent).toMatch(
      new RegExp(`${company}.*17:00.*${nameOfZone('Asia/Tokyo', coming.scheduled_at, language)}`),
    )
    expect(card.textContent).toMatch(
      new RegExp(`Noura Hassan.*Falaj Data.*${where}.*Bring your ID`),
    )
    expect(
      within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://meet.example/7', 'https://meet.example/7'])
    // An interview that is over can neither be joined nor be added to a calendar.
    const ended = within(screen.getByRole('region', { name: past })).getByRole('listitem')
    expect([
      within(ended).queryAllByRole('button'),
      ended.textContent?.includes('Annotator'),
    ]).toEqual([[], true])
    await waitFor(() => expect(zones).toEqual([{ time_zone: ownTimeZone() }]))
  },
)

test.each([
  ['en', 'Past', /Cancelled.*Reason:The post is filled\./, /Not attended.*tell the company/],
  ['ar', 'المنتهية', /ملغاة.*السبب:The post is filled\./, /عدم حضور.*فيُرجى إبلاغها/],
] as const)(
  'a cancelled one says why, and a missed one whom to contact, in %s',
  async (language, past, cancelled, missed) => {
    server.use(
      on('listInterviews', {
        data: {
          results: [
            {
              job_id: coming.job_id,
              job_title: coming.job_title,
              interview_job_id: coming.interview_job_id,
              interviews: [
                interview({ status: 'cancelled', cancel_reason: 'The post is filled.' }),
                interview({ ...over, status: 'not_attended' }),
              ],
            },
          ],
          page: 0,
          limit: 50,
          total: 2,
        },
      }),
    )
    await openScreen(path, { language })
    const region = within(await screen.findByRole('region', { name: past }))
    const [first, second] = region.getAllByRole('listitem')
    expect(first?.textContent).toMatch(cancelled)
    expect(second?.textContent).toMatch(missed)
    expect(region.queryAllByRole('button')).toEqual([])
  },
)

test('the calendar file is the server’s', async () => {
  server.use(
    on('getInterviewCalendar', { data: { filename: 'interview.ics', content: 'BEGIN:VCALENDAR' } }),
  )
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${decodeURIComponent(this.href)}`)
  })
  const at = await openScreen(path)
  const press = await screen.findByRole('button', { name: /Add to calendar/ })
  await at.user.click(press)
  await waitFor(() =>
    expect(saved).toEqual(['interview.ics data:text/calendar;charset=utf-8,BEGIN:VCALENDAR']),
  )
  vi.restoreAllMocks()
})

test('a place that is no web address leads nowhere', async () => {
  server.use(
    on('listInterviews', {
      data: {
        results: [
          {
            job_id: coming.job_id,
            job_title: coming.job_title,
            interview_job_id: coming.interview_job_id,
            interviews: [interview({ place: 'javascript:alert(1)' })],
          },
        ],
        page: 0,
        limit: 50,
        total: 1,
      },
    }),
  )
  await openScreen(path)
  const card = within(await screen.findByRole('region', { name: 'Upcoming' })).getByRole('listitem')
  expect(card.textContent).toContain('javascript:alert(1)')
  expect(within(card).queryByRole('link')).toBeNull()
})

test('without an invitation the page says so, and no time zone is sent', async () => {
  server.use(on('listInterviews', { data: { results: [], page: 0, limit: 50, total: 0 } }))
  await openScreen(path, { language: 'ar' })
  await screen.findByRole('heading', { name: 'لا مقابلات لديك بعد' })
  expect(zones).toEqual([])
})
