import type { ChartPlan } from './plan'
import { declaredTransitions, statesOf } from './transitions'
import { nameEvent } from './words'

/** A chart as it is pinned: its counts, then a line for every transition under its state, so that a change reads as one. */
export function pinOf({ cases: { machine }, graph, walks }: ChartPlan): string {
  const declared = declaredTransitions(machine)
  const states = statesOf(machine).map(({ id, path }) => {
    const own = declared.filter(({ source }) => source === id)
    const lines = own.map(({ event, guard, targets }) => {
      const condition = guard === null ? '' : ` [${guard}]`
      return `  ${nameEvent(machine, event)}${condition} → ${targets.join(', ') || 'stays'}`
    })
    return [path.join('.') || machine.id, ...lines].join('\n')
  })
  const counts = [
    `${states.length} states`,
    `${declared.length} transitions`,
    `${graph.nodes.size} configurations`,
    `a tour of ${walks.flat().length} steps in ${walks.length} walks`,
  ]
  return `${counts.join('\n')}\n\n${states.join('\n')}\n`
}
