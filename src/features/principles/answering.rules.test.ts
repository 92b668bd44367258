import { expect, test } from 'vitest'
import { getMissing, toPage, toSend, withStored } from './answering.rules'
import type { StoredAnswer } from './stored-answers'

const stored = (number: number, at: number, answer = 3): StoredAnswer => ({
  userId: 'u1',
  number,
  answer,
  at,
})

test('the person sees the answers that wait on the device', () => {
  expect(withStored({ 1: 2, 2: 2 }, [stored(2, 1, 5)])).toEqual({ 1: 2, 2: 5 })
  expect(getMissing({ 1: 2, 3: 1 }, 4)).toEqual([2, 4])
  expect([1, 10, 11, 100].map(toPage)).toEqual([1, 1, 2, 10])
})

test('everything goes up while something is missing', () => {
  expect(toSend({ 1: 3 }, [stored(2, 1)], { total: 3, finishing: false })).toEqual([stored(2, 1)])
})

test('the answer that completes it waits for the word, and changes of earlier ones do not', () => {
  const waiting = [stored(3, 1), stored(1, 2), stored(2, 3)]
  expect(toSend({ 1: 3 }, waiting, { total: 3, finishing: false })).toEqual([
    stored(3, 1),
    stored(1, 2),
  ])
  expect(
    toSend({ 1: 3, 3: 3 }, [stored(2, 3), stored(1, 4)], { total: 3, finishing: false }),
  ).toEqual([stored(1, 4)])
  expect(toSend({ 1: 3 }, waiting, { total: 3, finishing: true })).toEqual(waiting)
})
