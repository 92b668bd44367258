import type { AnyStateMachine } from 'xstate'
import type { ChartCases } from '../cases'
import type { ChartChange } from '../chart-changes'
import { fullName } from '../find-state'
import type { ChartGraph } from '../graph/graph'
import { getStates, type DeclaredTransition } from '../graph/transitions'
import { describeEvent, nameEvent } from '../words'

/** A chart with its graph, from which the sentences for its transitions come. */
export interface ComparedChart {
  cases: ChartCases
  graph: ChartGraph
}

/** A change of a chart as one sentence for a person. */
export function describeDifference(
  change: ChartChange,
  was: ComparedChart,
  is: ComparedChart,
): string {
  const { what, how, name } = change
  if (what === 'guard') return `The condition \`${name}\` is decided in another way.`
  if (what === 'delay') return describeDelay(name, was.cases.machine, is.cases.machine)
  const chart = how === 'removed' ? was : is
  const state = stateName(chart.cases.machine, name)
  if (what === 'state') return `The state ${state} is ${how === 'added' ? 'new' : 'gone'}.`
  if (what === 'actor') {
    const { is: added, was: removed } = change
    const actor = [added, removed].find((one) => typeof one === 'string') ?? name
    const does = chart.cases.words.actors[actor]?.does ?? actor
    return how === 'added'
      ? `In ${state} this goes on now: ${does}`
      : `In ${state} this no longer goes on: ${does}`
  }
  return describeTransition(change, was, is)
}

function describeTransition(change: ChartChange, was: ComparedChart, is: ComparedChart): string {
  const old = typeof change.was === 'string' ? null : change.was
  const now = typeof change.is === 'string' ? null : change.is
  const when = (chart: ComparedChart, { id, source, event }: DeclaredTransition) =>
    `In ${stateName(chart.cases.machine, source)}, on “${eventWords(chart, id, event)}”:`
  if (old !== null && now !== null) {
    const from = end(was, old)
    const to = end(is, now)
    return change.how === 'leads elsewhere'
      ? `${when(is, now)} it ${to} and no longer ${from}.`
      : `${when(is, now)} it ${to} ${condition(now)}; before, ${condition(old)}.`
  }
  if (now !== null) return `${when(is, now)} new, it ${end(is, now)}${onlyIf(now)}.`
  if (old !== null) return `${when(was, old)} it no longer ${end(was, old)}${onlyIf(old)}.`
  return ''
}

function eventWords({ cases, graph }: ComparedChart, id: string, event: string): string {
  for (const { edges } of graph.nodes.values())
    for (const edge of edges)
      if (edge.taken.includes(id) && edge.event.type === event)
        return describeEvent(cases, edge.event)
  return nameEvent(cases.machine, event)
}

const end = ({ cases: { machine } }: ComparedChart, { targets }: DeclaredTransition) =>
  targets.length === 0
    ? 'stays'
    : `leads to ${targets.map((id) => stateName(machine, id)).join(' and ')}`

const condition = ({ guard }: DeclaredTransition) => (guard === null ? 'always' : `if \`${guard}\``)

const onlyIf = (transition: DeclaredTransition) =>
  transition.guard === null ? '' : ` ${condition(transition)}`

function stateName(machine: AnyStateMachine, id: string): string {
  const node = getStates(machine).find((one) => one.id === id)
  return node === undefined ? id : fullName(node)
}

function describeDelay(name: string, was: AnyStateMachine, is: AnyStateMachine): string {
  const [before, after] = [was.implementations.delays[name], is.implementations.delays[name]]
  return typeof before === 'number' && typeof after === 'number'
    ? `The time \`${name}\` is ${after / 1000} s; before, ${before / 1000} s.`
    : `The time \`${name}\` is computed in another way.`
}
