import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { nestedJson } from '../../testing/fuzz/hostile-files'
import { readShallowJson } from './json-body'

async function answerTo(payload: string) {
  const app = Fastify()
  readShallowJson(app)
  app.post('/', async ({ body }) => ({ body }))
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  return answer.statusCode === 200 ? answer.json().body : answer.statusCode
}

test.each([
  ['an object', { a: [1, 'ب', null, { b: true }] }],
  ['brackets in a text', { text: `${'['.repeat(200)} \\ " ${'{'.repeat(200)}` }],
  ['a text that ends in a backslash', ['\\', '['.repeat(200), '"\\"', '['.repeat(200)]],
  ['many lists beside each other', Array.from({ length: 200 }, () => [{}])],
])('%s is read as it is', async (_, value) => {
  expect(await answerTo(JSON.stringify(value))).toEqual(value)
})

test.each([
  ['lists within lists', nestedJson(1_000_000)],
  ['objects within objects', `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`],
  ['lists that do not end', '['.repeat(1_000_000)],
  ['a text that does not end', '{"a":"'],
  ['what would change every object', '{"__proto__":{"a":1}}'],
  ['nothing', ''],
])('%s is refused', async (_, payload) => {
  expect(await answerTo(payload)).toBe(400)
})
