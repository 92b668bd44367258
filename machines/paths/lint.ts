import type { AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { done, failed, type ChartCases } from './cases'
import { getStates, type ChartNode } from './graph/transitions'
import { describeEvent, describeWork } from './words'

/** The longest delay that a timer supports; a longer one fires at once. */
const longestDelay = 2 ** 31 - 1

/**
 * The faults of a chart that the compiler does not find, one sentence each. Targets that do not
 * exist are not checked, because XState refuses to create such a machine.
 */
export function lintChart(machine: AnyStateMachine): string[] {
  const nodes = getStates(machine)
  return [
    ...nodes.flatMap((node) => [...withoutDescription(node), ...inlineFunctions(node)]),
    ...nodes.flatMap((node) => [...badDelays(machine, node), ...unknownNames(machine, node)]),
    ...nodes.filter(isDeadEnd).map((node) => `${node.id} is not final and has no way out.`),
    ...unreachable(machine, nodes),
  ]
}

/** Events of the cases that no state handles, and events of the chart that no case sends. */
export function lintCases(cases: ChartCases): string[] {
  const handled = new Set<string>(
    cases.machine.events.filter((type) => !type.startsWith('xstate.')),
  )
  const sent = new Set<string>(cases.events.map((event) => event.type))
  return [
    ...[...sent]
      .filter((type) => !handled.has(type))
      .map((type) => `No state of ${cases.machine.id} handles ${type}.`),
    ...[...handled]
      .filter((type) => !sent.has(type))
      .map((type) => `The cases of ${cases.machine.id} never send ${type}.`),
  ]
}

/** The sentences of a chart that do not read like those of a test plan. */
export function lintWords(cases: ChartCases): string[] {
  const { machine, events, outcomes, ignored, notRunYet } = cases
  const nodes = getStates(machine)
  const delays = nodes.flatMap(({ after }) =>
    after.map(({ eventType }): EventObject => ({ type: eventType })),
  )
  const endings = Object.entries(outcomes).flatMap(
    ([actor, { done: answers = [], error: errors = [] }]) => [
      ...answers.map((output) => done(actor, output)),
      ...errors.map((error) => failed(actor, error)),
    ],
  )
  const sentences = [
    ...[...events, ...delays, ...endings].map((event) => describeEvent(cases, event)),
    ...nodes.flatMap((node) => describeWork(cases, node)),
    ...ignored.map(({ why }) => why),
    ...(notRunYet === undefined ? [] : [notRunYet]),
  ]
  return [...new Set(sentences)]
    .filter((sentence) => !/^[A-Z0-9].*\s.*\.$/.test(sentence))
    .map((sentence) => `“${sentence}” is not a finished sentence.`)
}

function listTransitions(node: ChartNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

function withoutDescription(node: ChartNode): string[] {
  const text = node.description ?? ''
  if (text === '') return [`${node.id} has no description.`]
  return text.endsWith('.') ? [] : [`The description of ${node.id} is not a finished sentence.`]
}

function inlineFunctions(node: ChartNode): string[] {
  const effects = [
    ...node.entry,
    ...node.exit,
    ...listTransitions(node).flatMap(({ actions, guard }) => [...actions, guard]),
  ]
  const inline = effects.some((effect) => typeof effect === 'function' && !isTimer(effect))
  const inputs = node.invoke.filter(({ src, input }) => typeof src !== 'string' || isUnnamed(input))
  return [
    ...(inline ? [`${node.id} has an inline action or guard: name it in setup().`] : []),
    ...inputs.map(
      ({ id }) =>
        `The invocation ${id} of ${node.id} is written inline: name its actor and its input.`,
    ),
  ]
}

/**
 * XState implements a delay as a raised and a cancelled event, which are not functions of the
 * chart.
 */
function isTimer(effect: object): boolean {
  return 'type' in effect && (effect.type === 'xstate.raise' || effect.type === 'xstate.cancel')
}

function isUnnamed(input: unknown): boolean {
  return typeof input === 'function' && (input.name === '' || input.name === 'input')
}

function badDelays(machine: AnyStateMachine, node: ChartNode): string[] {
  const declared: Record<string, unknown> = machine.implementations.delays
  return node.after.flatMap(({ delay }) => {
    const value = typeof delay === 'string' ? declared[delay] : delay
    if (value === undefined)
      return [`${node.id} waits for the delay ${String(delay)}, which is not declared.`]
    return typeof value === 'number' && value > longestDelay
      ? [`${node.id} waits longer than a timer can.`]
      : []
  })
}

function unknownNames(machine: AnyStateMachine, node: ChartNode): string[] {
  const { actions, guards, actors } = machine.implementations
  const wanted = listTransitions(node).flatMap((transition) => [
    ...transition.actions.map((action) => [toName(action), actions] as const),
    [toName(transition.guard), guards] as const,
  ])
  const own = [...node.entry, ...node.exit].map((action) => [toName(action), actions] as const)
  const invoked = node.invoke.map(
    ({ src }) => [typeof src === 'string' ? src : null, actors] as const,
  )
  return [...wanted, ...own, ...invoked]
    .filter(([name, known]) => name !== null && !name.startsWith('xstate.') && !(name in known))
    .map(([name]) => `${node.id} names ${String(name)}, which setup() does not declare.`)
}

function toName(effect: unknown): string | null {
  if (typeof effect === 'string') return effect
  if (typeof effect !== 'object' || effect === null || !('type' in effect)) return null
  return typeof effect.type === 'string' ? effect.type : null
}

function isDeadEnd(node: ChartNode): boolean {
  if (node.type !== 'atomic') return false
  for (let at: ChartNode | undefined = node; at; at = at.parent) {
    if (listTransitions(at).some(({ target }) => (target ?? []).length > 0)) return false
  }
  return true
}

function unreachable(machine: AnyStateMachine, nodes: readonly ChartNode[]): string[] {
  const reached = new Set<ChartNode>([machine.root])
  for (const node of reached) {
    if (node.parent) reached.add(node.parent)
    const inside =
      node.type === 'parallel'
        ? Object.values<ChartNode>(node.states)
        : (node.initial?.target ?? [])
    for (const child of inside) reached.add(child)
    for (const { target } of listTransitions(node))
      for (const next of target ?? []) reached.add(next)
  }
  return nodes.filter((node) => !reached.has(node)).map((node) => `${node.id} cannot be reached.`)
}
