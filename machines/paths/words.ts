import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import type { ChartCases, Words } from './cases'
import { getStates, type ChartNode } from './graph/transitions'

type Snapshot = SnapshotFrom<AnyStateMachine>

/**
 * An event as one sentence: an event of the chart, the outcome of an actor, or the end of a delay.
 */
export function describeEvent({ machine, words }: ChartCases, event: EventObject): string {
  const own = words.events[event.type]
  if (own !== undefined) return said(own, event)
  const source = getSources(machine).get(event.type)
  if (source === undefined) return `${event.type}.`
  if (source.kind === 'delay')
    return words.delays[source.name] ?? `${source.name} milliseconds have passed.`
  const actor = words.actors[source.name]
  if (actor === undefined || !('done' in actor)) return `${source.kind} ${source.name}.`
  return source.kind === 'done'
    ? said(actor.done, bringing(event, 'output'))
    : said(actor.failed, bringing(event, 'error'))
}

/**
 * The event of a declared transition in few words: its type, `done` or `failed` with an actor, or
 * `after` a delay.
 */
export function nameEvent(machine: AnyStateMachine, type: string): string {
  const source = getSources(machine).get(type)
  if (source === undefined) return type
  return `${source.kind === 'delay' ? 'after' : source.kind} ${source.name}`
}

/**
 * The person or the part of the system that causes an event, from the beginning of its sentence.
 */
export function whoActs(cases: ChartCases, event: EventObject): string {
  if (getSources(cases.machine).get(event.type)?.kind === 'delay') return 'the clock'
  const [, who] = /^(?:The|An|A) (\w+)/.exec(describeEvent(cases, event)) ?? []
  return actors.find((actor) => actor === who) ?? 'the system'
}

const actors = ['visitor', 'person', 'candidate', 'recruiter', 'admin', 'server', 'browser']

/** The active atomic states of a chart, a sentence each. */
export function describePlace(snapshot: Snapshot): string[] {
  return inOrder(snapshot._nodes.filter(isLeaf)).map(getStateSentence)
}

/**
 * The change between two snapshots: a sentence for each entered state, or one that says that the
 * chart stays.
 */
export function describeChange(from: Snapshot | null, to: Snapshot): string[] {
  const before = new Set(from?._nodes.map(({ id }) => id))
  const entered = to._nodes.filter((node) => node.parent !== undefined && !before.has(node.id))
  const tops = entered.filter((node) => !entered.some((other) => other === node.parent))
  const texts = inOrder([...new Set([...tops, ...entered.filter(isLeaf)])]).map(getStateSentence)
  return texts.length > 0 ? texts : ['It stays as it is.']
}

/** The work in a state, a sentence for each actor that it invokes. */
export function describeWork({ words }: ChartCases, node: ChartNode): string[] {
  return node.invoke.flatMap(({ src }) =>
    typeof src === 'string' ? [words.actors[src]?.does ?? src] : [],
  )
}

export const counted = (number: number, what: string) =>
  `${number} ${what}${number === 1 ? '' : 's'}`

/** The origin of an event that is not the chart's own. */
interface Source {
  kind: 'done' | 'failed' | 'delay'
  name: string
}

const sources = new WeakMap<AnyStateMachine, Map<string, Source>>()

function getSources(machine: AnyStateMachine): Map<string, Source> {
  const known = sources.get(machine)
  if (known) return known
  const found = new Map<string, Source>()
  for (const node of getStates(machine)) {
    for (const { id, src } of node.invoke) {
      if (typeof src !== 'string') continue
      found.set(`xstate.done.actor.${id}`, { kind: 'done', name: src })
      found.set(`xstate.error.actor.${id}`, { kind: 'failed', name: src })
    }
    for (const { eventType, delay } of node.after)
      found.set(eventType, { kind: 'delay', name: String(delay) })
  }
  sources.set(machine, found)
  return found
}

const said = (words: Words<unknown>, of: unknown): string =>
  typeof words === 'function' ? words(of) : words

const bringing = (event: EventObject, what: 'output' | 'error'): unknown =>
  Object.entries(event).find(([key]) => key === what)?.[1]

const isLeaf = (node: ChartNode) => node.type === 'atomic' || node.type === 'final'

const inOrder = (nodes: readonly ChartNode[]) =>
  nodes.toSorted((one, other) => one.order - other.order)

const getStateSentence = (node: ChartNode) => node.description ?? `${node.key}.`
