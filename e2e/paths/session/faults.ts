import type { Fault } from '../plant'

/** Faults of getting in. The short walk of each has to detect it. */
export const faults: readonly Fault[] = [
  {
    name: 'a button sends nothing',
    find: /type:`continue\.chosen`/,
    instead: 'type:`continue.read`',
    transition: 'session.EMAIL_VERIFICATION_COMPLETED continue.chosen #3',
    caught: /did not take session\.EMAIL_VERIFICATION_COMPLETED continue\.chosen #3/,
  },
  {
    name: 'a guard is left out: whoever logs in is taken for a newcomer',
    find: /standsAt:\(\{event:\w+\},\w+\)=>/,
    instead: 'standsAt:()=>!0||',
    transition: 'session.UNAUTHENTICATED.signingIn xstate.done.actor.login #5',
    caught: /did not take session\.UNAUTHENTICATED\.signingIn xstate\.done\.actor\.login #5/,
  },
  {
    name: 'a redirect leads elsewhere: a recruiter comes to the account page',
    find: /=>`\/recruiter\/dashboard`/,
    instead: '=>`/settings/account`',
    transition: 'session.UNAUTHENTICATED.signingIn xstate.done.actor.login #5',
    caught: /session\.RECRUITER: The page is \/settings\/account/,
  },
  {
    name: 'a declined account is told that it waits',
    find: /`pending\.declinedTitle`/,
    instead: '`pending.title`',
    transition: 'session.PENDING_VERIFICATION.undecided always',
    caught: /session\.PENDING_VERIFICATION\.declined: There is no heading/,
  },
  {
    name: 'an outcome leads to the wrong state: a wrong code begins the reset anew',
    find: /(`setResetToken`\},refused:)`enteringCode`/,
    instead: '$1`enteringEmail`',
    transition: 'session.RESET_PASSWORD.checkingCode xstate.error.actor.checkReset',
    caught: /did not come to session\.RESET_PASSWORD\.enteringCode/,
  },
  {
    name: 'a refusal is not told: nobody says that the password was wrong',
    find: /(\(\{failure:(\w+),\.\.\.\w+\}\)=>)\2===null/,
    instead: '$1!0',
    transition: 'session.UNAUTHENTICATED.signingIn xstate.error.actor.login',
    caught: /Nowhere stands/,
  },
  {
    name: 'a busy button is not held back',
    find: /(type:`submit`,)loading:\w+/,
    instead: '$1loading:!1',
    transition: 'session.UNAUTHENTICATED.signingIn xstate.done.actor.login #5',
    caught: /session\.UNAUTHENTICATED\.signingIn: There is no button .* that is held back/,
  },
]
