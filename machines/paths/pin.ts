import type { AnyStateMachine } from 'xstate'
import { done, failed, type ChartCases } from './cases'
import type { ChartPlan } from './plan'
import { declaredTransitions, getStates, listNames, type ChartNode } from './graph/transitions'
import { counted, describeEvent, nameEvent } from './words'

/**
 * The pinned text of a chart: its counts, and under each state what it runs and a line for every
 * transition, so that a change is readable as a difference. What only code says is there by its
 * effect: a condition by what comes past it and where nothing does, a delay by its time.
 */
export function toPin(plan: ChartPlan): string {
  const { cases, graph, walks } = plan
  const { machine } = cases
  const declared = declaredTransitions(machine)
  const takers = describeTakers(plan)
  const exceptions = describeExceptions(plan)
  const states = getStates(machine).map((node) => {
    const lines = declared
      .filter(({ source }) => source === node.id)
      .flatMap(({ id, event, guard, targets, actions }) => {
        const condition = guard === null ? '' : ` [${guard}]`
        const name = `${nameEvent(machine, event)}${toTime(machine, event)}`
        const target = targets.join(', ') || 'stays'
        return [
          `  ${name}${condition} → ${target}${listed(': ', actions)}`,
          ...[...(takers.get(id) ?? []), ...(guard === null ? [] : exceptions(id))].map(
            (line) => `    ${line}`,
          ),
        ]
      })
    return [toStateName(machine, node), ...describeWork(node), ...lines].join('\n')
  })
  const counts = [
    `states: ${states.length}`,
    `transitions: ${declared.length}`,
    `configurations: ${graph.nodes.size}`,
    `tour: ${counted(walks.flat().length, 'step')}, ${counted(walks.length, 'walk')}`,
  ]
  return `${counts.join('\n')}\n\n${states.join('\n')}\n`
}

/**
 * What takes a transition, by its id: a sentence for each payload or outcome, if a state takes only
 * some of those of its event there.
 */
function describeTakers({ cases, graph: { nodes } }: ChartPlan): ReadonlyMap<string, string[]> {
  const allSentences = sentencesByType(cases)
  const takers = new Map<string, { types: Set<string>; sentences: Set<string> }>()
  for (const { event, taken } of [...nodes.values()].flatMap(({ edges }) => edges))
    for (const id of taken) {
      const own = takers.get(id) ?? { types: new Set(), sentences: new Set() }
      own.types.add(event.type)
      own.sentences.add(describeEvent(cases, event))
      takers.set(id, own)
    }
  const described = [...takers].map(([id, { types, sentences }]): [string, string[]] => {
    const [type, ...others] = types
    // An eventless transition follows on various events.
    const isSome = others.length === 0 && sentences.size < (allSentences.get(type ?? '')?.size ?? 0)
    return [id, isSome ? [...sentences].toSorted() : []]
  })
  return new Map(described)
}

/** The sentences of all payloads and outcomes of the cases, by the type of their event. */
function sentencesByType(cases: ChartCases): ReadonlyMap<string, ReadonlySet<string>> {
  const outcomes = Object.entries(cases.outcomes).flatMap(([actor, { done: results, error }]) => [
    ...(results ?? []).map((result) => done(actor, result)),
    ...(error ?? []).map((reason) => failed(actor, reason)),
  ])
  const sentences = new Map<string, Set<string>>()
  for (const event of [...cases.events, ...outcomes])
    sentences.set(
      event.type,
      (sentences.get(event.type) ?? new Set()).add(describeEvent(cases, event)),
    )
  return sentences
}

/** Tells the states in which a condition never lets a transition be taken, in a line; or none. */
function describeExceptions({
  cases: { machine },
  graph: { nodes },
}: ChartPlan): (id: string) => string[] {
  const sourceById = new Map(declaredTransitions(machine).map(({ id, source }) => [id, source]))
  return (id) => {
    const [places, takers] = [new Set<string>(), new Set<string>()]
    for (const { snapshot, edges } of nodes.values()) {
      if (!snapshot._nodes.some((node) => node.id === sourceById.get(id))) continue
      const isTaken = edges.some(({ taken }) => taken.includes(id))
      for (const { type, path } of snapshot._nodes)
        if (type === 'atomic') {
          places.add(path.join('.'))
          if (isTaken) takers.add(path.join('.'))
        }
    }
    const names = [...places].filter((place) => !takers.has(place))
    return names.length === 0 ? [] : [`not in ${names.toSorted().join(', ')}`]
  }
}

/** A state by its path, with the one that it begins in. */
function toStateName(machine: AnyStateMachine, node: ChartNode): string {
  const [begins] = node.type === 'compound' ? node.initial.target : []
  const path = node.path.join('.') || machine.id
  return begins === undefined ? path : `${path}, begins in ${begins.key}`
}

/** What a state does when it is entered, while it lasts, and when it is left. */
function describeWork({ entry, invoke, exit }: ChartNode): string[] {
  return [
    listed('  on entry ', listNames(entry)),
    listed('  runs ', listNames(invoke.map(({ src }) => src))),
    listed('  on exit ', listNames(exit)),
  ].filter((line) => line !== '')
}

/** The time of a delay, if the chart itself says it. */
function toTime(machine: AnyStateMachine, event: string): string {
  const [, name] = /^xstate\.after\.([^.]+)\./.exec(event) ?? []
  const time: unknown = name === undefined ? undefined : machine.implementations.delays[name]
  return typeof time === 'number' ? ` (${time} ms)` : ''
}

const listed = (before: string, names: readonly string[]) =>
  names.length === 0 ? '' : `${before}${names.join(', ')}`
