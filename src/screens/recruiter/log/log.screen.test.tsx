// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { isOnPaper } from '../../../testing/is-on-paper'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { auditActs } from '../../../../openapi/generated/operations'

type Entry = components['schemas']['AuditEntry']
const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const path = '/recruiter/admin/log'
const entries: Entry[] = [
  {
    id: id(1),
    at: '2026-11-18T08:00:00.000Z',
    act: 'approval.declined',
    by: { user_id: id(10), full_name: 'Noura Hassan' },
    about: { kind: 'user', id: id(20), name: 'Mariam Al Ketbi', person_id: id(20) },
    from: 'PENDING',
    to: 'DECLINED',
  },
  {
    id: id(2),
    at: '2026-11-17T08:00:00.000Z',
    act: 'list.exported',
    by: { user_id: id(11), full_name: null },
    about: { kind: 'list', id: 'candidates', name: null, person_id: null },
    from: null,
    to: 'csv',
  },
  {
    id: id(3),
    at: '2026-11-16T08:00:00.000Z',
    act: 'attempt.redo_declined',
    by: { user_id: id(10), full_name: 'Noura Hassan' },
    about: { kind: 'attempt', id: id(30), name: 'Mariam Al Ketbi', person_id: id(20) },
    from: null,
    to: null,
    same_admin: true,
  },
  {
    id: id(4),
    at: '2026-11-15T08:00:00.000Z',
    act: 'file.opened',
    by: { user_id: id(10), full_name: 'Noura Hassan' },
    about: { kind: 'recording', id: id(40), name: 'Hessa Own', person_id: id(21) },
    from: null,
    to: null,
  },
]
const asked: unknown[] = []
const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('listAuditLog', ({ body }) => {
    asked.push(body)
    return { data: { results: entries, page: 1, limit: 10, total: 2 } }
  }),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
})

test('an entry shows the time, actor, action and person, and a name narrows the log to that person', async () => {
  const at = await openScreen(path)
  const table = await screen.findByRole('table', { name: 'Access log' })
  const [, first, second, third, fourth] = within(table).getAllByRole('row')
  expect(first?.textContent).toMatch(
    /18 Nov 2026.*Noura Hassan.*Declined a registration.*Mariam Al Ketbi.*Pending.*Declined/,
  )
  expect(second?.textContent).toMatch(/Deleted account.*Downloaded a list.*csv/)
  expect(third?.textContent).toMatch(/Declined a redo.*there was no other/)
  expect(fourth?.textContent).toMatch(/Opened a recording.*Hessa Own/)
  const name = within(table).getByRole('button', { name: 'Hessa Own' })
  expect(isOnPaper(name)).toBe(true)
  await at.user.click(name)
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ page: 1, limit: 10, sort: '-at', about: id(21) }),
  )
  expect(at.address()).toBe(`${path}?about=${id(21)}`)
})

test.each([
  [
    'en',
    /auto-approval, a laptop and Al Ain/,
    /English assessment, V2 and Annotation assessment, V3/,
  ],
  [
    'ar',
    /الموافقة التلقائية وحاسوب محمول والعين/,
    /اختبار اللغة الإنجليزية، الإصدار 2.*اختبار توسيم البيانات، الإصدار 3/,
  ],
] as const)(
  'in %s the criteria and the assessments that were noted are read in words',
  async (language, criteria, assessments) => {
    const [one, other] = entries
    if (one === undefined || other === undefined) throw new Error('There is no entry.')
    server.use(
      on('listAuditLog', {
        data: {
          results: [
            { ...one, act: 'approval_criteria.set', from: '', to: 'auto_approval laptop al_ain' },
            {
              ...other,
              act: 'assessments.active',
              from: 'english_v1',
              to: 'english_v2 annotation_v3',
            },
          ],
          page: 1,
          limit: 10,
          total: 2,
        },
      }),
    )
    await openScreen(path, { language })
    const table = await screen.findByRole('table')
    const plain = (table.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')
    expect(plain).toMatch(criteria)
    expect(plain).toMatch(assessments)
    expect(plain).not.toMatch(/auto_approval|english_v/)
  },
)

test('an address with filters is the log it was copied from', async () => {
  await openScreen(`${path}?act=job.deleted&by=${id(10)}&from=2026-11-01&sort=at`)
  await screen.findByRole('table')
  expect(asked.at(-1)).toEqual({
    page: 1,
    limit: 10,
    sort: 'at',
    act: 'job.deleted',
    by: id(10),
    from_date: '2026-11-01',
  })
})

test('no two actions in its filter have the same name', async () => {
  await openScreen(path)
  const filter = await screen.findByRole('combobox', { name: /Action/ })
  const names = within(filter)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toHaveLength(new Set(names).size)
})

test('an empty log says so in Arabic too, and the filter has every action of the contract', async () => {
  server.use(on('listAuditLog', { data: { results: [], page: 1, limit: 10, total: 0 } }))
  await openScreen(path, { language: 'ar' })
  await screen.findByRole('heading', { name: 'لا قيود في السجل بعد' })
  const filter = screen.getByRole('combobox', { name: /الإجراء/ })
  // And the choice of all of them.
  expect(within(filter).getAllByRole('option')).toHaveLength(auditActs.length + 1)
})

test('a log that did not load says so, with a way to ask again', async () => {
  server.use(
    on('listAuditLog', { status: 500, code: 'internal', message: 'Something went wrong.' }),
  )
  const at = await openScreen(path)
  await screen.findByRole('heading', { name: 'We could not load the access log' })
  server.resetHandlers()
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table', { name: 'Access log' })
})

test.each([
  ['en', 'Only admins can open the page you asked for.'],
  ['ar', 'لا يفتح الصفحة المطلوبة إلا المشرفون.'],
] as const)('recruiters have no access, and read so in %s', async (language, sentence) => {
  server.use(
    on('getUser', { data: person({ role: 'recruiter', first_name: 'Omar', last_name: 'Hassan' }) }),
  )
  const at = await openScreen(path, { language })
  await waitFor(() => expect(at.address()).toBe('/recruiter/dashboard'))
  await screen.findByText(sentence)
  expect(asked).toEqual([])
})
