import type { AnyStateMachine } from 'xstate'
import { declaredTransitions, statesOf, type ChartNode } from './transitions'
import { nameEvent } from './words'

/**
 * A chart as a Mermaid flowchart: a box for each state that holds others, an arrow for all
 * transitions between two. Mermaid draws no arrow between a box and what lies in it, so a box is
 * left from its "anywhere" and entered by its dot.
 */
export function mermaidOf(machine: AnyStateMachine): string {
  const nodes = new Map(statesOf(machine).map((node) => [node.id, node]))
  const arrows = new Map<string, string[]>()
  const left = new Set<string>()
  for (const { source, event, guard, targets } of declaredTransitions(machine)) {
    const node = nodes.get(source)
    if (node && isBox(node)) left.add(source)
    const from = node && isBox(node) ? `${idOf(source)}_anywhere` : idOf(source)
    const label = `${nameEvent(machine, event)}${guard === null ? '' : ` [${guard}]`}`
    for (const target of targets) {
      const to = nodes.get(target)
      const arrow = `${from} -->|LABEL| ${to && isBox(to) ? `${idOf(target)}_dot` : idOf(target)}`
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
  if (!isBox(node)) return [`${indent}${idOf(node.id)}["${escaped(node.key)}"]`]
  const id = idOf(node.id)
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
        `${inside}${id}_dot --> ${isBox(child) ? `${idOf(child.id)}_dot` : idOf(child.id)}`,
    ),
    `${indent}end`,
  ]
}

const isBox = (node: ChartNode) => node.type === 'compound' || node.type === 'parallel'

const idOf = (id: string) => id.replaceAll(/\W/g, '_')

/** Quotes end a label, and brackets and arrows begin something; Mermaid reads their codes. */
const escaped = (text: string) =>
  text.replaceAll(/["<>#{}[\]|]/g, (sign) => `#${sign.charCodeAt(0)};`)
