import { expect, test } from 'vitest'
import { personalityList, toQuery } from './results-address'

const user = '01920000-0000-7000-8000-000000000007'

test('both days are asked for, or neither; an end that is left open lies far away', () => {
  expect(toQuery(personalityList.all)).toEqual({ page: 1, limit: 10, sort: '-started_at' })
  expect(
    toQuery({
      ...personalityList.all,
      page: 3,
      limit: 50,
      from: '2026-11-01',
      to: '2026-11-14',
      users: [user],
    }),
  ).toEqual({
    page: 3,
    limit: 50,
    sort: '-started_at',
    dates: ['2026-11-01', '2026-11-14'],
    users: [user],
  })
  expect(toQuery(personalityList.read({ from: '2026-11-14' })).dates).toEqual([
    '2026-11-14',
    '2999-12-31',
  ])
  expect(toQuery(personalityList.read({ to: '2026-11-14' })).dates).toEqual([
    '2000-01-01',
    '2026-11-14',
  ])
})

test('an open profile narrows nothing', () => {
  expect(personalityList.isNarrowed(personalityList.read({ candidate: user, page: 2 }))).toBe(false)
})
