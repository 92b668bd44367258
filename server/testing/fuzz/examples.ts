import document from '../../../openapi/generated/openapi.json'
import type { operations } from '../../../openapi/generated/operations'
import type { Schema } from './arbitrary-of-schema'
import type { CallOptions } from '../client'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
  example?: unknown
}

export interface ContractOperation {
  operationId: keyof typeof operations
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>
}

// The document's own type is one object with every path in it, too precise to walk.
const paths: Record<string, Record<string, ContractOperation>> = document.paths as never
const sharedParameters: Record<string, Parameter> = document.components.parameters

/** Every operation of the contract as it is written there. */
export const contractOperations: readonly ContractOperation[] = Object.values(paths).flatMap(
  (item) => Object.values(item),
)

/** The call that the contract gives as an operation's example. */
export function getExample(operation: ContractOperation): CallOptions {
  const parameters = getParameters(operation).filter(({ example }) => example !== undefined)
  const given = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, example }) => [name, String(example)]),
    )
  const content = operation.requestBody?.content ?? {}
  const form = content['multipart/form-data']?.example
  const body = content['application/json']?.example
  return {
    params: given('path'),
    query: given('query'),
    headers: given('header'),
    ...(form === undefined ? {} : { form: toForm(form) }),
    ...(body === undefined ? {} : { body }),
  }
}

/** The parameters of an operation, also those that it shares with others. */
export const getParameters = (operation: ContractOperation): readonly Parameter[] =>
  (operation.parameters ?? []).map(resolved)

function resolved(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const name = parameter.$ref.split('/').at(-1) ?? ''
  const found = sharedParameters[name]
  if (found === undefined) throw new Error(`${parameter.$ref} leads nowhere`)
  return found
}

/** The parts that are files; in an example they are written as text. */
const fileParts = ['chunk', 'file', 'recording']

function toForm(example: unknown): NonNullable<CallOptions['form']> {
  const parts = Object.entries(example as Record<string, unknown>)
  return Object.fromEntries(
    parts.map(([name, value]) => [
      name,
      fileParts.includes(name)
        ? { bytes: Buffer.from(String(value)), filename: 'example' }
        : String(value),
    ]),
  )
}
