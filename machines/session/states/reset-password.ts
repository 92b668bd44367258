import { emailInput, newPasswordInput, resetCodeInput, resetLinkInput } from '../inputs'
import { sessionSetup } from '../setup'

/** The steps of getting a new password: address, code (or link), new password. */
export const resetPassword = sessionSetup.createStateConfig({
  description: 'A forgotten password is being replaced.',
  initial: 'enteringEmail',
  on: {
    'token.found': [
      // Another tab renewed the token of whoever opened a link while signed in.
      { guard: 'holdsToken', actions: 'noteToken' },
      {
        target: '#session.UNAUTHENTICATED.rehydrating',
        actions: ['forgetSession', 'noteToken'],
      },
    ],
    'session.expired': { guard: 'holdsToken', actions: ['forgetPerson', 'clearStored'] },
    'session.endedElsewhere': { actions: 'forgetPerson' },
    'reset.abandoned': [
      {
        guard: 'holdsToken',
        target: '#session.UNAUTHENTICATED.rehydrating',
        actions: 'clearMessages',
      },
      { target: '#session.UNAUTHENTICATED', actions: 'forgetSession' },
    ],
  },
  states: {
    enteringEmail: {
      description: 'The address of the account is awaited.',
      on: { 'resetEmail.submitted': { target: 'sendingCode', actions: 'noteEmail' } },
    },
    sendingCode: {
      description: 'A code is being sent to the address.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'sendResetCode',
        src: 'sendResetCode',
        input: emailInput,
        onDone: { target: 'enteringCode', actions: 'noteNotice' },
        onError: { target: 'enteringEmail', actions: 'noteFailure' },
      },
    },
    enteringCode: {
      description: 'The four-digit code from the mail is awaited.',
      on: {
        'resetCode.submitted': 'checkingCode',
        'resetCode.requested': 'resendingCode',
        'password.forgotten': { target: 'enteringEmail', actions: 'clearMessages' },
      },
    },
    resendingCode: {
      description:
        'Another code is being sent to the same address, while the place to enter it stays.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'sendResetCode',
        src: 'sendResetCode',
        input: emailInput,
        onDone: { target: 'enteringCode', actions: 'noteNotice' },
        onError: { target: 'enteringCode', actions: 'noteFailure' },
      },
    },
    checkingCode: {
      description: 'The code is being checked.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'checkReset',
        src: 'checkReset',
        input: resetCodeInput,
        onDone: { target: 'enteringPassword', actions: 'noteResetToken' },
        onError: { target: 'enteringCode', actions: 'noteFailure' },
      },
    },
    checkingLink: {
      description: 'The link from the mail is being checked.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'checkReset',
        src: 'checkReset',
        input: resetLinkInput,
        onDone: { target: 'enteringPassword', actions: 'noteResetToken' },
        onError: { target: 'enteringEmail', actions: 'noteFailure' },
      },
    },
    enteringPassword: {
      description: 'The new password is awaited.',
      on: {
        'newPassword.submitted': 'changingPassword',
        'password.forgotten': { target: 'enteringEmail', actions: 'clearMessages' },
      },
    },
    changingPassword: {
      description: 'The new password is being set.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: newPasswordInput,
        onDone: {
          target: '#session.RESET_PASSWORD_COMPLETED',
          actions: ['forgetSession', 'clearStored', 'noteNotice'],
        },
        onError: { target: 'enteringPassword', actions: 'noteFailure' },
      },
    },
  },
})
