import { expect, test } from 'vitest'
import { shortestWay } from '../../machines/paths/graph/shortest-way'
import { sessionGraph } from '../paths/driven-graphs'
import { toPiece, type Place } from './piece'
import { shortcuts, shrink } from './shrink'

const always = () => true

test('what is left still fails, and fails no more with anything of it left out', async () => {
  const fails = async (pieces: readonly number[]) => [3, 11, 12].every((it) => pieces.includes(it))
  const whole = Array.from({ length: 20 }, (_, at) => at)
  expect(await shrink(whole, { fails, goesOn: always })).toEqual([3, 11, 12])
})

test('what does not fail with less is left as it is', async () => {
  const fails = async (pieces: readonly number[]) => pieces.length === 5
  expect(await shrink([1, 2, 3, 4, 5], { fails, goesOn: always })).toEqual([1, 2, 3, 4, 5])
})

test('it stops where the time is over', async () => {
  let tries = 0
  const fails = async (pieces: readonly number[]) => {
    tries += 1
    return pieces.includes(1)
  }
  const rest = await shrink([1, 2, 3, 4, 5, 6, 7, 8], { fails, goesOn: () => tries < 1 })
  expect(rest).toHaveLength(4)
})

test('the shortest way leads to where the fault came, and to where the last step was taken', () => {
  const graph = sessionGraph()
  const start: Place = { graph, key: graph.start }
  const way = shortestWay(start.graph, start.key, ({ to }) => to.includes('"choosing"')) ?? []
  const there = way.at(-1)?.to ?? ''
  const reload = { piece: { does: 'fault', fault: 'reload' } as const, from: there }
  const [step] = graph.nodes.get(there)?.edges ?? []
  if (step === undefined) throw new Error('Nothing leads on from there.')
  const long = [...way, ...way, ...way].map((edge) => ({ piece: toPiece(edge), from: edge.from }))
  const takenPieces = [...long, reload, { piece: toPiece(step), from: there }]
  expect(shortcuts(start, takenPieces)).toEqual([
    [...way.map(toPiece), toPiece(step)],
    [...way.map(toPiece), reload.piece, toPiece(step)],
  ])
})
