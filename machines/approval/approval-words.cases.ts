import type { ChartWords, IgnoredEvents } from '../paths/cases'
import { undoSeconds, type approvalMachine } from './approval.machine'

/** The approval of an account in words, for the test plan. */
export const approvalWords: ChartWords<typeof approvalMachine> = {
  events: {
    'review.started': 'An admin opens the registration.',
    'registration.approved': 'An admin approves the registration.',
    'registration.declined': ({ attemptRuns }) =>
      attemptRuns
        ? 'An admin declines the registration while an attempt of the person runs.'
        : 'An admin declines the registration.',
    'decision.undone': ({ secondsSince, attemptStarted }) => {
      if (attemptStarted)
        return 'The admin undoes the decision after the person has started an attempt.'
      return `The admin undoes the decision ${secondsSince <= undoSeconds ? 'within' : 'more than'} ${undoSeconds} seconds after it.`
    },
  },
  actors: {},
  delays: {},
}

/** What means nothing where. */
export const approvalIgnored: IgnoredEvents<typeof approvalMachine>[] = [
  {
    in: ['PENDING', 'APPROVED', 'DECLINED'],
    events: ['review.started'],
    why: 'A registration that was looked at once stays looked at.',
  },
  {
    in: ['REGISTERED', 'PENDING'],
    events: ['decision.undone'],
    why: 'Nothing has been decided yet.',
  },
  { in: ['APPROVED'], events: ['registration.approved'], why: 'The account is approved already.' },
  { in: ['DECLINED'], events: ['registration.declined'], why: 'The account is declined already.' },
]
