import { accountStatuses, type AccountStatus } from '../shared/account-status'

/** An answer that brings a session leads to the state of its account's status. */
export const routeByStatus = accountStatuses.map((standing) => ({
  guard: { type: 'standsAt' as const, params: { standing } },
  target: `#session.${standing}` as const,
  actions: 'keepSession' as const,
}))

/**
 * Another tab has signed somebody else in: the data of the earlier person is dropped, and the new
 * person's is fetched from the start.
 */
export const anotherSeen = {
  guard: 'isAnother',
  target: '#session.UNAUTHENTICATED.rehydrating',
  actions: ['forgetSession', 'setToken', 'reloadPage'],
} as const

/**
 * The transitions of every signed-in state: a changed status, a logout, and the end of the session.
 * @param here the state's own status; if it is seen again, the person is updated and nothing
 *   restarts.
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
