import { setup } from 'xstate'

export type InterviewStatus = 'invite_sent' | 'started' | 'in_process' | 'finished'

export type InterviewEvent =
  | { type: 'interview.rescheduled' }
  | { type: 'interview.started' }
  | { type: 'interview.under_way' }
  | { type: 'interview.resumed' }
  | { type: 'interview.finished' }
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
      },
    },
    started: {
      description: 'The recruiter has opened the interview and waits for the candidate.',
      on: {
        'interview.under_way': { target: 'in_process' },
        'interview.resumed': { target: 'in_process' },
        'interview.finished': { target: 'finished' },
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
  },
})
