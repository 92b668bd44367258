import { expect, test } from 'vitest'
import { toChange } from './interview-form.rules'

const now = new Date('2026-11-21T08:00:00Z')
const rescheduled = (scheduled_at: string) => () =>
  toChange({ action: 'rescheduled', scheduled_at }, now)

test('an interview is moved to a time that is still to come', () => {
  expect(rescheduled('2026-11-22T08:00:00Z')()).toMatchObject({
    action: 'rescheduled',
    scheduledAt: new Date('2026-11-22T08:00:00Z'),
  })
  expect(rescheduled('2026-11-20T08:00:00Z')).toThrow(
    expect.objectContaining({ fields: { scheduled_at: 'time_is_past' } }),
  )
})

test.each([
  '9999-12-31T23:59:59-04:00',
  '2026-12-31T23:59:60Z',
  '2026-13-01T00:00:00Z',
  'tomorrow',
])('the time %s, which no column holds, is refused', (time) => {
  expect(rescheduled(time)).toThrow(
    expect.objectContaining({ fields: { scheduled_at: 'invalid' } }),
  )
})
