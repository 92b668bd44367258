// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../testing/contract-server'
import { person } from '../testing/people'
import { ApiError, isOutage } from './api-error'
import { getAnswer, api, asWhoever } from './client'
import { renewToken } from './refresh'
import { onSessionSignal, type SessionSignal } from './session-signals'
import { claimTab, setOwner, onTokensChangedElsewhere, readTokens, storeTokens } from './token'

const server = contractServer()
const signals: SessionSignal[] = []
onSessionSignal((signal) => signals.push(signal))

beforeEach(() => {
  localStorage.clear()
  signals.length = 0
  storeTokens({ token: 'old', refreshToken: 'refresh-1', userId: 'u1' })
  claimTab('u1')
})

/** A user call that knows the new token only. */
const userForNewToken = on('getUser', ({ headers }) =>
  headers.get('token') === 'new' ? { data: person() } : { status: 401, code: 'session_expired' },
)

describe('a call with a token that has ended', () => {
  test('is sent once more with the renewed token, and the person notices nothing', async () => {
    server.use(userForNewToken, on('refreshToken', { data: 'new', refresh_token: 'refresh-2' }))
    expect((await getAnswer(api.GET('/user/'))).data.email).toBe('mariam.alketbi@example.ae')
    expect(readTokens()).toEqual({ token: 'new', refreshToken: 'refresh-2', userId: 'u1' })
    expect(signals).toEqual([])
  })

  test('continues with the token of another tab of the same person that appears during the call', async () => {
    server.use(
      userForNewToken,
      on('refreshToken', () => {
        storeTokens({ token: 'new', refreshToken: 'refresh-2', userId: 'u1' })
        return { data: 'the same again', refresh_token: 'refresh-2' }
      }),
    )
    expect((await getAnswer(api.GET('/user/'))).data.email).toBe('mariam.alketbi@example.ae')
    expect(readTokens()?.token).toBe('new')
    expect(signals).toEqual([])
  })

  test('renews once more where the token of another tab is spent as well by then', async () => {
    server.use(
      on('getUser', ({ headers }) => {
        if (headers.get('token') === 'old')
          storeTokens({ token: 'of-another-tab', refreshToken: 'refresh-2', userId: 'u1' })
        return headers.get('token') === 'new'
          ? { data: person() }
          : { status: 401, code: 'session_expired' }
      }),
      on('refreshToken', { data: 'new', refresh_token: 'refresh-3' }),
    )
    expect((await getAnswer(api.GET('/user/'))).data.email).toBe('mariam.alketbi@example.ae')
    expect(signals).toEqual([])
  })

  test('gives up where a token that was renewed just now is refused', async () => {
    let calls = 0
    server.use(
      on('getUser', () => {
        calls += 1
        return { status: 401, code: 'session_expired' }
      }),
      on('refreshToken', () => ({ data: `new-${calls}`, refresh_token: 'refresh-2' })),
    )
    await expect(getAnswer(api.GET('/user/'))).rejects.toMatchObject({ status: 401 })
    expect(calls).toBe(3)
  })

  test('keeps its body when it is sent again', async () => {
    const bodies: unknown[] = []
    server.use(
      on('sendEmail', ({ headers, body }) => {
        bodies.push(body)
        return headers.get('token') === 'new'
          ? { data: {}, message: 'Sent.' }
          : { status: 401, code: 'session_expired' }
      }),
      on('refreshToken', { data: 'new', refresh_token: 'refresh-2' }),
    )
    const body = { kind: 'resend-email', email: 'a@b.ae' } as const
    await getAnswer(api.POST('/user/send-email/', { body }))
    expect(bodies).toEqual([body, body])
  })

  test('many at once renew the token once', async () => {
    let renewals = 0
    server.use(
      userForNewToken,
      on('refreshToken', () => {
        renewals += 1
        return { data: 'new', refresh_token: 'refresh-2' }
      }),
    )
    await Promise.all([1, 2, 3].map(() => getAnswer(api.GET('/user/'))))
    expect(renewals).toBe(1)
  })

  test('finds the token that another tab has stored in between', async () => {
    storeTokens({ token: 'new', refreshToken: 'refresh-2', userId: 'u1' })
    expect(await renewToken('old')).toBe('new')
  })

  test('ends the session when the refresh is refused', async () => {
    server.use(userForNewToken, on('refreshToken', { status: 401, code: 'session_expired' }))
    await expect(getAnswer(api.GET('/user/'))).rejects.toMatchObject({ status: 401 })
    expect(readTokens()).toBeNull()
    expect(signals).toEqual(['expired'])
  })

  test('ends the session where there is nothing to renew it with, and asks for nothing more', async () => {
    storeTokens({ token: 'old', refreshToken: null, userId: 'u1' })
    server.use(
      userForNewToken,
      on('refreshToken', () => {
        throw new Error('Requested for without a token')
      }),
    )
    await expect(getAnswer(api.GET('/user/'))).rejects.toMatchObject({ status: 401 })
    expect(readTokens()).toBeNull()
    expect(signals).toEqual(['expired'])
  })

  test.each([
    ['nobody answers the refresh', 'silence' as const],
    ['the refresh meets a service in trouble', { status: 503, code: 'unavailable' as const }],
  ])('keeps the session when %s: that is an outage', async (_, answer) => {
    server.use(userForNewToken, on('refreshToken', answer))
    const error: unknown = await getAnswer(api.GET('/user/')).catch((thrown: unknown) => thrown)
    expect(isOutage(error)).toBe(true)
    expect(readTokens()?.token).toBe('old')
    expect(signals).toEqual([])
  })
})

