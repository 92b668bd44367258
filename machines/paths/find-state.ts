import { distance } from 'fastest-levenshtein'
import type { AnyStateMachine } from 'xstate'
import { getStates, type ChartNode } from './graph/transitions'

/** How many names are suggested for an unknown one. */
const offered = 3

/**
 * The state with a name: its full id, or an ending of the id that no other state has. If there is
 * none, a sentence that suggests names.
 */
export function findState(
  machine: AnyStateMachine,
  name: string,
): { id: string } | { fault: string } {
  const states = getStates(machine).filter(({ parent }) => parent !== undefined)
  const exact = states.find((node) => node.id === name || fullName(node) === name)
  const found = exact ? [exact] : states.filter((node) => fullName(node).endsWith(`.${name}`))
  const [only] = found
  if (only !== undefined && found.length === 1) return { id: only.id }
  if (only !== undefined)
    return {
      fault: `${machine.id} has ${found.length} states called ${name}: ${found.map(fullName).join(', ')}.`,
    }
  const near = states
    .map((node) => ({ full: fullName(node), far: farness(node, name) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, offered)
  return {
    fault: `${machine.id} has no state ${name}. The nearest names are ${near.map(({ full }) => full).join(', ')}.`,
  }
}

/** The keys from the chart to the state, which are its id unless the chart defines another. */
export const fullName = ({ machine, path }: ChartNode) => [machine.id, ...path].join('.')

const farness = (node: ChartNode, name: string) =>
  Math.min(
    ...[node.key, fullName(node)].map((known) => distance(known.toLowerCase(), name.toLowerCase())),
  )
