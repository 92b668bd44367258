import { expect, test } from 'vitest'
import {
  extraParam,
  between,
  choice,
  choices,
  day,
  ids,
  listSearch,
  nextSort,
  scores,
  typed,
} from './list-search'

const person = '01920000-0000-7000-8000-000000000007'
const list = listSearch({
  filters: {
    status: choice(['all', 'open', 'closed'], 'all'),
    versions: choices(['v1', 'v2']),
    name: typed(),
    from: day(),
    users: ids(),
    min: between(0, 100, 0),
    average: scores(),
    shown: extraParam(ids()),
  },
  sorts: ['-began', 'began', 'name', '-name'],
})

test('an empty address is the first page of everything', () => {
  expect(list.read({})).toEqual(list.all)
  expect(list.write(list.all)).toEqual({})
  expect(list.isNarrowed(list.all)).toBe(false)
})

test('an address that was written reads back the same', () => {
  const search = {
    ...list.all,
    status: 'open',
    versions: ['v2'],
    name: 'mar',
    from: '2026-11-01',
    users: [person],
    min: 5,
    average: { min: 20, max: 60 },
    shown: [person],
    page: 3,
    limit: 50,
    sort: 'name',
  } as const
  expect(list.write(search)).toEqual({
    status: 'open',
    versions: 'v2',
    name: 'mar',
    from: '2026-11-01',
    users: person,
    min: 5,
    average: '20-60',
    shown: person,
    page: 3,
    limit: 50,
    sort: 'name',
  })
  expect(list.read(list.write(search))).toEqual(search)
})

test.each([
  {
    status: 'CLOSED',
    versions: 'v9',
    from: 'yesterday',
    users: 'me,you',
    min: 'x',
    average: '80-20',
    page: -4,
    limit: 11,
    sort: 'colour',
  },
  { average: '0-500', page: 'one', limit: '', min: null, name: { a: 1 } },
])('whatever is wrong in %j is as if it were not there', (address) => {
  expect(list.read(address)).toEqual(list.all)
})

test('a page, an order and values outside the filters do not narrow a list', () => {
  expect(list.isNarrowed({ ...list.all, page: 2, limit: 20, sort: 'began', shown: [person] })).toBe(
    false,
  )
  expect(list.isNarrowed({ ...list.all, users: [person] })).toBe(true)
  expect(list.unfiltered).not.toHaveProperty('shown')
})

test('a pressed column turns round, and another begins with what people look for', () => {
  expect(nextSort(list.sorts, '-began', 'began')).toBe('began')
  expect(nextSort(list.sorts, 'began', 'began')).toBe('-began')
  expect(nextSort(list.sorts, 'name', 'began')).toBe('-began')
  expect(nextSort(list.sorts, '-began', 'name')).toBe('name')
  expect(nextSort(list.sorts, '-began', 'colour')).toBe('-began')
})
