import type { IgnoredEvents } from '../paths/cases'
import type { sessionMachine } from './session.machine'

/** What means nothing where in the session of a tab. */
export const sessionIgnored: IgnoredEvents<typeof sessionMachine>[] = [
  {
    in: 'everywhere',
    events: [
      'login.submitted',
      'secondFactor.submitted',
      'secondFactor.abandoned',
      'signup.submitted',
      'social.returned',
      'verification.submitted',
      'code.requested',
      'role.chosen',
      'onboarding.submitted',
      'resume.uploaded',
      'password.forgotten',
      'resetEmail.submitted',
      'resetCode.submitted',
      'resetCode.requested',
      'newPassword.submitted',
      'reset.abandoned',
      'continue.chosen',
      'retry.requested',
    ],
    why: 'Only the screen of the state that answers it has this form or button, and a form on its way is not sent twice.',
  },
  {
    in: 'everywhere',
    events: ['token.found'],
    why: 'A token is looked for once, when the page opens.',
  },
  {
    in: 'everywhere',
    events: ['profile.completed', 'profile.failed'],
    why: 'Only a resume that is being read is asked after.',
  },
  {
    in: 'everywhere',
    events: ['attempt.begun', 'attempt.ended'],
    why: 'Only the screen of an assessment says so, and says it again to a candidate who was offline when it began.',
  },
  {
    in: ['UNAUTHENTICATED', 'RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED', 'ROOT_ERROR'],
    events: ['standing.seen'],
    why: 'Nobody is signed in whose standing could be asked for, or it is asked for on the way back.',
  },
  {
    in: ['UNAUTHENTICATED', 'RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED'],
    events: ['logout.requested'],
    why: 'Nobody is signed in, or the screen has no menu to log out with.',
  },
  {
    in: ['UNAUTHENTICATED', 'RESET_PASSWORD_COMPLETED'],
    events: ['session.expired', 'session.endedElsewhere'],
    why: 'No session is held, or the request under way is refused and says so.',
  },
  {
    in: ['EMAIL_VERIFICATION_PENDING'],
    done: ['loadRoles'],
    why: 'The roles are loaded ahead for the next screen, which reads them where they are kept.',
  },
]
