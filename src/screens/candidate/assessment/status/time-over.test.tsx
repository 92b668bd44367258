// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begin } from '../../../../features/assessments/testing/candidate-device'
import { pass, settle, until } from '../../../../features/assessments/testing/waiting'
import { contractServer, on } from '../../../../testing/contract-server'
import { closeAssessments, openAssessment, stopScreens } from '../testing/open-assessment'

contractServer(on('listAttempts', { data: { results: [] } }))

beforeEach(() => {
  stopScreens()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(async () => {
  vi.useRealTimers()
  await closeAssessments()
})

const minute = 60_000
const essay = { id: 'writing-1', type: 'long_text' } as const

/** A text was written in the part under way, and the part has five seconds left. */
async function written(language: 'en' | 'ar' = 'en') {
  const device = await openAssessment({ language })
  const page = device.openUndrawn()
  await begin(page)
  await pass(20 * minute - 5_000)
  page.run.answer(essay, 'My town')
  device.draw(page)
  return { ...device, ...page }
}
const runsOut = () => act(() => pass(6_000))
const notified = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test.each([
  [
    'en',
    'The time for writing is over.1 answer did not reach us in time. It stays on this device until it arrives.',
  ],
  ['ar', 'انتهى وقت الكتابة.تأخر وصول إجابة واحدة إلينا عن الموعد. يحتفظ بها هذا الجهاز حتى تصل.'],
] as const)(
  'a candidate without a connection at the end of the time reads in %s what had not arrived',
  async (language, words) => {
    const { server } = await written(language)
    server.silence = 'before'
    await runsOut()
    expect(notified()).toContain(words)
  },
)

test('a candidate with a connection reads that the text was submitted as it was', async () => {
  await written()
  await runsOut()
  expect(notified()).toContain('The time for writing is over. We submitted your text as it was.')
})

test.each([
  [
    'en',
    'Your late answers are kept.',
    'They may count when their recordings arrive. If not, a reviewer decides.',
    /saved/i,
    'Your late answers count. Everything is saved.',
  ],
  [
    'ar',
    'إجاباتك المتأخرة محفوظة.',
    'قد تُحتسب عند وصول تسجيلاتها المصوّرة، وإلا فالقرار لأحد المراجعين.',
    /حُفظ|كل شيء محفوظ/,
    'احتُسبت إجاباتك المتأخرة. كل شيء محفوظ.',
  ],
] as const)(
  'an answer that came too late is not called saved in %s before it counts',
  async (language, title, more, saved, counted) => {
    const { server, run, recorders } = await written(language)
    // A recording that stood still would have the line say so instead.
    setInterval(() => recorders.made.forEach((one) => one.cut('frames'.repeat(200))), 5_000)
    server.silence = 'before'
    await runsOut()
    server.silence = 'none'
    server.late = 'kept'
    await act(() => pass(20_000))
    expect(run.view.saving).toBe('kept')
    const footer = screen.getByRole('contentinfo')
    expect(footer.textContent).toContain(`${title}${more}`)
    expect(footer.textContent).not.toMatch(saved)
    const back = i18next.t('assessment:saved.resyncing')
    expect(notified()).toContain(`${back} ${title} ${more}`)
    server.late = 'late'
    server.answersRevision += 1
    await act(() => pass(20_000))
    expect(footer.textContent).toContain(counted)
    expect(footer.textContent).not.toContain(title)
    expect(notified()).toContain(counted)
  },
)

test('after the last part it is said while it is handed in and until the result is there', async () => {
  const { server, openUndrawn, draw } = await openAssessment()
  const page = openUndrawn()
  const { run } = page
  await begin(page)
  for (const type of ['part.submitted', 'part.begun', 'part.submitted', 'part.begun'] as const)
    run.send({ type })
  await until(() => server.view().part === 'speaking' && server.view().phase === 'answering')
  server.silence = 'before'
  run.answer({ id: 'speaking-1', type: 'audio' }, 'What was said')
  await pass(11 * minute)
  draw(page)
  await act(() => settle())
  const words =
    'The time for speaking is over.1 answer did not reach us in time. It stays on this device until it arrives.'
  expect(run.view.snapshot.matches({ submitting: 'waiting' })).toBe(true)
  expect(notified()).toContain(words)
  expect(screen.queryByText(/You finished in time/)).toBeNull()
  server.silence = 'none'
  await act(() => pass(minute))
  expect(run.view.snapshot.value).toBe('resultProcessing')
  expect(notified()).toContain(words)
})
