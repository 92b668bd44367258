import { describe, expect, test } from 'vitest'
import type { GraphEdge } from '../../machines/paths/graph/graph'
import { sessionGraph } from '../paths/driven-graphs'
import { isSettled, listedChooser, randomChooser, type Chooser, type Next } from './choose'
import { getEnd, toPiece, type Piece, type Place } from './piece'

const graph = sessionGraph()
const start: Place = { graph, key: graph.start }

/** All choices of a chooser, as if every step succeeded and no fault changed the page. */
function chosenBy(chooser: Chooser, from = start): Piece[] {
  const pieces: Piece[] = []
  let place = from
  for (;;) {
    const next: Next = chooser.next(place, isSettled(place) ? ['reload', 'clock'] : [])
    if (next === null) return pieces
    if ('fault' in next) pieces.push({ does: 'fault', fault: next.fault })
    else {
      pieces.push(...next.steps.map(toPiece))
      place = getEnd(place, next.steps)
    }
  }
}

const random = (seed: number, taken: ReadonlySet<string> = new Set()) =>
  chosenBy(randomChooser({ seed, longest: 25, taken }))

describe('a walk at random', () => {
  test('is the same for the same seed, and another one for another', () => {
    expect(random(7)).toEqual(random(7))
    expect(random(7)).not.toEqual(random(8))
  })

  test('has faults between its steps, and only where nothing is under way', () => {
    const walks = [1, 2, 3, 4].map((seed) => random(seed))
    expect(walks.flat().filter(({ does }) => does === 'fault').length).toBeGreaterThan(3)
    expect(chosenBy(randomChooser({ seed: 1, longest: 25, taken: new Set() }))).toEqual(walks[0])
  })

  test('ends with a step after which nothing goes as usual', () => {
    const isLast = ({ event }: GraphEdge) => event.type === 'signup.submitted'
    const walks = [1, 2, 3, 4, 5].map((seed) =>
      chosenBy(randomChooser({ seed, longest: 25, taken: new Set(), isLast })),
    )
    const types = walks.map((pieces) =>
      pieces.map((piece) => (piece.does === 'step' ? piece.event.type : piece.fault)),
    )
    expect(types.some((walk) => walk.at(-1) === 'signup.submitted')).toBe(true)
    expect(types.every((walk) => !walk.slice(0, -1).includes('signup.submitted'))).toBe(true)
  })

  test('takes what nobody has taken before what somebody has', () => {
    const takenBy = (pieces: readonly Piece[]) =>
      pieces.flatMap((piece) => (piece.does === 'step' ? piece.takes : []))
    const taken = new Set<string>()
    for (let seed = 1; seed <= 20; seed += 1)
      for (const id of takenBy(random(seed, taken))) taken.add(id)
    const wandering = new Set<string>()
    const all = new Set(
      [...graph.nodes.values()].flatMap(({ edges }) => edges.flatMap((e) => e.taken)),
    )
    for (let seed = 1; seed <= 20; seed += 1)
      for (const id of takenBy(random(seed, all))) wandering.add(id)
    expect(taken.size).toBeGreaterThan(wandering.size)
  })
})

describe('a walk that is written down', () => {
  test('is taken as it stands', () => {
    const pieces = random(3)
    expect(chosenBy(listedChooser(pieces))).toEqual(pieces)
  })

  test('leaves out what is not possible where it stands', () => {
    const pieces = random(3)
    const [, ...rest] = pieces
    const again = chosenBy(listedChooser(rest))
    expect(again.length).toBeLessThan(pieces.length)
    expect(chosenBy(listedChooser(again))).toEqual(again)
  })
})

test('a configuration lasts in which no answer is waited for', () => {
  const states = [...graph.nodes.keys()].filter((key) => isSettled({ graph, key }))
  expect(states.some((key) => key.includes('"signedOut"'))).toBe(true)
  expect(states.some((key) => key.includes('"awaitingCode"'))).toBe(true)
  expect(states.some((key) => key.includes('"signingIn"'))).toBe(false)
  expect(states.some((key) => key.includes('"rehydrating"'))).toBe(false)
})
