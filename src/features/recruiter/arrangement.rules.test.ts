import { expect, test } from 'vitest'
import {
  arrangementIn,
  breakIn,
  factorsWith,
  leavesSomething,
  percentMore,
  wantedFrom,
} from './arrangement.rules'

const wanted = { ...wantedFrom(null), reason: 'A letter of the doctor.' }

test('what stands is what one begins with, but for why', () => {
  const current = {
    time_factor: 1.3,
    break_minutes: 5,
    waived: [{ part: 'part5' as const, reason: 'Deaf.' }],
    replaced: [{ source: 'camera' as const, reason: 'An invigilator.' }],
    assistive_input: true,
    reason: 'A letter.',
    set_by: 'Noura',
    set_at: '2026-11-18T08:00:00.000Z',
  }
  expect(wantedFrom(current)).toEqual({
    factor: 1.3,
    breakMinutes: '5',
    spared: { part5: 'Deaf.' },
    replaced: { camera: 'An invigilator.' },
    assistiveInput: true,
    reason: '',
  })
  expect(factorsWith(1.3)).toEqual([1, 1.1, 1.25, 1.3, 1.5, 1.75, 2, 2.5, 3])
  expect(factorsWith(1)).toHaveLength(8)
  expect([1, 1.1, 1.25, 3].map(percentMore)).toEqual([0, 10, 25, 200])
})

test('what is sent has the parts in their order', () => {
  expect(
    arrangementIn({
      ...wanted,
      factor: 1.5,
      breakMinutes: ' 10 ',
      spared: { part5: ' Deaf. ', speaking: 'Does not speak.' },
      replaced: { screen: 'A magnifier.', camera: ' An invigilator. ' },
      assistiveInput: true,
    }),
  ).toEqual({
    time_factor: 1.5,
    break_minutes: 10,
    waived: [
      { part: 'speaking', reason: 'Does not speak.' },
      { part: 'part5', reason: 'Deaf.' },
    ],
    replaced: [
      { source: 'camera', reason: 'An invigilator.' },
      { source: 'screen', reason: 'A magnifier.' },
    ],
    assistive_input: true,
    reason: 'A letter of the doctor.',
  })
})

test.each([
  ['no reason', { reason: ' ' }],
  ['a part without its reason', { spared: { part5: ' ' } }],
  ['a recording without what replaces it', { replaced: { camera: ' ' } }],
  ['nothing left of an assessment', { spared: { writing: 'a', mcqs: 'b', speaking: 'c' } }],
  ['a break that is none', { breakMinutes: 'five' }],
])('%s cannot hold', (_name, said) => {
  expect(arrangementIn({ ...wanted, ...said })).toBeNull()
})

test.each([
  ['0', 0],
  ['60', 60],
  ['٥', 5],
  ['61', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
])('a break of %s minutes is %s', (typed, minutes) => {
  expect(breakIn(typed)).toBe(minutes)
})

test('something is left of the other assessment whatever is spared in this one', () => {
  const spared = { writing: 'a', mcqs: 'b', speaking: 'c' }
  expect([leavesSomething('english', spared), leavesSomething('annotation', spared)]).toEqual([
    false,
    true,
  ])
})
