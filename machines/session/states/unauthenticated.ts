import {
  loginInput,
  secondFactorInput,
  signOutInput,
  signupInput,
  socialInput,
  verifyInput,
} from '../inputs'
import { byStanding } from '../placing'
import { sessionSetup } from '../setup'

const refused = { target: 'signedOut', actions: 'noteFailure' } as const

/** Nobody is signed in here; its children are the work of getting in and out. */
export const unauthenticated = sessionSetup.createStateConfig({
  description: 'Nobody is signed in.',
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'A visitor may log in, sign up, verify an address or ask for a new password.',
      on: {
        'token.found': { target: 'rehydrating', actions: ['noteToken', 'clearMessages'] },
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
      invoke: {
        id: 'rehydrate',
        src: 'rehydrate',
        onDone: byStanding,
        onError: { target: 'signedOut', actions: ['forgetSession', 'clearStored', 'noteFailure'] },
      },
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
          { target: 'unreachable', actions: 'notePerson' },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      description:
        'Nothing answers. The person stays signed in and is told so, while it is tried again.',
      tags: ['settling'],
      invoke: {
        id: 'rehydrate',
        src: 'rehydrate',
        onDone: byStanding,
        onError: { target: 'signedOut', actions: ['forgetSession', 'clearStored', 'noteFailure'] },
      },
      on: {
        'retry.requested': 'rehydrating',
        // Another tab renewed it, or somebody signed in there.
        'token.found': 'rehydrating',
        'logout.requested': 'signingOut',
        'session.endedElsewhere': { target: 'signedOut', actions: 'forgetSession' },
      },
    },
    signingIn: {
      description: 'E-mail and password are being checked.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'login',
        src: 'login',
        input: loginInput,
        onDone: [
          { guard: 'asksSecondFactor', target: 'secondFactor', actions: 'noteChallenge' },
          ...byStanding,
        ],
        onError: refused,
      },
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
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'confirmSecondFactor',
        src: 'confirmSecondFactor',
        input: secondFactorInput,
        onDone: byStanding,
        onError: { target: 'secondFactor', actions: 'noteFailure' },
      },
    },
    signingUp: {
      description: 'An account is being made.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'signup',
        src: 'signup',
        input: signupInput,
        onDone: { target: '#session.EMAIL_VERIFICATION_PENDING', actions: 'keepSession' },
        onError: refused,
      },
    },
    tradingSocialToken: {
      description: 'The token a sign-in provider returned is being traded for a session.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'tradeSocialToken',
        src: 'tradeSocialToken',
        input: socialInput,
        onDone: byStanding,
        onError: refused,
      },
    },
    verifying: {
      description: 'A verification link opened without a session is being checked.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: verifyInput,
        onDone: { target: '#session.EMAIL_VERIFICATION_COMPLETED', actions: 'keepSessionIfAny' },
        onError: refused,
      },
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
        onDone: { target: 'signedOut', actions: ['forgetSession', 'clearStored'] },
        onError: { target: 'signedOut', actions: ['forgetSession', 'clearStored'] },
      },
    },
  },
})
