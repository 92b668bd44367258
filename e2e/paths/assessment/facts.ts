import type {
  CheckOutcome,
  Device,
  Position,
  RunOutcome,
} from '../../../machines/assessment/assessment-events'
import type { Step as ChartStep } from '../within'
import { done, devices, toStateId, isLook, watched } from './names'

/** The facts that decide which steps of the chart are possible. */
export interface Facts {
  /** The devices that this page has on. */
  live: readonly Device[]
  /**
   * How many devices have been searched for since the list was last entered; the chart finds those
   * that are on at once.
   */
  looked: number
  /** Whether this device has answers that the server does not have. */
  unsent: boolean
  /** Whether this page has entered the attempt, so that resuming needs no call. */
  entered: boolean
  /** Whether all devices were on when resuming began, so that no time could pass. */
  atOnce: boolean
  /** The progress of the attempt, as an index of its places. */
  place: number
  /**
   * Whether the page was just opened. Only then does it find data of an earlier visit on the
   * device.
   */
  isOpening: boolean
  /**
   * Whether the attempt ran out on a device without a connection, so that answers from the outage
   * may still arrive and count. They count only once, before they are scored.
   */
  hasOutage: boolean
  /** Whether the person is logging out, so that the page is left once the cancellation is sent. */
  isLeaving: boolean
}

export const start: Facts = {
  live: [],
  looked: 0,
  unsent: false,
  entered: false,
  atOnce: false,
  place: 0,
  isOpening: true,
  hasOutage: false,
  isLeaving: false,
}

/** A step with the names that all kinds share. */
export interface Step extends ChartStep {
  /** The places of this kind's attempts, in their order. */
  places: readonly Position[]
  /** The states in which something is written, by their ids. */
  written: readonly string[]
}
export const foundBy = ({ edge }: Step): CheckOutcome['found'] | null =>
  edge.event.type === done('checking.attempt') && 'output' in edge.event
    ? (edge.event.output as CheckOutcome).found
    : null
export const runBy = ({ edge }: Step): RunOutcome | null =>
  edge.event.type.startsWith(done('')) &&
  'output' in edge.event &&
  typeof edge.event.output === 'object' &&
  edge.event.output !== null &&
  'outcome' in edge.event.output
    ? (edge.event.output as RunOutcome)
    : null
export const findDevice = ({ edge }: Step): Device | undefined =>
  devices.find(
    (device) =>
      edge.event.type.includes(`permissions.${device}.`) ||
      ('device' in edge.event && edge.event.device === device),
  )
const placeFrom = ({ places, from }: Step) =>
  places.findIndex((place) => from.has(toStateId(place)))
/** Whether a step scores an attempt again because of late answers. */
export const isDelivery = ({ from, edge }: Step) =>
  from.has('completed') && ['result.failed', 'attempt.ended'].includes(edge.event.type)

export function next(facts: Facts, step: Step): Facts {
  const { from, to } = step
  const isRunning = to.has('running')
  const hasAttempt = isRunning || to.has('permissions') || to.has('resuming') || to.has('elsewhere')
  const found = foundBy(step)
  return {
    live: liveAfter(facts, step),
    looked: to.has('permissions') ? lookedAfter(facts, step) : 0,
    unsent: hasAttempt && found === null && unsentAfter(facts, step),
    entered: hasAttempt && found === null && (facts.entered || runBy(step)?.outcome === 'running'),
    atOnce:
      to.has('resuming') && (from.has('resuming') ? facts.atOnce : isLook(step.edge.event.type)),
    place:
      hasAttempt && !isRunning ? Math.max(placeFrom(step), found === null ? facts.place : 0) : 0,
    isOpening: false,
    hasOutage:
      watched.some((state) => to.has(state)) &&
      (found === null
        ? facts.hasOutage && !isDelivery(step)
        : ['processing', 'completed', 'failed'].includes(found)),
    isLeaving: facts.isLeaving || step.edge.event.type === 'logout.confirmed',
  }
}

/** The devices that are on after a step. They are switched off at the end of the attempt. */
function liveAfter({ live }: Facts, step: Step): readonly Device[] {
  const { edge, to } = step
  const device = findDevice(step)
  if (['submitting', 'draining', 'cancelling', ...watched].some((state) => to.has(state))) return []
  if (edge.event.type.startsWith(done('permissions.')) && device !== undefined)
    return devices.filter((one) => one === device || live.includes(one))
  if (edge.event.type === 'device.lost') return live.filter((one) => one !== device)
  if (edge.event.type === 'device.restored') return devices
  // The driver of `device.asked` switches off the microphone before the lost camera is allowed
  // again.
  if (edge.event.type === done('running.capture.lost.asking') && !live.includes('camera'))
    return devices.filter((one) => one !== 'microphone')
  return live
}

function lookedAfter({ looked }: Facts, step: Step): number {
  if (!step.from.has('permissions')) return 0
  const device = findDevice(step)
  return isLook(step.edge.event.type) && device !== undefined
    ? devices.indexOf(device) + 1
    : devices.length > looked
      ? devices.length
      : looked
}

function unsentAfter({ unsent }: Facts, { edge: { event }, to }: Step): boolean {
  if (event.type === 'answer.changed') return true
  if (event.type === done('running.saving.saving')) return to.has('running.saving.dirty')
  if (event.type === done('running.connectivity.resyncing') || event.type === 'part.submitted')
    return false
  return unsent
}
