import {
  type InterviewEvent,
  interviewMachine,
  type InterviewStatus,
} from '../../../../machines/interview/interview.machine'

/**
 * Whether the chart allows this event for an interview with this status. The server asks the same
 * chart.
 */
export const canBe = (status: InterviewStatus, event: InterviewEvent['type']): boolean =>
  interviewMachine.resolveState({ value: status, context: {} }).can({ type: event })
