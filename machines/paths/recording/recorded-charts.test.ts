import { expect, test } from 'vitest'
import { interviewCases } from '../../interview/interview.cases'
import { buildGraph } from '../graph/graph'
import { chartsIn } from './recorded-charts'
import type { RecordedStep, Recording } from './recording'

const graph = buildGraph(interviewCases)
const [first] = graph.nodes.get(graph.start)?.edges ?? []
if (first === undefined) throw new Error('The chart takes nothing at its start.')
const states = graph.nodes
  .get(first.to)
  ?.snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final')
  .map(({ id }) => id)
const taken: RecordedStep = {
  chart: interviewCases.machine.id,
  event: first.event.type,
  taken: first.taken,
  states: states ?? [],
  at: 1_500,
  calls: [],
  picture: null,
}
const makeRecording = (...steps: RecordedStep[]): Recording => ({
  version: 1,
  recordedAt: '2026-11-28T10:00:00.000Z',
  language: 'en',
  steps,
})
const read = (...steps: RecordedStep[]) =>
  chartsIn(makeRecording(...steps), [interviewCases], () => graph)

test('each chart is described in words, with the walk that was taken', () => {
  const [chart] = read(taken)
  expect(chart).toMatchObject({ chart: 'interview', steps: 1, leftOut: [], faults: [] })
  expect(chart?.walks).toEqual([[{ edge: first, step: 0 }]])
  expect(chart?.lines).toEqual([[expect.stringMatching(/^1\. [A-Z].*\. → [A-Z].*\.$/)]])
})

test('a chart or a transition that is not there now makes the recording one of other charts', () => {
  const elsewhere = { ...taken, chart: 'nowhere' }
  const renamed = { ...taken, taken: ['interview.GONE some.event'] }
  expect(read(elsewhere)[0]?.faults).toEqual(['There is no chart nowhere.'])
  expect(read(renamed)[0]).toMatchObject({
    faults: ['The chart interview has no transition interview.GONE some.event now.'],
    leftOut: [expect.stringContaining('its transition is not in the chart now.')],
  })
})

test('an event that nothing in a test causes is distinguished from one that no case takes, and said once', () => {
  const narrow = {
    ...graph,
    nodes: new Map([...graph.nodes].map(([key, node]) => [key, { ...node, edges: [] }])),
  }
  const [chart] = chartsIn(makeRecording(taken), [interviewCases], () => narrow)
  expect(chart?.leftOut).toEqual([
    `${taken.event}, after 1.5 s: the chart allows it, but nothing in a test brings it about (circumstances in e2e/paths).`,
  ])
  const [again] = chartsIn(makeRecording(taken, taken, taken), [interviewCases], () => narrow)
  expect(again?.leftOut).toEqual([expect.stringContaining('after 1.5 s and 2 more times: the')])
  const strange = { ...taken, states: ['interview.elsewhere'] }
  expect(read(strange)[0]?.leftOut).toEqual([expect.stringContaining('no case of the chart')])
})
