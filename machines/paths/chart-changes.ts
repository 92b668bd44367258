import type { AnyStateMachine } from 'xstate'
import { declaredTransitions, getStates, type DeclaredTransition } from './graph/transitions'

/** A change of one part of a chart. */
export interface ChartChange {
  what: 'state' | 'transition' | 'guard' | 'delay' | 'actor'
  how: 'added' | 'removed' | 'leads elsewhere' | 'asks another condition' | 'differs'
  /** The name of the guard or the delay; for other parts the id of the state. */
  name: string
  /** The transition before and after the change; for an actor, its name. */
  was: DeclaredTransition | string | null
  is: DeclaredTransition | string | null
  /** The transitions of the new chart that show the change, by id. */
  shows: readonly string[]
}

/**
 * The differences between two versions of a chart: states, transitions, the actors of states, and
 * the code of guards and delays. The code of functions that a guard calls is not compared.
 */
export function findChanges(was: AnyStateMachine, is: AnyStateMachine): ChartChange[] {
  return [...stateChanges(was, is), ...transitionChanges(was, is), ...codeChanges(was, is)]
}

function stateChanges(was: AnyStateMachine, is: AnyStateMachine): ChartChange[] {
  const before = new Map(getStates(was).map((node) => [node.id, getActors(node)]))
  const after = new Map(getStates(is).map((node) => [node.id, getActors(node)]))
  const declared = declaredTransitions(is)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): ChartChange[] => {
    const [old, now] = [before.get(name), after.get(name)]
    const into = declared.filter(({ targets }) => targets.includes(name)).map(({ id }) => id)
    const change = { name, was: null, is: null, shows: into }
    if (now === undefined) return [{ ...change, what: 'state', how: 'removed' }]
    if (old === undefined) return [{ ...change, what: 'state', how: 'added' }]
    return [
      ...without(old, now).map((was): ChartChange => ({
        ...change,
        what: 'actor',
        how: 'removed',
        was,
      })),
      ...without(now, old).map((is): ChartChange => ({
        ...change,
        what: 'actor',
        how: 'added',
        is,
      })),
    ]
  })
}

const getActors = ({ invoke }: { invoke: readonly { src: unknown }[] }) =>
  invoke.map(({ src }) => String(src))

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((name) => !others.includes(name))

/**
 * Transitions have no name that survives a change of their order, so the transitions of a state and
 * an event are matched by their guards and targets.
 */
function transitionChanges(was: AnyStateMachine, is: AnyStateMachine): ChartChange[] {
  const before = groupTransitions(was)
  const after = groupTransitions(is)
  const all = declaredTransitions(is)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): ChartChange[] => {
    let old = before.get(key) ?? []
    let now = after.get(key) ?? []
    const changes: ChartChange[] = []
    const match = (
      how: ChartChange['how'] | null,
      isSame: (one: DeclaredTransition, other: DeclaredTransition) => boolean,
    ) => {
      old = old.filter((one) => {
        const other = now.find((candidate) => isSame(one, candidate))
        if (other === undefined) return true
        now = now.filter((candidate) => candidate !== other)
        if (how !== null) changes.push(toChange(how, one, other, [other.id]))
        return false
      })
    }
    match(null, (one, other) => hasSameGuard(one, other) && hasSameTargets(one, other))
    match('leads elsewhere', hasSameGuard)
    match('asks another condition', hasSameTargets)
    // If no such transition is left, a removal shows in the walks that enter its state.
    const left = after.get(key) ?? []
    const [source] = key.split(' ')
    const rest =
      left.length > 0 ? left : all.filter(({ targets }) => targets.includes(source ?? ''))
    return [
      ...changes,
      ...old.map((one) =>
        toChange(
          'removed',
          one,
          null,
          rest.map(({ id }) => id),
        ),
      ),
      ...now.map((one) => toChange('added', null, one, [one.id])),
    ]
  })
}

const hasSameGuard = (one: DeclaredTransition, other: DeclaredTransition) =>
  one.guard === other.guard
const hasSameTargets = (one: DeclaredTransition, other: DeclaredTransition) =>
  one.targets.join() === other.targets.join()

const toChange = (
  how: ChartChange['how'],
  was: DeclaredTransition | null,
  is: DeclaredTransition | null,
  shows: readonly string[],
): ChartChange => ({ what: 'transition', how, name: (is ?? was)?.source ?? '', was, is, shows })

function groupTransitions(
  machine: AnyStateMachine,
): ReadonlyMap<string, readonly DeclaredTransition[]> {
  const groups = new Map<string, DeclaredTransition[]>()
  for (const transition of declaredTransitions(machine)) {
    const key = `${transition.source} ${transition.event}`
    groups.set(key, [...(groups.get(key) ?? []), transition])
  }
  return groups
}

function codeChanges(was: AnyStateMachine, is: AnyStateMachine): ChartChange[] {
  const declared = declaredTransitions(is)
  const changed = (kind: 'guards' | 'delays') => {
    const [before, after] = [was.implementations[kind], is.implementations[kind]]
    return Object.keys(after).filter(
      (name) => name in before && String(before[name]) !== String(after[name]),
    )
  }
  const showing = (shows: (transition: DeclaredTransition) => boolean) =>
    declared.filter(shows).map(({ id }) => id)
  const change = { how: 'differs', was: null, is: null } as const
  return [
    ...changed('guards').map((name): ChartChange => ({
      ...change,
      what: 'guard',
      name,
      shows: showing(({ guard }) => guard?.split(' ')[0] === name),
    })),
    ...changed('delays').map((name): ChartChange => ({
      ...change,
      what: 'delay',
      name,
      shows: showing(({ event }) => event.startsWith(`xstate.after.${name}.`)),
    })),
  ]
}
