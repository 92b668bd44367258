import { expect, test } from 'vitest'
import { buildGraph } from '../../machines/paths/graph/graph'
import { interviewCases } from '../../machines/interview/interview.cases'
import { getStateTour } from './state-tour'

const graph = buildGraph(interviewCases)
const statesAt = (key: string): string[] =>
  graph.nodes.get(key)?.snapshot._nodes.map(({ id }: { id: string }) => id) ?? []
const all = new Set([...graph.nodes.keys()].flatMap(statesAt))

test('a tour comes to every state', () => {
  const seen = new Set([
    ...statesAt(graph.start),
    ...getStateTour(graph)
      .flat()
      .flatMap(({ to }) => statesAt(to)),
  ])
  expect(seen).toEqual(all)
})

test('a tour of some states comes to these, and takes no step after the last of them', () => {
  const walks = getStateTour(graph, { visits: (state) => state === 'interview.finished' })
  expect(walks).toHaveLength(1)
  expect(statesAt(walks[0]?.at(-1)?.to ?? '')).toContain('interview.finished')
  expect(
    walks[0]?.slice(0, -1).filter(({ to }) => statesAt(to).includes('interview.finished')),
  ).toEqual([])
})
