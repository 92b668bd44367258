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

test('a prefetched answer is used by one call; the next call fetches again', async () => {
  prefetch('/user/')
  expect(await whoIsHere()).toBe('1')
  expect(asked).toEqual(['token-1 en'])
  expect(await whoIsHere()).toBe('2')
})

test('an answer that was prefetched for another person or language is not used', async () => {
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

test('the caller learns of a missing answer, and the next call fetches again', async () => {
  server.use(on('getUser', 'silence'))
  prefetch('/user/')
  await expect(whoIsHere()).rejects.toMatchObject({ code: 'offline' })
  server.use(answering())
  expect(await whoIsHere()).toBe('1')
})

test('a call that changes something never uses it, and it expires after five seconds', async () => {
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
