// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Employee = components['schemas']['Employee']

const path = '/recruiter/employees'
const candidateId = '01920000-0000-7000-8000-000000000007'
const company = {
  id: '01920000-0000-7000-8000-000000000061',
  company_name: 'Noor Data',
  company_avatar: null,
  company_size: 20,
  company_industry: 'Language',
  company_location: 'Abu Dhabi',
  company_website: null,
  company_description:
    'We label and check speech and text in Arabic and English for teams that train language models.',
}
const employee: Employee = {
  id: '01920000-0000-7000-8000-000000000071',
  user_id: candidateId,
  full_name: 'Mariam Al Ketbi',
  email: 'mariam@example.ae',
  mobile_number: '+971501234567',
  avatar_url: null,
  current_title: 'Translator',
  city: 'al_ain',
  is_emirati: true,
  company_id: company.id,
  company_name: 'Noor Data',
  since: '2026-01-05',
  ended_on: null,
  added_by: 'Omar Haddad',
  added_at: '2026-01-06T08:00:00.000Z',
  ended_by: null,
}
const left: Employee = {
  ...employee,
  id: '01920000-0000-7000-8000-000000000072',
  full_name: 'Hamad Al Shamsi',
  ended_on: '2026-03-31',
  mobile_number: null,
  added_by: null,
}

const asked: unknown[] = []
const mockRegister = (
  results: Employee[],
  companies: components['schemas']['EmployeeCompany'][] = [],
) =>
  on('searchEmployees', ({ body }) => {
    asked.push(body)
    return { data: { results, page: 1, limit: 10, total: results.length, companies } }
  })
const recruiter = person({
  role: 'recruiter',
  first_name: 'Omar',
  last_name: 'Haddad',
  companyDetail: company,
})
const server = contractServer(
  on('getUser', ({ query }) => ({
    data: query.has('id') ? person({ id: candidateId }) : recruiter,
  })),
  on('autocompleteName', {
    data: [
      {
        id: candidateId,
        full_name: 'Mariam Al Ketbi',
        email: 'mariam@example.ae',
        avatar_url: null,
      },
    ],
  }),
  mockRegister([employee, left]),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

test('a recruiter sees the company’s employees with their start, and can end a current employment', async () => {
  await openScreen(`${path}?status=ALL&query=ma&from=2026-01-01&sort=full_name`)
  const table = await screen.findByRole('table', { name: 'Employees' })
  expect(asked).toEqual([
    { page: 1, limit: 10, sort: 'full_name', status: 'ALL', query: 'ma', from_date: '2026-01-01' },
  ])
  const [head, first, second] = within(table).getAllByRole('row')
  expect(head?.textContent).not.toContain('Company')
  expect(screen.queryByLabelText('Company:')).toBeNull()
  expect(first?.textContent).toMatch(
    /Mariam Al Ketbi.*Translator.*Al Ain.*5 Jan 2026by .Omar Haddad.today/,
  )
  expect(second?.textContent).toMatch(/Hamad Al Shamsi.*5 Jan 2026.*31 Mar 2026/)
  expect(within(table).getByRole('link', { name: 'Mariam Al Ketbi' }).getAttribute('href')).toBe(
    `/recruiter/candidates/profile?id=${candidateId}`,
  )
  expect(within(table).getAllByRole('button', { name: /^End .*’s employment$/ })).toHaveLength(1)
})

test('an admin sees whose employee each is, and narrows the register to one company', async () => {
  const other = { company_id: '01920000-0000-7000-8000-000000000062', company_name: 'Falaj' }
  server.use(
    on('getUser', { data: person({ role: 'recruiter admin', companyDetail: null }) }),
    mockRegister([employee], [other, { company_id: company.id, company_name: 'Noor Data' }]),
  )
  const at = await openScreen(path)
  const table = await screen.findByRole('table', { name: 'Employees' })
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Noor Data')
  // An admin belongs to no company, so there is nobody to register.
  expect(screen.queryByRole('button', { name: 'Register employee' })).toBeNull()
  await at.user.selectOptions(screen.getByLabelText('Company:'), 'Falaj')
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      page: 1,
      limit: 10,
      sort: '-since',
      status: 'current',
      company_id: other.company_id,
    }),
  )
})

