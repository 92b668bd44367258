// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../../openapi/generated/api'
import { contractServer, on } from '../../../../testing/contract-server'
import { closeAssessments, EnglishServer, openAssessment } from '../testing/open-assessment'

type Episode = components['schemas']['OwnEpisode']

const server = contractServer(on('getAppeal', { data: { appeal: null, cancellation: null } }))
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(closeAssessments)

const episodes: Episode[] = [
  { cause: 'several_faces', offset_ms: 190_400, length_ms: 4200 },
  { cause: 'paste_blocked', offset_ms: 600_000, length_ms: null },
  { cause: 'window_blurred', offset_ms: 605_000, length_ms: 2000 },
  { cause: 'several_faces', offset_ms: 1_000_000, length_ms: 61_000 },
  { cause: 'clock_changed', offset_ms: 3_725_000, length_ms: 60_000 },
]
const noted = (results: Episode[]) => on('listOwnEpisodes', { data: { results } })

/** The page of an attempt that its candidate left, on another device. */
async function left(language: 'en' | 'ar' = 'en') {
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
  server.use(on('listAttempts', { data: { results } }))
  const opened = await openAssessment({ language, server: english })
  opened.openPage()
  return { ...opened, attemptId: results[0]?.attempt?.id }
}

test.each([
  [
    'en',
    'Moments to review',
    'On their own they do not decide anything',
    [
      'Your browser saw several faces2 times, 01:05 in all16:40for 01:0103:10for 00:04',
      'You used another windowonce, 00:02 in all10:05for 00:02',
      'Pasting was blockedonce10:00',
      'Your device’s clock was changedonce62:05by 01:00',
    ],
  ],
  [
    'ar',
    'لحظات للمراجعة',
    'ولا تحسم شيئاً بمفردها',
    [
      'رصد متصفحك أكثر من وجهمرتان، 01:05 في المجموع16:40لمدة 01:0103:10لمدة 00:04',
      'استخدمت نافذة أخرىمرة واحدة، 00:02 في المجموع10:05لمدة 00:02',
      'مُنعت عملية لصقمرة واحدة10:00',
      'غُيّرت ساعة جهازكمرة واحدة62:05بمقدار 01:00',
    ],
  ],
] as const)(
  'the moments are listed in %s by kind, the longest first, with their start and length',
  async (language, title, meaning, lines) => {
    server.use(noted(episodes))
    await left(language)
    const section = await screen.findByRole('region', { name: title })
    const list = within(section).getByRole('group', { name: title })
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(lines)
    expect(section.textContent).toContain(meaning)
    // More may stand in it than is seen at once: the keyboard reaches it to scroll.
    expect(list.tabIndex).toBe(0)
  },
)

test.each([
  ['en', 'Moments to review', 'There are no moments to review.'],
  ['ar', 'لحظات للمراجعة', 'لا توجد لحظات للمراجعة.'],
] as const)('the page says in %s that nothing was noted', async (language, title, sentence) => {
  server.use(noted([]))
  await left(language)
  const section = await screen.findByRole('region', { name: title })
  expect(within(section).getByText(sentence)).toBeTruthy()
  expect(within(section).queryByRole('group')).toBeNull()
})

test('it is asked for of this attempt, and again by a button where it did not load', async () => {
  const asked: (string | null)[] = []
  server.use(
    on('listOwnEpisodes', ({ query }) => {
      asked.push(query.get('attempt_id'))
      return { status: 500, code: 'internal', message: 'Internal Error. Please try again' }
    }),
  )
  const { user, attemptId } = await left()
  const failure = await screen.findByRole('alert')
  expect(
    within(failure).getByRole('heading', { name: 'We could not load the moments to review' }),
  ).toBeTruthy()
  server.use(noted(episodes))
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('group', { name: 'Moments to review' })
  expect(asked).toEqual([attemptId])
})
