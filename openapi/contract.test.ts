import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import arErrors from '../locales/ar/errors.json'
import enErrors from '../locales/en/errors.json'
import { errorCodes } from './generated/operations'

interface Schema {
  $ref?: string
  type?: string
  format?: string
  enum?: unknown[]
  maxLength?: number
  maxItems?: number
  maximum?: number
  minimum?: number
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  example?: unknown
  schema: Schema
}
interface Content {
  schema?: Schema
  example?: unknown
}
interface Response {
  $ref?: string
  content?: Record<string, Content>
}
interface Operation {
  operationId: string
  tags?: string[]
  'x-access'?: string
  'x-origin'?: string
  'x-standing'?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Content> }
  responses: Record<string, Response>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
  }
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const getLines = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const contract: Contract = JSON.parse(read('generated/openapi.json'))
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    where: `${method.toUpperCase()} ${path.slice(1)}`,
    operation,
  })),
)
/** Where the check finds a fault, so that a failing test names every place at once. */
const faults = (check: (operation: Operation) => string[]) =>
  operations.flatMap(({ where, operation }) =>
    check(operation).map((fault) => `${where}: ${fault}`),
  )

test('every operation of the specification is there, marked as its own, and nothing else is', () => {
  const marked = operations
    .filter(({ operation }) => operation['x-origin'] === 'specification')
    .map(({ where }) => where)
  expect(marked.sort()).toEqual(getLines('specification-operations.txt').sort())
})

test('every operation says who may call it, where it comes from, and in what standing', () => {
  expect(
    faults((operation) => [
      ...(['public', 'ticket', 'user', 'candidate', 'recruiter', 'admin'].includes(
        operation['x-access'] ?? '',
      )
        ? []
        : ['x-access']),
      ...(['specification', 'extension'].includes(operation['x-origin'] ?? '') ? [] : ['x-origin']),
      ...(['full', 'any', 'attempt'].includes(operation['x-standing'] ?? 'full')
        ? []
        : ['x-standing']),
      ...(operation.tags?.length === 1 ? [] : ['exactly one tag']),
    ]),
  ).toEqual([])
})

test('every operation can be called from its examples alone', () => {
  expect(
    faults((operation) => [
      ...resolveParameters(operation)
        .filter(({ required, example }) => required && example === undefined)
        .map(({ name }) => `no example for ${name}`),
      ...Object.values(operation.requestBody?.content ?? {})
        .filter(({ example }) => example === undefined)
        .map(() => 'no example for the body'),
    ]),
  ).toEqual([])
})

test('every object in a body says which further properties it accepts', () => {
  expect(
    faults((operation) =>
      getBodies(operation).flatMap(({ side, schema }) =>
        everySchema(schema).flatMap(({ at, schema: found }) => {
          if (found.type !== 'object') return []
          if (
            found.additionalProperties === false ||
            typeof found.additionalProperties === 'object'
          )
            return []
          return [`${side}${at} needs additionalProperties`]
        }),
      ),
    ),
  ).toEqual([])
})

test('everything a request can carry is bounded', () => {
  expect(
    faults((operation) => [
      ...resolveParameters(operation)
        .filter((parameter) => parameter.in !== 'header')
        .flatMap(({ name, schema }) => unbounded(name, schema)),
      ...getBodies(operation)
        .filter(({ side }) => side === 'request')
        .flatMap(({ schema }) => unbounded('request', schema)),
    ]),
  ).toEqual([])
})

test('every operation documents the refusals it can give', () => {
  expect(
    faults((operation) => {
      const needed = ['500']
      const access = operation['x-access'] ?? ''
      if (!['public', 'ticket'].includes(access)) needed.push('401')
      if (
        ['candidate', 'recruiter', 'admin'].includes(access) ||
        (access === 'user' && operation['x-standing'] !== 'any')
      )
        needed.push('403')
      if (operation.requestBody || resolveParameters(operation).length > 0) needed.push('400')
      if (operation.requestBody) needed.push('413', '415')
      return needed
        .filter((status) => operation.responses[status] === undefined)
        .map((status) => `no ${status}`)
    }),
  ).toEqual([])
})

