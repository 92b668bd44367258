import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { findState } from './find-state'

const house = createMachine({
  id: 'house',
  initial: 'door',
  states: {
    door: { initial: 'open', states: { open: {}, shut: {} } },
    gate: { initial: 'open', states: { open: { id: 'outside' } } },
  },
})

test('a state is found by its id, its full name and an ending that it alone has', () => {
  for (const name of ['house.door.shut', 'door.shut', 'shut'])
    expect(findState(house, name)).toEqual({ id: 'house.door.shut' })
  for (const name of ['outside', 'house.gate.open', 'gate.open'])
    expect(findState(house, name)).toEqual({ id: 'outside' })
})

test('an ending of several states, or of none, is answered with the names that would do', () => {
  expect(findState(house, 'open')).toEqual({
    fault: 'house has 2 states called open: house.door.open, house.gate.open.',
  })
  expect(findState(house, 'Shutt')).toEqual({
    fault: expect.stringMatching(
      /^house has no state Shutt\. The nearest names are house\.door\.shut, /,
    ),
  })
})
