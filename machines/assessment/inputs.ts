import type { CancelReason } from '../attempt/attempt-events'
import type { AssessmentContext, AssessmentEvent, CheckOutcome, Device } from './assessment-events'

export interface At {
  context: AssessmentContext
}

export interface On {
  event: AssessmentEvent
}

/** The kind that is checked. */
export const kindInput = ({ context }: At) => ({ kind: context.kind })

/** The assessment to start. */
export const assessmentInput = ({ context }: At) => ({ assessmentId: known(context.assessmentId) })

/** The attempt that the work is about. */
export const runInput = ({ context }: At) => ({
  assessmentId: known(context.assessmentId),
  attemptId: known(context.attemptId),
})

/** The attempt to cancel, and why. */
export const cancelInput = ({
  context,
}: At): ReturnType<typeof runInput> & { reason: CancelReason } => ({
  ...runInput({ context }),
  reason: context.reason ?? 'exited',
})

/** The consent that was just given. */
export const consentInput = ({ context, event }: At & On) => ({
  assessmentId: known(context.assessmentId),
  textVersion: event.type === 'consent.given' ? event.textVersion : '',
  lang: event.type === 'consent.given' ? event.lang : ('en' as const),
})

/** The device that was just asked for, while the work is covered. */
export const deviceInput = ({ event }: On): { device: Device } => ({
  device: event.type === 'device.asked' ? event.device : 'camera',
})

export const noInput = () => ({})

/**
 * A chart reaches these states only with the ids known; anything else is a defect worth an error.
 */
function known(id: string | null): string {
  if (id === null)
    throw new Error('The assessment chart reached work on an attempt without its id.')
  return id
}

export interface Brought<Output> {
  event: { output: Output }
}

/** Params of guards and actions, read off what an actor brought. */
export const outputParams = <Output>({ event }: Brought<Output>): Output => event.output
export const runParams = <Run>({ event }: Brought<Run>) => ({ run: event.output })
export const errorParams = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
export const foundParams =
  <Is extends CheckOutcome['found']>(is: Is) =>
  ({ event }: Brought<CheckOutcome>) => ({ found: event.output, is })
