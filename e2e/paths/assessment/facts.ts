import type {
  CheckOutcome,
  Device,
  Position,
  RunOutcome,
} from '../../../machines/assessment/assessment-events'
import type { Step as ChartStep } from '../within'
import { done, devices, idOf, isLook, watched } from './names'

/** What decides which steps of the chart can come about. */
export interface Facts {
  /** The devices that this page has on. */
  live: readonly Device[]
  /**
   * How many of the devices have been looked for since they were last entered; the chart finds at
   * once the ones that are on.
   */
  looked: number
  /** Something is written on this device that the server does not have. */
  unsent: boolean
  /** This page has entered the attempt, so that going back into it needs no call. */
  entered: boolean
  /** All devices were on when it was gone back to, so that no time could pass. */
  atOnce: boolean
  /** How far the attempt is, as an index of its places. */
  place: number
  /** The page was just opened: only then does it find what an earlier visit left on the device. */
  isOpening: boolean
  /**
   * The attempt ran out on a device that was cut off, so that answers of its outage may still come
   * and count: once, as they count no more when they were scored.
   */
  hasOutage: boolean
  /** The person logs out: the page is left once the cancellation is sent. */
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

/** A step with the names that are the same for every kind. */
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
export const deviceOf = ({ edge }: Step): Device | undefined =>
  devices.find(
    (device) =>
      edge.event.type.includes(`permissions.${device}.`) ||
      ('device' in edge.event && edge.event.device === device),
  )
const placeFrom = ({ places, from }: Step) => places.findIndex((place) => from.has(idOf(place)))
/** A result that is there is made anew, because answers came late. */
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

/**
 * The devices are switched off with the end of the attempt, and told of as they go on and off
 * before.
 */
function liveAfter({ live }: Facts, step: Step): readonly Device[] {
  const { edge, to } = step
  const device = deviceOf(step)
  if (['submitting', 'draining', 'cancelling', ...watched].some((state) => to.has(state))) return []
  if (edge.event.type.startsWith(done('permissions.')) && device !== undefined)
    return devices.filter((one) => one === device || live.includes(one))
  if (edge.event.type === 'device.lost') return live.filter((one) => one !== device)
  if (edge.event.type === 'device.restored') return devices
  // One is switched on while another one, which takes its place, is lost: see the driver of
  // `device.asked`.
  if (edge.event.type === done('running.capture.lost.asking') && !live.includes('camera'))
    return devices.filter((one) => one !== 'microphone')
  return live
}

function lookedAfter({ looked }: Facts, step: Step): number {
  if (!step.from.has('permissions')) return 0
  const device = deviceOf(step)
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
