import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { findChanges } from './chart-changes'

interface Lamp {
  limit: number
  patience: number
  guard: 'isDay' | 'isNight'
  pressed: 'on' | 'off'
  work: boolean
  extra: boolean
}

/** A lamp in which a test can change each part. */
function lampWith({
  limit = 3,
  patience = 1_000,
  guard = 'isDay',
  pressed = 'on',
  work = true,
  extra = false,
}: Partial<Lamp>) {
  return setup({
    types: { events: {} as { type: 'pressed' } | { type: 'held' } },
    guards: {
      isDay: limit === 3 ? () => Date.now() > 3 : () => Date.now() > 4,
      isNight: () => true,
    },
    delays: { patience },
    actors: { watch: fromPromise(() => Promise.resolve()) },
  }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: [{ guard, target: pressed }, { target: 'blinking' }] } },
      on: { after: { patience: 'off' }, invoke: work ? { src: 'watch' } : [] },
      blinking: { on: extra ? { held: 'spare' } : {} },
      ...(extra ? { spare: {} } : {}),
    },
  })
}

const changed = (planted: Partial<Lamp>, was: Partial<Lamp> = {}) =>
  findChanges(lampWith(was), lampWith(planted)).map(({ what, how, name, shows }) =>
    [what, name, how, ...shows].join(' | '),
  )

test('the same chart has no changes', () => {
  expect(changed({})).toEqual([])
})

test.each<[string, Partial<Lamp>, string[]]>([
  [
    'a state and a way there',
    { extra: true },
    [
      'state | lamp.spare | added | lamp.blinking held',
      'transition | lamp.blinking | added | lamp.blinking held',
    ],
  ],
  [
    'another target',
    { pressed: 'off' },
    ['transition | lamp.off | leads elsewhere | lamp.off pressed #1'],
  ],
  [
    'another condition',
    { guard: 'isNight' },
    ['transition | lamp.off | asks another condition | lamp.off pressed #1'],
  ],
  ['the code of a condition', { limit: 4 }, ['guard | isDay | differs | lamp.off pressed #1']],
  [
    'a time',
    { patience: 2_000 },
    ['delay | patience | differs | lamp.on xstate.after.patience.lamp.on'],
  ],
  ['an actor', { work: false }, ['actor | lamp.on | removed | lamp.off pressed #1']],
])('%s is found, with the transitions in which it shows', (_, planted, found) => {
  expect(changed(planted)).toEqual(found)
})

test('a removed transition is listed with a step that leads to its state', () => {
  expect(changed({}, { extra: true })).toEqual([
    'state | lamp.spare | removed',
    'transition | lamp.blinking | removed | lamp.off pressed #2',
  ])
})
