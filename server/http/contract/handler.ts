import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations as contract } from '../../../openapi/generated/api'
import type { operations } from '../../../openapi/generated/operations'
import type { Lang } from './language'
import type { Session } from './session'

export type OperationId = keyof typeof operations & keyof contract

type ParametersOf<Id extends OperationId, In extends 'path' | 'query'> = contract[Id] extends {
  parameters: infer P
}
  ? In extends keyof P
    ? NonNullable<P[In]>
    : Record<string, never>
  : Record<string, never>

type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : never

type BodyOf<Id extends OperationId> = contract[Id] extends { requestBody: infer B }
  ? JsonOf<B>
  : contract[Id] extends { requestBody?: infer B }
    ? JsonOf<NonNullable<B>>
    : undefined

type SuccessOf<Id extends OperationId> = contract[Id] extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 ? JsonOf<R[S]> : never }[keyof R]
  : never

/**
 * Public operations may be called without a session; a ticket is its own permission. All others
 * have one by the time they run.
 */
type SessionOf<Id extends OperationId> = (typeof operations)[Id]['access'] extends
  'public' | 'ticket'
  ? Session | null
  : Session

/** One call of an operation, already validated against the contract and let in by its access. */
export interface Call<Id extends OperationId> {
  params: ParametersOf<Id, 'path'>
  query: ParametersOf<Id, 'query'>
  body: BodyOf<Id>
  session: SessionOf<Id>
  lang: Lang
  /** Where the caller reads times. */
  timeZone: string
  request: FastifyRequest
  /** For the few answers that are not JSON: redirects and files. */
  reply: FastifyReply
}

/** An answer with a status of its own, such as 202 while a file is being made. */
export class Answer<Body> {
  readonly status: number
  readonly body: Body

  constructor(status: number, body: Body) {
    this.status = status
    this.body = body
  }
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<SuccessOf<Id> | Answer<SuccessOf<Id>> | FastifyReply>

/** A handler for every operation of the contract: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
