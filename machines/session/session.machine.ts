import { candidate, candidateProfilePending } from './states/candidate'
import { emailVerificationPending, onboardingPending, pendingVerification } from './states/joining'
import { resetPassword } from './states/reset-password'
import { unauthenticated } from './states/unauthenticated'
import { emptySession } from './context'
import { routeByStatus, whileSignedIn } from './placing'
import { sessionSetup } from './setup'

/**
 * The session of one browser tab: who is here, how far they have come, and the work that moves them
 * on. The 13 states are the specification's (4.1); a route names the ones it allows.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is using this tab and how far they have come.',
  context: emptySession,
  initial: 'UNAUTHENTICATED',
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'resetLink.opened': '.RESET_PASSWORD.checkingLink',
    'reset.restored': [
      {
        guard: 'wasAtPassword',
        target: '.RESET_PASSWORD.enteringPassword',
        actions: 'restoreReset',
      },
      { guard: 'wasAtCode', target: '.RESET_PASSWORD.enteringCode', actions: 'restoreReset' },
      { target: '.RESET_PASSWORD.enteringEmail', actions: 'restoreReset' },
    ],
    'load.failed': { guard: 'mayBeLeft', target: '.ROOT_ERROR', actions: 'setFailure' },
  },
  states: {
    UNAUTHENTICATED: unauthenticated,
    EMAIL_VERIFICATION_PENDING: emailVerificationPending,
    EMAIL_VERIFICATION_COMPLETED: {
      description: 'The e-mail address has just been confirmed.',
      on: {
        ...whileSignedIn(null),
        'continue.chosen': [
          { guard: 'hasRole', target: 'ONBOARDING_COMPLETED' },
          { guard: 'holdsToken', target: 'ONBOARDING_PENDING' },
          { target: 'UNAUTHENTICATED' },
        ],
      },
    },
    ONBOARDING_PENDING: onboardingPending,
    ONBOARDING_COMPLETED: {
      description:
        'Onboarding is done and the person is being fetched again to see where they stand.',
      tags: ['busy'],
      on: whileSignedIn(null),
      invoke: {
        id: 'rehydrate',
        src: 'rehydrate',
        onDone: routeByStatus,
        onError: {
          target: 'UNAUTHENTICATED.signedOut',
          actions: ['forgetSession', 'clearStored', 'setFailure'],
        },
      },
    },
    PENDING_VERIFICATION: pendingVerification,
    RECRUITER: {
      description: 'A recruiter is signed in.',
      on: whileSignedIn('RECRUITER'),
    },
    RECRUITER_ADMIN: {
      description: 'A recruiter admin is signed in.',
      on: whileSignedIn('RECRUITER_ADMIN'),
    },
    CANDIDATE_PROFILE_PENDING: candidateProfilePending,
    CANDIDATE: candidate,
    RESET_PASSWORD: resetPassword,
    RESET_PASSWORD_COMPLETED: {
      description: 'The password has been changed and every session of the account has ended.',
      on: {
        'token.found': {
          target: 'UNAUTHENTICATED.rehydrating',
          actions: ['forgetSession', 'setToken'],
        },
        'continue.chosen': { target: 'UNAUTHENTICATED', actions: 'clearMessages' },
      },
    },
    ROOT_ERROR: {
      description: 'Something the whole application needs could not be loaded.',
      on: {
        'token.found': { actions: 'setToken' },
        'retry.requested': 'UNAUTHENTICATED.rehydrating',
        'logout.requested': 'UNAUTHENTICATED.signingOut',
        'session.expired': {
          target: 'UNAUTHENTICATED.signedOut',
          actions: ['forgetSession', 'clearStored', 'setExpiry'],
        },
        'session.endedElsewhere': { target: 'UNAUTHENTICATED.signedOut', actions: 'forgetSession' },
      },
    },
  },
})
