import { accountStatuses, type AccountStatus } from '../shared/account-status'

/** An answer that brings a session leads to the state of its account's status. */
export const routeByStatus = accountStatuses.map((standing) => ({
  guard: { type: 'standsAt' as const, params: { standing } },
  target: `#session.${standing}` as const,
  actions: 'keepSession' as const,
}))

/**
 * Another tab signed somebody else in: nothing of the person before is kept, and the new one is
 * fetched from the start.
 */
export const anotherSeen = {
  guard: 'isAnother',
  target: '#session.UNAUTHENTICATED.rehydrating',
  actions: ['forgetSession', 'setToken', 'reloadPage'],
} as const

/**
 * What every signed-in state answers to: a status that changed, a logout, and a session that
 * ended.
 *
 * @param here the state's own status; seen again, it updates the person and restarts nothing.
 */
export function whileSignedIn(here: AccountStatus | null) {
  return {
    'standing.seen': [
      anotherSeen,
      ...(here === null
        ? []
        : [
            {
              guard: { type: 'standsAt' as const, params: { standing: here } },
              actions: 'keepSession' as const,
            },
          ]),
      ...routeByStatus.filter((row) => row.guard.params.standing !== here),
    ],
    'logout.requested': '#session.UNAUTHENTICATED.signingOut' as const,
    'session.expired': {
      target: '#session.UNAUTHENTICATED.signedOut' as const,
      actions: ['forgetSession', 'clearStored', 'setExpiry'] as const,
    },
    'session.endedElsewhere': {
      target: '#session.UNAUTHENTICATED.signedOut' as const,
      actions: 'forgetSession' as const,
    },
  }
}
