import { declaredTransitions, getStates } from '../../../machines/paths/graph/transitions'
import type { ChartDrivers, Driver } from '../drive'
import type { StateAssertion, StateAssertions } from '../state-assertion'
import { beforeDrivers } from './drivers-before'
import { runningDrivers } from './drivers-running'
import { prepared } from './entering'
import { withoutKind } from './names'
import { alike, bare, fleeting, getStateAssertions, eventMessages } from './state-assertions'
import type { AssessmentContext, Kind } from './test-context'

/** The drivers and state assertions for the chart of an assessment kind. */
export function makeDrivers(kind: Kind): ChartDrivers<AssessmentContext> {
  const { machine } = kind.cases
  const events = byName(
    kind,
    declaredTransitions(machine).map(({ event }) => event),
  )
  const states = byName(
    kind,
    getStates(machine).map(({ id }) => id),
  )
  const drivers = { ...beforeDrivers, ...runningDrivers }
  return {
    chart: machine.id,
    isOwn: kind.isOwn,
    drivers: renamed(
      Object.fromEntries(
        Object.entries(drivers).map(([event, driver]) => [event, named(kind, prepared(driver))]),
      ),
      events,
    ),
    stateAssertions: renamed(
      Object.fromEntries(
        Object.entries(getStateAssertions(kind)).map(([state, seen]) => [
          state,
          inChart(seen, states),
        ]),
      ),
      states,
    ),
    fleeting: renamed(fleeting, states),
    bare: renamed(bare, states),
    eventMessages: renamed(eventMessages, events),
  }
}

/** Pairs of states that look the same on purpose, by their ids in the chart of the kind. */
export function alikeIn(kind: Kind): string[][] {
  const states = byName(
    kind,
    getStates(kind.cases.machine).map(({ id }) => id),
  )
  return alike.map((pair) => pair.map((state) => states.get(state) ?? state))
}

/** Maps the names that all kinds share to the ids in the chart of this kind. */
const byName = ({ id }: Kind, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(ids.map((own) => [withoutKind(id, own), own]))

const renamed = <Value>(
  table: Readonly<Record<string, Value>>,
  names: ReadonlyMap<string, string>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [names.get(name) ?? name, value]))

/** A state assertion with the ids of this chart in its `unless`. */
function inChart(seen: StateAssertions, states: ReadonlyMap<string, string>): StateAssertions {
  const one = (stateAssertion: StateAssertion): StateAssertion => ({
    ...stateAssertion,
    unless: stateAssertion.unless?.map((state) => states.get(state) ?? state),
  })
  return 'length' in seen ? seen.map(one) : one(seen)
}

/** Calls a driver with the names that all kinds share. */
function named({ id }: Kind, driver: Driver<AssessmentContext>): Driver<AssessmentContext> {
  const typed = <Event extends { type: string }>(event: Event): Event => ({
    ...event,
    type: withoutKind(id, event.type),
  })
  return (testContext, moment) =>
    driver(testContext, {
      ...moment,
      event: typed(moment.event),
      edge: { ...moment.edge, event: typed(moment.edge.event) },
      upcoming: moment.upcoming.map((edge) => ({ ...edge, event: typed(edge.event) })),
    })
}
