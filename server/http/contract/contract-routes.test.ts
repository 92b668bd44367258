import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { validation } from '../../app'
import { contractRoutes } from './contract-routes'
import type { Handlers } from './handler'

// The server compiles a schema on its first use, so a broken one is found here and not by the first
// caller. Fastify's own compilers would find it at the start.
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
