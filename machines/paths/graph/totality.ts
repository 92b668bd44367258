import { done, failed, type ChartCases, type IgnoredEvents } from '../cases'
import { getStates, type ChartNode } from './transitions'

/**
 * A state, and an event that can happen in it: an event of the chart, or `done` or `failed` with
 * the name of an actor.
 */
export interface Meeting {
  /** The path of the state, such as `parent.child`; empty for the chart itself. */
  state: string
  event: string
}

/**
 * Every meeting of a state and an event, and whether the state or a state around it has a
 * transition for the event. Of parallel states only those that know the event count; if none does,
 * all do. A state also meets the outcomes of the actors that it invokes.
 */
export function listMeetings({
  machine,
  words,
}: Pick<ChartCases, 'machine' | 'words'>): (Meeting & { answered: boolean })[] {
  const types = machine.events.filter((type) => !type.startsWith('xstate.'))
  return getStates(machine).flatMap((node) => {
    const leaf =
      node.type === 'atomic' && !isPassing(node) ? types.filter((type) => isAsked(node, type)) : []
    const work = node.invoke.flatMap(({ id, src }) =>
      typeof src === 'string' && 'done' in (words.actors[src] ?? {}) ? [{ id, src }] : [],
    )
    return [
      ...leaf.map((type) => ({
        state: toPath(node),
        event: type,
        answered: isAnswered(node, type),
      })),
      ...work.map(({ id, src }) => ({
        state: toPath(node),
        event: `done ${src}`,
        answered: isAnswered(node, done(id, null).type),
      })),
      ...work.map(({ id, src }) => ({
        state: toPath(node),
        event: `failed ${src}`,
        answered: isAnswered(node, failed(id, null).type),
      })),
    ]
  })
}

/**
 * Meetings that are neither answered nor ignored, and entries of the ignored events that match
 * none.
 */
export function lintTotality(cases: ChartCases): string[] {
  const unanswered = listMeetings(cases).filter(({ answered }) => !answered)
  const entries = cases.ignored.flatMap(toMeetings)
  const fits = (meeting: Meeting, entry: Meeting) =>
    meeting.event === entry.event && isWithin(meeting.state, entry.state)
  return [
    ...unanswered
      .filter((meeting) => !entries.some((entry) => fits(meeting, entry)))
      .map(
        ({ state, event }) =>
          `${toName(state)} neither answers "${event}" nor is said to ignore it.`,
      ),
    ...entries
      .filter((entry) => !unanswered.some((meeting) => fits(meeting, entry)))
      .map(
        ({ state, event }) =>
          `${toName(state)} is said to ignore "${event}", and has nothing to ignore.`,
      ),
  ]
}

function toMeetings({
  in: states,
  events = [],
  done: finished = [],
  failed: broken = [],
}: IgnoredEvents): Meeting[] {
  const names = [
    ...events,
    ...finished.map((actor) => `done ${actor}`),
    ...broken.map((actor) => `failed ${actor}`),
  ]
  return (states === 'everywhere' ? [''] : states).flatMap((state) =>
    names.map((event) => ({ state, event })),
  )
}

const toName = (state: string) => state || 'The chart'

const toPath = (node: ChartNode) => node.path.join('.')

const isWithin = (state: string, outer: string) =>
  outer === '' || state === outer || state.startsWith(`${outer}.`)

/** A state that is left as soon as it is entered meets no events. */
const isPassing = (node: ChartNode) => (node.always ?? []).some(({ guard }) => guard === undefined)

function isAnswered(node: ChartNode, type: string): boolean {
  return node.transitions.has(type) || (node.parent !== undefined && isAnswered(node.parent, type))
}

function isAsked(node: ChartNode, type: string): boolean {
  const { parent } = node
  if (parent === undefined) return true
  const isBesides =
    parent.type === 'parallel' &&
    !knows(node, type) &&
    Object.values<ChartNode>(parent.states).some((region) => knows(region, type))
  return !isBesides && isAsked(parent, type)
}

function knows(node: ChartNode, type: string): boolean {
  return (
    node.transitions.has(type) ||
    Object.values<ChartNode>(node.states).some((child) => knows(child, type))
  )
}
