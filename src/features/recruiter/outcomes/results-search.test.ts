import { expect, test } from 'vitest'
import { toQuery, resultsList } from './results-search'

const user = '01920000-0000-7000-8000-000000000007'

test('the first page of everything, newest first, is asked for by nothing', () => {
  expect(toQuery(resultsList.read({}))).toEqual({ page: 0, limit: 10, sort: '-started_at' })
})

test('everything that narrows is asked for, and the server counts pages from 0', () => {
  const search = {
    ...resultsList.all,
    page: 3,
    limit: 50,
    status: 'CANCELLED',
    result: 'failed',
    from: '2026-11-01',
    to: '2026-11-14',
    min: 20,
    max: 90,
    name: '007',
    users: [user],
    sort: 'full_name',
  } as const
  expect(resultsList.read(resultsList.write(search))).toEqual(search)
  expect(toQuery(search)).toEqual({
    page: 2,
    limit: 50,
    sort: 'full_name',
    status: 'CANCELLED',
    failed: true,
    from_date: '2026-11-01',
    to_date: '2026-11-14',
    score_min: 20,
    score_max: 90,
    name: '007',
    user_ids: [user],
  })
})
