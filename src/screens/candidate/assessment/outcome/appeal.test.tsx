// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../../openapi/generated/api'
import { contractServer, on } from '../../../../testing/contract-server'
import { closeAssessments, EnglishServer, openAssessment } from '../testing/open-assessment'
import { writeInto } from '../../../../testing/write-into'

type Appeal = components['schemas']['Appeal']

const server = contractServer(on('listOwnEpisodes', { data: { results: [] } }))
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(async () => {
  vi.useRealTimers()
  await closeAssessments()
  sessionStorage.clear()
})

/**
 * The page of an attempt that its candidate left, and what the server has of an appeal against it.
 */
async function cancelled(
  said: Partial<Appeal> | null,
  language: 'en' | 'ar' = 'en',
  cancellation: Omit<components['schemas']['Cancellation'], 'attempt_id'> | null = null,
) {
  const english = new EnglishServer()
  await english.sendEvent('english_v3', {
    attempt_id: null,
    key: crypto.randomUUID(),
    type: 'attempt.started',
    epoch: 1,
    sequence: 0,
    elapsed_ms: 0,
    at: new Date().toISOString(),
  })
  english.append({ type: 'attempt.exited', reason: 'exited' })
  const results = await english.listAttempts()
  const attemptId = results[0]?.attempt?.id ?? ''
  const appealWith = (about: Partial<Appeal>): Appeal => ({
    id: crypto.randomUUID(),
    attempt_id: attemptId,
    assessment_id: 'english_v3',
    cancel_reason: 'exited',
    grants: 'redo',
    statement: 'The power went out.',
    status: 'open',
    note: null,
    made_at: '2026-11-20T08:00:00.000Z',
    decided_at: null,
    ...about,
  })
  let current = said === null ? null : appealWith(said)
  server.use(
    on('listAttempts', { data: { results } }),
    on('getAppeal', () => ({
      data: {
        appeal: current,
        cancellation: cancellation === null ? null : { ...cancellation, attempt_id: attemptId },
      },
    })),
    on('makeAppeal', ({ body }) => {
      current = appealWith(body as Partial<Appeal>)
      return { data: current }
    }),
  )
  const opened = await openAssessment({ language, server: english })
  opened.openPage()
  const decide = (about: Partial<Appeal>) => {
    current = appealWith({ ...said, decided_at: '2026-11-20T09:00:00.000Z', ...about })
  }
  return { ...opened, attemptId, decide }
}

test('the explanation is sent once, and is then shown with its state', async () => {
  const { user } = await cancelled(null)
  const field = await screen.findByRole('textbox', { name: /What happened/ })
  await user.click(screen.getByRole('button', { name: 'Request review' }))
  expect(screen.getByText('Enter what happened')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await writeInto(user, field, 'The power went out in the street.')
  expect(screen.getByText('33 of 4,000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Request review' }))
  await screen.findByRole('heading', { name: 'You requested a review' })
  expect(screen.getByText('Waiting for a decision')).toBeTruthy()
  expect(screen.getByText('The power went out in the street.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a missing connection is announced, and the text stays, even when the page is opened again', async () => {
  const { user, openPage } = await cancelled(null)
  server.use(on('makeAppeal', 'silence'))
  await writeInto(
    user,
    await screen.findByRole('textbox', { name: /What happened/ }),
    'The power went out.',
  )
  await user.click(screen.getByRole('button', { name: 'Request review' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here.')
  cleanup()
  openPage()
  expect(
    (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ })).value,
  ).toBe('The power went out.')
})

test('an error of the server is shown at the field', async () => {
  const { user } = await cancelled(null)
  server.use(
    on('makeAppeal', {
      status: 422,
      code: 'validation_failed',
      fields: { statement: 'Field cannot be empty' },
    }),
  )
  await user.type(await screen.findByRole('textbox', { name: /What happened/ }), '…')
  await user.click(screen.getByRole('button', { name: 'Request review' }))
  await screen.findByText('Field cannot be empty')
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['en', 'Declined', 'You confirmed the exit.', 'The assessment stays cancelled.'],
  ['ar', 'رُفض الطلب', 'You confirmed the exit.', 'يبقى الاختبار ملغى.'],
] as const)('a refusal is shown with its reason, in %s', async (language, state, note, means) => {
  await cancelled({ status: 'declined', note, decided_at: '2026-11-20T09:00:00.000Z' }, language)
  await screen.findByText(state)
  expect(screen.getByText(note)).toBeTruthy()
  expect(screen.getByText(means)).toBeTruthy()
})

test('a refusal reaches the open page by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  const { decide } = await cancelled({})
  await screen.findByText('Waiting for a decision')
  decide({ status: 'declined', note: 'You confirmed the exit.' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await screen.findByText('You confirmed the exit.')
  expect(screen.getByText('Declined')).toBeTruthy()
})

test('beside the form its own button is the primary one, and the way back once it was said', async () => {
  const { user } = await cancelled(null)
  const send = await screen.findByRole('button', { name: 'Request review' })
  const primary = send.className
  const primaries = () =>
    [...screen.getByRole('main').querySelectorAll('button, a')].filter(
      ({ className }) => className === primary,
    )
  expect(primaries()).toEqual([send])
  await writeInto(
    user,
    screen.getByRole('textbox', { name: /What happened/ }),
    'The power went out.',
  )
  await user.click(send)
  await screen.findByRole('heading', { name: 'You requested a review' })
  await waitFor(() =>
    expect(primaries()).toEqual([screen.getByRole('link', { name: 'Back to assessments' })]),
  )
})

test('the decision on an earlier attempt is not shown for this one', async () => {
  await cancelled({ attempt_id: '01920000-0000-7000-8000-000000000099', status: 'granted' })
  await screen.findByRole('textbox', { name: /What happened/ })
})

const seen = {
  at: '2026-11-20T08:00:00.000Z',
  reason: 'phone',
  note: 'A phone lies on the keyboard.',
  offset_ms: 750_000,
} as const

test.each([
  [
    'en',
    'The moment to review: \u206812:30\u2069 after the start.',
    'The last day to ask is 4 Dec 2999.',
  ],
  [
    'ar',
    'اللحظة المعنية: \u206812:30\u2069 بعد البداية.',
    /^آخر يوم لتقديم الطلب هو 4 ديسمبر 2999/,
  ],
] as const)(
  'what was observed, and the last day to ask, are shown in %s',
  async (language, moment, until) => {
    await cancelled(null, language, { ...seen, last_day: '2999-12-04' })
    await screen.findByText(until)
    expect(screen.getByText(moment)).toBeTruthy()
    expect(screen.getByText('A phone lies on the keyboard.')).toBeTruthy()
    expect(screen.getByRole('textbox')).toBeTruthy()
  },
)

test('after the last day there is nothing to fill in any more', async () => {
  await cancelled(null, 'en', { ...seen, last_day: '2026-01-04' })
  await screen.findByText(/The last day was 4 Jan 2026/)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a granted review of a disqualification says that the attempt counts as before', async () => {
  await cancelled({ status: 'granted', grants: 'result', decided_at: '2026-11-20T09:00:00.000Z' })
  await screen.findByText(/your attempt counts again/)
})
