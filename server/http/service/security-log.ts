import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import type { ErrorCode } from '../domain-error'

/** How somebody proved their identity. */
type Way = 'password' | 'second_factor' | 'provider' | 'signing_up'

/**
 * The events that an operator has to see. People appear only by the ids of their accounts: no
 * address, name, token or typed text. Null for somebody who is unknown.
 */
type SecurityEvent =
  | { event: 'sign_in.succeeded'; user: string; way: Way }
  | { event: 'sign_in.failed'; user: string | null; way: Way }
  /** The password or the provider was right; a second factor is asked for. */
  | { event: 'sign_in.challenged'; user: string; way: Way }
  | { event: 'signed_out'; user: string; which: 'this' | 'one' | 'others' }
  | { event: 'sessions.ended'; user: string; by: 'operator' }
  | { event: 'password.changed' | 'password.reset' | 'password.refused'; user: string }
  | { event: 'second_factor.on' | 'second_factor.off' | 'second_factor.refused'; user: string }
  /** A code or a link of a mail that is not right, used up or over. */
  | { event: 'code.refused'; way: 'verify_email' | 'reset_password' }
  /** A refresh token was used twice, so its session is over. */
  | { event: 'refresh.reused'; user: string }
  /** A refresh token came without the key its session is bound to, so the session is over. */
  | { event: 'refresh.key_missing'; user: string }
  /** A scanner found something in what was uploaded; `finding` is its name for it. */
  | { event: 'upload.infected'; user: string | null; route: string; finding: string }
  | { event: 'refused' | 'throttled'; user: string | null; route: string; code: ErrorCode }

export type NoteSecurity = (request: Pick<FastifyRequest, 'log'>, what: SecurityEvent) => void

/**
 * Writes security events into the log, with the id of their request. In a demonstration people read
 * the terminal, so the events are left out like requests.
 */
export const securityLog =
  ({ env }: Pick<Deps, 'env'>): NoteSecurity =>
  (request, what) =>
    request.log[env.demo ? 'debug' : 'info'](what, 'security')
