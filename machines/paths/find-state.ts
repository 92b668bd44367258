import { distance } from 'fastest-levenshtein'
import type { AnyStateMachine } from 'xstate'
import { getStates, type ChartNode } from './transitions'

/** How many names are offered instead of one that no state has. */
const offered = 3

/**
 * The state that somebody names, by its full id or by an ending of it that no other state has; or
 * the sentence that says which names would do.
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

/** The keys from the chart down to the state, which are its id unless the chart gives it another. */
export const fullName = ({ machine, path }: ChartNode) => [machine.id, ...path].join('.')

const farness = (node: ChartNode, name: string) =>
  Math.min(
    ...[node.key, fullName(node)].map((known) => distance(known.toLowerCase(), name.toLowerCase())),
  )
