import { expect, test } from 'vitest'
import { getPointsPerMark, models, toBand, toPoints } from './writing-model'
import { writingCriteria } from './writing'

test('a score that is shown as 50 is of the band that begins there', () => {
  expect(toBand('grammar', 49.6)).toEqual({ band: 'B1', from: 'A2', to: 'B1' })
  expect(toBand('grammar', 49.4).band).toBe('A2')
})

test('the ends of the scale are bands, too', () => {
  expect(toBand('grammar', 0)).toEqual({ band: 'A2', from: 'A2', to: 'A2' })
  expect(toBand('coherence', 100).band).toBe('C1')
})

test.each(writingCriteria)(
  'levels are fifteen points apart in %s, and points rise',
  (criterion) => {
    const points = models[criterion].levels.map((mark) => toPoints(criterion, mark))
    expect(points.map((each) => Math.round(each * 10) / 10)).toEqual([42.5, 57.5, 72.5, 87.5])
    for (let mark = 1; mark < 5; mark += 0.1)
      expect(toPoints(criterion, mark + 0.1)).toBeGreaterThan(toPoints(criterion, mark))
  },
)

test('where the scale is steep, the error of a mark reaches further', () => {
  expect(getPointsPerMark('coherence', 3.96, 4)).toBeGreaterThan(
    getPointsPerMark('coherence', 3.4, 3.5),
  )
  expect(toBand('coherence', 78).from).toBe('B1')
  expect(toBand('lexical_resource', 78).from).toBe('B2')
})
