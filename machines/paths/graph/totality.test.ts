import { expect, test } from 'vitest'
import { fromCallback, fromPromise, setup } from 'xstate'
import type { ChartCases } from '../cases'
import { lintTotality, listMeetings } from './totality'

const shop = setup({
  types: {
    events: {} as { type: 'rang' } | { type: 'paid' } | { type: 'darkened' } | { type: 'lit' },
  },
  actors: { fetch: fromPromise(() => Promise.resolve(1)), watch: fromCallback(() => undefined) },
}).createMachine({
  id: 'shop',
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: { src: 'watch', id: 'watch' },
      states: {
        till: {
          initial: 'waiting',
          states: { waiting: { on: { paid: 'counting' } }, counting: { always: 'waiting' } },
        },
        light: {
          initial: 'off',
          states: { off: { on: { lit: 'on' } }, on: { on: { darkened: 'off' } } },
        },
      },
    },
    closed: { on: { rang: 'open' }, invoke: { src: 'fetch', id: 'fetch', onDone: 'open' } },
  },
})
const cases: ChartCases<typeof shop> = {
  machine: shop,
  input: undefined,
  events: [],
  outcomes: {},
  facts: () => null,
  words: {
    events: {
      rang: 'The bell rings.',
      paid: 'Somebody pays.',
      darkened: 'It gets dark.',
      lit: 'It gets light.',
    },
    actors: {
      fetch: {
        does: 'Goods are fetched.',
        done: 'The goods are here.',
        failed: 'There are no goods.',
      },
      watch: { does: 'The door is watched.' },
    },
    delays: {},
  },
  ignored: [],
}

const unanswered = listMeetings(cases)
  .filter(({ answered }) => !answered)
  .map(({ state, event }) => `${state} ${event}`)
  .sort()

test('a state handles the events of the chart, except those that a parallel region knows', () => {
  expect(unanswered).toEqual([
    'closed darkened',
    'closed failed fetch',
    'closed lit',
    'closed paid',
    'open.light.off darkened',
    'open.light.off rang',
    'open.light.on lit',
    'open.light.on rang',
    'open.till.waiting rang',
  ])
})

test('an event that is neither answered nor ignored is a fault', () => {
  expect(lintTotality(cases)).toContain('closed neither answers "paid" nor is said to ignore it.')
  expect(lintTotality(cases)).toHaveLength(unanswered.length)
})

test('a list of ignored events makes the chart total', () => {
  const ignored: typeof cases.ignored = [
    { in: ['open'], events: ['rang'], why: 'The door is open.' },
    { in: 'everywhere', events: ['darkened', 'lit'], why: 'It is so already, or nobody is there.' },
    { in: ['closed'], events: ['paid'], failed: ['fetch'], why: 'Nobody is there.' },
  ]
  expect(lintTotality({ ...cases, ignored })).toEqual([])
})

test('an entry with nothing to ignore is a fault', () => {
  const ignored: typeof cases.ignored = [
    { in: ['open.light', 'nowhere'], events: ['paid'], why: 'It was so once.' },
  ]
  expect(lintTotality({ ...cases, ignored })).toContain(
    'open.light is said to ignore "paid", and has nothing to ignore.',
  )
  expect(lintTotality({ ...cases, ignored })).toContain(
    'nowhere is said to ignore "paid", and has nothing to ignore.',
  )
})
