import {
  loginInput,
  secondFactorInput,
  signOutInput,
  signupInput,
  socialInput,
  verifyInput,
} from '../inputs'
import { routeByStatus } from '../placing'
import { request } from '../request'
import { sessionSetup } from '../setup'

const signedOut = { target: 'signedOut', actions: ['forgetSession', 'clearStored'] } as const

/** A token that the server refuses is removed, and the login form says why. */
const rehydrate = {
  id: 'rehydrate',
  src: 'rehydrate',
  onDone: routeByStatus,
  onError: { target: 'signedOut', actions: ['forgetSession', 'clearStored', 'setFailure'] },
} as const

/** Nobody is signed in here; its children are the work of getting in and out. */
export const unauthenticated = sessionSetup.createStateConfig({
  description: 'Nobody is signed in.',
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'A visitor may log in, sign up, verify an address or ask for a new password.',
      on: {
        'token.found': { target: 'rehydrating', actions: ['setToken', 'clearMessages'] },
        'login.submitted': 'signingIn',
        'signup.submitted': 'signingUp',
        'social.returned': 'tradingSocialToken',
        'verification.submitted': 'verifying',
        'password.forgotten': { target: '#session.RESET_PASSWORD', actions: 'clearMessages' },
      },
    },
    rehydrating: {
      description:
        'A token was kept on this device, and the person it belongs to is being fetched.',
      tags: ['busy', 'settling'],
      invoke: rehydrate,
      after: { rehydratePatience: 'lookingForUnsentWork' },
    },
    lookingForUnsentWork: {
      description:
        'No answer came, so this device is searched for a running attempt or work not yet sent.',
      tags: ['busy', 'settling'],
      invoke: {
        id: 'findUnsentWork',
        src: 'findUnsentWork',
        onDone: [
          {
            guard: 'foundUnsentWork',
            target: '#session.CANDIDATE.offline',
            actions: 'keepSession',
          },
          { target: 'unreachable', actions: 'setPerson' },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      description:
        'Nothing answers. The person stays signed in and is told so, while it is tried again.',
      tags: ['settling'],
      invoke: rehydrate,
      on: {
        'retry.requested': 'rehydrating',
        // Another tab has renewed the token or signed somebody in.
        'token.found': 'rehydrating',
        'logout.requested': 'signingOut',
        'session.endedElsewhere': { target: 'signedOut', actions: 'forgetSession' },
      },
    },
    signingIn: {
      description: 'E-mail and password are being checked.',
      ...request('login', {
        input: loginInput,
        done: [
          { guard: 'asksSecondFactor', target: 'secondFactor', actions: 'setChallenge' },
          ...routeByStatus,
        ],
        refused: 'signedOut',
      }),
    },
    secondFactor: {
      description: 'The password was right; the second factor this account asks for is awaited.',
      on: {
        'secondFactor.submitted': 'confirmingSecondFactor',
        'secondFactor.abandoned': { target: 'signedOut', actions: 'forgetSession' },
      },
    },
    confirmingSecondFactor: {
      description: 'The second factor is being checked.',
      ...request('confirmSecondFactor', {
        input: secondFactorInput,
        done: routeByStatus,
        refused: 'secondFactor',
      }),
    },
    signingUp: {
      description: 'An account is being made.',
      ...request('signup', {
        input: signupInput,
        done: { target: '#session.EMAIL_VERIFICATION_PENDING', actions: 'keepSession' },
        refused: 'signedOut',
      }),
    },
    tradingSocialToken: {
      description: 'The token a sign-in provider returned is being traded for a session.',
      ...request('tradeSocialToken', {
        input: socialInput,
        done: routeByStatus,
        refused: 'signedOut',
      }),
    },
    verifying: {
      description: 'A verification link opened without a session is being checked.',
      ...request('verifyEmail', {
        input: verifyInput,
        done: { target: '#session.EMAIL_VERIFICATION_COMPLETED', actions: 'keepSessionIfAny' },
        refused: 'signedOut',
      }),
    },
    signingOut: {
      description:
        'Saved answers of a cancelled assessment go up, then the session is ended on the server and here.',
      tags: ['busy', 'settling'],
      entry: 'clearMessages',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: signOutInput,
        onDone: signedOut,
        onError: signedOut,
      },
    },
  },
})
