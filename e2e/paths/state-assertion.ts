import type { Translate } from '../journey/words'
import type { Look, Perceived } from './look'

/** A role, and the key of its name in the product's words. */
export type Thing = readonly [role: string, key: string]

/** What a person sees in one state of a chart. */
export interface StateAssertion {
  /** The address, without its query. */
  at?: string | RegExp
  /** Is there, and may be used where it can be used at all. */
  sees?: readonly Thing[]
  /** Is there, and may not be used now. */
  disabled?: readonly Thing[]
  /** Is not there. */
  lacks?: readonly Thing[]
  /** Sentences that stand somewhere, by their keys. */
  says?: readonly string[]
  /** Sentences that stand nowhere. */
  unsaid?: readonly string[]
  /** Parallel states in which it is not visible, because something covers or replaces it. */
  unless?: readonly string[]
}

/**
 * One assertion, or several of which one has to hold: a visitor may be at the login page or at the
 * one for signing up.
 */
export type StateAssertions = StateAssertion | readonly StateAssertion[]

/** The differences from the expected look, one sentence each; empty if there are none. */
export function faultsIn(
  look: Look,
  stateAssertions: StateAssertions,
  translate: Translate,
): string[] {
  const each = (isOne(stateAssertions) ? [stateAssertions] : stateAssertions).map(
    (stateAssertion) => faultsOf(look, stateAssertion, translate),
  )
  return each.some((faults) => faults.length === 0) ? [] : each.flat()
}

/** Whether nothing beside a state keeps it from being seen. */
export const isVisible = (stateAssertions: StateAssertions, active: readonly string[]): boolean =>
  (isOne(stateAssertions) ? [stateAssertions] : stateAssertions).every(
    ({ unless = [] }) => !unless.some((state) => active.includes(state)),
  )

const isOne = (stateAssertions: StateAssertions): stateAssertions is StateAssertion =>
  !Array.isArray(stateAssertions)

function faultsOf(look: Look, stateAssertion: StateAssertion, translate: Translate): string[] {
  const { at, sees = [], disabled = [], lacks = [], says = [], unsaid = [] } = stateAssertion
  const named = ([role, key]: Thing) => `${role} "${translate(key)}"`
  return [
    ...(at === undefined || (typeof at === 'string' ? look.path === at : at.test(look.path))
      ? []
      : [`The page is ${look.path}, not ${String(at)}.`]),
    ...sees.flatMap((thing) =>
      found(look, thing, translate).some((it) => !it.disabled)
        ? []
        : [`There is no ${named(thing)} to use.`],
    ),
    ...disabled.flatMap((thing) =>
      found(look, thing, translate).some((it) => it.disabled)
        ? []
        : [`There is no ${named(thing)} that is held back.`],
    ),
    ...lacks.flatMap((thing) =>
      found(look, thing, translate).length === 0 ? [] : [`There is a ${named(thing)}.`],
    ),
    ...says.flatMap((key) =>
      saysLike(look, key, translate) ? [] : [`Nowhere stands "${translate(key)}".`],
    ),
    ...unsaid.flatMap((key) =>
      saysLike(look, key, translate) ? [`Somewhere stands "${translate(key)}".`] : [],
    ),
  ]
}

function found(look: Look, [role, key]: Thing, translate: Translate): Perceived[] {
  const name = translate.like(key)
  return look.things.filter((thing) => thing.role === role && name.test(thing.name))
}

function saysLike(look: Look, key: string, translate: Translate): boolean {
  const anywhere = new RegExp(translate.like(key).source.slice(1, -1))
  return anywhere.test(look.text)
}
