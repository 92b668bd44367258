import type { Device, Phase } from '../../../machines/assessment/assessment-events'
import { englishParts } from '../../../machines/assessment/parts'

/** The events by which work that a state does comes back to the chart. */
export const done = (state: string) => `xstate.done.actor.0.english.${state}`
export const failed = (state: string) => `xstate.error.actor.0.english.${state}`
export const passed = (delay: 'autosave' | 'retry', state: string) => `xstate.after.${delay}.english.${state}`

/** A look whether a device is on, which the chart takes at once. */
export const isLook = (event: string) => /^xstate\..*\.unknown$/.test(event)

export const devices: readonly Device[] = ['camera', 'microphone', 'screen']

export interface Place {
  part: (typeof englishParts)[number]['id']
  phase: Phase
}

/** The places of the attempt in the order in which they are passed. */
export const places: readonly Place[] = englishParts.flatMap(({ id }) => [{ part: id, phase: 'briefing' } as const, { part: id, phase: 'answering' } as const])

export const idOf = ({ part, phase }: Place) => `english.running.parts.${part}.${phase}`

/** The states in which a page looks every few seconds what has become of the attempt. */
export const watched = ['resultProcessing', 'completed', 'failed', 'cancelled'] as const
