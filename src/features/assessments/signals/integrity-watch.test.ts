// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EpisodeDetail } from '../attempt/attempt-api'
import { watchIntegrity } from './integrity-watch'

const clock = { at: 0 }
const notified: (EpisodeDetail | string)[] = []
const held = { is: false }
let stop = () => undefined as void

beforeEach(() => {
  clock.at = 0
  notified.length = 0
  held.is = false
  const listener = {
    onAway: () => notified.push('away'),
    onBack: () => notified.push('back'),
    onEpisode: (episode: EpisodeDetail) => notified.push(episode),
  }
  stop = watchIntegrity(
    document,
    () => clock.at,
    listener,
    () => held.is,
  )
})
afterEach(() => stop())

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a hidden tab is one episode, reported with its length when it is over', () => {
  window.dispatchEvent(new Event('blur'))
  hide(true)
  clock.at = 4000
  hide(false)
  window.dispatchEvent(new Event('focus'))
  expect(notified).toEqual(['away', { cause: 'tab_hidden', length_ms: 4000 }, 'back'])
})

test('a window behind another is an episode of its own', () => {
  window.dispatchEvent(new Event('blur'))
  clock.at = 2500
  window.dispatchEvent(new Event('focus'))
  expect(notified).toEqual(['away', { cause: 'window_blurred', length_ms: 2500 }, 'back'])
})

test.each([
  ['a tab', () => hide(true), () => hide(false)],
  [
    'a focus',
    () => window.dispatchEvent(new Event('blur')),
    () => window.dispatchEvent(new Event('focus')),
  ],
])('%s that is away for less than two seconds is no episode', (_what, leave, comeBack) => {
  leave()
  clock.at = 1999
  comeBack()
  expect(notified).toEqual(['away', 'back'])
})

test('a window that loses its focus to a question of ours is no absence', () => {
  held.is = true
  window.dispatchEvent(new Event('blur'))
  clock.at = 9000
  held.is = false
  window.dispatchEvent(new Event('focus'))
  expect(notified).toEqual([])
})

test('pasting is prevented and reported', () => {
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  document.body.dispatchEvent(paste)
  expect(paste.defaultPrevented).toBe(true)
  expect(notified).toEqual([{ cause: 'paste_blocked', length_ms: null }])
})

test('an absence that is open when watching stops is reported with its length so far', () => {
  window.dispatchEvent(new Event('blur'))
  clock.at = 2700
  stop()
  expect(notified).toContainEqual({ cause: 'window_blurred', length_ms: 2700 })
})
