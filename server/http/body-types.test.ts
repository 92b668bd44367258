import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations'
import { contractOperations, getExample } from '../testing/fuzz/examples'
import { addPerson, type Person } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let people: { admin: Person; candidate: Person }
beforeAll(async () => {
  server = await startTestServer()
  people = {
    admin: await addPerson(server, 'admin'),
    candidate: await addPerson(server, 'candidate'),
  }
})
afterAll(() => server.close())

const taking = (type: string) =>
  contractOperations.filter(({ requestBody }) => requestBody?.content[type] !== undefined)

const form = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'

test('every operation that takes JSON refuses an empty body and any other type', async () => {
  for (const operation of taking('application/json')) {
    const id = operation.operationId
    const { params, query, headers } = getExample(operation)
    const { token } = operations[id].access === 'candidate' ? people.candidate : people.admin
    const call = async (type: string | null, body?: string) => {
      const given = type === null ? headers : { ...headers, 'content-type': type }
      return (await server.client(id, { params, query, token, headers: given, body })).status
    }
    expect([
      id,
      await call(null),
      await call('multipart/form-data; boundary=x', form),
      await call('text/plain', '{}'),
    ]).toEqual([id, 400, 400, 415])
  }
})

test.each([
  ['without a boundary', 'multipart/form-data', form],
  ['that breaks off', 'multipart/form-data; boundary=x', form.slice(0, -12)],
])('a form %s is refused as malformed', async (_, type, body) => {
  const { status } = await server.client('uploadFileChunk', {
    token: people.candidate.token,
    headers: { 'content-type': type },
    body,
  })
  expect(status).toBe(400)
})
