// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { contractServer, on, type SuccessOf } from '../testing/contract-server'
import { person } from '../testing/people'
import { prefetch } from './prefetch'
import { getAnswer, api, asWhoever } from './client'
import { storeTokens } from './token'

const server = contractServer()
let asked: string[] = []

/** Answers with a person whose first name says how many have been asked for. */
const answering = () =>
  on('getUser', ({ headers }): SuccessOf<'getUser'> => {
    asked.push(`${headers.get('token')} ${headers.get('lang')}`)
    return { data: person({ first_name: String(asked.length) }) }
  })

beforeEach(() => {
  asked = []
  document.documentElement.lang = 'en'
  storeTokens({ token: 'token-1', refreshToken: null, userId: 'u1' })
  server.use(answering())
})

const whoIsHere = async () => (await getAnswer(api.GET('/user/', asWhoever))).data.first_name

test('what was asked for ahead is the answer to the call, once: the next asks anew', async () => {
  prefetch('/user/')
  expect(await whoIsHere()).toBe('1')
  expect(asked).toEqual(['token-1 en'])
  expect(await whoIsHere()).toBe('2')
})

test('what was asked for in another name or another language answers nobody', async () => {
  prefetch('/user/')
  storeTokens({ token: 'token-2', refreshToken: null, userId: 'u2' })
  await whoIsHere()
  document.documentElement.lang = 'ar'
  prefetch('/user/')
  document.documentElement.lang = 'en'
  await whoIsHere()
  // Two that are under way at once come in any order.
  expect(asked.toSorted()).toEqual(['token-1 en', 'token-2 ar', 'token-2 en', 'token-2 en'])
})

test('silence is told to whoever makes the call, and the next call asks anew', async () => {
  server.use(on('getUser', 'silence'))
  prefetch('/user/')
  await expect(whoIsHere()).rejects.toMatchObject({ code: 'offline' })
  server.use(answering())
  expect(await whoIsHere()).toBe('1')
})

test('what changes something is never answered by it, nor is anybody by what nobody took for five seconds', async () => {
  const changed: unknown[] = []
  server.use(
    on('updateUser', ({ body }) => {
      changed.push(body)
      return { data: { user: person() }, message: 'Saved.' }
    }),
  )
  prefetch('/user/')
  await expect.poll(() => asked).toHaveLength(1)
  await getAnswer(api.PATCH('/user/', { body: { first_name: 'Mariam' } }))
  expect(changed).toEqual([{ first_name: 'Mariam' }])
  const later = performance.now() + 5000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await whoIsHere()).toBe('2')
  vi.restoreAllMocks()
})
