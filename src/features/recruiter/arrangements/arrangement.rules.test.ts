import { expect, test } from 'vitest'
import {
  arrangementForm,
  breakIn,
  factorsWith,
  leavesSomething,
  percentMore,
  toRequest,
  valuesFrom,
} from './arrangement.rules'

const empty = valuesFrom(null)
const values = { ...empty, reason: 'A letter of the doctor.' }
const ticked = (reason: string) => ({ on: true, reason })
const noEnglish = {
  ...empty.spared,
  writing: ticked('a'),
  mcqs: ticked('b'),
  speaking: ticked('c'),
}

test('the form begins with the current arrangement, except for its reason', () => {
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
  expect(valuesFrom(current)).toEqual({
    time_factor: '1.3',
    break_minutes: '5',
    spared: { ...empty.spared, part5: ticked('Deaf.') },
    instead: { ...empty.instead, camera: ticked('An invigilator.') },
    assistive_input: true,
    reason: '',
  })
  expect(factorsWith(1.3)).toEqual([1, 1.1, 1.25, 1.3, 1.5, 1.75, 2, 2.5, 3])
  expect(factorsWith(1)).toHaveLength(8)
  expect([1, 1.1, 1.25, 3].map(percentMore)).toEqual([0, 10, 25, 200])
})

test('the request has the parts in their order', () => {
  expect(
    toRequest(
      arrangementForm.parse({
        ...values,
        time_factor: '1.5',
        break_minutes: ' 10 ',
        spared: { ...empty.spared, part5: ticked(' Deaf. '), speaking: ticked('Does not speak.') },
        instead: { screen: ticked('A magnifier.'), camera: ticked(' An invigilator. ') },
        assistive_input: true,
      }),
    ),
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
  ['a part without its reason', { spared: { ...empty.spared, part5: ticked(' ') } }],
  ['a recording without what replaces it', { instead: { ...empty.instead, camera: ticked(' ') } }],
  ['nothing left of an assessment', { spared: noEnglish }],
  ['a break that is none', { break_minutes: 'five' }],
])('%s cannot hold', (_name, wrong) => {
  expect(arrangementForm.safeParse({ ...values, ...wrong }).success).toBe(false)
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

test('omitting every part of one assessment leaves nothing of it, and leaves the other assessment', () => {
  const left = [leavesSomething('english', noEnglish), leavesSomething('annotation', noEnglish)]
  expect(left).toEqual([false, true])
})
