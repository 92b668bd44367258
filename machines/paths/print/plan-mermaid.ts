import type { AnyStateMachine } from 'xstate'
import type { Walk } from '../graph/tour'
import {
  declaredTransitions,
  getStates,
  type ChartNode,
  type DeclaredTransition,
} from '../graph/transitions'
import { nameEvent } from '../words'

/**
 * A chart, or the part of it that walks take, as a Mermaid flowchart: a box for each state with
 * states inside, and one arrow for all transitions between two states. Mermaid draws no arrow
 * between a box and its content, so arrows leave a box from a node "anywhere" and enter it at a
 * dot.
 */
export function toMermaid(machine: AnyStateMachine, walks?: readonly Walk[]): string {
  const nodes = new Map(getStates(machine).map((node) => [node.id, node]))
  const declared = declaredTransitions(machine)
  const taken = walks && new Set(walks.flat().flatMap((edge) => edge.taken))
  const drawn = taken ? declared.filter(({ id }) => taken.has(id)) : declared
  const kept = taken && getDrawnStates(machine, drawn)
  const arrows = new Map<string, string[]>()
  const left = new Set<string>()
  for (const { source, event, guard, targets } of drawn) {
    const node = nodes.get(source)
    if (node && isBox(node)) left.add(source)
    const from = node && isBox(node) ? `${toId(source)}_anywhere` : toId(source)
    const label = `${nameEvent(machine, event)}${guard === null ? '' : ` [${guard}]`}`
    for (const target of targets) {
      const to = nodes.get(target)
      const arrow = `${from} -->|LABEL| ${to && isBox(to) ? `${toId(target)}_dot` : toId(target)}`
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), label])
    }
  }
  return [
    'flowchart LR',
    ...toBox(machine.root, { left, kept }, '  '),
    ...[...arrows].map(
      ([arrow, labels]) => `  ${arrow.replace('LABEL', `"${labels.map(escaped).join('<br/>')}"`)}`,
    ),
  ].join('\n')
}

/** The sources and targets of transitions, with the states around them and their initial states. */
function getDrawnStates(
  machine: AnyStateMachine,
  transitions: readonly DeclaredTransition[],
): ReadonlySet<string> {
  const nodes = new Map(getStates(machine).map((node) => [node.id, node]))
  const kept = new Set<string>()
  const keep = (node: ChartNode | undefined): void => {
    if (node === undefined || kept.has(node.id)) return
    kept.add(node.id)
    keep(node.parent)
    for (const first of firstIn(node)) keep(first)
  }
  for (const { source, targets } of transitions)
    for (const id of [source, ...targets]) keep(nodes.get(id))
  return kept
}

const firstIn = (node: ChartNode): readonly ChartNode[] =>
  node.type === 'parallel' ? Object.values<ChartNode>(node.states) : (node.initial?.target ?? [])

interface Drawn {
  /** The boxes with arrows that leave them. */
  left: ReadonlySet<string>
  /** The drawn states; all if not given. */
  kept: ReadonlySet<string> | undefined
}

function toBox(node: ChartNode, drawn: Drawn, indent: string): string[] {
  const { left, kept } = drawn
  if (kept?.has(node.id) === false) return []
  if (!isBox(node)) return [`${indent}${toId(node.id)}["${escaped(node.key)}"]`]
  const id = toId(node.id)
  const inside = `${indent}  `
  return [
    `${indent}subgraph ${id}["${escaped(node.key)}"]`,
    `${inside}${id}_dot(( ))`,
    ...(left.has(node.id) ? [`${inside}${id}_anywhere([anywhere in ${escaped(node.key)}])`] : []),
    ...Object.values<ChartNode>(node.states).flatMap((child) => toBox(child, drawn, inside)),
    ...firstIn(node).map(
      (child) =>
        `${inside}${id}_dot --> ${isBox(child) ? `${toId(child.id)}_dot` : toId(child.id)}`,
    ),
    `${indent}end`,
  ]
}

const isBox = (node: ChartNode) => node.type === 'compound' || node.type === 'parallel'

const toId = (id: string) => id.replaceAll(/\W/g, '_')

/** Mermaid reads quotes, brackets and arrows as syntax, so they are written as character codes. */
const escaped = (text: string) =>
  text.replaceAll(/["<>#{}[\]|]/g, (sign) => `#${sign.charCodeAt(0)};`)
