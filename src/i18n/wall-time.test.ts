import { expect, test } from 'vitest'
import { toMoment, wallTimeIn } from './wall-time'

test.each([
  ['Asia/Dubai', '2031-06-02', '12:00', '2031-06-02T08:00:00.000Z'],
  ['Europe/London', '2031-06-02', '09:00', '2031-06-02T08:00:00.000Z'],
  ['Europe/London', '2031-12-02', '08:00', '2031-12-02T08:00:00.000Z'],
  ['America/New_York', '2031-12-31', '23:30', '2032-01-01T04:30:00.000Z'],
  ['Asia/Kolkata', '2031-01-01', '00:15', '2030-12-31T18:45:00.000Z'],
  // An hour before and after the clocks of New York are changed, while it is another day in London.
  ['America/New_York', '2026-03-08', '01:30', '2026-03-08T06:30:00.000Z'],
  ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
])('in %s the clocks show %s %s at %s', (zone, day, time, moment) => {
  expect(toMoment({ day, time }, zone)?.toISOString()).toBe(moment)
  expect(wallTimeIn(zone, new Date(moment))).toEqual({ day, time })
})

test.each([
  ['2026-03-08', '02:30'],
  ['2026-13-01', '10:00'],
  ['2026-03-08', ''],
  ['', '10:00'],
])('no clock of New York ever shows %s %s', (day, time) =>
  expect(toMoment({ day, time }, 'America/New_York')).toBeNull(),
)
