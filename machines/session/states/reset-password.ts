import { emailInput, newPasswordInput, resetCodeInput, resetLinkInput } from '../inputs'
import { request } from '../request'
import { sessionSetup } from '../setup'

/** The steps of getting a new password: address, code (or link), new password. */
export const resetPassword = sessionSetup.createStateConfig({
  description: 'A forgotten password is being replaced.',
  initial: 'enteringEmail',
  on: {
    'token.found': [
      // Another tab renewed the token of a person who opened the link while signed in.
      { guard: 'holdsToken', actions: 'setToken' },
      {
        target: '#session.UNAUTHENTICATED.rehydrating',
        actions: ['forgetSession', 'setToken'],
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
      on: { 'resetEmail.submitted': { target: 'sendingCode', actions: 'setEmail' } },
    },
    sendingCode: {
      description: 'A code is being sent to the address.',
      ...request('sendResetCode', {
        input: emailInput,
        done: { target: 'enteringCode', actions: 'setNotice' },
        refused: 'enteringEmail',
      }),
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
      ...request('sendResetCode', {
        input: emailInput,
        done: { target: 'enteringCode', actions: 'setNotice' },
        refused: 'enteringCode',
      }),
    },
    checkingCode: {
      description: 'The code is being checked.',
      ...request('checkReset', {
        input: resetCodeInput,
        done: { target: 'enteringPassword', actions: 'setResetToken' },
        refused: 'enteringCode',
      }),
    },
    checkingLink: {
      description: 'The link from the mail is being checked.',
      ...request('checkReset', {
        input: resetLinkInput,
        done: { target: 'enteringPassword', actions: 'setResetToken' },
        refused: 'enteringEmail',
      }),
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
      ...request('changePassword', {
        input: newPasswordInput,
        done: {
          target: '#session.RESET_PASSWORD_COMPLETED',
          actions: ['forgetSession', 'clearStored', 'setNotice'],
        },
        refused: 'enteringPassword',
      }),
    },
  },
})
