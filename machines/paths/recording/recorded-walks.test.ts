import { expect, test } from 'vitest'
import { sessionCases } from '../../session/session.cases'
import { buildGraph, findShortestPaths, type GraphEdge } from '../graph/graph'
import { followRecording } from './recorded-walks'
import type { RecordedStep } from './recording'

const graph = buildGraph(sessionCases)
const edges = [...graph.nodes.values()].flatMap((node) => node.edges)

/** A step as the panel would record it. */
function recorded({ event, taken, to }: GraphEdge): RecordedStep {
  const states = graph.nodes
    .get(to)
    ?.snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id)
  const rest = { at: 0, calls: [], picture: null }
  return { chart: 'session', event: event.type, taken, states: states ?? [], ...rest }
}
const init: RecordedStep = {
  chart: 'session',
  event: 'xstate.init',
  taken: [],
  states: [],
  at: 0,
  calls: [],
  picture: null,
}

/** The shortest steps to a configuration. */
function wayTo(isEnd: (key: string) => boolean): GraphEdge[] {
  const path = findShortestPaths(graph).find(({ key }) => isEnd(key))
  let at = graph.start
  return (path?.events ?? []).map((event) => {
    const edge = graph.nodes.get(at)?.edges.find((one) => one.event === event)
    if (edge === undefined) throw new Error(`No step ${event.type}.`)
    at = edge.to
    return edge
  })
}
const makeLogin = wayTo((key) => key.startsWith('[{"CANDIDATE":'))

test('a recording from the start of the chart is the walk that it took', () => {
  expect(makeLogin.length).toBeGreaterThan(1)
  const { walks, leftOut } = followRecording(graph, [init, ...makeLogin.map(recorded)])
  expect(leftOut).toEqual([])
  expect(walks.map((walk) => walk.map(({ edge }) => edge))).toEqual([makeLogin])
  expect(walks[0]?.map(({ step }) => step)).toEqual(makeLogin.map((_, at) => at + 1))
})

test('a recording that begins inside the chart is led to by the shortest walk', () => {
  const last = makeLogin.slice(-1)
  const { walks, leftOut } = followRecording(graph, last.map(recorded))
  expect(leftOut).toEqual([])
  const [walk = []] = walks
  expect(walk.at(-1)).toMatchObject({ step: 0, edge: { taken: last[0]?.taken } })
  expect(walk.slice(0, -1).every(({ step }) => step === null)).toBe(true)
  expect(isConnected(walk.map(({ edge }) => edge))).toBe(true)
})

test('a chart that starts again, as by a reload, begins another walk', () => {
  const once = [init, ...makeLogin.map(recorded)]
  const { walks } = followRecording(graph, [...once, ...once])
  expect(walks.map((walk) => walk.length)).toEqual([makeLogin.length, makeLogin.length])
})

test('a step that the graph does not have is left out, and the rest is taken', () => {
  const [first, ...rest] = makeLogin.map(recorded)
  if (first === undefined) throw new Error('The way has no steps.')
  const strange = { ...first, taken: ['session.NOWHERE some.event'] }
  const { walks, leftOut } = followRecording(graph, [init, first, strange, ...rest])
  expect(leftOut).toEqual([2])
  expect(walks.map((walk) => walk.map(({ edge }) => edge))).toEqual([makeLogin])
})

test('an answer that comes again and changes nothing is taken once', () => {
  const still = edges.find(({ from, to, event }) => from === to && event.type === 'standing.seen')
  if (still === undefined) throw new Error('No step stays.')
  const { walks } = followRecording(graph, [recorded(still), recorded(still), recorded(still)])
  expect(walks[0]?.filter(({ step }) => step !== null)).toHaveLength(1)
})

test('an event that the chart ignored is not a step', () => {
  const ignored = { ...init, event: 'login.submitted' }
  expect(followRecording(graph, [init, ignored])).toEqual({ walks: [], leftOut: [] })
})

const isConnected = (walk: readonly GraphEdge[]) =>
  walk.every(({ from }, at) => from === (at === 0 ? graph.start : walk[at - 1]?.to))
