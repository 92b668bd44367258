import { expect, test } from 'vitest'
import { everyone, isNarrowed, queryOf, readSearch, writeSearch } from './results-address'

const user = '01920000-0000-7000-8000-000000000007'

test('an empty address is the first page of everyone', () => {
  expect(readSearch({})).toEqual(everyone)
  expect(writeSearch(everyone)).toEqual({})
  expect(queryOf(everyone)).toEqual({ page: 1, limit: 10 })
})

test('an address that was written reads back the same', () => {
  const search = { page: 3, limit: 50, from: '2026-11-01', to: '2026-11-14', users: [user], candidate: user }
  expect(readSearch(writeSearch(search))).toEqual(search)
  expect(queryOf(search)).toEqual({ page: 3, limit: 50, dates: ['2026-11-01', '2026-11-14'], users: [user] })
})

test.each([{ page: -4, limit: 11, users: 'me,you', candidate: 'x' }, { from: '2026-11-14' }, { from: '2026-11-14', to: '2026-11-01' }, { from: 'yesterday', to: 'today' }])('whatever is wrong in %j is as if it were not there', (search) => {
  expect(readSearch(search)).toEqual(everyone)
})

test('a page and an open profile narrow nothing', () => {
  expect(isNarrowed({ ...everyone, page: 2, limit: 20, candidate: user })).toBe(false)
  expect(isNarrowed({ ...everyone, users: [user] })).toBe(true)
})
