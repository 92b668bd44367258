import type { Translate } from '../steps/words'
import type { Look, Perceived } from './look'

/** A role, and the key of an element's name in the product's texts. */
export type Thing = readonly [role: string, key: string]

/** The expected look of one state of a chart. */
export interface StateAssertion {
  /** The address, without its query. */
  at?: string | RegExp
  /** Elements that are present, and enabled if they can be. */
  sees?: readonly Thing[]
  /** Elements that are present and disabled. */
  disabled?: readonly Thing[]
  /** Elements that are absent. */
  lacks?: readonly Thing[]
  /** Sentences that appear somewhere, by their keys. */
  says?: readonly string[]
  /** Sentences that appear nowhere. */
  unsaid?: readonly string[]
  /**
   * Parallel states in which the assertion does not apply, because they cover or replace this
   * state.
   */
  unless?: readonly string[]
}

/**
 * One assertion, or several of which one has to be met. A visitor, for example, may be at the login
 * page or at the page for signing up.
 */
export type StateAssertions = StateAssertion | readonly StateAssertion[]

/** An assertion that is not met. */
export interface Unmet {
  /** The expectation, as one sentence. */
  expected: string
  /** The actual look, as one sentence. */
  fault: string
}

/** The differences from the expected look, one sentence each; empty if there are none. */
export function faultsIn(
  look: Look,
  stateAssertions: StateAssertions,
  translate: Translate,
): string[] {
  return unmetIn(look, stateAssertions, translate).map(({ fault }) => fault)
}

/** The unmet assertions, each with its expectation. */
export function unmetIn(
  look: Look,
  stateAssertions: StateAssertions,
  translate: Translate,
): Unmet[] {
  const each = (isOne(stateAssertions) ? [stateAssertions] : stateAssertions).map(
    (stateAssertion) => findUnmet(look, stateAssertion, translate),
  )
  return each.some((unmet) => unmet.length === 0) ? [] : each.flat()
}

/** Whether no active parallel state covers or replaces this state. */
export const isVisible = (stateAssertions: StateAssertions, active: readonly string[]): boolean =>
  (isOne(stateAssertions) ? [stateAssertions] : stateAssertions).every(
    ({ unless = [] }) => !unless.some((state) => active.includes(state)),
  )

const isOne = (stateAssertions: StateAssertions): stateAssertions is StateAssertion =>
  !Array.isArray(stateAssertions)

function findUnmet(look: Look, stateAssertion: StateAssertion, translate: Translate): Unmet[] {
  const { at, sees = [], disabled = [], lacks = [], says = [], unsaid = [] } = stateAssertion
  const named = ([role, key]: Thing) => `${role} "${translate(key)}"`
  const unmet = (isMet: boolean, expected: string, fault: string): Unmet[] =>
    isMet ? [] : [{ expected, fault }]
  return [
    ...unmet(
      at === undefined || (typeof at === 'string' ? look.path === at : at.test(look.path)),
      `The page is ${String(at)}.`,
      `The page is ${look.path}, not ${String(at)}.`,
    ),
    ...sees.flatMap((thing) =>
      unmet(
        found(look, thing, translate).some((it) => !it.disabled),
        `There is a ${named(thing)} to use.`,
        `There is no ${named(thing)} to use.`,
      ),
    ),
    ...disabled.flatMap((thing) =>
      unmet(
        found(look, thing, translate).some((it) => it.disabled),
        `There is a ${named(thing)} that is held back.`,
        `There is no ${named(thing)} that is held back.`,
      ),
    ),
    ...lacks.flatMap((thing) =>
      unmet(
        found(look, thing, translate).length === 0,
        `There is no ${named(thing)}.`,
        `There is a ${named(thing)}.`,
      ),
    ),
    ...says.flatMap((key) =>
      unmet(
        saysLike(look, key, translate),
        `The page says "${translate(key)}".`,
        `Nowhere stands "${translate(key)}".`,
      ),
    ),
    ...unsaid.flatMap((key) =>
      unmet(
        !saysLike(look, key, translate),
        `The page does not say "${translate(key)}".`,
        `Somewhere stands "${translate(key)}".`,
      ),
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
