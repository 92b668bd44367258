import type { ChartPlan } from './plan'
import { declaredTransitions, getStates } from './transitions'
import { counted, nameEvent } from './words'

/**
 * The pinned text of a chart: its counts, and a line for every transition under its state, so that
 * a change is readable as a difference.
 */
export function pinOf({ cases: { machine }, graph, walks }: ChartPlan): string {
  const declared = declaredTransitions(machine)
  const states = getStates(machine).map(({ id, path }) => {
    const own = declared.filter(({ source }) => source === id)
    const lines = own.map(({ event, guard, targets }) => {
      const condition = guard === null ? '' : ` [${guard}]`
      return `  ${nameEvent(machine, event)}${condition} → ${targets.join(', ') || 'stays'}`
    })
    return [path.join('.') || machine.id, ...lines].join('\n')
  })
  const counts = [
    `states: ${states.length}`,
    `transitions: ${declared.length}`,
    `configurations: ${graph.nodes.size}`,
    `tour: ${counted(walks.flat().length, 'step')}, ${counted(walks.length, 'walk')}`,
  ]
  return `${counts.join('\n')}\n\n${states.join('\n')}\n`
}
