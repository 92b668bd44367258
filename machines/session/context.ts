import type { KeptFailure, KnownPerson, Session } from './answers'

/** What guards and the actors' inputs read, and the last refusal or notice to show. */
export interface SessionContext {
  holdsToken: boolean
  session: Session | null
  /** The person who was here last, until an answer says who is here now. */
  person: KnownPerson | null
  /** The address whose code is awaited, or whose password is being reset. */
  email: string | null
  challenge: string | null
  resetToken: string | null
  failure: KeptFailure | null
  notice: string | null
}

export const emptySession: SessionContext = {
  holdsToken: false,
  session: null,
  person: null,
  email: null,
  challenge: null,
  resetToken: null,
  failure: null,
  notice: null,
}
