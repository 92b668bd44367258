import type { Session } from '../../../machines/session/answers'
import { accountStatuses } from '../../../machines/shared/account-status'

const storageKey = 'masar.person'

/**
 * Keeps who is signed in, so that a running attempt can go on without a connection after a reload.
 */
export function storePerson(session: Session): void {
  localStorage.setItem(storageKey, JSON.stringify(session))
}

export function readPerson(): Session | null {
  const stored = localStorage.getItem(storageKey)
  if (stored === null) return null
  const value: unknown = JSON.parse(stored)
  return isSession(value) ? value : null
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'user' in value &&
    'standing' in value &&
    accountStatuses.some((status) => status === value.standing)
  )
}
