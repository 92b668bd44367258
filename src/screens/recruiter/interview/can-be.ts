import {
  type InterviewEvent,
  interviewMachine,
  type InterviewStatus,
} from '../../../../machines/interview/interview.machine'

/**
 * Whether something can happen to an interview that is so far: asked of its chart, by which the
 * server goes too.
 */
export const canBe = (status: InterviewStatus, event: InterviewEvent['type']): boolean =>
  interviewMachine.resolveState({ value: status, context: {} }).can({ type: event })
