import type { Device, Position } from '../../../machines/assessment/assessment-events'
import { partsByKind, type AssessmentKind } from '../../../machines/assessment/parts'

/**
 * The ids of states and events begin with the kind: `english.checking.attempt`. The drivers use the
 * part that all kinds share: `checking.attempt`.
 */
export const withoutKind = (kind: AssessmentKind, id: string): string =>
  id.replace(new RegExp(`(^|\\.)${kind}\\.`), '$1')

/** The events by which the actor or the delay of a state reports to the chart. */
export const done = (state: string) => `xstate.done.actor.0.${state}`
export const failed = (state: string) => `xstate.error.actor.0.${state}`
export const passed = (delay: 'autosave' | 'retry', state: string) =>
  `xstate.after.${delay}.${state}`

/** Whether an event is the result of a search for a device, which the chart starts by itself. */
export const isLook = (event: string) => /^xstate\..*\.unknown$/.test(event)

export const devices: readonly Device[] = ['camera', 'microphone', 'screen']

/** The places of an attempt, in order. */
export const listPositions = (kind: AssessmentKind): readonly Position[] =>
  partsByKind[kind].flatMap(({ id }) => [
    { part: id, phase: 'briefing' } as const,
    { part: id, phase: 'answering' } as const,
  ])

export const toStateId = ({ part, phase }: Position) => `running.parts.${part}.${phase}`

/** The states in which a page polls for changes of the attempt. */
export const watched = ['resultProcessing', 'completed', 'failed', 'cancelled'] as const
