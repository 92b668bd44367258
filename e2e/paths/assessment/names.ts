import type { Device, Position } from '../../../machines/assessment/assessment-events'
import { partsOf, type AssessmentKind } from '../../../machines/assessment/parts'

/**
 * The ids of a chart's states and events begin with its kind: `english.checking.attempt`. All that
 * drives an assessment calls them by what is the same for every kind: `checking.attempt`.
 */
export const withoutKind = (kind: AssessmentKind, id: string): string =>
  id.replace(new RegExp(`(^|\\.)${kind}\\.`), '$1')

/** The events by which work that a state does comes back to the chart. */
export const done = (state: string) => `xstate.done.actor.0.${state}`
export const failed = (state: string) => `xstate.error.actor.0.${state}`
export const passed = (delay: 'autosave' | 'retry', state: string) =>
  `xstate.after.${delay}.${state}`

/** A look whether a device is on, which the chart takes at once. */
export const isLook = (event: string) => /^xstate\..*\.unknown$/.test(event)

export const devices: readonly Device[] = ['camera', 'microphone', 'screen']

/** The places of an attempt in the order in which they are passed. */
export const placesOf = (kind: AssessmentKind): readonly Position[] =>
  partsOf[kind].flatMap(({ id }) => [
    { part: id, phase: 'briefing' } as const,
    { part: id, phase: 'answering' } as const,
  ])

export const idOf = ({ part, phase }: Position) => `running.parts.${part}.${phase}`

/** The states in which a page looks every few seconds what has become of the attempt. */
export const watched = ['resultProcessing', 'completed', 'failed', 'cancelled'] as const
