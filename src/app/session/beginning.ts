import { emptySession } from '../../../machines/session/context'
import type { KnownPerson } from '../../../machines/session/answers'
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
  'reset.restored': null,
  'load.failed': null,
}

function nobodyYet(
  child: 'signedOut' | 'unreachable',
  context: SessionSnapshot['context'],
  tags: readonly string[],
): SessionSnapshot {
  return {
    value: { UNAUTHENTICATED: child },
    context,
    matches: (state) =>
      typeof state === 'string'
        ? state === 'UNAUTHENTICATED'
        : 'UNAUTHENTICATED' in state && state.UNAUTHENTICATED === child,
    hasTag: (tag) => tags.includes(tag),
  }
}

/** Where the chart begins. */
export const beginning = nobodyYet('signedOut', emptySession, [])

/** Something is to be told to the chart, which is on its way. */
export const coming = nobodyYet('signedOut', emptySession, ['busy', 'settling'])

/** The chart did not come: an outage, told to whoever asked for the first of what waited for it. */
export const missedBy = (event: SessionEvent | undefined): SessionSnapshot =>
  nobodyYet(
    'signedOut',
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

/** The chart of somebody who is signed in did not come: as the chart has it where nothing answers. */
export const unreachable = (person: KnownPerson | null): SessionSnapshot =>
  nobodyYet('unreachable', { ...emptySession, holdsToken: true, person }, ['settling'])
