import { expect, test } from 'vitest'
import { formatPoints, toEvidenceRow } from './evidence-table'

test('a share, a rate and a usual text are rows, and a value that measures no points is not', () => {
  expect(
    toEvidenceRow({ code: 'variety', values: { share: 70, percent: 76, points: -10.2 } }),
  ).toEqual({ code: 'variety', unit: 'share', here: 70, usual: 76, points: -10.2 })
  expect(toEvidenceRow({ code: 'slips', values: { rate: 0, usual: 2.1, points: 3 } })).toEqual({
    code: 'slips',
    unit: 'rate',
    here: 0,
    usual: 2.1,
    points: 3,
  })
  expect(toEvidenceRow({ code: 'usual_points', values: { points: 40.2 } })).toMatchObject({
    here: null,
    usual: null,
    points: 40.2,
  })
  expect(toEvidenceRow({ code: 'on_task', values: { share: 24 } })).toBeNull()
  // Results of before the model have the code without points.
  expect(toEvidenceRow({ code: 'variety', values: { share: 70 } })).toBeNull()
})

test('points say whether they are added or taken', () => {
  expect(formatPoints({ code: 'slips', points: 3 })).toBe('+3.0')
  expect(formatPoints({ code: 'slips', points: -0.96 })).toBe('\u22121.0')
  expect(formatPoints({ code: 'slips', points: 0 })).toBe('0.0')
  expect(formatPoints({ code: 'usual_points', points: 40.2 })).toBe('40.2')
})
