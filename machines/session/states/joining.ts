import { emailInput, onboardingInput, verifyInput } from '../inputs'
import { anotherSeen, whileSignedIn } from '../placing'
import { request } from '../request'
import { sessionSetup } from '../setup'

/** Signed up, with an address that is not confirmed yet. */
export const emailVerificationPending = sessionSetup.createStateConfig({
  description: 'The e-mail address has not been confirmed yet.',
  initial: 'awaitingCode',
  invoke: [
    {
      id: 'loadRoles',
      src: 'loadRoles',
      onError: { target: '#session.ROOT_ERROR', actions: 'setFailure' },
    },
    { id: 'watchStanding', src: 'watchStanding' },
  ],
  on: whileSignedIn('EMAIL_VERIFICATION_PENDING'),
  states: {
    awaitingCode: {
      description: 'The four-digit code from the mail is awaited.',
      on: { 'verification.submitted': 'verifying', 'code.requested': 'resending' },
    },
    verifying: {
      description: 'The code or the link from the mail is being checked.',
      ...request('verifyEmail', {
        input: verifyInput,
        done: { target: '#session.EMAIL_VERIFICATION_COMPLETED', actions: 'keepSessionIfAny' },
        refused: 'awaitingCode',
      }),
    },
    resending: {
      description: 'A new code is being sent.',
      ...request('resendCode', {
        input: emailInput,
        done: { target: 'awaitingCode', actions: 'setNotice' },
        refused: 'awaitingCode',
      }),
    },
  },
})

/** Confirmed, with no role yet. */
export const onboardingPending = sessionSetup.createStateConfig({
  description: 'A role is to be chosen and its details are to be given.',
  initial: 'choosing',
  on: whileSignedIn('ONBOARDING_PENDING'),
  states: {
    choosing: {
      description: 'Candidate or recruiter is being chosen.',
      entry: 'clearMessages',
      on: { 'role.chosen': 'filling' },
    },
    filling: {
      description: 'The details of the chosen role are being filled in.',
      on: {
        'role.chosen': { actions: 'clearMessages' },
        'onboarding.submitted': 'submitting',
      },
    },
    submitting: {
      description: 'The details are being sent; the form is kept.',
      ...request('submitOnboarding', {
        input: onboardingInput,
        done: { target: '#session.ONBOARDING_COMPLETED', actions: 'keepSession' },
        refused: 'filling',
      }),
    },
  },
})

/** Onboarded, and held until an admin approves. */
export const pendingVerification = sessionSetup.createStateConfig({
  description: 'The account waits for the approval of an admin.',
  initial: 'undecided',
  invoke: { id: 'watchStanding', src: 'watchStanding' },
  on: whileSignedIn('PENDING_VERIFICATION'),
  states: {
    undecided: {
      description: 'Nobody has decided about the account yet.',
      always: { guard: 'isDeclined', target: 'declined' },
    },
    declined: {
      description:
        'The account was declined; the reason is shown, and a change of mind is still seen.',
      on: {
        'standing.seen': [
          anotherSeen,
          { guard: 'seenDeclined', actions: 'keepSession' },
          {
            guard: { type: 'standsAt', params: { standing: 'PENDING_VERIFICATION' } },
            target: 'undecided',
            actions: 'keepSession',
          },
        ],
      },
    },
  },
})
