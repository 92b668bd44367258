// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../../openapi/generated/api'
import { contractServer, on } from '../../../../testing/contract-server'
import { isOnPaper } from '../../../../testing/is-on-paper'
import { openScreen, prepareOpening } from '../../../../testing/open-at'
import { person } from '../../../../testing/people'
import { writeInto } from '../../../../testing/write-into'
import { attemptId, event, buildReport, reportPath, toResult, userId } from '../fixtures/report'

type Report = components['schemas']['Report']
type Decision = Report['decisions'][number]

const every: Decision[] = ['redo', 'evaluate', 'disqualify', 'reset']
const made = (about: Partial<Report['events'][number]>) =>
  event(900, 900, {
    type: 'redo.granted',
    at: '2026-11-20T09:14:00.000Z',
    actor: 'reviewer',
    actor_name: 'Noura Hassan',
    note: 'The power went out.',
    ...about,
  })

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
  on('getRecruiterAssessments', { data: { results: [] } }),
  on('getReport', { data: buildReport({ decisions: every }) }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const region = () => screen.findByRole('region', { name: 'Decisions' })
const { attempt } = toResult()
const standing = (status: typeof attempt.status) => ({ ...attempt, status })

/** A server that shows the report before a decision and after it. */
function answering(before: Partial<Report>, after: Partial<Report>) {
  let decided = false
  server.use(on('getReport', () => ({ data: buildReport(decided ? after : before) })))
  return () => {
    decided = true
  }
}

test('a reader who may decide nothing sees what was decided, by whom, when and why, and no buttons', async () => {
  server.use(on('getReport', { data: buildReport({ decisions: [], events: [made({})] }) }))
  await openScreen(reportPath)
  const shown = await region()
  expect(shown.textContent).toContain('A redo was granted')
  expect(shown.textContent).toMatch(/Noura Hassan.*20 Nov 2026/)
  expect(shown.textContent).toContain('The power went out.')
  expect(within(shown).queryByRole('button')).toBeNull()
})

test('without a decision made or possible there is no panel', async () => {
  server.use(on('getReport', { data: buildReport() }))
  await openScreen(reportPath)
  await screen.findByRole('heading', { level: 1, name: 'Omar Rashid Al Dhaheri' })
  expect(screen.queryByRole('region', { name: 'Decisions' })).toBeNull()
})

test('the possible decisions are left off paper, and those that were made are on it', async () => {
  server.use(on('getReport', { data: buildReport({ decisions: every, events: [made({})] }) }))
  await openScreen(reportPath)
  const shown = await region()
  expect(isOnPaper(within(shown).getByText('The power went out.'))).toBe(true)
  const possible = 'The candidate starts again, as if they had never taken it.'
  expect(isOnPaper(within(shown).getByText(possible))).toBe(false)
})

describe('a decision', () => {
  test('names its effects, asks for a reason, is sent once, and is on the report with its author', async () => {
    const sent: unknown[] = []
    const decide = answering(
      { decisions: ['redo', 'reset'] },
      { decisions: ['reset'], events: [made({})], result: toResult({ attempt: standing('REDO') }) },
    )
    server.use(
      on('decideRedo', ({ body, params }) => {
        sent.push(params['id'], body)
        decide()
        return { data: standing('REDO'), message: 'A redo was granted.' }
      }),
    )
    const { user } = await openScreen(reportPath)
    await user.click(within(await region()).getByRole('button', { name: 'Grant a redo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Grant a redo?' })
    expect(dialog.textContent).toContain('Omar Rashid Al Dhaheri')
    await user.click(within(dialog).getByRole('button', { name: 'Grant the redo' }))
    expect(within(dialog).getByText('Field cannot be empty')).toBeTruthy()
    const why = within(dialog).getByLabelText('Reason')
    expect(document.activeElement).toBe(why)
    await writeInto(user, why, ' The power went out. ')
    within(dialog).getByRole('button', { name: 'Grant the redo' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      attemptId,
      { decision: 'granted', key: expect.any(String), note: 'The power went out.' },
    ])
    await waitFor(async () =>
      expect(within(await region()).queryByRole('button', { name: 'Grant a redo' })).toBeNull(),
    )
    expect((await region()).textContent).toContain('Noura Hassan')
    expect((await region()).parentElement?.contains(document.activeElement)).toBe(true)
  })

  describe('to disqualify', () => {
    const asking = async () => {
      const sent: unknown[] = []
      server.use(
        on('disqualifyAttempt', ({ body }) => {
          sent.push(body)
          return { data: standing('CANCELLED') }
        }),
      )
      const { user } = await openScreen(reportPath)
      await user.click(within(await region()).getByRole('button', { name: 'Disqualify' }))
      const dialog = await screen.findByRole('dialog', { name: 'Disqualify this attempt?' })
      const send = () => user.click(within(dialog).getByRole('button', { name: 'Disqualify' }))
      const choose = (name: RegExp | string) =>
        user.click(within(dialog).getByRole('radio', { name }))
      return { user, dialog, send, choose, sent }
    }

    test('rests on the moment in the player, and needs no words for a phone', async () => {
      const { dialog, send, choose, sent } = await asking()
      await send()
      expect(within(dialog).getByText('Select the evidence')).toBeTruthy()
      await choose(/The moment in the player: .*00:00/)
      await send()
      await waitFor(() =>
        expect(sent).toEqual([
          {
            key: expect.any(String),
            reason: 'phone',
            evidence: { kind: 'moment', offset_ms: 0 },
          },
        ]),
      )
    })

    test('rests on an episode from the list, and says which other condition was not kept', async () => {
      const { user, dialog, send, choose, sent } = await asking()
      await choose('Another condition was broken')
      await choose('A moment from the list')
      await send()
      expect(within(dialog).getAllByText('Field cannot be empty')).toHaveLength(2)
      await user.selectOptions(
        within(dialog).getByLabelText('Moment'),
        '03:10 Switched to another tab',
      )
      await writeInto(user, within(dialog).getByLabelText('What you saw'), 'A page of answers')
      await send()
      await waitFor(() =>
        expect(sent).toEqual([
          {
            key: expect.any(String),
            reason: 'disqualified',
            evidence: { kind: 'episode', event_id: event(3, 0, {}).id },
            note: 'A page of answers',
          },
        ]),
      )
    })

    test('rests on what was observed, in words enough', async () => {
      const { user, dialog, send, choose, sent } = await asking()
      await choose('A written description')
      const seen = within(dialog).getByLabelText('What you saw')
      await writeInto(user, seen, 'A phone.')
      await send()
      expect(within(dialog).getByText('Write at least 20 characters')).toBeTruthy()
      await writeInto(user, seen, ' It lies on the keyboard.')
      await send()
      await waitFor(() =>
        expect(sent).toEqual([
          {
            key: expect.any(String),
            reason: 'phone',
            evidence: { kind: 'observation' },
            note: 'A phone. It lies on the keyboard.',
          },
        ]),
      )
    })

    test('is shown with its evidence, which leads the player there', async () => {
      const evidence = { kind: 'moment', offset_ms: 190_000 } as const
      server.use(
        on('getReport', {
          data: buildReport({ events: [made({ type: 'attempt.disqualified', evidence })] }),
        }),
        on('issueTicket', 'silence'),
      )
      const { user } = await openScreen(reportPath)
      const moment = within(await region()).getByRole('button', {
        name: /the recording at .*03:10/,
      })
      expect(isOnPaper(moment)).toBe(true)
      await user.click(moment)
      await waitFor(() =>
        expect(
          screen
            .getAllByRole('slider')
            .some((slider) => /03:10/.test(slider.getAttribute('aria-valuetext') ?? '')),
        ).toBe(true),
      )
    })
  })

  test('to reset is about this attempt of this candidate', async () => {
    const sent: unknown[] = []
    server.use(
      on('resetAssessment', ({ body }) => {
        sent.push(body)
        return { data: { changed: 1 } }
      }),
      on('getReport', {
        data: buildReport({
          decisions: every,
          result: toResult({ attempt: standing('IN_PROGRESS') }),
        }),
      }),
    )
    const { user } = await openScreen(reportPath)
    await user.click(within(await region()).getByRole('button', { name: 'Reset' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reset this attempt?' })
    expect(dialog.textContent).toContain('The attempt is in progress')
    await writeInto(user, within(dialog).getByLabelText('Reason'), 'A trial run')
    await user.click(within(dialog).getByRole('button', { name: 'Reset the attempt' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { user_id: userId, attempt_id: attemptId, key: expect.any(String), note: 'A trial run' },
      ]),
    )
  })

  test('that came too late gives an error in its dialog, and leaves only the way back', async () => {
    const decide = answering(
      { decisions: ['evaluate'] },
      { decisions: [], events: [made({ type: 'evaluation.requested', note: null })] },
    )
    server.use(
      on('evaluateAgain', () => {
        decide()
        return {
          status: 409,
          code: 'decision_not_possible',
          message: 'The attempt has changed meanwhile.',
        }
      }),
    )
    const { user } = await openScreen(reportPath)
    await user.click(
      within(await region()).getByRole('button', { name: 'Run the evaluation again' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Run the evaluation again?' })
    await user.click(within(dialog).getByRole('button', { name: 'Run the evaluation again' }))
    expect(await within(dialog).findByText('The attempt has changed meanwhile.')).toBeTruthy()
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Run the evaluation again' })).toBeNull(),
    )
    await user.click(within(dialog).getByText('Close'))
    expect((await region()).textContent).toContain('The evaluation was requested again')
  })

  test('that got no answer is sent under the same key when it is pressed again', async () => {
    const bodies: unknown[] = []
    server.use(
      on('evaluateAgain', ({ body }) => {
        bodies.push(body)
        return bodies.length === 1
          ? { status: 500, code: 'internal', message: 'Internal Error. Please try again' }
          : { data: standing('RESULT_PROCESSING') }
      }),
    )
    const { user } = await openScreen(reportPath)
    await user.click(
      within(await region()).getByRole('button', { name: 'Run the evaluation again' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Run the evaluation again?' })
    await user.click(within(dialog).getByRole('button', { name: 'Run the evaluation again' }))
    await within(dialog).findByText('Internal Error. Please try again')
    await user.click(within(dialog).getByRole('button', { name: 'Run the evaluation again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toEqual(bodies[1])
  })
})

test('an attempt that was reset says so in its head, and in the history of the next one', async () => {
  const earlier = {
    attempt_id: '01920000-0000-7000-8000-000000000050',
    assessment_id: 'english_v3' as const,
    status: 'COMPLETED' as const,
    archived: true,
    overall: 61,
    lacks: [],
    started_at: '2026-11-01T08:00:00.000Z',
    finished_at: null,
  }
  server.use(on('getReport', { data: buildReport({ archived: true, history: [earlier] }) }))
  await openScreen(reportPath)
  await screen.findByRole('heading', { level: 1, name: 'Omar Rashid Al Dhaheri' })
  expect(screen.getAllByText('Reset')).toHaveLength(2)
})

test('decisions are spoken of in Arabic', async () => {
  server.use(on('getReport', { data: buildReport({ decisions: every, events: [made({})] }) }))
  const { user } = await openScreen(reportPath, { language: 'ar' })
  const shown = await screen.findByRole('region', { name: 'القرارات' })
  expect(shown.textContent).toContain('مُنحت إعادة')
  await user.click(within(shown).getByRole('button', { name: 'منح إعادة الاختبار' }))
  expect(
    (await screen.findByRole('dialog', { name: 'هل تريد منح إعادة الاختبار؟' })).textContent,
  ).toContain('محاولة أخرى')
})
