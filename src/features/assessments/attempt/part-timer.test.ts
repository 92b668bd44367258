import { expect, test } from 'vitest'
import type { Attempt } from './attempt-api'
import { PartTimer } from './part-timer'
import { InMemoryServer } from '../testing/in-memory-server'

const T0 = Date.parse('2026-11-20T08:00:00.000Z')

function begun(now: { at: number }): { view: () => Attempt } {
  const server = new InMemoryServer(() => now.at)
  server.append(startedBy({}))
  return server
}

const startedBy = ({ factor = 1 }: { factor?: number }) => {
  const parts = [
    { id: 'writing', budget_seconds: 1200 },
    { id: 'mcqs', budget_seconds: 600 },
  ]
  return { type: 'attempt.started', detail: { parts, factor } }
}

test('offline the parts run out by themselves, exactly as on the server', () => {
  const now = { at: T0 }
  const server = begun(now)
  const timer = new PartTimer(server.view().parts)
  const expired = timer.advance(T0 + (120 + 1200 + 30) * 1000)
  expect(expired).toEqual([
    { part: 'writing', phase: 'briefing' },
    { part: 'writing', phase: 'answering' },
  ])
  now.at = T0 + (120 + 1200 + 30) * 1000
  expect(timer.parts()).toEqual(server.view().parts)
  expect(timer.position()).toEqual({ part: 'mcqs', phase: 'briefing' })
})

test('the server moves it forward, and the skipped steps are returned in order', () => {
  const now = { at: T0 }
  const server = begun(now)
  const timer = new PartTimer(server.view().parts)
  now.at += 1_400_000
  expect(timer.follow(server.view())).toEqual([
    { part: 'writing', phase: 'briefing' },
    { part: 'writing', phase: 'answering' },
  ])
})

test('a view from before a part was begun here does not move it back', () => {
  const now = { at: T0 }
  const server = begun(now)
  const old = server.view()
  const timer = new PartTimer(old.parts)
  timer.goOn({ part: 'writing', phase: 'briefing' }, T0 + 5_000)
  expect(timer.follow(old)).toEqual([])
  expect(timer.position()).toEqual({ part: 'writing', phase: 'answering' })
  expect(timer.expiresAt()).toBe(T0 + 5_000 + 1_200_000)
})

test('it is behind what the server has open for longer than a moment, and ahead of nothing that has run out', () => {
  const now = { at: T0 }
  const server = begun(now)
  const timer = new PartTimer(server.view().parts)
  expect(timer.isAheadOfClock(server.view(), T0)).toBe(false)
  timer.advance(T0 + (120 + 1200) * 1000)
  now.at = T0 + 130_000
  expect(timer.isAheadOfClock(server.view(), T0 + 130_000)).toBe(true)
  expect(timer.isAheadOfClock(server.view(), T0 + (120 + 1196) * 1000)).toBe(false)
  timer.goBack(server.view())
  expect(timer.position()).toEqual({ part: 'writing', phase: 'answering' })
  expect(timer.parts()).toEqual(server.view().parts)
})

test('minutes that the server grants move the deadline', () => {
  const now = { at: T0 + 130_000 }
  const server = begun({ at: T0 })
  const timer = new PartTimer(server.view().parts)
  timer.advance(now.at)
  const view = server.view()
  const granted = timer
    .parts()
    .map((part) => ({ ...part, deadline: part.deadline && '2026-11-20T09:00:00.000Z' }))
  timer.follow({ ...view, parts: granted })
  expect(timer.expiresAt()).toBe(Date.parse('2026-11-20T09:00:00.000Z'))
})

test('an arrangement and extra minutes for a later part count offline, once, as on the server', () => {
  const now = { at: T0 }
  const server = new InMemoryServer(() => now.at)
  server.append(startedBy({ factor: 1.5 }))
  server.append({
    type: 'time.granted',
    part: 'mcqs',
    detail: { kind: 'break', seconds: 300, cause: 'arrangement' },
  })
  server.append({
    type: 'time.granted',
    part: 'mcqs',
    detail: { kind: 'work', seconds: 240, cause: 'A fire drill' },
  })
  const timer = new PartTimer(server.view().parts)
  const writingEnds = T0 + (120 + 1800) * 1000
  for (const [at, expiresAt] of [
    [writingEnds, writingEnds + (120 + 300) * 1000],
    [writingEnds + 420_000, writingEnds + (420 + 900 + 240) * 1000],
  ] as const) {
    now.at = at
    timer.advance(now.at)
    expect(timer.expiresAt()).toBe(expiresAt)
    expect(timer.parts()).toEqual(server.view().parts)
    // Following the same view twice, also after a reload, adds no time.
    timer.follow(server.view())
    timer.follow(server.view())
    expect(new PartTimer(timer.parts()).expiresAt()).toBe(expiresAt)
  }
})

test('parts that an earlier version of the application kept go on without a break', () => {
  const stored = begun({ at: T0 })
    .view()
    .parts.map(({ break_seconds: _, ...part }) => part)
  const timer = new PartTimer(stored)
  const ends = T0 + (120 + 1200) * 1000
  timer.advance(ends)
  expect(timer.expiresAt()).toBe(ends + 120_000)
})
