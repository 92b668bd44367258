import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import document from '../../openapi/generated/openapi.json'
import { operations } from '../../openapi/generated/operations'
import type { OperationId } from '../http/contract/handler'
import type { TestAnswer } from './client'
import { contractOperations } from './fuzz/examples'

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'contract')

const sharedResponses: Record<string, { content?: Record<string, object> }> = document.components
  .responses as never
const documented = new Map(
  contractOperations.map((operation) => [operation.operationId, operation.responses]),
)

/**
 * How an answer violates the contract: an undocumented status, or a body that does not fit its
 * schema. Empty if it fits.
 */
export function getFaults(id: OperationId, answer: Pick<TestAnswer, 'status' | 'body'>): string[] {
  const response = documented.get(id)?.[String(answer.status)]
  if (response === undefined)
    return [`${answer.status} ${answer.body?.code ?? ''} is not documented`]
  const shared = response.$ref?.split('/').at(-1)
  const content = shared === undefined ? response.content : sharedResponses[shared]?.content
  if (content?.['application/json'] === undefined) return []
  const place =
    shared === undefined
      ? [
          'paths',
          operations[id].path,
          operations[id].method.toLowerCase(),
          'responses',
          String(answer.status),
        ]
      : ['components', 'responses', shared]
  const validate = ajv.getSchema(
    `contract#/${place.map(pointer).join('/')}/content/application~1json/schema`,
  )
  if (validate === undefined) throw new Error(`No schema for ${id} ${answer.status}`)
  return validate(answer.body) === true
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${answer.status} ${instancePath} ${message} ${JSON.stringify(params)}`,
      )
}

/** A key as a JSON pointer inside a URI fragment writes it. */
const pointer = (key: string): string =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
