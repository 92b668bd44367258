import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from './domain-error'
import { readLanguage, translate } from './contract/language'
import { logFailure, toOutage, retrySeconds, unavailable } from './service/outage'
import { getRoute } from './service/request-log'
import type { NoteSecurity } from './service/security-log'

/**
 * The one place where what was thrown becomes an answer: `{ message, code, fields? }` in the
 * caller's language.
 */
export function answerErrors(app: FastifyInstance, note: NoteSecurity): void {
  app.setErrorHandler(async (thrown: FastifyError | DomainError, request, reply) => {
    const error = toDomainError(thrown)
    if (!(thrown instanceof DomainError) && error.status >= 500)
      logFailure(app.log, thrown, { reqId: request.id }, 'unexpected error')
    if (error.status === 403 || error.status === 429)
      note(request, {
        event: error.status === 403 ? 'refused' : 'throttled',
        user: request.session?.userId ?? null,
        route: getRoute(request),
        code: error.code,
      })
    if (error.code === 'file_infected')
      note(request, {
        event: 'upload.infected',
        user: request.session?.userId ?? null,
        route: getRoute(request),
        finding: String(error.values.finding),
      })
    const seconds = secondsToWait(error)
    if (seconds !== null) void reply.header('retry-after', String(seconds))
    // Of an answer that was begun as a file, what was said of the file does not hold for its
    // failure.
    return reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(errorBody(error, request))
  })
  app.setNotFoundHandler(async (request, reply) =>
    reply.status(404).send(errorBody(new DomainError(404, 'not_found'), request)),
  )
}

/**
 * Answers an address that cannot be decoded. It matches no route, so hooks of routes do not run; it
 * gets the same answer as other malformed input. For a browser that asks for a page, `readableUrl`
 * of web.ts repairs the address first.
 */
export function answerBadAddress(
  _thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply
    .status(400)
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    .send(errorBody(new DomainError(400, 'validation_failed'), request))
}

/** In how many seconds the same call may be made again; null where that changes nothing. */
function secondsToWait({ status, values }: DomainError): number | null {
  if (status !== 429 && status !== 503) return null
  return Number(values.seconds ?? (status === 429 ? 60 : retrySeconds))
}

export function errorBody(error: DomainError, request: FastifyRequest) {
  const lang = readLanguage(request.headers.lang)
  const fields =
    error.fields &&
    Object.fromEntries(
      Object.entries(error.fields).map(([name, key]) => [
        name,
        translate(lang, `errors:fields.${key}`, error.values),
      ]),
    )
  return {
    message: translate(lang, `errors:${error.code}`, error.values),
    code: error.code,
    ...(fields === undefined ? {} : { fields }),
  }
}

function toDomainError(thrown: FastifyError | DomainError): DomainError {
  if (thrown instanceof DomainError) return thrown
  if (thrown.validation)
    return new DomainError(400, 'validation_failed', {
      fields: Object.fromEntries(
        thrown.validation.map((v) => [
          fieldName(v),
          v.keyword === 'required' ? 'required' : 'invalid',
        ]),
      ),
    })
  switch (thrown.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new DomainError(413, 'file_too_large')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new DomainError(413, 'body_too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new DomainError(415, 'unsupported_file_type')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new DomainError(400, 'validation_failed')
    default:
      if (thrown.statusCode !== undefined && thrown.statusCode < 500)
        return new DomainError(400, 'validation_failed')
      return toOutage(thrown) === null ? new DomainError(500, 'internal') : unavailable()
  }
}

function fieldName(violation: { instancePath: string; params: Record<string, unknown> }): string {
  const named = violation.params.missingProperty ?? violation.params.additionalProperty
  return (
    violation.instancePath.split('/').filter(Boolean).join('.') ||
    (typeof named === 'string' ? named : 'body')
  )
}
