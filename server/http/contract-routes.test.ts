import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { validation } from '../app'
import { contractRoutes } from './contract-routes'
import type { Handlers } from './handler'

// The server compiles a schema when it is first needed. Fastify's own compilers do it at the start,
// so that one that cannot be compiled is found here and not by whoever asks first.
test('every schema of the contract can be compiled', async () => {
  const app = Fastify({ ajv: validation })
  await app.register(multipart)
  await contractRoutes(app, {
    handlers: {} as Handlers,
    readSession: () => Promise.resolve(null),
    callsPerMinute: 1200,
  })
  await expect(app.ready()).resolves.toBeDefined()
  await app.close()
})
