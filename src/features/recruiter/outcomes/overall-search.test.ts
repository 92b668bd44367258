import { expect, test } from 'vitest'
import { overallList, toOverallQuery } from './overall-search'

const user = '01920000-0000-7000-8000-000000000007'

test('a full range of scores is not sent, as it would leave out people without one', () => {
  expect(toOverallQuery(overallList.read({}))).toEqual({
    page: 1,
    limit: 10,
    sort: '-last_started_at',
  })
})

test('scores go from 0 to 100 by default, and the default is not in the address', () => {
  const whole = { min: 0, max: 100 }
  expect(overallList.all).toMatchObject({ average: whole, english: whole, annotation: whole })
  expect(overallList.read({})).toEqual(overallList.all)
  expect(overallList.write(overallList.all)).toEqual({})
})

test('everything that narrows is asked for', () => {
  const search = {
    ...overallList.all,
    versions: ['english_v3', 'annotation_v1'],
    from: '2026-11-01',
    to: '2026-11-14',
    result: 'passed',
    average: { min: 50, max: 100 },
    english: { min: 0, max: 70 },
    annotation: { min: 20, max: 90 },
    users: [user],
    page: 3,
    limit: 50,
  } as const
  expect(overallList.read(overallList.write(search))).toEqual(search)
  expect(toOverallQuery(search)).toEqual({
    page: 3,
    limit: 50,
    sort: '-last_started_at',
    assessment_versions: ['english_v3', 'annotation_v1'],
    from_date: '2026-11-01',
    to_date: '2026-11-14',
    passed: true,
    average_score_min: 50,
    english_assessment_max: 70,
    annotation_assessment_min: 20,
    annotation_assessment_max: 90,
    user_ids: [user],
  })
})
