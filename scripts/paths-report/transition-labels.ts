import type { EventObject } from 'xstate'
import type { ChartPlan } from '../../machines/paths/plan'
import type { DeclaredTransition } from '../../machines/paths/graph/transitions'
import { describeEvent, nameEvent } from '../../machines/paths/words'

/** Returns the sentence for a transition's event, with a possible payload as an example. */
export function makeLabels({
  cases,
  graph: { nodes },
}: Pick<ChartPlan, 'cases' | 'graph'>): (transition: DeclaredTransition) => string {
  const examples = new Map<string, EventObject>()
  for (const { edges } of nodes.values())
    for (const { event, taken } of edges)
      for (const id of taken) if (id.split(' ')[1] === event.type) examples.set(id, event)
  return ({ id, event, guard }) => {
    const example = examples.get(id)
    if (example !== undefined) return describeEvent(cases, example)
    if (event === 'always') return guard === null ? 'At once.' : `At once, if ${guard}.`
    return `${nameEvent(cases.machine, event)}.`
  }
}
