// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'
import { attemptId, event, buildReport, reportPath, toResult } from './fixtures/report'

type Schemas = components['schemas']

const appeal = (differs: Partial<Schemas['Appeal']> = {}): Schemas['Appeal'] => ({
  id: '01920000-0000-7000-8000-000000000700',
  attempt_id: attemptId,
  assessment_id: 'english_v3',
  cancel_reason: 'exited',
  grants: 'redo',
  statement: 'The power went out.\nI was alone.',
  status: 'open',
  note: null,
  made_at: '2026-11-18T09:00:00.000Z',
  decided_at: null,
  ...differs,
})
const cancelled = toResult(
  { overall: null, passed: null, criteria: [] },
  { status: 'CANCELLED', cancel_reason: 'exited' },
)
const running = toResult(
  { overall: null, passed: null, criteria: [] },
  { status: 'IN_PROGRESS', finished_at: null, part: 'writing', phase: 'answering' },
)
const given = event(50, 300, {
  type: 'time.granted',
  part: 'writing',
  actor: 'reviewer',
  actor_name: 'Noura Hassan',
  note: 'A fire drill in the building.',
  granted_seconds: 300,
})

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
  on('getRecruiterAssessments', { data: { results: [] } }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

describe('the request of a candidate', () => {
  const region = () => screen.findByRole('region', { name: 'What the candidate wrote' })

  test('is beside the timeline and is answered there', async () => {
    let answered = false
    const sent: unknown[] = []
    server.use(
      on('getReport', () => ({
        data: buildReport({
          result: cancelled,
          appeal: answered
            ? appeal({
                status: 'granted',
                note: 'Seen in the log.',
                decided_at: '2026-11-20T08:00:00.000Z',
              })
            : appeal(),
        }),
      })),
      on('decideRedo', ({ body }) => {
        sent.push(body)
        answered = true
        return {
          data: { ...cancelled.attempt, status: 'REDO' as const },
          message: 'A redo was granted.',
        }
      }),
    )
    const { user } = await openScreen(reportPath)
    expect((await region()).textContent).toMatch(/Waiting for a decision.*The power went out/s)
    await user.click(within(await region()).getByRole('button', { name: 'Decide' }))
    const dialog = await screen.findByRole('dialog', { name: 'Decide on this request' })
    await user.click(within(dialog).getByRole('radio', { name: 'Grant redo' }))
    await writeInto(user, within(dialog).getByLabelText('Reason'), 'Seen in the log.')
    await user.click(within(dialog).getByRole('button', { name: 'Grant redo' }))
    await waitFor(async () =>
      expect((await region()).textContent).toMatch(/Granted.*Seen in the log/s),
    )
    expect(sent).toEqual([
      { decision: 'granted', key: expect.any(String), note: 'Seen in the log.' },
    ])
    expect((await region()).parentElement?.contains(document.activeElement)).toBe(true)
  })

  test('against a disqualification gives the result back when it is granted', async () => {
    server.use(
      on('getReport', {
        data: buildReport({
          result: cancelled,
          appeal: appeal({ cancel_reason: 'phone', grants: 'result' }),
        }),
      }),
    )
    const { user } = await openScreen(reportPath)
    await user.click(within(await region()).getByRole('button', { name: 'Decide' }))
    const dialog = await screen.findByRole('dialog', { name: 'Decide on this request' })
    await user.click(within(dialog).getByRole('radio', { name: 'Restore result' }))
    expect(within(dialog).getByText(/scores and report are restored/)).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Restore result' })).toBeTruthy()
  })

  test('is left to another admin by the one who disqualified, as it says in place of the button', async () => {
    server.use(
      on('getReport', {
        data: buildReport({
          result: cancelled,
          appeal: appeal({ cancel_reason: 'phone', grants: 'result' }),
          appeal_by_other: true,
        }),
      }),
    )
    await openScreen(reportPath)
    expect((await region()).textContent).toContain('another admin decides on this request')
    expect(within(await region()).queryByRole('button')).toBeNull()
  })

  test('is read but not answered by a recruiter', async () => {
    server.use(
      on('getUser', { data: person({ role: 'recruiter' }) }),
      on('getReport', { data: buildReport({ result: cancelled, appeal: appeal() }) }),
    )
    await openScreen(reportPath)
    expect(within(await region()).queryByRole('button')).toBeNull()
  })
})

describe('minutes', () => {
  const region = () => screen.findByRole('region', { name: 'Granted time' })

  test('are given to a running attempt with a reason, and are in the report with their author', async () => {
    let granted = false
    const sent: unknown[] = []
    server.use(
      on('getReport', () => ({
        data: buildReport({
          result: running,
          decisions: ['reset'],
          events: granted ? [given] : [],
        }),
      })),
      on('grantTime', ({ body }) => {
        sent.push(body)
        granted = true
        return {
          data: {
            id: given.id,
            attempt_id: attemptId,
            part: 'writing' as const,
            minutes: 15,
            reason: '',
            granted_seconds: 900,
            deadline: null,
            granted_at: given.at,
            granted_by: 'Noura Hassan',
          },
          message: 'Time granted.',
        }
      }),
    )
    const { user } = await openScreen(reportPath)
    await user.click(within(await region()).getByRole('button', { name: 'Give minutes' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give minutes' })
    expect(dialog.textContent).toMatch(/within 15 seconds.*Now: Writing/)
    const minutes = within(dialog).getByLabelText('Minutes')
    await user.clear(minutes)
    await user.type(minutes, '500')
    await user.click(within(dialog).getByRole('button', { name: 'Give minutes' }))
    expect(within(dialog).getByText('Enter a whole number from 1 to 120')).toBeTruthy()
    expect(within(dialog).getByText('Field cannot be empty')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(minutes))
    await user.clear(minutes)
    await user.type(minutes, '15')
    await writeInto(user, within(dialog).getByLabelText('Reason'), 'A fire drill in the building.')
    await user.click(within(dialog).getByRole('button', { name: 'Give 15 minutes' }))
    await waitFor(async () =>
      expect((await region()).textContent).toMatch(
        /5 minutes, Writing.*Noura Hassan.*A fire drill in the building/,
      ),
    )
    expect(sent).toEqual([
      {
        key: expect.any(String),
        attempt_id: attemptId,
        minutes: 15,
        reason: 'A fire drill in the building.',
      },
    ])
    expect(
      (await screen.findByRole('list', { name: 'All events (1)', hidden: true })).textContent,
    ).toMatch(/Extra time was granted, 5 minutes, Writing.*A fire drill.*Noura Hassan/)
  })

  test('that were refused stay typed and are sent again under the same key, until the dialog closes', async () => {
    const keys: unknown[] = []
    server.use(
      on('getReport', { data: buildReport({ result: running }) }),
      on('grantTime', ({ body }) => {
        keys.push(body !== null && typeof body === 'object' && 'key' in body ? body.key : null)
        return { status: 500, code: 'internal', message: 'Internal Error. Please try again' }
      }),
    )
    const { user } = await openScreen(reportPath)
    const open = async () => {
      await user.click(within(await region()).getByRole('button', { name: 'Give minutes' }))
      return within(await screen.findByRole('dialog', { name: 'Give minutes' }))
    }
    const dialog = await open()
    await writeInto(user, dialog.getByLabelText('Reason'), 'A fire drill.')
    for (const time of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: 'Give 5 minutes' }))
      await waitFor(() => expect(keys).toHaveLength(time))
      expect((await dialog.findByRole('alert')).textContent).toMatch(
        /We could not give the minutes.*Internal Error/,
      )
    }
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('A fire drill.')
    await user.click(dialog.getByRole('button', { name: 'Back' }))
    await waitFor(async () =>
      expect(document.activeElement).toBe(
        within(await region()).getByRole('button', { name: 'Give minutes' }),
      ),
    )
    const again = await open()
    expect(again.queryByRole('alert')).toBeNull()
    expect(again.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('')
    await writeInto(user, again.getByLabelText('Reason'), 'Another reason.')
    await user.click(again.getByRole('button', { name: 'Give 5 minutes' }))
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('that came too late give an error, and no more can be given', async () => {
    let over = false
    server.use(
      on('getReport', () => ({ data: buildReport({ result: over ? cancelled : running }) })),
      on('grantTime', () => {
        over = true
        return { status: 409, code: 'attempt_over', message: 'The assessment is over.' }
      }),
    )
    const { user } = await openScreen(reportPath)
    await user.click(within(await region()).getByRole('button', { name: 'Give minutes' }))
    const dialog = await screen.findByRole('dialog', { name: 'Give minutes' })
    await writeInto(user, within(dialog).getByLabelText('Reason'), 'A fire drill.')
    await user.click(within(dialog).getByRole('button', { name: 'Give 5 minutes' }))
    await screen.findByText('The assessment is over.')
  })

  test('are not mentioned when none were given and none can be', async () => {
    server.use(on('getReport', { data: buildReport() }))
    await openScreen(reportPath)
    await screen.findByRole('heading', { level: 1, name: 'Omar Rashid Al Dhaheri' })
    expect(screen.queryByRole('region', { name: 'Granted time' })).toBeNull()
  })
})
