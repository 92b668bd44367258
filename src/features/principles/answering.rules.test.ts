import { expect, test } from 'vitest'
import { missingOf, pageOf, toSend, withKept } from './answering.rules'
import type { StoredAnswer } from './stored-answers'

const kept = (number: number, at: number, answer = 3): StoredAnswer => ({
  userId: 'u1',
  number,
  answer,
  at,
})

test('what waits on the device is what the person sees', () => {
  expect(withKept({ 1: 2, 2: 2 }, [kept(2, 1, 5)])).toEqual({ 1: 2, 2: 5 })
  expect(missingOf({ 1: 2, 3: 1 }, 4)).toEqual([2, 4])
  expect([1, 10, 11, 100].map(pageOf)).toEqual([1, 1, 2, 10])
})

test('everything goes up while something is missing', () => {
  expect(toSend({ 1: 3 }, [kept(2, 1)], { total: 3, finishing: false })).toEqual([kept(2, 1)])
})

test('the answer that completes it waits for the word, and changes of earlier ones do not', () => {
  const waiting = [kept(3, 1), kept(1, 2), kept(2, 3)]
  expect(toSend({ 1: 3 }, waiting, { total: 3, finishing: false })).toEqual([
    kept(3, 1),
    kept(1, 2),
  ])
  expect(toSend({ 1: 3, 3: 3 }, [kept(2, 3), kept(1, 4)], { total: 3, finishing: false })).toEqual([
    kept(1, 4),
  ])
  expect(toSend({ 1: 3 }, waiting, { total: 3, finishing: true })).toEqual(waiting)
})
