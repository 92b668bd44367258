// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Delivery = components['schemas']['AtsDelivery']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const path = '/recruiter/admin/ats'
const given: Delivery = {
  id: id(1),
  kind: 'candidate',
  job_id: id(60),
  job_title: 'Translator',
  candidate_id: id(2),
  candidate_name: 'Mariam Al Ketbi',
  company_name: 'Falaj Data',
  state: 'failed',
  tries: 8,
  failure: 'refused',
  failure_status: 422,
  next_try_at: null,
  created_at: '2026-11-01T08:00:00.000Z',
  settled_at: '2026-11-01T20:00:00.000Z',
}
const asked: string[] = []
const mockList = (configured: boolean, ...results: Delivery[]) =>
  on('listAtsDeliveries', ({ query }) => {
    asked.push(query.toString())
    const file = query.has('download_report')
    return {
      data: {
        configured,
        results: file ? [] : results,
        page: 1,
        limit: 10,
        total: results.length,
        ...(file ? { url: '/file/ticket-1' } : {}),
      },
    }
  })
const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  mockList(true, given),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

test('failed deliveries come first with the reason, and can be sent again there', async () => {
  const at = await openScreen(path)
  const table = await screen.findByRole('table', { name: 'Applicant tracking system' })
  expect(asked[0]).toContain('state=failed')
  const row = within(table).getAllByRole('row')[1]
  expect(row?.textContent).toMatch(
    /Translator.*Mariam Al Ketbi.*Falaj Data.*Not sent.*8.*The system refused the request \(response 422\)\./,
  )
  expect(within(table).getByRole('link', { name: 'Mariam Al Ketbi' }).getAttribute('href')).toBe(
    `/recruiter/candidates/profile?id=${id(2)}`,
  )
  server.use(
    on('sendToAtsAgain', ({ params }) => ({
      data: {
        ...given,
        id: params['id'] ?? '',
        state: 'sent' as const,
        failure: null,
        failure_status: null,
      },
      message: 'Sent.',
    })),
    mockList(true),
  )
  await at.user.click(within(table).getByRole('button', { name: /Send .+Mariam Al Ketbi.+ again/ }))
  await screen.findByText('Sent.')
  await screen.findByText('Nothing has failed')
})

test('in Arabic it shows the waiting deliveries, and that no system is connected', async () => {
  server.use(
    mockList(false, {
      ...given,
      state: 'queued',
      failure: 'no_answer',
      failure_status: null,
      tries: 2,
      next_try_at: '2026-11-01T20:00:00.000Z',
      settled_at: null,
    }),
  )
  await openScreen(`${path}?state=queued`, { language: 'ar' })
  const table = await screen.findByRole('table', { name: 'نظام تتبّع المتقدمين' })
  expect(asked[0]).toContain('state=queued')
  expect(table.textContent).toMatch(/في الانتظار.*لم يستجب النظام\./)
  expect(screen.getByText('لا يوجد نظام مرتبط لتتبّع المتقدمين.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'فتح النظام' })).toBeNull()
})

test.each([
  ['en', 'Tries', 'CSV', 'csv'],
  ['ar', 'المحاولات', 'جدول بيانات', 'xlsx'],
] as const)(
  'in %s a column sorts by the number of tries, and a file of the list has the same order',
  async (language, tries, button, format) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const at = await openScreen(`${path}?state=all`, { language })
    await at.user.click(
      within(await screen.findByRole('columnheader', { name: tries })).getByRole('button'),
    )
    await waitFor(() => expect(at.address()).toBe(`${path}?state=all&sort=-tries`))
    await at.user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
      state: 'all',
      sort: '-tries',
      page: '1',
      limit: '10',
      download_report: format,
    })
    saved.mockRestore()
  },
)
