import type { AskedWalks } from '../graph/asked-walks'
import { placeAt } from '../plan'
import { counted, describeChange, describeEvent } from '../words'

/** Walks as a feature file, with a scenario each. Its preparation is in `Given`. */
export function walksGherkin({ cases, graph, asked, walks, note }: AskedWalks): string {
  const { machine } = cases
  const scenarios = walks.map(({ steps, prepared }, number) => [
    '',
    `  Scenario: Walk ${number + 1} of ${walks.length}, ${counted(steps.length, 'step')}`,
    `    Given ${describeChange(null, placeAt(graph, graph.start)).join(' ')}`,
    ...steps.flatMap(({ event, from, to }, place) => {
      const action = describeEvent(cases, event)
      if (place < prepared) return [`    And ${action}`]
      const change = describeChange(placeAt(graph, from), placeAt(graph, to)).join(' ')
      return [`    When ${action}`, `    Then ${change}`]
    }),
  ])
  return [
    '# language: en',
    `Feature: ${machine.id}`,
    ...[machine.root.description, asked, note].flatMap((line) => (line ? [`  ${line}`] : [])),
    ...scenarios.flat(),
  ].join('\n')
}
