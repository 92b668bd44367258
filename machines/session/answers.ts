import type { EventObject } from 'xstate'
import type { components } from '../../openapi/generated/api'
import type { AccountStatus } from '../shared/account-status'
import { accountStatuses } from '../shared/account-status'

export type SessionUser = components['schemas']['User']

/** A signed-in person and where they stand; what every way of getting in answers. */
export interface Session {
  user: SessionUser
  standing: AccountStatus
}

/** The person who is signed in here as far as this device knows, until the server answers. */
export type KnownPerson = Pick<SessionUser, 'id' | 'first_name' | 'last_name'>

/** Why something was refused or did not happen: the contract's code and the sentence to show. */
export interface Failure {
  code: string
  message: string
  fields: Record<string, string> | null
}

/**
 * A failure as the chart keeps it. The form that caused it recognises its own by the actor's id.
 */
export interface KeptFailure extends Failure {
  /** The id of the actor that failed; null for one that was seen or that came by itself. */
  of: string | null
}

/** What the actors of the session chart answer. A missing piece is null, never absent. */
export interface SignedIn {
  session: Session
  notice: string | null
}
export interface LoginAnswer {
  session: Session | null
  /** Set when the account asks for a second factor before it lets anybody in. */
  challenge: string | null
}
export interface VerifyAnswer {
  /** Null when the link was opened in a browser that is not signed in. */
  session: Session | null
  notice: string | null
}
export interface ResetCheck {
  resetToken: string
}
export interface Notice {
  notice: string | null
}
export interface UnsentWork {
  /** Set if unsent work is on this device, so that its person can continue it. */
  session: Session | null
  /** Who was here last; null where this device does not know. */
  person: KnownPerson | null
}

/**
 * The session in an event, as its own field or as the output of a finished actor; null if there is
 * none.
 */
export function sessionIn(event: EventObject): Session | null {
  const carrier = getAnswerSource(event)
  return isRecord(carrier) && isSession(carrier['session']) ? carrier['session'] : null
}

/** A text that an event or an actor's output carries under this name; null when it carries none. */
export function textIn(
  event: EventObject,
  name: 'notice' | 'challenge' | 'resetToken',
): string | null {
  const carrier = getAnswerSource(event)
  const text = isRecord(carrier) ? carrier[name] : null
  return typeof text === 'string' ? text : null
}

/** The person who was here last, as found on this device; null if unknown. */
export function personIn(event: EventObject): KnownPerson | null {
  const carrier = getAnswerSource(event)
  const person = isRecord(carrier) ? carrier['person'] : null
  return isPerson(person) ? person : null
}

const failedActor = 'xstate.error.actor.'

/**
 * The failure in an event, copied into a plain value so that a snapshot survives JSON. Anything but
 * a refusal with a code counts as our own fault.
 */
export function failureIn(event: EventObject): KeptFailure {
  const thrown = 'error' in event ? event.error : 'failure' in event ? event.failure : null
  const of = event.type.startsWith(failedActor) ? event.type.slice(failedActor.length) : null
  if (!isRecord(thrown) || typeof thrown['code'] !== 'string')
    return { of, code: 'internal', message: '', fields: null }
  return {
    of,
    code: thrown['code'],
    message: typeof thrown['message'] === 'string' ? thrown['message'] : '',
    fields: textsIn(thrown['fields']),
  }
}

function getAnswerSource(event: EventObject): unknown {
  return 'output' in event ? event.output : event
}

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    isRecord(value['user']) &&
    accountStatuses.some((standing) => standing === value['standing'])
  )
}

function isPerson(value: unknown): value is KnownPerson {
  return (
    isRecord(value) &&
    [value['id'], value['first_name'], value['last_name']].every((it) => typeof it === 'string')
  )
}

function textsIn(value: unknown): Record<string, string> | null {
  if (!isRecord(value)) return null
  const texts: Record<string, string> = {}
  for (const [name, text] of Object.entries(value)) if (typeof text === 'string') texts[name] = text
  return Object.keys(texts).length > 0 ? texts : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
