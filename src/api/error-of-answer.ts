import { errorCodes } from '../../openapi/generated/operations'
import { ApiError } from './api-error'

/**
 * The error of an answer that is not a success, whatever its body turned out to be. The service
 * names a code with every refusal: one without was made by a proxy or a network on the way, and
 * refuses nothing.
 */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const message =
    isRecord(body) && typeof body['message'] === 'string' ? body['message'] : sentenceIn(body)
  if (status < 500 && status !== 429 && !(isRecord(body) && typeof body['code'] === 'string'))
    return new ApiError({ code: 'unavailable', message, status: null })
  const known = isRecord(body) ? errorCodes.find((code) => code === body['code']) : undefined
  const fallback = status >= 502 && status <= 504 ? 'unavailable' : 'internal'
  return new ApiError({ code: known ?? fallback, message, fields: readFields(body), status })
}

/**
 * The body of an answer that is only a sentence, which is shown unchanged (specification 8.1). A
 * proxy's HTML page does not count.
 */
export const sentenceIn = (body: unknown): string =>
  typeof body === 'string' && body.length <= 300 && !body.includes('<') ? body.trim() : ''

function readFields(body: unknown): Record<string, string> | null {
  if (!isRecord(body) || !isRecord(body['fields'])) return null
  const texts = Object.entries(body['fields']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
