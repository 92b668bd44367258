import { setup } from 'xstate'

export type InterviewStatus =
  'invite_sent' | 'started' | 'in_process' | 'finished' | 'cancelled' | 'not_attended'

/** The final statuses of an interview. Only the recording of a finished one can still change. */
export const overStatuses = [
  'finished',
  'cancelled',
  'not_attended',
] as const satisfies readonly InterviewStatus[]

/** Whether an interview is over, however it ended. */
export const isOver = (status: InterviewStatus): boolean =>
  overStatuses.some((over) => over === status)

export type InterviewEvent =
  | { type: 'interview.rescheduled' }
  | { type: 'interview.started' }
  | { type: 'interview.under_way' }
  | { type: 'interview.resumed' }
  | { type: 'interview.finished' }
  | { type: 'interview.cancelled' }
  | { type: 'interview.not_attended' }
  | { type: 'recording.added' }

/**
 * One interview, from its invitation to its end. It invokes nothing: the server steps it in the
 * transaction that stores the status, and screens ask it what can be done.
 */
export const interviewMachine = setup({
  types: { events: {} as InterviewEvent },
}).createMachine({
  id: 'interview',
  description: 'One interview of a candidate for a job.',
  initial: 'invite_sent',
  states: {
    invite_sent: {
      description: 'The candidate is invited, and nobody has begun.',
      on: {
        'interview.rescheduled': { target: 'invite_sent' },
        'interview.started': { target: 'started' },
        'interview.cancelled': { target: 'cancelled' },
        'interview.not_attended': { target: 'not_attended' },
      },
    },
    started: {
      description: 'The recruiter has opened the interview and waits for the candidate.',
      on: {
        'interview.under_way': { target: 'in_process' },
        'interview.resumed': { target: 'in_process' },
        'interview.finished': { target: 'finished' },
        'interview.cancelled': { target: 'cancelled' },
        'interview.not_attended': { target: 'not_attended' },
      },
    },
    in_process: {
      description: 'The two are talking, or were broken off and can go on.',
      on: {
        'interview.resumed': { target: 'in_process' },
        'interview.finished': { target: 'finished' },
      },
    },
    finished: {
      description: 'The interview is over; a recording can still be added.',
      on: { 'recording.added': { target: 'finished' } },
    },
    cancelled: {
      type: 'final',
      description: 'The company cancelled the interview before it took place.',
    },
    not_attended: {
      type: 'final',
      description: 'The candidate did not come to the interview.',
    },
  },
})
