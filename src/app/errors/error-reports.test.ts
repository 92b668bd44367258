// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { getAnswer, api } from '../../api/client'
import { raiseFault } from '../../lib/fault-signals'
import { contractServer, on } from '../../testing/contract-server'
import { startErrorReports } from './error-reports'

interface Notified {
  level: string
  tags: Record<string, string>
  exception: { values: { type: string; value: string }[] }
}

const notified: Notified[] = []
const service = http.post('https://errors.example.com/api/7/envelope/', async ({ request }) => {
  notified.push(JSON.parse((await request.text()).split('\n')[2] ?? '{}'))
  return HttpResponse.json({})
})
const server = contractServer()
beforeEach(() => server.use(service))

test('errors from before the reports were loaded are reported, too', async () => {
  raiseFault(new TypeError('broke before anybody listened'))
  startErrorReports('https://key1@errors.example.com/7')
  await expect
    .poll(() => notified.map(({ exception }) => exception.values[0]?.value))
    .toContain('broke before anybody listened')
})

test('a refusal is reported with its code, call and status, without personal data, and then rejected', async () => {
  history.replaceState(null, '', '/auth/verify-email/4821')
  server.use(
    on('verifyEmail', {
      status: 422,
      code: 'invalid_code',
      message: 'mariam@example.ae has another code.',
    }),
  )
  const call = () =>
    getAnswer(
      api.POST('/user/auth/verify-email/{token}', {
        params: { path: { token: '4821' } },
        body: { email: 'mariam@example.ae' },
      }),
    )
  await expect(call()).rejects.toMatchObject({ code: 'invalid_code' })
  await expect(call()).rejects.toMatchObject({ code: 'invalid_code' })
  await expect
    .poll(() => notified.filter(({ exception }) => exception.values[0]?.type === 'ApiError'))
    .toHaveLength(1)
  const report = notified.find(({ exception }) => exception.values[0]?.type === 'ApiError')
  expect(report?.level).toBe('warning')
  expect(report?.tags).toEqual({
    side: 'browser',
    page: '/auth/verify-email/*',
    call: '/api/user/auth/verify-email/*',
    code: 'invalid_code',
    status: '422',
  })
  expect(JSON.stringify(notified)).not.toMatch(/mariam|4821/)
})

test('an uncaught error is reported', async () => {
  window.dispatchEvent(
    new ErrorEvent('error', { error: new RangeError('of “Mariam Al Ketbi” in 784199012345676') }),
  )
  await expect
    .poll(() => notified.map(({ exception }) => exception.values[0]))
    .toContainEqual(
      expect.objectContaining({ type: 'RangeError', value: 'of (value) in (number)' }),
    )
})

test('a 401 is the session’s affair', async () => {
  const before = notified.length
  server.use(on('getUser', { status: 401, code: 'session_missing' }))
  await expect(getAnswer(api.GET('/user/', {}))).rejects.toMatchObject({ status: 401 })
  raiseFault(new Error('after'))
  await expect.poll(() => notified.length).toBe(before + 1)
})
