import { attemptCases } from '../../attempt/attempt.cases'
import { attemptChartVersion, type AttemptEvent } from '../../attempt/attempt-events'
import { refusal, startAttempt, stepAttempt, type AttemptState } from '../../attempt/attempt-fold'
import { readAttemptEvent, type AttemptEventRow } from '../../attempt/attempt-row'
import { attemptMachine } from '../../attempt/attempt.machine'
import { describeEvent, describePlace } from '../words'

/** An attempt as the database stores it: its list of events, and its status. */
export interface StoredAttempt {
  status: string
  archived: boolean
  events: readonly (AttemptEventRow & { position: number; actor: string; chartVersion: number })[]
}

export interface Replay {
  /** The events and their results, a line each. */
  lines: string[]
  /** The faults in the list or in the stored status; empty if both agree. */
  faults: string[]
}

/** Runs a stored list through the chart again, and describes each event and its result. */
export function replayAttempt({ status, archived, events }: StoredAttempt): Replay {
  const lines: string[] = []
  const faults: string[] = []
  let state: AttemptState | null = null
  for (const [place, row] of events.entries()) {
    const event = readAttemptEvent(row)
    const next: AttemptState | null = event && after(state, event)
    if (row.position !== place) faults.push(`Event ${place} is stored as number ${row.position}.`)
    if (row.chartVersion !== attemptChartVersion)
      faults.push(
        `Event ${place} was written by version ${row.chartVersion} of the chart, and this is ${attemptChartVersion}.`,
      )
    if (event === null) faults.push(`Event ${place} (${row.type}) cannot be read.`)
    else if (next === null)
      faults.push(
        `The chart does not take event ${place} (${row.type}): ${refusal(state, event) ?? 'unknown'}.`,
      )
    lines.push(
      `${place}. ${row.at} ${row.actor}: ${event === null ? row.type : describeStoredEvent(event)}`,
    )
    if (next) lines.push(`   → ${describePosition(next)}`)
    state = next ?? state
  }
  if (state?.status !== status)
    faults.push(`The stored status is ${status}; replayed it is ${state?.status ?? 'none'}.`)
  if (state !== null && state.archived !== archived)
    faults.push(
      `Stored, it is ${archived ? '' : 'not '}set aside by a reset; replayed it is ${archived ? 'not' : 'so'}.`,
    )
  return { lines, faults }
}

/** The state after an event; null if the chart refuses it. */
function after(state: AttemptState | null, event: AttemptEvent): AttemptState | null {
  if (refusal(state, event) !== null) return null
  if (event.type === 'attempt.started') return startAttempt(event)
  return state && stepAttempt(state, event).state
}

function describeStoredEvent(event: AttemptEvent): string {
  if (event.type !== 'attempt.started') return describeEvent(attemptCases, event)
  return `The candidate begins the attempt, with the parts ${event.detail.parts.map(({ id }) => id).join(', ')}.`
}

function describePosition({ value, clock, status, part, archived }: AttemptState): string {
  const where = [archived ? 'ARCHIVED' : status, ...(part === null ? [] : [part])].join(', ')
  return `${where}: ${describePlace(attemptMachine.resolveState({ value, context: clock })).join(' ')}`
}
