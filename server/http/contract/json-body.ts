import type { FastifyInstance } from 'fastify'
import { DomainError } from '../domain-error'

/** No body that the contract describes goes nearly as deep. */
const deepest = 50

/**
 * Has JSON read as Fastify reads it, but refuses with 400 what goes too deep before it is read: a
 * megabyte of brackets is half a million lists to be made, looked through and thrown away. Plain
 * text, which Fastify would read as well, is refused: no operation takes it.
 */
export function readShallowJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (goesTooDeep(body)) done(new DomainError(400, 'validation_failed'))
      else void parse(request, body, done)
    },
  )
}

const [quote, backslash] = [0x22, 0x5c]
const [list, listEnd, object, objectEnd] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether more lists and objects are open at once; what stands in a text does not count. */
function goesTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === quote) isText = !isText
    else if (isText) at += sign === backslash ? 1 : 0
    else if (sign === list || sign === object) {
      depth += 1
      if (depth > deepest) return true
    } else if (sign === listEnd || sign === objectEnd) depth -= 1
  }
  return false
}
