import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onQuietBeat } from './quiet-beat'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('all who listen hear the same beat, whenever they came, and nothing beats for nobody', () => {
  const heard: string[] = []
  const stopFirst = onQuietBeat(() => heard.push('first'))
  vi.advanceTimersByTime(300)
  const stopSecond = onQuietBeat(() => heard.push('second'))
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(200)
  expect(heard).toEqual(['first', 'second'])
  stopFirst()
  vi.advanceTimersByTime(500)
  expect(heard).toEqual(['first', 'second', 'second'])
  stopSecond()
  expect(vi.getTimerCount()).toBe(0)
})
