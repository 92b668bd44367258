import { expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { findCharts } from './charts'
import { lintCases, lintChart } from './lint'

const charts = await findCharts()

test('the charts of the product are found', () => {
  expect(charts.map(({ machine }) => machine.id)).toContain('session')
})

test.each(charts.map((chart) => [chart.machine.id, chart] as const))('the chart %s is sound', (_, chart) => {
  expect(lintChart(chart.machine)).toEqual([])
})

const walked = charts.flatMap(({ machine, cases }) => (cases === null ? [] : [[machine.id, cases] as const]))
test.each(walked)('the cases of %s send what the chart handles, and nothing else', (_, cases) => {
  expect(lintCases(cases)).toEqual([])
})

const described = { description: 'Something is going on.' }

test('a machine with a target that does not exist cannot be made', () => {
  const leadingTo = (target: string) => ({ id: 'x', initial: 'a', states: { a: { on: { go: target } } } })
  expect(() => createMachine(leadingTo('nowhere'))).toThrow('does not exist')
  expect(() => createMachine(leadingTo('#x.nowhere'))).toThrow('does not exist')
})

test('a delay nobody declared, and one longer than a timer, are faults', () => {
  const { createMachine: create } = setup({ delays: { long: 2 ** 31 } })
  const states = { a: { ...described, after: { long: 'b', short: 'b' } }, b: { ...described, type: 'final' as const } }
  const config: object = { id: 'x', ...described, initial: 'a', states }
  expect(lintChart(create(config))).toEqual([
    'x.a waits longer than a timer can.',
    'x.a waits for the delay short, which is not declared.',
  ])
})

test('a state nobody reaches, one without an exit and one without a description are faults', () => {
  const machine = createMachine({ id: 'x', ...described, initial: 'a', states: { a: described, b: { on: { go: 'a' } } } })
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
    states: { a: { ...described, entry: () => undefined, on: { go: { target: 'b', guard: () => true } } }, b: { ...described, type: 'final' } },
  })
  expect(lintChart(machine)).toContain('x.a has an inline action or guard: name it in setup().')
})

test('an event that no state handles, and one that no case sends, are faults', () => {
  const machine = createMachine({ id: 'x', ...described, initial: 'a', states: { a: { ...described, on: { go: 'a' } } } })
  const cases = { machine, input: undefined, events: [{ type: 'stop' }], outcomes: {}, facts: () => null }
  expect(lintCases(cases)).toEqual(['No state of x handles stop.', 'The cases of x never send go.'])
})
