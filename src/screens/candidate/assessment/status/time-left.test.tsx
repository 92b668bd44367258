// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begin, grantDevices } from '../../../../features/assessments/testing/candidate-device'
import { pass } from '../../../../features/assessments/testing/waiting'
import { messageStore } from '../../../../notify'
import { contractServer, on } from '../../../../testing/contract-server'
import {
  closeAssessments,
  EnglishServer,
  openAssessment,
  stopScreens,
} from '../testing/open-assessment'

const practice = { data: { assessment_id: 'english_v3' as const, parts: [] } }
contractServer(on('getPractice', practice), on('listAttempts', { data: { results: [] } }))

beforeEach(() => {
  stopScreens()
  vi.stubGlobal('scrollTo', () => undefined)
  sessionStorage.clear()
})
afterEach(async () => {
  vi.useRealTimers()
  await closeAssessments()
  for (const { id } of messageStore.read()) messageStore.close(id)
})

/** Into the first part, of twenty minutes; time goes by only when it is let. */
async function writing(language: 'en' | 'ar' = 'en') {
  const server = new EnglishServer()
  const opened = await openAssessment({ server, language })
  const page = opened.openPage()
  await act(() => begin(page))
  const go = (seconds: number) => act(() => pass(seconds * 1000))
  /** Puts the clock forward, which the page hears of at once. */
  const leave = async (seconds: number) => {
    const { view, engine } = page.run
    server.clock.ahead += (view.expiresAt ?? 0) - engine.clock.now() - seconds * 1000
    engine.revalidations.emit()
    await go(1)
  }
  return { ...opened, page, server, go, leave }
}

test.each([
  [600, '10 minutes left in this part.'],
  [300, '5 minutes left in this part.'],
  [60, '1 minute left in this part.'],
  [30, '30 seconds left in this part.'],
])(
  'with %i seconds left it is announced once, and not again after a reload',
  async (seconds, words) => {
    const { page, go, leave, openPage, locks } = await writing()
    await leave(seconds + 5)
    expect(screen.queryByText(words)).toBeNull()
    await go(5)
    expect(screen.getByText(words).getAttribute('role')).toBe('alert')
    page.drawn.unmount()
    page.run.dispose()
    locks.forget()
    openPage()
    await go(1)
    expect(screen.getByRole('timer')).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
    await go(4)
    expect(screen.queryByText(words)).toBeNull()
  },
)

test.each([
  ['en', /^Time left: \u2068(20 minutes|19 minutes\u2069 and \u2068\d+ seconds?)\u2069\.$/],
  ['ar', /^الوقت المتبقي: \u2068(20 دقيقة|19 دقيقة\u2069 و\u2068.*ثانية)\u2069\.$/],
] as const)(
  'Alt and T announces the time left politely, and writes nothing: %s',
  async (language, words) => {
    await writing(language)
    const sheet = screen.getByRole('textbox')
    expect(screen.getByRole('timer').getAttribute('aria-keyshortcuts')).toBe('Alt+T')
    // An Arabic keyboard writes another letter with the same key.
    const key = { code: 'KeyT', key: 'ف', altKey: true }
    expect(fireEvent.keyDown(sheet, { ...key, ctrlKey: true })).toBe(true)
    expect(screen.queryByText(words)).toBeNull()
    expect(fireEvent.keyDown(sheet, key)).toBe(false)
    expect(screen.getByText(words).getAttribute('role')).toBe('status')
  },
)

test('granted minutes are announced with their number and part, even those of a reload', async () => {
  const { server, page, go, openPage, locks } = await writing()
  const give = (part: string, minutes: number) =>
    server.append({
      type: 'time.granted',
      part,
      detail: { kind: 'work', seconds: minutes * 60, cause: 'A fire drill' },
    })
  const notified = () => messageStore.read().map(({ title, body }) => [title, body])
  await go(16)
  expect(notified()).toEqual([])
  give('writing', 5)
  await go(16)
  const first = ['You have 5 more minutes', 'The clock of this part includes the extra time.']
  expect(notified()).toEqual([first])
  page.drawn.unmount()
  page.run.dispose()
  locks.forget()
  give('speaking', 1)
  const again = openPage()
  await go(1)
  await act(() => grantDevices(again))
  await go(2)
  expect(notified()).toEqual([
    first,
    ['You have 1 more minute', 'The extra time is for this part: Speaking.'],
  ])
})