describe('an answer that is not the service’s, from a proxy or a network that asks to be paid', () => {
  const page = '<html><body>Sign in to this network</body></html>'
  const answers: [string, () => Response][] = [
    ['its page, as if it were ours', () => HttpResponse.html(page)],
    ['its page with 401', () => HttpResponse.html(page, { status: 401 })],
    ['its page with 403', () => HttpResponse.html(page, { status: 403 })],
    ['a line of text with 404', () => HttpResponse.text('404 page not found', { status: 404 })],
    ['nothing with 400', () => new HttpResponse(null, { status: 400 })],
    ['JSON of its own with 401', () => HttpResponse.json({ error: 'login' }, { status: 401 })],
    ['nothing with 511', () => new HttpResponse(null, { status: 511 })],
  ]
  const getFailure = (call: Promise<unknown>) => call.catch((thrown: unknown) => thrown)

  test.each(answers)('does not end the session when it is %s to a refresh', async (_, answer) => {
    server.use(userForNewToken, http.post('*/api/user/auth/refresh-token/', answer))
    expect(isOutage(await getFailure(getAnswer(api.GET('/user/'))))).toBe(true)
    expect(readTokens()?.refreshToken).toBe('refresh-1')
    expect(signals).toEqual([])
  })

  test.each(answers)('refuses nothing when it is %s to any call', async (_, answer) => {
    server.use(
      http.get('*/api/user/', answer),
      on('refreshToken', { data: 'new', refresh_token: 'refresh-2' }),
    )
    expect(isOutage(await getFailure(getAnswer(api.GET('/user/'))))).toBe(true)
    expect(readTokens()).not.toBeNull()
  })

  test.each([
    { status: 403, code: 'forbidden' as const },
    { status: 422, code: 'second_factor_required' as const },
  ])('nor does another refusal of ours: $code', async (refusal) => {
    server.use(userForNewToken, on('refreshToken', refusal))
    expect(isOutage(await getFailure(getAnswer(api.GET('/user/'))))).toBe(true)
    expect(readTokens()?.token).toBe('old')
  })
})

describe('a tab that shows somebody, while another tab signed somebody else in', () => {
  const asked: (string | null)[] = []
  const jobs = on('getSectors', ({ headers }) => {
    asked.push(headers.get('token'))
    return { data: [] }
  })
  beforeEach(() => {
    asked.length = 0
    server.use(jobs)
  })

  test('asks nothing in the name of the other, and has the session look who is here', async () => {
    storeTokens({ token: 'of-another', refreshToken: 'r', userId: 'u2' })
    const error: unknown = await getAnswer(api.GET('/user/sectors/')).catch(
      (thrown: unknown) => thrown,
    )
    expect(isOutage(error)).toBe(true)
    expect(asked).toEqual([])
    expect(signals).toEqual(['standingDoubted'])
  })

  test('makes no call while the user of the token is unknown', async () => {
    storeTokens({ token: 'of-somebody', refreshToken: 'r', userId: null })
    await expect(getAnswer(api.GET('/user/sectors/'))).rejects.toMatchObject({ code: 'offline' })
    setOwner('of-somebody', 'u1')
    await getAnswer(api.GET('/user/sectors/'))
    expect(asked).toEqual(['of-somebody'])
  })

  test('may ask who is here', async () => {
    server.use(userForNewToken)
    storeTokens({ token: 'new', refreshToken: 'r', userId: 'u2' })
    expect((await getAnswer(api.GET('/user/', asWhoever))).data.first_name).toBe('Mariam')
  })

  test('does not send a call again with the token of the other', async () => {
    server.use(
      on('getSectors', ({ headers }) => {
        asked.push(headers.get('token'))
        storeTokens({ token: 'of-another', refreshToken: 'r', userId: 'u2' })
        return { status: 401, code: 'session_expired' }
      }),
    )
    await expect(getAnswer(api.GET('/user/sectors/'))).rejects.toMatchObject({ code: 'offline' })
    expect(asked).toEqual(['old'])
  })

  test('does not repeat a call as another person who logged in during it', async () => {
    server.use(
      on('getSectors', ({ headers }) => {
        asked.push(headers.get('token'))
        storeTokens({ token: 'of-another', refreshToken: 'r', userId: 'u2' })
        claimTab('u2')
        return { status: 401, code: 'session_expired' }
      }),
    )
    await expect(getAnswer(api.GET('/user/sectors/'))).rejects.toMatchObject({ code: 'offline' })
    expect(asked).toEqual(['old'])
  })

  test('leaves the tokens of the other alone when its own refresh is answered', async () => {
    const another = { token: 'of-another', refreshToken: 'r', userId: 'u2' }
    server.use(
      on('getSectors', { status: 401, code: 'session_expired' }),
      on('refreshToken', () => {
        storeTokens(another)
        return { data: 'new', refresh_token: 'refresh-2' }
      }),
    )
    await expect(getAnswer(api.GET('/user/sectors/'))).rejects.toMatchObject({ status: 401 })
    expect(readTokens()).toEqual(another)
  })

  test('continues with tokens that were only renewed', async () => {
    storeTokens({ token: 'new', refreshToken: 'refresh-2', userId: 'u1' })
    await getAnswer(api.GET('/user/sectors/'))
    expect(asked).toEqual(['new'])
    expect(signals).toEqual([])
  })
})

