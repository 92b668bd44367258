import { expect, test } from 'vitest'
import { allCandidates, isNarrowedOverall, overallQueryOf, readOverallSearch, writeOverallSearch } from './overall-search'

const everybody = { ...allCandidates, page: 1, limit: 10 } as const
const user = '01920000-0000-7000-8000-000000000007'

test('an empty address is the first page of everybody', () => {
  expect(readOverallSearch({})).toEqual(everybody)
  expect(writeOverallSearch(everybody)).toEqual({})
  expect(overallQueryOf(everybody)).toEqual({ page: 1, limit: 10 })
})

test('an address that was written reads back the same', () => {
  const scores = { average: { min: 50, max: 100 }, english: { min: 0, max: 70 }, annotation: { min: 20, max: 90 } }
  const search = { versions: ['english_v3', 'annotation_v1'], from: '2026-11-01', to: '2026-11-14', result: 'passed', scores, users: [user], page: 3, limit: 50 } as const
  expect(readOverallSearch(writeOverallSearch(search))).toEqual(search)
  expect(overallQueryOf(search)).toEqual({
    page: 3,
    limit: 50,
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

test.each([
  ['scores the wrong way round', { average: '80-20' }],
  ['a score above all', { english: '0-400' }],
  ['no range', { annotation: 50 }],
  ['versions that are none', { versions: 'english_v9,spanish' }],
  ['a page before the first', { page: -4, limit: 11, result: 'perhaps', users: 'me,you' }],
])('%s is as if it were not there', (_name, search) => {
  expect(readOverallSearch(search)).toEqual(everybody)
})

test.each(['versions', 'from', 'result', 'users', 'average'])('%s leaves candidates out', (key) => {
  const address: Record<string, string> = { versions: 'english_v3', from: '2026-11-01', result: 'failed', users: user, average: '1-100' }
  expect(isNarrowedOverall(readOverallSearch({ [key]: address[key], page: 2, limit: 20 }))).toBe(true)
})

test('order and page size leave nobody out', () => {
  expect(isNarrowedOverall({ ...everybody, page: 2, limit: 20 })).toBe(false)
})
