import type { ChartWords } from '../paths/cases'
import type { Session } from './answers'
import type { ResetUnderWay, SessionEvent } from './events'
import type { sessionMachine } from './session.machine'

type Loaded = Extract<SessionEvent, { type: 'load.failed' }>['what']

/** The session of a tab in words, for the test plan. */
export const sessionWords: ChartWords<typeof sessionMachine> = {
  events: {
    'token.found': 'The application finds the token of an earlier visit in this browser.',
    'login.submitted': 'The visitor submits e-mail and password.',
    'secondFactor.submitted': 'The visitor submits the code of the second factor.',
    'secondFactor.abandoned': 'The visitor goes back instead of giving the second factor.',
    'signup.submitted': 'The visitor submits the sign-up form.',
    'social.returned': 'The visitor comes back from a sign-in provider.',
    'verification.submitted': 'The person submits the code from the mail, or opens the link in it.',
    'code.requested': 'The person asks for another code.',
    'role.chosen': ({ role }) =>
      `The person chooses to be a ${role === 'individual' ? 'candidate' : 'recruiter'}.`,
    'onboarding.submitted': ({ form }) =>
      `The person submits the details of a ${form.role === 'individual' ? 'candidate' : 'recruiter'}.`,
    'profile.completed': 'The server says that the resume has become a profile.',
    'profile.failed': ({ kept }) =>
      kept
        ? 'The server says that the resume could not be read, and that the profile of an earlier one is kept.'
        : 'The server says that the resume could not be read.',
    'resume.uploaded': 'The candidate uploads a resume.',
    'attempt.begun': 'The candidate begins an assessment in this tab.',
    'attempt.ended': 'The assessment in this tab is over.',
    'password.forgotten':
      'The person says that the password is forgotten, or wants another address for it.',
    'resetLink.opened': 'The person opens the link of a mail about a new password.',
    'resetEmail.submitted': 'The person submits the address of the account.',
    'resetCode.submitted': 'The person submits the code for a new password.',
    'resetCode.requested': 'The person asks for another code for a new password.',
    'newPassword.submitted': 'The person submits a new password.',
    'reset.restored': ({ step }) =>
      `The page of a reset is loaded again, at the step of the ${resetStep[step]}.`,
    'reset.abandoned': 'The person goes away without a new password.',
    'continue.chosen': 'The person presses the button to continue.',
    'standing.seen': ({ session }) =>
      `The server, asked where the person stands, answers with ${whom(session)}.`,
    'logout.requested': 'The person logs out.',
    'session.expired': 'The server does not renew the session.',
    'session.endedElsewhere': 'The person logs out in another tab.',
    'load.failed': ({ what }) => `${loaded[what]} cannot be loaded.`,
    'retry.requested': 'The person presses the button to try again.',
  },
  actors: {
    watchSession: { does: 'It is watched whether the session ends, here or in another tab.' },
    watchStanding: { does: 'The server is asked again and again where the person stands.' },
    watchProfile: { does: 'The server is asked again and again whether the resume has been read.' },
    rehydrate: {
      does: 'The person that the token belongs to is fetched.',
      done: letIn,
      failed: refused('the token'),
    },
    findUnsentWork: {
      does: 'This device is searched for work that was not sent.',
      done: ({ session }) =>
        session
          ? 'There is work on this device that was not sent.'
          : 'Nothing waits on this device.',
      failed: 'This device cannot be searched.',
    },
    login: {
      does: 'E-mail and password go to the server.',
      done: ({ session }) =>
        session
          ? `The server lets in ${whom(session)}.`
          : 'The server asks for the second factor of the account.',
      failed: refused('the login'),
    },
    confirmSecondFactor: {
      does: 'The second factor goes to the server.',
      done: letIn,
      failed: refused('the second factor'),
    },
    signup: {
      does: 'The sign-up form goes to the server.',
      done: 'The server makes the account.',
      failed: refused('the sign-up'),
    },
    tradeSocialToken: {
      does: 'The token of the provider goes to the server.',
      done: letIn,
      failed: refused('the sign-in'),
    },
    loadRoles: {
      does: 'The roles to choose from are loaded.',
      done: 'The roles are loaded.',
      failed: (error) =>
        isOutage(error)
          ? 'The roles cannot be loaded: no answer comes.'
          : 'The server refuses to send the roles.',
    },
    verifyEmail: {
      does: 'The code, or the token of the link, goes to the server.',
      done: ({ session }) =>
        session
          ? `The server confirms the address of ${whom(session)}.`
          : 'The server confirms the address; nobody is signed in here.',
      failed: refused('the code'),
    },
    resendCode: {
      does: 'The server is asked for another code.',
      done: 'The server sends another code.',
      failed: refused('another code'),
    },
    submitOnboarding: {
      does: 'The details go to the server.',
      done: 'The server takes the details.',
      failed: refused('the details'),
    },
    replaceResume: {
      does: 'The resume goes to the server.',
      done: 'The server takes the resume.',
      failed: refused('the resume'),
    },
    sendResetCode: {
      does: 'The server is asked for a code.',
      done: 'The server sends a code.',
      failed: refused('to send a code'),
    },
    checkReset: {
      does: 'The code, or the token of the link, goes to the server.',
      done: 'The server takes the code or the link.',
      failed: refused('the code or the link'),
    },
    changePassword: {
      does: 'The new password goes to the server.',
      done: 'The server sets the new password.',
      failed: refused('the new password'),
    },
    signOut: {
      does: 'The session is ended on the server.',
      done: 'The server ends the session.',
      failed: refused('to end the session'),
    },
  },
  delays: { rehydratePatience: 'No answer has come for 20 seconds.' },
}

const resetStep: Record<ResetUnderWay['step'], string> = {
  email: 'address',
  code: 'code',
  password: 'new password',
}

const loaded: Record<Loaded, string> = {
  roles: 'The list of roles',
  sectors: 'The list of sectors',
  assessments: 'The list of assessments',
}

/** The person of a session, and how far they have come. */
function whom({ user, standing }: Session): string {
  const name = user.first_name
  if (standing === 'PENDING_VERIFICATION' && user.approval.status === 'DECLINED')
    return `${name}, who was declined`
  return `${name}, ${come[standing]}`
}

const come: Record<Session['standing'], string> = {
  EMAIL_VERIFICATION_PENDING: 'whose address is not confirmed',
  ONBOARDING_PENDING: 'who has not chosen a role',
  PENDING_VERIFICATION: 'who waits for approval',
  RECRUITER: 'a recruiter',
  RECRUITER_ADMIN: 'a recruiter admin',
  CANDIDATE_PROFILE_PENDING: 'a candidate without a profile',
  CANDIDATE: 'a candidate',
}

function letIn({ session }: { session: Session }): string {
  return `The server lets in ${whom(session)}.`
}

function refused(what: string): (error: unknown) => string {
  return (error) => (isOutage(error) ? 'No answer comes.' : `The server refuses ${what}.`)
}

const isOutage = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'offline'