describe('a call', () => {
  test('to auth/* never refreshes: wrong credentials are an answer', async () => {
    server.use(on('loginUser', { status: 422, code: 'invalid_credentials' }))
    const call = getAnswer(
      api.POST('/user/auth/login-user/', { body: { email: 'a@b.ae', password: 'x' } }),
    )
    await expect(call).rejects.toMatchObject({ code: 'invalid_credentials', status: 422 })
  })

  test('carries the headers of section 7', async () => {
    const seen: (string | null)[] = []
    server.use(
      on('getUser', ({ headers }) => {
        seen.push(headers.get('token'), headers.get('domain'), headers.get('lang'))
        return { data: person() }
      }),
    )
    document.documentElement.lang = 'ar'
    await getAnswer(api.GET('/user/'))
    document.documentElement.lang = 'en'
    expect(seen).toEqual(['old', window.location.host, 'ar'])
  })

  test('without an answer fails as offline', async () => {
    server.use(on('getUser', 'silence'))
    await expect(getAnswer(api.GET('/user/'))).rejects.toMatchObject({
      code: 'offline',
      status: null,
    })
  })

  test.each([
    ['a sentence', '"Come back tomorrow."', 'Come back tomorrow.'],
    ['a line of text', 'Come back tomorrow.\n', 'Come back tomorrow.'],
    ['the page of a proxy', '<html><body>Bad gateway</body></html>', ''],
  ])('that is answered with %s keeps what a person can read', async (_, body, message) => {
    server.use(http.get('*/api/user/', () => new HttpResponse(body, { status: 500 })))
    await expect(getAnswer(api.GET('/user/'))).rejects.toMatchObject({ code: 'internal', message })
  })

  test('that is cancelled is not an outage', async () => {
    server.use(on('getUser', { data: person() }))
    const leaving = new AbortController()
    const call = getAnswer(api.GET('/user/', { signal: leaving.signal }))
    leaving.abort()
    const error: unknown = await call.catch((thrown: unknown) => thrown)
    expect(error).not.toBeInstanceOf(ApiError)
    expect(isOutage(error)).toBe(false)
  })

  test('refused for the standing makes the session look again', async () => {
    server.use(on('getUser', { status: 403, code: 'account_pending' }))
    await expect(getAnswer(api.GET('/user/'))).rejects.toMatchObject({ code: 'account_pending' })
    expect(signals).toEqual(['standingDoubted'])
  })

  test('keeps the fields that were refused', async () => {
    server.use(
      on('registerUser', {
        status: 422,
        code: 'validation_failed',
        fields: { email: 'Invalid email address' },
      }),
    )
    const body = {
      full_name: 'M',
      mobile_number: '1',
      email: 'x',
      password: 'y',
      terms_accepted: true,
    }
    await expect(getAnswer(api.POST('/user/auth/register-user/', { body }))).rejects.toMatchObject({
      fields: { email: 'Invalid email address' },
    })
  })
})

test('a tab hears of tokens that another tab stored or removed', () => {
  const heard: unknown[] = []
  const stop = onTokensChangedElsewhere((tokens) => heard.push(tokens?.token ?? null))
  storeTokens({ token: 'new', refreshToken: null, userId: 'u1' })
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'new' }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }))
  stop()
  expect(heard).toEqual(['new', 'new', null])
})
