import { expect, test } from 'vitest'
import { createPlayback } from './playback'

const spans = [
  { start: 1000, end: 5000 },
  { start: 9000, end: 12_000 },
]

test('nothing is opened before the first press', () => {
  const playback = createPlayback(20_000, spans)
  expect(playback.read()).toMatchObject({ position: 1000, playing: false, opened: false })
  playback.play()
  expect(playback.read()).toMatchObject({ playing: true, opened: true })
})

test('time goes on at the chosen rate, and over a gap at once', () => {
  const playback = createPlayback(20_000, spans)
  playback.setRate(2)
  playback.play()
  playback.pass(1500)
  expect(playback.read().position).toBe(4000)
  playback.pass(600)
  expect(playback.read().position).toBe(9000)
})

test('a picture that is still loading holds the time of both', () => {
  const playback = createPlayback(20_000, spans)
  playback.play()
  playback.hold('camera', true)
  playback.pass(1000)
  expect(playback.read().position).toBe(1000)
  playback.hold('camera', false)
  playback.pass(1000)
  expect(playback.read().position).toBe(2000)
})

test('after the last recording it stops, and plays from the beginning again', () => {
  const playback = createPlayback(20_000, spans)
  playback.seek(11_900)
  playback.play()
  playback.pass(200)
  expect(playback.read()).toMatchObject({ position: 12_000, playing: false })
  playback.play()
  expect(playback.read()).toMatchObject({ position: 1000, playing: true })
})

test('a moment outside the attempt is its nearest end', () => {
  const playback = createPlayback(20_000, spans)
  playback.seek(-5)
  expect(playback.read().position).toBe(0)
  playback.seek(99_000)
  expect(playback.read().position).toBe(20_000)
})

test('new playable spans do not move a viewer, and the first viewing begins with them', () => {
  const playback = createPlayback(20_000, spans)
  playback.cover(21_000, [{ start: 500, end: 12_000 }])
  expect(playback.read()).toMatchObject({ position: 500, opened: false })
  playback.play()
  playback.pass(6000)
  playback.cover(22_000, [{ start: 0, end: 14_000 }])
  expect(playback.read()).toMatchObject({ position: 6500, playing: true, opened: true })
  playback.pass(6500)
  expect(playback.read().position).toBe(13_000)
  playback.seek(99_000)
  expect(playback.read().position).toBe(22_000)
})
