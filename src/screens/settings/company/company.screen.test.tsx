// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { postedJob } from '../../../testing/posted-job'
import { writeInto } from '../../../testing/write-into'

const company = {
  id: '01920000-0000-7000-8000-00000000000c',
  company_name: 'Falaj Data',
  company_avatar: null,
  company_size: 40,
  company_industry: 'Technology',
  company_location: 'Abu Dhabi',
  company_website: null,
  company_description:
    'We build reading systems for Arabic archives and employ forty annotators in Abu Dhabi.',
}
const sent: object[] = []
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', companyDetail: company }) }),
  on('getSectors', { data: [{ id: '01920000-0000-7000-8000-0000000000b1', name: 'Technology' }] }),
  on('updateCompanySettings', ({ body }) => {
    sent.push(body as object)
    return { data: { ...company, ...(body as object) }, message: 'The company is saved.' }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  localStorage.setItem('token', 'token-1')
})

test('a recruiter changes what the company says of itself', async () => {
  const at = await openScreen('/settings/company')
  const size = await screen.findByLabelText('Number of employees')
  await at.user.clear(size)
  // As an Arabic keyboard writes it.
  await at.user.type(size, '٥٥')
  await writeInto(at.user, screen.getByLabelText('Website'), 'falaj.ae')
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The company is saved.')
  expect(sent).toEqual([
    expect.objectContaining({
      company_name: 'Falaj Data',
      company_size: 55,
      company_website: 'https://falaj.ae',
    }),
  ])
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Number of employees').value).toBe('55'),
  )
})

test('typed text is there when the page is opened again, until it is discarded', async () => {
  const before = await openScreen('/settings/company')
  await writeInto(before.user, await screen.findByLabelText('Website'), 'falaj.ae')
  cleanup()
  const at = await openScreen('/settings/company')
  const website = await screen.findByLabelText<HTMLInputElement>('Website')
  expect(website.value).toBe('falaj.ae')
  await at.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(website.value).toBe('')
  cleanup()
  await openScreen('/settings/company')
  expect((await screen.findByLabelText<HTMLInputElement>('Website')).value).toBe('')
})

test('an invalid value gives an error at its field, from the page and from the server', async () => {
  server.use(
    on('updateCompanySettings', {
      status: 422,
      code: 'validation_failed',
      message: 'Please check what you entered.',
      fields: { company_name: 'This is longer than allowed' },
    }),
  )
  const at = await openScreen('/settings/company')
  const size = await screen.findByLabelText('Number of employees')
  await at.user.clear(size)
  await at.user.type(size, '0')
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a number above zero')
  await at.user.clear(size)
  await at.user.type(size, '5')
  await at.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is longer than allowed')).toBeTruthy()
})

test('an admin without a company reads so, in Arabic', async () => {
  server.use(on('getUser', { data: person({ role: 'recruiter admin', companyDetail: null }) }))
  await openScreen('/settings/company', { language: 'ar' })
  expect(await screen.findByText('حسابك غير مرتبط بشركة')).toBeTruthy()
})

describe('the company of a job', () => {
  const job = postedJob()
  const path = `/settings/company?job=${job.jid}`
  const asAdmin = (allowed: () => boolean) =>
    server.use(
      on('getUser', { data: person({ role: 'recruiter admin', companyDetail: null }) }),
      on('listPostedJobs', { data: { results: [job], page: 0, limit: 1, total: 1 } }),
      on('getAtsStatus', () => ({
        data: { configured: true, allowed: allowed(), deliveries: [], postings: [] },
      })),
    )

  test('has its limit of jobs set by an admin', async () => {
    asAdmin(() => true)
    server.use(
      on('setJobLimit', {
        data: { total: 3, draft: 1, published: 2, closed: 0, limit: 5, remaining: 2 },
      }),
    )
    const at = await openScreen(path)
    await at.user.type(await screen.findByLabelText(/Jobs .*Falaj Data.* can have at once/), '5')
    await at.user.click(screen.getByRole('button', { name: 'Set limit' }))
    await screen.findByText('3 of 5 jobs in use.')
    expect(screen.getByRole('link', { name: job.title }).getAttribute('href')).toBe(
      `/recruiter/jobs/${job.jid}`,
    )
  })

  test('is allowed the applicant tracking system by an admin', async () => {
    const set: unknown[] = []
    let allowed = false
    asAdmin(() => allowed)
    server.use(
      on('setAtsPermission', ({ body, params }) => {
        set.push([params['company_id'], body])
        allowed = true
        return {
          data: { company_id: job.company_id, allowed },
          message: 'The company may use the applicant tracking system.',
        }
      }),
    )
    const at = await openScreen(path)
    const permission = await screen.findByRole('switch', { name: /Falaj Data.+may use/ })
    await at.user.click(permission)
    await waitFor(() => expect(permission).toHaveProperty('checked', true))
    await screen.findByText('The company may use the applicant tracking system.')
    expect(set).toEqual([[job.company_id, { allowed: true }]])
  })

  test('cannot be set by anybody else: a recruiter sees their own, whatever the address names', async () => {
    await openScreen(path)
    await screen.findByLabelText('Number of employees')
    expect(screen.queryByRole('button', { name: 'Set limit' })).toBeNull()
  })
})
