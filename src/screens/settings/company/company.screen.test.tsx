// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
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

test('what was typed is there when the page is opened again, until it is discarded', async () => {
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

test('what does not fit is told at its field, by the page and by the server', async () => {
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

test('an admin without a company is told so, in Arabic', async () => {
  server.use(on('getUser', { data: person({ role: 'recruiter admin', companyDetail: null }) }))
  await openScreen('/settings/company', { language: 'ar' })
  expect(await screen.findByText('حسابك غير مرتبط بشركة')).toBeTruthy()
})