test('every failure has the one error body', () => {
  expect(
    faults((operation) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([status, response]) => {
          const schema = resolved(response, contract.components.responses).content?.[
            'application/json'
          ]?.schema
          return schema?.$ref === '#/components/schemas/Error' ? [] : [`${status} has another body`]
        }),
    ),
  ).toEqual([])
})

const isErrorCode = (key: string) => errorCodes.some((code) => code === key)

test.each([
  ['en', enErrors],
  ['ar', arErrors],
])(
  'every error code has its sentence in %s, and no sentence is without a code',
  (_lang, sentences) => {
    const { fields, plain, ...written } = sentences
    // A sentence may have forms by what its values say (`code_APPROVED`); the code alone is one, too.
    const isForm = (key: string) =>
      !isErrorCode(key) && errorCodes.some((code) => key.startsWith(`${code}_`))
    const byCode = Object.fromEntries(Object.entries(written).filter(([key]) => !isForm(key)))
    expect(Object.keys(byCode).sort()).toEqual([...errorCodes].sort())
    expect(
      [...Object.values(written), ...Object.values(fields), ...Object.values(plain)].filter(
        (sentence) => sentence.trim() === '',
      ),
    ).toEqual([])
    // What the server alone can fill in has a sentence that needs nothing filled in.
    expect(Object.keys(plain)).toEqual(
      Object.entries(byCode)
        .filter(([, sentence]) => sentence.includes('{{'))
        .map(([code]) => code),
    )
  },
)

test('the error codes are listed in alphabetical order, once each', () => {
  expect([...errorCodes]).toEqual([...new Set(errorCodes)].sort())
})

function resolveParameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) =>
    resolved(parameter, contract.components.parameters),
  )
}

function getBodies(operation: Operation): { side: 'request' | 'response'; schema: Schema }[] {
  const request = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    schema ? [{ side: 'request' as const, schema }] : [],
  )
  const responses = Object.values(operation.responses)
    .flatMap((response) =>
      Object.values(resolved(response, contract.components.responses).content ?? {}),
    )
    .flatMap(({ schema }) => (schema ? [{ side: 'response' as const, schema }] : []))
  return [...request, ...responses]
}

/** The schema and every schema inside it, references followed once each. */
function everySchema(
  schema: Schema,
  at = '',
  seen = new Set<string>(),
): { at: string; schema: Schema }[] {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return []
    seen.add(schema.$ref)
  }
  const here = resolved(schema, contract.components.schemas)
  return [
    { at, schema: here },
    ...Object.entries(here.properties ?? {}).flatMap(([name, inner]) =>
      everySchema(inner, `${at}.${name}`, seen),
    ),
    ...(here.items ? everySchema(here.items, `${at}[]`, seen) : []),
    ...(typeof here.additionalProperties === 'object'
      ? everySchema(here.additionalProperties, `${at}{}`, seen)
      : []),
    ...[...(here.oneOf ?? []), ...(here.anyOf ?? []), ...(here.allOf ?? [])].flatMap((inner) =>
      everySchema(inner, at, seen),
    ),
  ]
}

function unbounded(name: string, schema: Schema): string[] {
  return everySchema(schema).flatMap(({ at, schema: found }) => {
    if (found.enum !== undefined) return []
    if (found.type === 'string' && found.maxLength === undefined && found.format === undefined)
      return [`${name}${at} needs maxLength`]
    if (found.type === 'array' && found.maxItems === undefined)
      return [`${name}${at} needs maxItems`]
    if ((found.type === 'integer' || found.type === 'number') && found.maximum === undefined)
      return [`${name}${at} needs maximum`]
    return []
  })
}

function resolved<T extends { $ref?: string }>(value: T, components: Record<string, T>): T {
  if (value.$ref === undefined) return value
  const found = components[value.$ref.split('/').at(-1) ?? '']
  if (found === undefined) throw new Error(`${value.$ref} leads nowhere`)
  return found
}
