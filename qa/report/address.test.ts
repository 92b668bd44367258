import { expect, test } from 'vitest'
import { readHash, toHash, type View } from './address'

const charts = ['session', 'english']
const views: readonly View[] = [
  { chart: 'english', filter: 'all', selection: { kind: 'none' } },
  { chart: 'session', filter: 'untaken', selection: { kind: 'state', id: 'session.CANDIDATE' } },
  {
    chart: 'english',
    filter: 'changed',
    selection: { kind: 'transitions', ids: ['english.ready xstate.done.actor.begin #2', 'b'] },
  },
  { chart: 'session', filter: 'hand', selection: { kind: 'walk', walk: 'ar-3', step: 14 } },
]

test.each(views)('an address brings back $chart, $filter, $selection.kind', (view) => {
  expect(readHash(toHash(view), charts)).toEqual(view)
})

test('an address of another report shows the first chart, or the first step', () => {
  expect(readHash('#chart=gone&only=nothing', charts)).toMatchObject({
    chart: 'session',
    filter: 'all',
  })
  expect(readHash('#chart=english&walk=en-1&step=-2', charts).selection).toMatchObject({ step: 1 })
})
