import { emptySession } from '../../../machines/session/context'
import type { SessionEvent } from '../../../machines/session/events'
import type { SessionSnapshot } from '../../features/auth/session'

/**
 * What the chart hears where it begins, by the actor that it has do it: whatever else it is told
 * there changes nothing.
 */
export const heard: Partial<Record<SessionEvent['type'], string | null>> = {
  'token.found': 'rehydrate',
  'login.submitted': 'login',
  'signup.submitted': 'signup',
  'social.returned': 'tradeSocialToken',
  'verification.submitted': 'verifyEmail',
  'password.forgotten': null,
  'resetLink.opened': 'checkReset',
  'load.failed': null,
}

function signedOut(context: SessionSnapshot['context'], tags: readonly string[]): SessionSnapshot {
  return {
    value: { UNAUTHENTICATED: 'signedOut' },
    context,
    matches: (state) =>
      typeof state === 'string'
        ? state === 'UNAUTHENTICATED'
        : 'UNAUTHENTICATED' in state && state.UNAUTHENTICATED === 'signedOut',
    hasTag: (tag) => tags.includes(tag),
  }
}

/** Where the chart begins. */
export const beginning = signedOut(emptySession, [])

/** Something is to be told to the chart, which is on its way. */
export const coming = signedOut(emptySession, ['busy', 'settling'])

/** The chart did not come: an outage, told to whoever asked for the first of what waited for it. */
export const missedBy = (event: SessionEvent | undefined): SessionSnapshot =>
  signedOut(
    {
      ...emptySession,
      failure: {
        of: (event && heard[event.type]) ?? null,
        code: 'offline',
        message: '',
        fields: null,
      },
    },
    [],
  )
