import {
  getNextTransitions,
  type AnyStateMachine,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import type { ChartCases } from './cases'
import { vocabularyOf } from './graph'
import { transitionId } from './transition-id'
import { describeEvent, nameEvent, whoActs } from './words'

type Snapshot = SnapshotFrom<AnyStateMachine>

/**
 * An event of the cases as one sentence. The people in the cases have names that nobody in a
 * recorded session has, so the sentence speaks of the person.
 */
export function describeForAnybody(cases: ChartCases, event: EventObject): string {
  const nameless: EventObject = JSON.parse(JSON.stringify(event), (key, value: unknown) =>
    key === 'first_name' ? 'the person' : value,
  )
  return describeEvent(cases, nameless)
}

/** A running chart's place in the chart of the cases, which nothing runs in. */
export const placeIn = ({ machine }: ChartCases, { value, context }: Snapshot): Snapshot =>
  machine.resolveState({ value, context })

/**
 * The event that led from a place, told by the transitions that were taken: what the event brought
 * along stays out, because a case that takes the same transitions lends its words.
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
  const alike = vocabularyOf(cases, place).filter((event) => event.type === type)
  const found = alike.find((event) => takes(cases, place, event).every((id) => taken.includes(id)))
  const [event] = found === undefined ? alike : [found]
  return event === undefined
    ? `${nameEvent(cases.machine, type)}.`
    : describeForAnybody(cases, event)
}

/** An event that may happen at a place, with the sentences of what it may bring. */
export interface PossibleEvent {
  type: string
  /** Who brings it about. */
  who: string
  sentences: readonly string[]
}

/** The events that a chart would take at a place, in the order in which it declares them. */
export function possibleAt(cases: ChartCases, at: Snapshot): PossibleEvent[] {
  const place = placeIn(cases, at)
  const found = new Map<string, { who: string; sentences: string[] }>()
  for (const event of vocabularyOf(cases, place)) {
    if (takes(cases, place, event).length === 0) continue
    const known = found.get(event.type) ?? { who: whoActs(cases, event), sentences: [] }
    const sentence = describeForAnybody(cases, event)
    if (!known.sentences.includes(sentence)) known.sentences.push(sentence)
    found.set(event.type, known)
  }
  return [...found].map(([type, told]) => ({ type, ...told }))
}

/** A declared transition that leaves a place or stays at it. */
export interface LeavingTransition {
  id: string
  /** What happens, by a case that takes it, or by one of the same event. */
  sentence: string
  /** What the states it leads to mean; empty where it stays. */
  leadsTo: readonly string[]
}

/** Every transition that the active states of a chart declare, whether its guard lets it now or not. */
export function leavingFrom(cases: ChartCases, at: Snapshot): LeavingTransition[] {
  const place = placeIn(cases, at)
  const events = vocabularyOf(cases, place).map((event) => ({
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
