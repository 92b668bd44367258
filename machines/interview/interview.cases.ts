import type { ChartCases } from '../paths/cases'
import { interviewMachine } from './interview.machine'

/** The finite world of the interview chart, in words for the test plan. */
export const interviewCases: ChartCases<typeof interviewMachine> = {
  machine: interviewMachine,
  input: undefined,
  events: [
    { type: 'interview.rescheduled' },
    { type: 'interview.started' },
    { type: 'interview.under_way' },
    { type: 'interview.resumed' },
    { type: 'interview.finished' },
    { type: 'interview.cancelled' },
    { type: 'interview.not_attended' },
    { type: 'recording.added' },
  ],
  outcomes: {},
  facts: () => null,
  words: {
    events: {
      'interview.rescheduled': 'The recruiter moves the interview to another time.',
      'interview.started': 'The recruiter starts the interview.',
      'interview.under_way': 'The recruiter says that the candidate has come.',
      'interview.resumed': 'The recruiter goes on with an interview that was broken off.',
      'interview.finished': 'The recruiter ends the interview.',
      'interview.cancelled': 'The recruiter cancels the interview and says why.',
      'interview.not_attended': 'The recruiter marks that the candidate did not come.',
      'recording.added': 'The recruiter adds a recording of the interview.',
    },
    actors: {},
    delays: {},
  },
  ignored: [
    {
      in: ['started', 'in_process', 'finished'],
      events: ['interview.rescheduled'],
      why: 'What has begun is not moved.',
    },
    {
      in: ['started', 'in_process', 'finished'],
      events: ['interview.started'],
      why: 'It has begun already.',
    },
    {
      in: ['invite_sent', 'in_process', 'finished'],
      events: ['interview.under_way'],
      why: 'Only whoever waits is joined.',
    },
    {
      in: ['invite_sent', 'finished'],
      events: ['interview.resumed'],
      why: 'Nothing was broken off.',
    },
    {
      in: ['invite_sent', 'finished'],
      events: ['interview.finished'],
      why: 'There is nothing to end.',
    },
    {
      in: ['in_process', 'finished'],
      events: ['interview.cancelled', 'interview.not_attended'],
      why: 'The two have met already.',
    },
    {
      in: ['invite_sent', 'started', 'in_process'],
      events: ['recording.added'],
      why: 'A recording comes with the end or after it.',
    },
  ],
}
