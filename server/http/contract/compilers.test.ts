import { expect, test } from 'vitest'
import { compilers } from './compilers'

const options = { customOptions: { coerceTypes: 'array' as const } }
const route = { method: 'GET', url: '/', httpPart: 'querystring', httpStatus: '200' }
const page = () => ({ type: 'object', properties: { page: { type: 'integer' } } })

test('equal schemas are compiled only once', () => {
  const first = compilers.buildValidator({}, options)({ ...route, schema: page() })
  expect(compilers.buildValidator({}, { ...options })({ ...route, schema: page() })).toBe(first)
  const serialize = compilers.buildSerializer({}, {})({ ...route, schema: page() })
  expect(compilers.buildSerializer({}, {})({ ...route, schema: page() })).toBe(serialize)
})

test('another schema, and the same one with other options, is compiled separately', () => {
  const validate = compilers.buildValidator({}, options)({ ...route, schema: page() })
  expect(validate({ page: '2' })).toBe(true)
  const strict = compilers.buildValidator(
    {},
    { customOptions: { coerceTypes: false } },
  )({ ...route, schema: page() })
  expect(strict({ page: '2' })).toBe(false)
  const other = compilers.buildValidator({}, options)({ ...route, schema: { type: 'string' } })
  expect(other).not.toBe(validate)
})
