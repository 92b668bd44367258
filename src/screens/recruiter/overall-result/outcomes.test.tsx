// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type Schemas = components['schemas']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`

const cancelled = (
  number: number,
  full_name: string,
  differs: Partial<Schemas['ResultRow']> = {},
): Schemas['ResultRow'] => ({
  attempt_id: id(40 + number),
  assessment_id: 'english_v3',
  user_id: id(number),
  full_name,
  email: `person${number}@example.ae`,
  avatar_url: null,
  status: 'CANCELLED',
  overall: null,
  passed: null,
  provisional: false,
  lacks: [],
  criteria: [],
  cancel_reason: 'capture_lost',
  started_at: '2026-11-18T08:00:00.000Z',
  finished_at: '2026-11-18T08:12:00.000Z',
  duration_seconds: 720,
  episodes: 1,
  ...differs,
})

const redo = (
  number: number,
  full_name: string,
  differs: Partial<Schemas['RedoRow']> = {},
): Schemas['RedoRow'] => ({
  attempt_id: id(40 + number),
  assessment_id: 'english_v3',
  user_id: id(number),
  full_name,
  email: `person${number}@example.ae`,
  status: 'CANCELLED',
  cancel_reason: 'capture_lost',
  appeal: 'The power went out in the whole street.',
  asked_at: '2026-11-19T08:00:00.000Z',
  decided_at: null,
  decision: null,
  grants: 'redo',
  by_other: false,
  ...differs,
})

const people = [
  cancelled(1, 'Mariam Al Ketbi'),
  cancelled(2, 'Hamad Al Shamsi', {
    assessment_id: 'annotation_v3',
    cancel_reason: 'phone',
    overall: 61,
    lacks: [{ code: 'insertion', value: 57 }],
  }),
]
const counts = {
  IN_PROGRESS: 2,
  RESULT_PROCESSING: 1,
  COMPLETED: 20,
  FAILED: 0,
  CANCELLED: 5,
  REDO: 3,
}
const asked: Record<string, string>[] = []
const decided: unknown[] = []

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('autocompleteName', {
    data: [
      { id: id(1), full_name: 'Mariam Al Ketbi', email: 'person1@example.ae', avatar_url: null },
    ],
  }),
  on('getRecruiterAssessments', {
    data: {
      results: [
        {
          assessment_id: 'english_v3',
          kind: 'english',
          version: 'v3',
          active: true,
          available: true,
          counts,
        },
      ],
    },
  }),
  on('listCancelledAssessments', ({ query }) => {
    asked.push(Object.fromEntries(query))
    return { data: { results: people, page: 1, limit: 10, total: 12 } }
  }),
  on('resetAllAssessments', ({ body }) => {
    decided.push(body)
    return { data: { changed: 1 } }
  }),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  decided.length = 0
  localStorage.setItem('token', 'token-1')
})

