import { describe, expect, test } from 'vitest'
import type { EpisodeCause } from '../attempt/attempt-events'
import { episodeGroups, getEpisodes, isCounted, type RecordedEpisodeEvent } from './episodes'

const told = (
  cause: EpisodeCause,
  seconds: number,
  length: number | null = null,
  type = 'episode.recorded',
): RecordedEpisodeEvent => ({
  type,
  offset_ms: seconds * 1000,
  detail: { cause, length_ms: length === null ? null : length * 1000 },
})
const plain = (type: string, seconds: number): RecordedEpisodeEvent => ({
  type,
  offset_ms: seconds * 1000,
  detail: null,
})

/** Each episode as its cause, when it began and how long it was, in seconds. */
const read = (...events: RecordedEpisodeEvent[]) =>
  getEpisodes(events).map(({ cause, offset_ms: at, length_ms: length }) => [
    cause,
    at / 1000,
    length === null ? null : length / 1000,
  ])

describe('a focus or tab that was away', () => {
  test.each([['tab_hidden'], ['window_blurred']] as const)(
    'for less than two seconds is no episode (%s)',
    (cause) => {
      expect(read(told(cause, 100, 0.3), told(cause, 200, 1.999))).toEqual([])
      expect(read(told(cause, 100, 2))).toEqual([[cause, 100, 2]])
    },
  )

  test('for an unknown time is one episode', () => {
    expect(read(told('tab_hidden', 100))).toEqual([['tab_hidden', 100, null]])
  })

  test('and blinks between two absences do not make one of them', () => {
    expect(
      read(
        told('window_blurred', 100, 3),
        told('window_blurred', 110, 1),
        told('window_blurred', 115, 3),
      ),
    ).toEqual([
      ['window_blurred', 100, 3],
      ['window_blurred', 115, 3],
    ])
  })

  test('has nothing to do with a face that was out of view for a second', () => {
    expect(read(told('nobody_in_view', 100, 1))).toEqual([['nobody_in_view', 100, 1]])
  })
})

describe('episodes of one kind', () => {
  test('less than ten seconds apart are one, from the first beginning to the last end', () => {
    expect(
      read(told('tab_hidden', 100, 3), told('tab_hidden', 112.9, 2), told('tab_hidden', 124, 5)),
    ).toEqual([['tab_hidden', 100, 29]])
    expect(read(told('tab_hidden', 100, 3), told('tab_hidden', 113, 2))).toHaveLength(2)
  })

  test('are counted as one in any order of arrival, and with another kind between them', () => {
    expect(
      read(told('tab_hidden', 108, 4), told('paste_blocked', 105), told('tab_hidden', 100, 3)),
    ).toEqual([
      ['tab_hidden', 100, 12],
      ['paste_blocked', 105, null],
    ])
  })

  test('of which a longer one lies around the other end with the longer one', () => {
    expect(read(told('tab_hidden', 100, 60), told('tab_hidden', 120, 3))).toEqual([
      ['tab_hidden', 100, 60],
    ])
  })

  test('without a length stay without one', () => {
    expect(read(told('paste_blocked', 100), told('paste_blocked', 105))).toEqual([
      ['paste_blocked', 100, null],
    ])
  })

  test('have no known length where the end of the last is not known', () => {
    expect(read(told('nobody_in_view', 100, 4), told('nobody_in_view', 110))).toEqual([
      ['nobody_in_view', 100, null],
    ])
    expect(read(told('nobody_in_view', 100), told('nobody_in_view', 105, 4))).toEqual([
      ['nobody_in_view', 100, 9],
    ])
  })

  test('keep the events that reported them', () => {
    const events = [told('several_faces', 100, 3), told('several_faces', 106, 3)]
    expect(getEpisodes(events).map((one) => one.told)).toEqual([events])
  })
})

describe('a device that was lost', () => {
  const lost = (seconds: number) => told('camera_lost', seconds, null, 'capture.lost')
  const back = (seconds: number, length: number | null) =>
    told('camera_lost', seconds, length, 'capture.restored')

  test('lasts until it is reported to be back, or for the length that its browser gives', () => {
    expect(read(lost(100), back(160, 9))).toEqual([['camera_lost', 100, 9]])
    expect(read(lost(100), back(160, null))).toEqual([['camera_lost', 100, 60]])
  })

  test('has no known length if it was lost again after a reload', () => {
    expect(read(lost(100), lost(300), back(304, 4))).toEqual([
      ['camera_lost', 100, null],
      ['camera_lost', 300, 4],
    ])
  })
})

describe('across a reload', () => {
  test('the return and what the browser records of it are one episode', () => {
    expect(read(plain('attempt.reentered', 300), told('reload', 280, 20))).toEqual([
      ['reload', 280, 20],
    ])
    expect(read(plain('attempt.reentered', 300), told('reload', 301, 20))).toHaveLength(1)
  })

  test('an absence before it and one soon after it are one', () => {
    expect(
      read(told('tab_hidden', 100, 5), told('reload', 105, 3), told('tab_hidden', 109, 4)),
    ).toEqual([
      ['tab_hidden', 100, 13],
      ['reload', 105, 3],
    ])
  })

  test('a take-over that the browser did not record is one all the same', () => {
    expect(read(plain('writer.taken', 100))).toEqual([['second_tab', 100, null]])
    expect(read(plain('writer.taken', 100), told('second_tab', 101))).toHaveLength(1)
  })
})

test('a lost connection and a browser without signals are reported and do not count', () => {
  const episodes = getEpisodes([
    plain('connection.lost', 100),
    plain('connection.restored', 138),
    told('signals_unavailable', 200),
    told('phone_possible', 300, 3),
  ])
  expect(episodes.map(({ cause, length_ms: length }) => [cause, length])).toEqual([
    ['offline', 38_000],
    ['signals_unavailable', null],
    ['phone_possible', 3000],
  ])
  expect(episodes.filter(isCounted).map(({ cause }) => cause)).toEqual(['phone_possible'])
})

test('a connection that was lost in an outage is that outage', () => {
  const outages = [{ offset_ms: 90_000, length_ms: null }]
  expect(getEpisodes([plain('connection.lost', 100)], outages)).toEqual([])
  expect(getEpisodes([plain('connection.lost', 80)], outages)).toHaveLength(1)
})

test('by kind the one that lasted longest in all comes first, and those without a length last', () => {
  const groups = episodeGroups(
    getEpisodes([
      told('paste_blocked', 10),
      told('tab_hidden', 20, 30),
      told('window_blurred', 100, 15),
      told('clock_changed', 150, 600),
      told('window_blurred', 200, 20),
      told('window_blurred', 300),
      told('window_blurred', 400, 15),
      told('paste_blocked', 300),
      told('paste_blocked', 400),
    ]),
  )
  expect(
    groups.map(({ cause, total_ms: total, episodes }) => [
      cause,
      total,
      episodes.map(({ offset_ms: at }) => at / 1000),
    ]),
  ).toEqual([
    ['window_blurred', 50_000, [200, 100, 400, 300]],
    ['tab_hidden', 30_000, [20]],
    ['paste_blocked', null, [10, 300, 400]],
    ['clock_changed', null, [150]],
  ])
})
