import * as z from 'zod/mini'
import { partsByKind } from '../../../../machines/assessment/parts'
import type { components } from '../../../../openapi/generated/api'
import { blockField, optionalLineField, rule } from '../../../forms/field-rules'
import { wholeIn } from '../../../lib/digits'

type Schemas = components['schemas']
export type PartId = Schemas['PartId']

/** The recordings that something else may stand in for. */
export const replaceable = ['camera', 'screen'] as const

export const kinds = ['english', 'annotation'] as const
export const getPartIds = (kind: (typeof kinds)[number]): PartId[] =>
  partsByKind[kind].map(({ id }) => id)

/** As many as the contract takes. */
export const mostBreak = 60

/** The time factors that admins usually grant; 1 is the time that everybody has. */
const usualFactors = [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const

/** The factors to choose from, including the present one. */
export const factorsWith = (current: number): number[] =>
  [...new Set([...usualFactors, current])].toSorted((a, b) => a - b)

/** How much more than everybody has, in percent. */
export const percentMore = (factor: number): number => Math.round((factor - 1) * 100)

/** The whole minutes somebody typed, 0 to 60; null for anything else. */
export const breakIn = (typed: string): number | null => wholeIn(typed, 0, mostBreak)

/** Something that is ticked and then says why. */
interface Ticked {
  on: boolean
  reason: string
}

const tickedField = z.object({ on: z.boolean(), reason: optionalLineField }).check(
  z.refine(({ on, reason }) => !on || reason !== '', {
    path: ['reason'],
    error: rule('common:rule.required'),
  }),
)

const tickedFields = <Key extends string>(keys: readonly Key[]) =>
  z.object(
    Object.fromEntries(keys.map((key) => [key, tickedField])) as Record<Key, typeof tickedField>,
  )

/** Whether something is left of this assessment. */
export const leavesSomething = (
  kind: (typeof kinds)[number],
  exempt: Readonly<Record<PartId, Ticked>>,
): boolean => getPartIds(kind).some((id) => !exempt[id].on)

const allPartIds = kinds.flatMap(getPartIds)

/** An arrangement as it is being written. */
export const arrangementForm = z.object({
  time_factor: z.string(),
  break_minutes: z
    .string()
    .check(z.refine((typed) => breakIn(typed) !== null, rule('arrangement:rule.minutes'))),
  spared: tickedFields(allPartIds).check(
    ...kinds.map((kind) =>
      z.refine<Record<PartId, Ticked>>((exempt) => leavesSomething(kind, exempt), {
        path: [...getPartIds(kind).slice(0, 1), 'on'],
        error: rule('arrangement:rule.sparedAll'),
      }),
    ),
  ),
  instead: tickedFields(replaceable),
  assistive_input: z.boolean(),
  reason: blockField,
})
export type ArrangementValues = z.infer<typeof arrangementForm>

/** What the contract takes. */
export const toRequest = ({
  time_factor: factor,
  break_minutes: minutes,
  spared,
  instead,
  ...rest
}: ArrangementValues): Schemas['SetArrangement'] => ({
  ...rest,
  time_factor: Number(factor),
  break_minutes: breakIn(minutes) ?? 0,
  waived: allPartIds
    .filter((part) => spared[part].on)
    .map((part) => ({ part, reason: spared[part].reason })),
  replaced: replaceable
    .filter((source) => instead[source].on)
    .map((source) => ({ source, reason: instead[source].reason })),
})

/**
 * The form begins with the present arrangement, but without its reason: each change needs its own.
 */
export const valuesFrom = (current: Schemas['Arrangement'] | null): ArrangementValues => ({
  time_factor: String(current?.time_factor ?? 1),
  break_minutes: String(current?.break_minutes ?? 0),
  spared: toTicked(allPartIds, new Map(current?.waived.map(({ part, reason }) => [part, reason]))),
  instead: toTicked(
    replaceable,
    new Map(current?.replaced.map(({ source, reason }) => [source, reason])),
  ),
  assistive_input: current?.assistive_input ?? false,
  reason: '',
})

const toTicked = <Key extends string>(
  keys: readonly Key[],
  reasons: ReadonlyMap<Key, string>,
): Record<Key, Ticked> =>
  Object.fromEntries(
    keys.map((key) => [key, { on: reasons.has(key), reason: reasons.get(key) ?? '' }]),
  ) as Record<Key, Ticked>
