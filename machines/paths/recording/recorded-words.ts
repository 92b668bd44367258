import {
  getNextTransitions,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import type { ChartCases } from '../cases'
import { getPossibleEvents } from '../graph/graph'
import { transitionId } from '../graph/transition-id'
import { describeEvent, nameEvent, whoActs } from '../words'

type Snapshot = SnapshotFrom<AnyStateMachine>

/**
 * An event of the cases as one sentence. The people of the cases are not those of a recorded
 * session, so the sentence says "the person" instead of a name.
 */
export function describeForAnybody(cases: ChartCases, event: EventObject): string {
  const nameless: EventObject = JSON.parse(JSON.stringify(event), (key, value: unknown) =>
    key === 'first_name' ? 'the person' : value,
  )
  return describeEvent(cases, nameless)
}

/** The snapshot of a running chart in the chart of the cases, which runs no actors. */
export const placeIn = ({ machine }: ChartCases, { value, context }: Snapshot): Snapshot =>
  machine.resolveState({ value, context })

/**
 * The sentence for an event, found by the transitions that it took. Its payload is not used: the
 * sentence comes from a case that takes the same transitions.
 */
export function describeTaken(
  cases: ChartCases,
  from: Snapshot | null,
  type: string,
  taken: readonly string[],
): string {
  if (type === 'xstate.init') return 'The chart starts.'
  if (type === 'xstate.stop') return 'The page stops the chart.'
  if (from === null) return `${nameEvent(cases.machine, type)}.`
  const place = placeIn(cases, from)
  const alike = getPossibleEvents(cases, place).filter((event) => event.type === type)
  const found = alike.find((event) => takes(cases, place, event).every((id) => taken.includes(id)))
  const [event] = found === undefined ? alike : [found]
  return event === undefined
    ? `${nameEvent(cases.machine, type)}.`
    : describeForAnybody(cases, event)
}

/** A possible event, with the sentences for its cases. */
export interface PossibleEvent {
  type: string
  /** The person or the part of the system that causes the event. */
  who: string
  sentences: readonly string[]
}

/** The events that a chart would take in a snapshot, in the order of their declarations. */
export function possibleAt(cases: ChartCases, at: Snapshot): PossibleEvent[] {
  const place = placeIn(cases, at)
  const found = new Map<string, { who: string; sentences: string[] }>()
  for (const event of getPossibleEvents(cases, place)) {
    if (takes(cases, place, event).length === 0) continue
    const known = found.get(event.type) ?? { who: whoActs(cases, event), sentences: [] }
    const sentence = describeForAnybody(cases, event)
    if (!known.sentences.includes(sentence)) known.sentences.push(sentence)
    found.set(event.type, known)
  }
  return [...found].map(([type, known]) => ({ type, ...known }))
}

/** A declared transition of an active state. */
export interface LeavingTransition {
  id: string
  /** The sentence for a case that takes the transition, or for a case of the same event. */
  sentence: string
  /** The descriptions of its target states; empty if it has none. */
  leadsTo: readonly string[]
}

/**
 * Every transition that the active states of a chart declare, whether or not its guard allows it.
 */
export function leavingFrom(cases: ChartCases, at: Snapshot): LeavingTransition[] {
  const place = placeIn(cases, at)
  const events = getPossibleEvents(cases, place).map((event) => ({
    event,
    taken: takes(cases, place, event),
  }))
  return getNextTransitions(place).map((transition) => {
    const id = transitionId(transition)
    const alike = events.filter(({ event }) => event.type === transition.eventType)
    const { event } = alike.find(({ taken }) => taken.includes(id)) ?? alike[0] ?? {}
    return {
      id,
      sentence:
        event === undefined
          ? `${nameEvent(cases.machine, transition.eventType) || 'At once'}.`
          : describeForAnybody(cases, event),
      leadsTo: (transition.target ?? []).map(({ description, key }) => description ?? `${key}.`),
    }
  })
}

const takes = ({ machine }: ChartCases, place: Snapshot, event: EventObject): string[] =>
  (machine.getTransitionData(place, event) ?? []).map(transitionId)