test.each([
  [
    'en',
    'Register employee',
    'Register as an employee',
    'Name or email',
    'First day of work',
    'Register',
    'This day is in the future',
  ],
  [
    'ar',
    'تسجيل موظف',
    'التسجيل موظفاً',
    'الاسم أو البريد الإلكتروني',
    'أول يوم عمل',
    'تسجيل',
    'هذا اليوم لم يأتِ بعد',
  ],
] as const)(
  'a candidate is found by name and registered, and a wrong day gives an error beside it, in %s',
  async (language, open, title, find, day, confirm, sentence) => {
    const sent: unknown[] = []
    server.use(
      on('addEmployee', ({ body }) => {
        sent.push(body)
        return sent.length === 1
          ? { status: 422, code: 'validation_failed', message: '…', fields: { since: sentence } }
          : { data: employee, message: 'Done.' }
      }),
    )
    const at = await openScreen(path, { language })
    await at.user.click(await screen.findByRole('button', { name: open }))
    const dialog = await screen.findByRole('dialog', { name: title })
    await at.user.click(within(dialog).getByRole('button', { name: confirm }))
    expect(sent).toEqual([])
    await at.user.type(within(dialog).getByRole('combobox', { name: find }), 'mar')
    await at.user.click(await within(dialog).findByText('mariam@example.ae'))
    fireEvent.change(within(dialog).getByLabelText(day), { target: { value: '2031-01-01' } })
    await at.user.click(within(dialog).getByRole('button', { name: confirm }))
    await waitFor(() =>
      expect(within(dialog).getByLabelText(day).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(within(dialog).getAllByText(sentence)).toHaveLength(1)
    fireEvent.change(within(dialog).getByLabelText(day), { target: { value: '2026-01-05' } })
    await at.user.click(within(dialog).getByRole('button', { name: confirm }))
    await screen.findByText('Done.')
    expect(sent).toEqual(
      ['2031-01-01', '2026-01-05'].map((since) => ({ user_id: candidateId, since })),
    )
  },
)

test('ending asks for the last day and names the effects, and shows a refusal and a new list', async () => {
  server.use(
    on('endEmployment', {
      status: 409,
      code: 'employment_over',
      message: 'This employment has already ended.',
    }),
  )
  const at = await openScreen(path)
  await at.user.click(
    await screen.findByRole('button', { name: /End .Mariam Al Ketbi.’s employment/ }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'End this employment?' })
  expect(dialog.textContent).toMatch(
    /Mariam Al Ketbi.* works for .*Noor Data.*The record stays under “Left”/,
  )
  const before = asked.length
  await at.user.click(within(dialog).getByRole('button', { name: 'End employment' }))
  await within(dialog).findByText('This employment has already ended.')
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

test('the register is downloaded as it is narrowed', async () => {
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const at = await openScreen(`${path}?status=ended`)
  const sheet = await screen.findByRole('button', { name: 'Spreadsheet' })
  server.use(
    on('searchEmployees', ({ body }) => {
      asked.push(body)
      return {
        data: {
          results: [],
          page: 1,
          limit: 10,
          total: 1,
          companies: [],
          url: '/api/files/ticket-1',
        },
      }
    }),
  )
  await at.user.click(sheet)
  await waitFor(() =>
    expect(pressed.mock.contexts[0]).toMatchObject({
      href: expect.stringMatching(/\/api\/files\/ticket-1$/),
    }),
  )
  expect(asked.at(-1)).toMatchObject({ status: 'ended', download_report: 'xlsx' })
  pressed.mockRestore()
})

test('an empty register says what to do, in Arabic too', async () => {
  server.use(mockRegister([]))
  await openScreen(path, { language: 'ar' })
  await screen.findByRole('heading', { name: 'لا موظفين بعد' })
  expect(screen.getAllByRole('button', { name: 'تسجيل موظف' })).toHaveLength(2)
})
