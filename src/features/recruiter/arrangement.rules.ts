import { partsOf } from '../../../machines/assessment/parts'
import type { components } from '../../../openapi/generated/api'
import { wholeIn } from '../../lib/digits'

type Schemas = components['schemas']
export type PartId = Schemas['PartId']

/** The recordings that something else may stand in for. */
export const replaceable = ['camera', 'screen'] as const
export type Replaceable = (typeof replaceable)[number]

export const kinds = ['english', 'annotation'] as const
export const partIdsOf = (kind: (typeof kinds)[number]): PartId[] =>
  partsOf[kind].map(({ id }) => id)

/** As many as the contract takes. */
export const mostBreak = 60

/** What is usual to be granted: 1 is the time that everybody has. */
const usualFactors = [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const

/** What may be chosen, with what stands now among it. */
export const factorsWith = (current: number): number[] =>
  [...new Set([...usualFactors, current])].toSorted((a, b) => a - b)

/** How much more than everybody has, in percent. */
export const percentMore = (factor: number): number => Math.round((factor - 1) * 100)

/**
 * An arrangement as it is being written: a spared part or a replaced recording has its reason, empty
 * at first.
 */
export interface Wanted {
  factor: number
  /** As it was typed. */
  breakMinutes: string
  spared: Readonly<Partial<Record<PartId, string>>>
  replaced: Readonly<Partial<Record<Replaceable, string>>>
  assistiveInput: boolean
  reason: string
}

/** What stands is what one begins with, but for why: each change has a reason of its own. */
export const wantedFrom = (current: Schemas['Arrangement'] | null): Wanted => ({
  factor: current?.time_factor ?? 1,
  breakMinutes: String(current?.break_minutes ?? 0),
  spared: Object.fromEntries((current?.waived ?? []).map(({ part, reason }) => [part, reason])),
  replaced: Object.fromEntries(
    (current?.replaced ?? []).map(({ source, reason }) => [source, reason]),
  ),
  assistiveInput: current?.assistive_input ?? false,
  reason: '',
})

/** The whole minutes somebody typed, 0 to 60; null for anything else. */
export const breakIn = (typed: string): number | null => wholeIn(typed, 0, mostBreak)

/** Whether something is left of this assessment. */
export const leavesSomething = (kind: (typeof kinds)[number], spared: Wanted['spared']): boolean =>
  partIdsOf(kind).some((id) => spared[id] === undefined)

/** What is sent; null while something of it cannot hold. */
export function arrangementIn({
  factor,
  breakMinutes,
  spared,
  replaced: instead,
  assistiveInput,
  reason,
}: Wanted): Schemas['SetArrangement'] | null {
  const minutes = breakIn(breakMinutes)
  const waived = kinds
    .flatMap(partIdsOf)
    .flatMap((part) => (spared[part] === undefined ? [] : [{ part, reason: spared[part].trim() }]))
  const replaced = replaceable.flatMap((source) =>
    instead[source] === undefined ? [] : [{ source, reason: instead[source].trim() }],
  )
  if (
    minutes === null ||
    reason.trim() === '' ||
    [...waived, ...replaced].some((one) => one.reason === '') ||
    !kinds.every((kind) => leavesSomething(kind, spared))
  )
    return null
  return {
    time_factor: factor,
    break_minutes: minutes,
    waived,
    replaced,
    assistive_input: assistiveInput,
    reason: reason.trim(),
  }
}
