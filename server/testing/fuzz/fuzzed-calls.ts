import fc, { type Arbitrary } from 'fast-check'
import { operations } from '../../../openapi/generated/operations'
import { toArbitrary, toBroken, type KnownIds, type Schema } from './arbitrary-of-schema'
import type { CallOptions } from '../client'
import { type ContractOperation, getExample, getParameters } from './examples'
import type { MultipartForm } from '../upload'

export type Caller = 'visitor' | 'fresh' | 'resident'
export type Role = 'candidate' | 'recruiter' | 'admin'

/**
 * One call, and who makes it: nobody, a person made for this operation, or one of the demo data,
 * who has something to be asked for.
 */
export interface FuzzedCall extends CallOptions {
  caller: Caller
  role: Role
}

type Part = 'params' | 'query' | 'body'

/** Calls of an operation: as the contract describes them, or broken in one of their parts. */
export function makeCalls(operation: ContractOperation, known: KnownIds): Arbitrary<FuzzedCall> {
  const example = getExample(operation)
  const content = operation.requestBody?.content ?? {}
  const asForm = content['application/json'] === undefined
  const bodySchema = (content['application/json'] ?? content['multipart/form-data'])?.schema
  const parts: Record<Part, Arbitrary<unknown>> = {
    params: near(parametersIn(operation, 'path'), known, example.params),
    query: near(parametersIn(operation, 'query'), known, example.query),
    body:
      bodySchema === undefined
        ? fc.constant(undefined)
        : near(bodySchema, known, example.body ?? example.form),
  }
  const breakable = [
    ...(getParameters(operation).length > 0 ? (['params', 'query'] as const) : []),
    ...(bodySchema === undefined ? [] : (['body', 'body'] as const)),
  ]
  // What is left out of a path leaves another path.
  const pathNames = Object.fromEntries(
    getParameters(operation)
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => [name, '-']),
  )
  return fc.constantFrom<Part | 'nothing'>('nothing', 'nothing', ...breakable).chain((broken) => {
    const part = (name: Part) => (name === broken ? toBroken(parts[name]) : parts[name])
    return fc
      .record({
        params: part('params'),
        query: part('query'),
        body: part('body'),
        caller: callers,
        role: makeRoles(operation),
        lang: fc.constantFrom('en' as const, 'ar' as const),
        place: fc.ipV4(),
      })
      .map(({ params, query, body, caller, role, lang, place }) => ({
        caller,
        role,
        lang,
        params: { ...pathNames, ...mapped(params, pathText) },
        query: mapped(query, (value) => (Array.isArray(value) ? value.map(text) : text(value))),
        ...(asForm && body !== undefined ? { form: toForm(body) } : {}),
        // A body need not be an object: it is sent as the JSON that it is.
        ...(asForm || body === undefined ? {} : { body: JSON.stringify(body) }),
        // From an address of its own, as the limits of an address are not what is looked at.
        headers: {
          'x-forwarded-for': place,
          ...(asForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      }))
  })
}

const callers = fc.oneof(
  { weight: 1, arbitrary: fc.constant('visitor' as const) },
  { weight: 4, arbitrary: fc.constant('fresh' as const) },
  { weight: 4, arbitrary: fc.constant('resident' as const) },
)

function makeRoles({ operationId }: ContractOperation): Arbitrary<Role> {
  const { access } = operations[operationId]
  if (access === 'candidate' || access === 'admin') return fc.constant(access)
  return access === 'recruiter'
    ? fc.constantFrom('recruiter', 'admin')
    : fc.constantFrom('candidate', 'recruiter', 'admin')
}

function parametersIn(operation: ContractOperation, place: string): Schema {
  const parameters = getParameters(operation).filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

const uuid = /^[\da-f]{8}-/

/**
 * Values of a schema with some members as the contract's example has them, so that the rest is
 * looked at behind the first refusal too.
 */
function near(schema: Schema, known: KnownIds, example: unknown): Arbitrary<unknown> {
  const given =
    typeof example === 'object' && example !== null
      ? Object.entries(example).filter(([, value]) => !uuid.test(String(value)))
      : []
  const stored = fc.oneof(fc.subarray(given), fc.constant(given))
  return fc
    .tuple(toArbitrary(schema, known), stored)
    .map(([value, members]) =>
      typeof value === 'object' && value !== null
        ? { ...value, ...Object.fromEntries(members) }
        : value,
    )
}

/** Half characters cannot be written into an address at all. */
const text = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString()

/**
 * An empty part of a path, and one that means another folder, would be the address of something
 * else.
 */
const pathText = (value: unknown): string =>
  /^\.{0,2}$/.test(text(value)) ? `-${text(value)}` : text(value)

const mapped = <To>(values: unknown, to: (value: unknown) => To): Record<string, To> =>
  Object.fromEntries(
    Object.entries(Object(values) as object).map(([name, value]) => [name, to(value)]),
  )

function toForm(body: unknown): MultipartForm {
  return mapped(body, (value) =>
    typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes)
      ? { bytes: value.bytes, filename: text('filename' in value ? value.filename : '') }
      : text(value),
  )
}
