import { expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import type { ChartCases } from './cases'
import { lintCases, lintChart, lintWords } from './lint'

const described = { description: 'Something is going on.' }

test('a machine with a target that does not exist cannot be made', () => {
  const leadingTo = (target: string) => ({
    id: 'x',
    initial: 'a',
    states: { a: { on: { go: target } } },
  })
  expect(() => createMachine(leadingTo('nowhere'))).toThrow('does not exist')
  expect(() => createMachine(leadingTo('#x.nowhere'))).toThrow('does not exist')
})

test('an undeclared delay, and one longer than a timer, are faults', () => {
  const { createMachine: create } = setup({ delays: { long: 2 ** 31 } })
  const states = {
    a: { ...described, after: { long: 'b', short: 'b' } },
    b: { ...described, type: 'final' as const },
  }
  const config: object = { id: 'x', ...described, initial: 'a', states }
  expect(lintChart(create(config))).toEqual([
    'x.a waits longer than a timer can.',
    'x.a waits for the delay short, which is not declared.',
  ])
})

test('an unreachable state, one without an exit and one without a description are faults', () => {
  const machine = createMachine({
    id: 'x',
    ...described,
    initial: 'a',
    states: { a: described, b: { on: { go: 'a' } } },
  })
  expect(lintChart(machine)).toEqual([
    'x.b has no description.',
    'x.a is not final and has no way out.',
    'x.b cannot be reached.',
  ])
})

test('a function written into the chart is a fault', () => {
  const machine = createMachine({
    id: 'x',
    ...described,
    initial: 'a',
    states: {
      a: { ...described, entry: () => undefined, on: { go: { target: 'b', guard: () => true } } },
      b: { ...described, type: 'final' },
    },
  })
  expect(lintChart(machine)).toContain('x.a has an inline action or guard: name it in setup().')
})

const waiting = createMachine({
  id: 'x',
  ...described,
  initial: 'a',
  states: { a: { ...described, on: { go: 'a' } } },
})
const makeCases = (changes: Partial<ChartCases<typeof waiting>>): ChartCases<typeof waiting> => ({
  machine: waiting,
  input: undefined,
  events: [{ type: 'go' }],
  outcomes: {},
  facts: () => null,
  words: { events: { go: 'It goes on.' }, actors: {}, delays: {} },
  ignored: [],
  ...changes,
})

test('an event that no state handles, and one that no case sends, are faults', () => {
  expect(lintCases(makeCases({ events: [{ type: 'stop' }] }))).toEqual([
    'No state of x handles stop.',
    'The cases of x never send go.',
  ])
})

test('an event without words, and words that are no sentence, are faults', () => {
  expect(lintWords(makeCases({}))).toEqual([])
  expect(lintWords(makeCases({ words: { events: {}, actors: {}, delays: {} } }))).toEqual([
    '“go.” is not a finished sentence.',
  ])
  expect(lintWords(makeCases({ notRunYet: 'because of that' }))).toEqual([
    '“because of that” is not a finished sentence.',
  ])
})
