import { BRIEFING_SECONDS } from '../assessment/parts'
import type { PartId } from '../assessment/parts'
import type { AttemptPlan, TimeGrant } from './attempt-events'

/** One part's times. Instants are ISO strings on the server's clock, null until known. */
export interface PartTimes {
  id: PartId
  budget_seconds: number
  granted_seconds: number
  break_seconds: number
  briefing_ends_at: string | null
  started_at: string | null
  deadline: string | null
  submitted_at: string | null
}

/**
 * The ledger of an attempt's time: its parts in order and which one is current (parts.length once
 * all are over).
 */
export interface PartClock {
  factor: number
  parts: PartTimes[]
  current: number
}

/**
 * The parts with an arranged break before them. A break is between two parts that are taken, so the
 * first of those has none, whatever was left out before it.
 */
export const restedParts = <Part extends { budget_seconds: number }>(
  parts: readonly Part[],
): Part[] => parts.filter(({ budget_seconds }) => budget_seconds > 0).slice(1)

/** A clock whose first part is being briefed from `at`. */
export function startClock(plan: AttemptPlan, at: string): PartClock {
  const parts = plan.parts.map(({ id, budget_seconds }) => ({
    id,
    budget_seconds,
    granted_seconds: 0,
    break_seconds: 0,
    briefing_ends_at: null,
    started_at: null,
    deadline: null,
    submitted_at: null,
  }))
  return brief({ factor: plan.factor, parts, current: 0 }, at)
}

/** The current part, or null once all are over. */
export const currentPart = (clock: PartClock): PartTimes | null =>
  clock.parts[clock.current] ?? null

/** True when no part follows the current one. */
export const onLastPart = (clock: PartClock): boolean => clock.current >= clock.parts.length - 1

/** True when the part was handed in or ran out. */
export const isOver = (clock: PartClock, id: PartId): boolean =>
  clock.parts.some((part) => part.id === id && part.submitted_at !== null)

/** The current part's answering begins. Deadline = start + budget × factor + granted. */
export const beginPart = (clock: PartClock, at: string): PartClock =>
  change(clock, (part) => ({ ...part, started_at: at, deadline: getPartDeadline(clock, part, at) }))

/** Submits the current part as it is, and begins the briefing of the next one. */
export function endPart(clock: PartClock, at: string): PartClock {
  const ended = change(clock, (part) => ({ ...part, submitted_at: at }))
  return brief({ ...ended, current: clock.current + 1 }, at)
}

/**
 * Enters a grant into the ledger of the named part, and moves its briefing end or deadline if they
 * are set.
 */
export function grantTime(clock: PartClock, id: PartId, grant: TimeGrant): PartClock {
  const parts = clock.parts.map((part) => {
    if (part.id !== id) return part
    if (grant.kind === 'break')
      return {
        ...part,
        break_seconds: part.break_seconds + grant.seconds,
        briefing_ends_at: part.briefing_ends_at && later(part.briefing_ends_at, grant.seconds),
      }
    const granted = { ...part, granted_seconds: part.granted_seconds + grant.seconds }
    return part.started_at
      ? { ...granted, deadline: getPartDeadline(clock, granted, part.started_at) }
      : granted
  })
  return { ...clock, parts }
}

/** The instant at which the current briefing or part runs out, or null once all parts are over. */
export function nextExpiry(clock: PartClock): string | null {
  const part = currentPart(clock)
  return part && (part.deadline ?? part.briefing_ends_at)
}

/**
 * One part as its candidate's device gets it: with the arrangement and the granted time applied, so
 * that the device needs nothing else offline.
 */
export type DevicePart = Omit<PartTimes, 'granted_seconds'>

/**
 * The parts as a device gets them. The budget contains the factor and the granted time; a break is
 * announced before its briefing begins.
 */
export const toDeviceParts = (clock: PartClock): DevicePart[] =>
  clock.parts.map(({ granted_seconds, ...part }) => ({
    ...part,
    budget_seconds: budgetWith(clock, part.budget_seconds) + granted_seconds,
  }))

/**
 * The parts with a candidate's own times, and whether an arrangement made them so; what was granted
 * later is not in them.
 */
export const toDevicePlan = (
  clock: PartClock,
): { arranged: boolean; parts: Pick<DevicePart, 'id' | 'budget_seconds' | 'break_seconds'>[] } => ({
  arranged:
    clock.factor !== 1 ||
    clock.parts.some((part) => part.budget_seconds === 0 || part.break_seconds > 0),
  parts: clock.parts.map(({ id, budget_seconds, break_seconds }) => ({
    id,
    budget_seconds: budgetWith(clock, budget_seconds),
    break_seconds,
  })),
})

/** A time to answer with the candidate's factor, in whole seconds. */
export const budgetWith = ({ factor }: Pick<PartClock, 'factor'>, seconds: number): number =>
  Math.round(seconds * factor)

/**
 * The clock of a device from the parts that it got: they contain the factor and the grants, so
 * nothing is applied twice.
 */
export function toPartClock(parts: readonly DevicePart[]): PartClock {
  const open = parts.findIndex((part) => part.submitted_at === null)
  return {
    factor: 1,
    current: open === -1 ? parts.length : open,
    parts: parts.map((part) => ({ ...part, granted_seconds: 0 })),
  }
}

/** An ISO instant `seconds` after another. */
export const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString()

const getPartDeadline = (clock: PartClock, part: PartTimes, start: string): string =>
  later(start, part.budget_seconds * clock.factor + part.granted_seconds)

const brief = (clock: PartClock, at: string): PartClock =>
  change(clock, (part) => ({
    ...part,
    briefing_ends_at: later(at, BRIEFING_SECONDS + part.break_seconds),
  }))

const change = (clock: PartClock, edit: (part: PartTimes) => PartTimes): PartClock => ({
  ...clock,
  parts: clock.parts.map((part, index) => (index === clock.current ? edit(part) : part)),
})
