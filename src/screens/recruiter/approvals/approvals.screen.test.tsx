// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'
import { row, type Row } from './testing/registered'

const people = [
  row(1, 'Mariam Al Ketbi'),
  row(2, 'Hamad Al Shamsi'),
  row(3, 'Liwa Recruiting', { role: 'recruiter', company_name: 'Liwa Data', emirates_id: null }),
]
const counts = { REGISTERED: 3, PENDING: 1, APPROVED: 20, DECLINED: 0 }
const searches: unknown[] = []
const decisions: unknown[] = []
const mockList = (rows: Row[]) =>
  on('adminSearchCandidates', ({ body }) => {
    searches.push(body)
    return { data: { results: rows, page: 1, limit: 10, total: rows.length, counts } }
  })

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  mockList(people),
  on('adminActionCandidate', ({ body }) => {
    decisions.push(body)
    return { data: { changed: 2, user_ids: people.slice(0, 2).map(({ user_id: id }) => id) } }
  }),
)
prepareOpening()
beforeEach(() => {
  searches.length = 0
  decisions.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/recruiter/admin/candidates'
const ids = people.slice(0, 2).map(({ user_id: id }) => id)

async function chooseTwo() {
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('checkbox', { name: 'Select Mariam Al Ketbi' }))
  await at.user.click(screen.getByRole('checkbox', { name: 'Select Hamad Al Shamsi' }))
  return at
}

describe('the approvals', () => {
  test('they begin with those not reviewed yet, with the counts of all', async () => {
    await openScreen(path)
    const table = await screen.findByRole('table', { name: 'Registrations' })
    expect(searches[0]).toEqual({ status: 'REGISTERED', page: 1, limit: 10, sort: 'full_name' })
    expect(screen.getByRole('tab', { name: /Approved\s*20/ })).toBeTruthy()
    expect(within(table).getAllByText('784-1999-1234567-7')).toHaveLength(2)
    expect(within(table).getByText('Liwa Data')).toBeTruthy()
  })

  test.each([
    [
      'en',
      'Registrations',
      'Same number as \u2068Omar Al Ali\u2069, \u2068omar@example.ae\u2069 (Approved)',
    ],
    [
      'ar',
      'طلبات التسجيل',
      'الرقم نفسه لدى \u2068Omar Al Ali\u2069، \u2068omar@example.ae\u2069 (تمت الموافقة)',
    ],
  ] as const)(
    'another account with the same Emirates ID is shown in %s beside the number',
    async (language, name, sentence) => {
      const other = {
        user_id: '01920000-0000-7000-8000-000000000099',
        full_name: 'Omar Al Ali',
        email: 'omar@example.ae',
        status: 'APPROVED' as const,
      }
      server.use(
        mockList([
          row(1, 'Mariam Al Ketbi', { same_identity: [other] }),
          row(2, 'Hamad Al Shamsi'),
        ]),
      )
      await openScreen(path, { language })
      const table = await screen.findByRole('table', { name })
      expect(within(table).getAllByText(sentence)).toHaveLength(1)
    },
  )

  test('an approval names who is affected and waits for a second press', async () => {
    const at = await chooseTwo()
    await at.user.click(screen.getByRole('button', { name: 'Approve 2' }))
    expect(screen.getByText('Approve 2 registrations?')).toBeTruthy()
    expect(
      screen.getByText(
        /Mariam Al Ketbi. and .Hamad Al Shamsi.\. .*Each person gets an email in one minute/,
      ),
    ).toBeTruthy()
    expect(decisions).toEqual([])
    await at.user.click(screen.getByRole('button', { name: 'Approve 2' }))
    await screen.findByText('2 registrations approved')
    expect(decisions).toEqual([
      {
        user_ids: ids,
        action: 'approved',
        expected_status: 'REGISTERED',
        key: expect.any(String),
      },
    ])
  })

  test('an approval is undone from its snackbar', async () => {
    const at = await chooseTwo()
    await at.user.click(screen.getByRole('button', { name: 'Approve 2' }))
    await at.user.click(screen.getByRole('button', { name: 'Approve 2' }))
    await at.user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('2 decisions undone')
    expect(decisions.at(-1)).toEqual({
      user_ids: ids,
      action: 'undo',
      expected_status: 'APPROVED',
    })
  })

  test('a decline needs a reason, which goes with it', async () => {
    const at = await chooseTwo()
    await at.user.click(screen.getByRole('button', { name: 'Decline 2' }))
    await at.user.click(screen.getByRole('button', { name: 'Decline 2' }))
    expect(screen.getByText('Field is required')).toBeTruthy()
    expect(decisions).toEqual([])
    await writeInto(at.user, screen.getByLabelText('Reason'), ' No laptop. ')
    await at.user.click(screen.getByRole('button', { name: 'Decline 2' }))
    await screen.findByText('2 registrations declined')
    expect(decisions).toEqual([
      {
        user_ids: ids,
        action: 'declined',
        expected_status: 'REGISTERED',
        reason: 'No laptop.',
        key: expect.any(String),
      },
    ])
  })

  test('an error stays in the bar with the selection', async () => {
    server.use(
      on('adminActionCandidate', {
        status: 409,
        code: 'no_pending_request',
        message: 'No pending request found.',
      }),
    )
    const at = await chooseTwo()
    await at.user.click(screen.getByRole('button', { name: 'Start review of 2' }))
    await at.user.click(screen.getByRole('button', { name: 'Start review of 2' }))
    expect((await screen.findByRole('alert')).textContent).toContain('No pending request found.')
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Mariam Al Ketbi' }).checked,
    ).toBe(true)
  })

  test('an approved person can only be declined', async () => {
    server.use(mockList([row(1, 'Mariam Al Ketbi', { status: 'APPROVED' })]))
    const at = await openScreen(`${path}?status=APPROVED`)
    await at.user.click(await screen.findByRole('checkbox', { name: 'Select Mariam Al Ketbi' }))
    expect(screen.getByRole('button', { name: 'Decline 1' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve 1' })).toBeNull()
  })

  test('status, role and search are in the address', async () => {
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('tab', { name: /Pending/ }))
    await at.user.selectOptions(screen.getByRole('combobox', { name: /Role/ }), 'recruiters')
    await waitFor(() => expect(at.address()).toBe(`${path}?status=PENDING&role=recruiter`))
    await writeInto(at.user, screen.getByRole('searchbox', { name: 'Name or email' }), 'liwa')
    await at.user.keyboard('{Enter}')
    await waitFor(() =>
      expect(searches.at(-1)).toEqual({
        status: 'PENDING',
        role: 'recruiter',
        query: 'liwa',
        page: 1,
        limit: 10,
        sort: 'full_name',
      }),
    )
  })

  test('a column sorts them and is kept in the address, and a file has the same order', async () => {
    const at = await openScreen(`${path}?role=individual`)
    const table = await screen.findByRole('table', { name: 'Registrations' })
    await at.user.click(within(table).getByRole('button', { name: /Registered/ }))
    await waitFor(() => expect(at.address()).toBe(`${path}?role=individual&sort=-registered_at`))
    await waitFor(() =>
      expect(searches.at(-1)).toEqual({
        status: 'REGISTERED',
        role: 'individual',
        page: 1,
        limit: 10,
        sort: '-registered_at',
      }),
    )
    await at.user.click(screen.getByRole('button', { name: 'Spreadsheet' }))
    await waitFor(() =>
      expect(searches.at(-1)).toMatchObject({
        role: 'individual',
        sort: '-registered_at',
        download_report: 'xlsx',
      }),
    )
  })

  test('an empty list has the words of the specification', async () => {
    server.use(mockList([]))
    await openScreen(path)
    await screen.findByRole('heading', { name: 'No pending request found' })
  })

  test.each([
    ['en', 'Nobody of this status shares an Emirates ID.', /^All 3/],
    ['ar', 'لا هوية إماراتية مكررة في هذه الحالة.', /^الكل/],
  ] as const)(
    'only those whose Emirates ID is used twice are asked for, and never decided about at once, in %s',
    async (language, none, everybody) => {
      server.use(mockList([]))
      await openScreen(`${path}?identity=same`, { language })
      expect(await screen.findByText(none)).toBeTruthy()
      expect(searches.at(-1)).toMatchObject({ status: 'REGISTERED', same_identity: true })
      expect(screen.queryByRole('button', { name: everybody })).toBeNull()
    },
  )

  test('it counts in Arabic', async () => {
    const at = await openScreen(path, { language: 'ar' })
    await at.user.click(await screen.findByRole('checkbox', { name: 'اختيار Mariam Al Ketbi' }))
    await at.user.click(screen.getByRole('checkbox', { name: 'اختيار Hamad Al Shamsi' }))
    await at.user.click(screen.getByRole('button', { name: 'الموافقة على طلبين' }))
    expect(screen.getByText('الموافقة على طلبَي تسجيل؟')).toBeTruthy()
  })
})
