import type { AnyStateMachine } from 'xstate'
import { declaredTransitions, getStates, type ChartNode } from './transitions'
import { nameEvent } from './words'

/**
 * A chart as a Mermaid flowchart: a box for each state that holds others, an arrow for all
 * transitions between two. Mermaid draws no arrow between a box and what lies in it, so a box is
 * left from its "anywhere" and entered by its dot.
 */
export function mermaidOf(machine: AnyStateMachine): string {
  const nodes = new Map(getStates(machine).map((node) => [node.id, node]))
  const arrows = new Map<string, string[]>()
  const left = new Set<string>()
  for (const { source, event, guard, targets } of declaredTransitions(machine)) {
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
    ...boxOf(machine.root, left, '  '),
    ...[...arrows].map(
      ([arrow, labels]) => `  ${arrow.replace('LABEL', `"${labels.map(escaped).join('<br/>')}"`)}`,
    ),
  ].join('\n')
}

function boxOf(node: ChartNode, left: ReadonlySet<string>, indent: string): string[] {
  if (!isBox(node)) return [`${indent}${toId(node.id)}["${escaped(node.key)}"]`]
  const id = toId(node.id)
  const inside = `${indent}  `
  const first =
    node.type === 'parallel' ? Object.values<ChartNode>(node.states) : (node.initial?.target ?? [])
  return [
    `${indent}subgraph ${id}["${escaped(node.key)}"]`,
    `${inside}${id}_dot(( ))`,
    ...(left.has(node.id) ? [`${inside}${id}_anywhere([anywhere in ${escaped(node.key)}])`] : []),
    ...Object.values<ChartNode>(node.states).flatMap((child) => boxOf(child, left, inside)),
    ...first.map(
      (child) =>
        `${inside}${id}_dot --> ${isBox(child) ? `${toId(child.id)}_dot` : toId(child.id)}`,
    ),
    `${indent}end`,
  ]
}

const isBox = (node: ChartNode) => node.type === 'compound' || node.type === 'parallel'

const toId = (id: string) => id.replaceAll(/\W/g, '_')

/** Quotes end a label, and brackets and arrows begin something; Mermaid reads their codes. */
const escaped = (text: string) =>
  text.replaceAll(/["<>#{}[\]|]/g, (sign) => `#${sign.charCodeAt(0)};`)