describe('the cancelled assessments', () => {
  const path = '/recruiter/overall-result/cancelled-assessments'

  test('a row says who, which assessment, why, the score and when, and opens the report', async () => {
    await openScreen(path)
    const table = await screen.findByRole('table', { name: 'Cancelled Assessments' })
    expect(within(table).getByRole('link', { name: 'Mariam Al Ketbi' }).getAttribute('href')).toBe(
      `/recruiter/assessments/english/v3/${id(41)}/view/${id(1)}`,
    )
    const [, first, second] = within(table).getAllByRole('row')
    expect(first?.textContent).toMatch(/English assessment, V3.*A device was off too long/)
    expect(second?.textContent).toMatch(
      /Annotation assessment, V3.*A phone was used.*61Evidence incomplete57 words at once/,
    )
  })

  test('version and page are in the address, and a copied address opens the same list', async () => {
    const at = await openScreen(`${path}?version=english_v2&page=2&users=nobody`)
    await screen.findByRole('table', { name: 'Cancelled Assessments' })
    expect(asked.at(-1)).toEqual({
      page: '2',
      limit: '10',
      sort: '-finished_at',
      assessment_version: 'english_v2',
    })
    await at.user.selectOptions(
      screen.getByRole('combobox', { name: /Assessment/ }),
      'English assessment, V3',
    )
    await waitFor(() => expect(at.address()).toBe(`${path}?version=english_v3`))
  })

  test('a candidate is chosen by typing and Enter, since the list knows candidates only', async () => {
    const at = await openScreen(path)
    await at.user.type(await screen.findByRole('combobox', { name: 'Name or email' }), 'mar')
    await screen.findByRole('option', { name: /Mariam/ })
    await at.user.keyboard('{Enter}')
    await waitFor(() => expect(asked.at(-1)?.['user_ids']).toBe(id(1)))
  })

  test('chosen attempts are reset version by version, after a dialog that says how many and what follows', async () => {
    const at = await openScreen(path)
    await at.user.click(
      await screen.findByRole('checkbox', { name: 'Select everyone on this page' }),
    )
    await at.user.click(screen.getByRole('button', { name: 'Reset 2 attempts' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reset 2 attempts?' })
    expect(dialog.textContent).toMatch(/Mariam Al Ketbi.*Hamad Al Shamsi.*You cannot undo this/)
    expect(decided).toEqual([])
    await at.user.click(within(dialog).getByRole('button', { name: 'Reset 2 attempts' }))
    expect(within(dialog).getByText('Field cannot be empty')).toBeTruthy()
    expect(decided).toEqual([])
    await writeInto(at.user, within(dialog).getByLabelText('Reason'), 'A trial run.')
    await at.user.click(within(dialog).getByRole('button', { name: 'Reset 2 attempts' }))
    await screen.findByText('2 attempts reset')
    expect(decided).toEqual([
      {
        assessment_version: 'english_v3',
        user_ids: [id(1)],
        is_reset_all: false,
        is_redo: false,
        note: 'A trial run.',
      },
      {
        assessment_version: 'annotation_v3',
        user_ids: [id(2)],
        is_reset_all: false,
        is_redo: false,
        note: 'A trial run.',
      },
    ])
    expect(screen.queryByText('2 selected')).toBeNull()
  })

  test('all of a version names how many there are beyond the list, and how many had changed', async () => {
    const at = await openScreen(`${path}?version=english_v3`)
    const all = await screen.findByRole('group', { name: 'All attempts: English assessment, V3' })
    expect(all.textContent).toContain('28 attempts in total')
    await at.user.click(within(all).getByRole('button', { name: 'Grant redo to all' }))
    const dialog = await screen.findByRole('dialog', { name: 'Grant 25 redos?' })
    await at.user.click(within(dialog).getByRole('button', { name: 'Grant 25 redos' }))
    await screen.findByText('24 had already changed and were not updated.')
    expect(decided).toEqual([
      { assessment_version: 'english_v3', user_ids: [], is_reset_all: true, is_redo: true },
    ])
  })

  test('a refusal is shown in the dialog, and the selection stays', async () => {
    server.use(
      on('resetAllAssessments', {
        status: 500,
        code: 'internal',
        message: 'Internal Error. Please try again',
      }),
    )
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('checkbox', { name: 'Select Mariam Al Ketbi' }))
    await at.user.click(screen.getByRole('button', { name: 'Grant 1 redo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Grant 1 redo?' })
    await at.user.click(within(dialog).getByRole('button', { name: 'Grant 1 redo' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Internal Error')
    await at.user.click(within(dialog).getByRole('button', { name: 'Back' }))
    expect(screen.getAllByText('1 selected')).not.toEqual([])
  })
})

describe('the redos', () => {
  const path = '/recruiter/overall-result/redo-assessments'
  const rows = [
    redo(1, 'Mariam Al Ketbi'),
    redo(2, 'Hamad Al Shamsi', {
      appeal: null,
      asked_at: null,
      status: 'REDO',
      decision: 'granted',
      decided_at: '2026-11-18T08:00:00.000Z',
    }),
  ]
  const sent: unknown[] = []
  beforeEach(() => {
    sent.length = 0
    let answered = false
    server.use(
      on('listRedoAssessments', () => ({
        data: {
          results: answered
            ? [
                redo(1, 'Mariam Al Ketbi', {
                  decision: 'declined',
                  decided_at: '2026-11-20T08:00:00.000Z',
                }),
              ]
            : rows,
          page: 1,
          limit: 10,
          total: rows.length,
        },
      })),
      on('decideRedo', ({ params, body }) => {
        sent.push(params['id'], body)
        answered = true
        return { status: 409, code: 'no_pending_request', message: 'No pending request found.' }
      }),
    )
  })

  test('a waiting request shows its text and can be decided about, and a granted one says so', async () => {
    await openScreen(path)
    const table = await screen.findByRole('table', { name: 'Redo Assessments' })
    const [, waiting, granted] = within(table).getAllByRole('row')
    expect(waiting?.textContent).toMatch(
      /Waiting for a decision.*The power went out in the whole street/,
    )
    expect(granted?.textContent).toMatch(/Granted.*Not requested/)
    expect(
      [waiting, granted].map((row) => within(row as HTMLElement).queryAllByRole('button').length),
    ).toEqual([1, 0])
  })

  test('an admin who disqualified reads that another admin decides, and has no button for it', async () => {
    server.use(
      on('listRedoAssessments', {
        data: {
          results: [redo(1, 'Mariam Al Ketbi', { grants: 'result', by_other: true })],
          page: 1,
          limit: 10,
          total: 1,
        },
      }),
    )
    await openScreen(path)
    const table = await screen.findByRole('table', { name: 'Redo Assessments' })
    const [, row] = within(table).getAllByRole('row')
    expect(row?.textContent).toContain(
      'Another admin decides, because you disqualified the attempt',
    )
    expect(within(row as HTMLElement).queryByRole('button')).toBeNull()
  })

  test('declining names the consequences and needs a reason', async () => {
    server.use(
      on('decideRedo', ({ params, body }) => {
        sent.push(params['id'], body)
        return { data: attempt }
      }),
    )
    const at = await openScreen(path)
    await at.user.click(
      await screen.findByRole('button', { name: /Decide on .*Mariam Al Ketbi.*’s request/ }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Decide on this request' })
    await at.user.click(within(dialog).getByRole('button', { name: 'Save decision' }))
    expect(within(dialog).getByText('Select a decision')).toBeTruthy()
    await at.user.click(within(dialog).getByRole('radio', { name: 'Decline' }))
    expect(within(dialog).getByText(/cannot ask again/)).toBeTruthy()
    await at.user.click(within(dialog).getByRole('button', { name: 'Decline request' }))
    expect(within(dialog).getByText('Field cannot be empty')).toBeTruthy()
    expect(sent).toEqual([])
    await writeInto(at.user, within(dialog).getByLabelText('Reason'), ' You confirmed the exit. ')
    await at.user.click(within(dialog).getByRole('button', { name: 'Decline request' }))
    await screen.findByText('The request for a redo is declined.')
    expect(sent).toEqual([
      id(41),
      { decision: 'declined', key: expect.any(String), note: 'You confirmed the exit.' },
    ])
  })

  test('after a decision the focus moves to the list, because the button is gone', async () => {
    let answered = false
    server.use(
      on('listRedoAssessments', () => ({
        data: {
          results: [redo(1, 'Mariam Al Ketbi', answered ? { decision: 'granted' } : {})],
          page: 1,
          limit: 10,
          total: 1,
        },
      })),
      on('decideRedo', () => {
        answered = true
        return { data: attempt }
      }),
    )
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: /Decide on/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Decide on this request' })
    await at.user.click(within(dialog).getByRole('button', { name: 'Save decision' }))
    expect(document.activeElement).toBe(within(dialog).getByRole('radio', { name: 'Grant redo' }))
    await at.user.click(within(dialog).getByRole('radio', { name: 'Grant redo' }))
    await at.user.click(within(dialog).getByRole('button', { name: 'Grant redo' }))
    await screen.findByText('A redo was granted.')
    await waitFor(() => expect(screen.queryByRole('button', { name: /Decide on/ })).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Redo Assessments' })),
    )
  })

  test('a decision that somebody else made first is announced, and the dialog can only be closed', async () => {
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: /Decide on/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Decide on this request' })
    await at.user.click(within(dialog).getByRole('radio', { name: 'Grant redo' }))
    await at.user.click(within(dialog).getByRole('button', { name: 'Grant redo' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'No pending request found.',
    )
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Grant redo' })).toBeNull(),
    )
  })

  test('an empty list says so, in Arabic too', async () => {
    server.use(on('listRedoAssessments', { data: { results: [], page: 1, limit: 10, total: 0 } }))
    await openScreen(path, { language: 'ar' })
    await screen.findByRole('heading', { name: 'لا توجد طلبات إعادة بعد' })
  })
})

const attempt: Schemas['Attempt'] = {
  id: id(41),
  assessment_id: 'english_v3',
  kind: 'english',
  version: 'v3',
  status: 'CANCELLED',
  epoch: 1,
  sequence: 1,
  part: null,
  phase: null,
  parts: [],
  granted_seconds: 0,
  server_time: '2026-11-20T08:00:00.000Z',
  started_at: '2026-11-18T08:00:00.000Z',
  finished_at: '2026-11-18T08:12:00.000Z',
  cancel_reason: 'capture_lost',
  drained: true,
}
