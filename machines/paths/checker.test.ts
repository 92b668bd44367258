import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { checkWalks } from './checker'

const lamp = setup({
  types: { events: {} as { type: 'pressed' } | { type: 'held' } },
  guards: { isDay: () => false },
  actions: {
    ring: () => {
      throw new Error('A checked chart has no effects.')
    },
  },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        pressed: [
          { guard: 'isDay', target: 'off' },
          { target: 'on', actions: 'ring' },
        ],
      },
    },
    on: { on: { pressed: 'off', held: 'blinking' } },
    blinking: { always: 'off' },
  },
})

const pressed = { type: 'pressed' }
const honest = [
  { event: pressed, takes: ['lamp.off pressed #2'], state: 'on' },
  { event: { type: 'held' }, takes: ['lamp.on held', 'lamp.blinking always'], state: 'off' },
]

test('a walk that takes what it claims is without fault', () => {
  const { taken, faults } = checkWalks(lamp, undefined, [honest])
  expect(faults).toEqual([])
  expect([...taken]).toEqual(['lamp.off pressed #2', 'lamp.on held', 'lamp.blinking always'])
})

test('a walk that claims another transition, or none, is found out', () => {
  const claim = (takes: string[]) =>
    checkWalks(lamp, undefined, [[{ event: pressed, takes, state: 'on' }]]).faults
  expect(claim(['lamp.off pressed #1'])).toEqual([
    'Step 1 of walk 1 of lamp (pressed) claims to take lamp.off pressed #1 and takes lamp.off pressed #2.',
  ])
  expect(claim([])).toHaveLength(1)
})

test('a walk that says it arrives elsewhere is found out', () => {
  const { faults } = checkWalks(lamp, undefined, [
    honest,
    [{ event: pressed, takes: ['lamp.off pressed #2'], state: 'off' }],
  ])
  expect(faults).toEqual(['Step 1 of walk 2 of lamp (pressed) leads to "on", not to "off".'])
})

test('an event that the chart does not answer takes nothing', () => {
  const { faults } = checkWalks(lamp, undefined, [
    [{ event: { type: 'held' }, takes: ['lamp.on held'], state: 'off' }],
  ])
  expect(faults).toEqual([
    'Step 1 of walk 1 of lamp (held) claims to take lamp.on held and takes nothing.',
  ])
})
