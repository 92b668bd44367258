import { expect, test } from 'vitest'
import { everything, isNarrowed, queryOf, readResultsSearch, writeResultsSearch } from './results-search'

const user = '01920000-0000-7000-8000-000000000007'

test('an empty address is the first page of everything, newest first', () => {
  expect(readResultsSearch({})).toEqual(everything)
  expect(queryOf(everything)).toEqual({ page: 0, limit: 10, sort: '-started_at' })
  expect(writeResultsSearch(everything)).toEqual({})
})

test('an address that was written reads back the same', () => {
  const search = { ...everything, page: 3, limit: 50, status: 'CANCELLED', result: 'failed', from: '2026-11-01', to: '2026-11-14', min: 20, max: 90, name: '007', users: [user], sort: 'full_name' } as const
  expect(readResultsSearch(writeResultsSearch(search))).toEqual(search)
  expect(queryOf(search)).toEqual({ page: 2, limit: 50, sort: 'full_name', status: 'CANCELLED', failed: true, from_date: '2026-11-01', to_date: '2026-11-14', score_min: 20, score_max: 90, name: '007', user_ids: [user] })
})

test('whatever is wrong in an address is as if it were not there', () => {
  expect(readResultsSearch({ page: -4, limit: 11, status: 'LOST', result: true, from: 'yesterday', min: 'x', max: 400, users: 'me,you', sort: 'email' })).toEqual(everything)
})

test('order and page size narrow nothing', () => {
  expect(isNarrowed({ ...everything, page: 2, limit: 20, sort: 'overall' })).toBe(false)
  expect(isNarrowed({ ...everything, min: 1 })).toBe(true)
  expect(isNarrowed({ ...everything, users: [user] })).toBe(true)
})
