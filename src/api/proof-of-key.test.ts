// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OperationId } from '../../openapi/generated/operations'
import { contractServer, on } from '../testing/contract-server'
import { isOutage } from './api-error'
import { getAnswer, api } from './client'
import { onSessionSignal, type SessionSignal } from './session-signals'
import { claimTab, readTokens, storeTokens } from './token'

// The key itself is tested beside it: jsdom has nothing to make one with.
const { proveKey } = vi.hoisted(() => ({ proveKey: vi.fn() }))
vi.mock('./browser-key', () => ({ proveKey }))

const server = contractServer()
const signals: SessionSignal[] = []
onSessionSignal((signal) => signals.push(signal))

const sent: [OperationId, string | null][] = []
const refused = (id: OperationId) =>
  on(id, ({ headers }) => {
    sent.push([id, headers.get('dpop')])
    return { status: 422, code: 'invalid_credentials' }
  })

beforeEach(() => {
  localStorage.clear()
  signals.length = 0
  sent.length = 0
  storeTokens({ token: 'old', refreshToken: 'refresh-1', userId: 'u1' })
  claimTab('u1')
  proveKey.mockImplementation(
    async ({ url, method }: { url: string; method: string }, token?: string) =>
      `${method} ${new URL(url).pathname} ${token}`,
  )
})

const login = () => api.POST('/user/auth/login-user/', { body: { email: 'a@b.ae', password: 'x' } })
const tried = (call: Parameters<typeof getAnswer>[0]) =>
  getAnswer(call).catch((thrown: unknown) => thrown)

describe('a call that begins a session', () => {
  test('carries the proof of the browser’s key, and no other call does', async () => {
    server.use(
      ...(['loginUser', 'confirmSecondFactor', 'refreshToken', 'forgotPassword'] as const).map(
        refused,
      ),
    )
    await tried(login())
    await tried(api.POST('/user/auth/second-factor/', { body: { challenge: 'c', code: '123456' } }))
    await tried(api.POST('/user/auth/refresh-token/', { body: { refresh_token: 'of-a-return' } }))
    await tried(api.POST('/user/auth/forgot-password/', { body: { email: 'a@b.ae' } }))
    expect(sent).toEqual([
      ['loginUser', 'POST /api/user/auth/login-user/ undefined'],
      ['confirmSecondFactor', 'POST /api/user/auth/second-factor/ undefined'],
      ['refreshToken', 'POST /api/user/auth/refresh-token/ of-a-return'],
      ['forgotPassword', null],
    ])
  })

  test('goes without where there is no key, or none that can be read', async () => {
    server.use(refused('loginUser'))
    proveKey.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('The disk is away.'))
    await tried(login())
    await tried(login())
    expect(sent).toEqual([
      ['loginUser', null],
      ['loginUser', null],
    ])
  })
})

describe('a refresh', () => {
  const failure = () => tried(api.GET('/user/'))
  beforeEach(() => server.use(on('getUser', { status: 401, code: 'session_missing' })))

  test('carries the proof of the key for its token', async () => {
    server.use(refused('refreshToken'))
    await failure()
    expect(sent).toEqual([['refreshToken', 'POST /api/user/auth/refresh-token/ refresh-1']])
  })

  test('waits for a key that cannot be read just now: without it the session would end', async () => {
    proveKey.mockRejectedValueOnce(new Error('The disk is away.'))
    server.use(refused('refreshToken'))
    expect(isOutage(await failure())).toBe(true)
    expect([readTokens()?.token, sent, signals]).toEqual(['old', [], []])
  })

  test('that is refused because the key is missing ends the session, and the caller learns why', async () => {
    server.use(on('refreshToken', { status: 401, code: 'session_key_missing' }))
    expect(await failure()).toMatchObject({ code: 'session_key_missing', status: 401 })
    expect([readTokens(), signals]).toEqual([null, ['keyMissing']])
  })
})
