import { randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app'
import { settings } from '../modules/users/users.table'
import { readEnv } from '../env'
import { openServerKey, readServerKey } from './server-key'
import { getClient } from '../testing/client'
import { confirmed, goodPassword } from '../testing/people'
import { startTestServer, type TestServer } from '../testing/server'

const newKey = () => randomBytes(32)
const from = (secret?: Buffer, ...former: Buffer[]) => ({
  SERVER_KEY: secret,
  SERVER_KEY_FORMER: former,
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('without a key in the environment one is made once and stored in the database', async () => {
  const { db } = server.deps
  await db.delete(settings)
  const { secret } = await openServerKey(db, from())
  expect(secret).toHaveLength(32)
  expect((await openServerKey(db, from())).secret).toEqual(secret)
  expect(await readServerKey(db)).toEqual(secret)
})

describe('with one in the environment', () => {
  test('it leaves the database, where it is known again and cannot be read', async () => {
    const { db } = server.deps
    await db.delete(settings)
    const { secret } = await openServerKey(db, from())
    expect(await openServerKey(db, from(secret))).toEqual({ secret, formerSecrets: [] })
    expect(await readServerKey(db)).toBeNull()
    const stored = JSON.stringify(await db.select().from(settings))
    expect(stored).toContain('server_key_mark')
    for (const written of ['base64', 'base64url', 'hex'] as const)
      expect(stored).not.toContain(secret.toString(written))
    expect((await openServerKey(db, from(secret))).secret).toEqual(secret)
  })

  test('a start with another key, or with none, is refused and changes nothing', async () => {
    const { db } = server.deps
    await db.delete(settings)
    const { secret } = await openServerKey(db, from())
    await expect(openServerKey(db, from(newKey()))).rejects.toThrow('SERVER_KEY_FORMER')
    expect(await readServerKey(db)).toEqual(secret)
    await openServerKey(db, from(secret))
    await expect(openServerKey(db, from(newKey(), newKey()))).rejects.toThrow('SERVER_KEY_FORMER')
    await expect(openServerKey(db, from())).rejects.toThrow('set SERVER_KEY')
  })

  test('it can be replaced: old apps and recovery codes still work, and sealed data is sealed again', async () => {
    const { db, clock } = server.deps
    const [before, after] = [newKey(), newKey()]
    await db.delete(settings)
    await openServerKey(db, from(before))
    const at = async (keys: { secret: Buffer; formerSecrets: readonly Buffer[] }) => {
      const app = await buildApp({ ...server.deps, ...keys })
      return { client: getClient(app), close: () => app.close() }
    }
    const first = await at({ secret: before, formerSecrets: [] })
    const person = await confirmed({
      ...server,
      deps: { ...server.deps, secret: before, formerSecrets: [] },
      client: first.client,
    })
    const { secret } = (await first.client('beginSecondFactor', { token: person.token })).body.data
    const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
    const { recovery_codes: codes } = (
      await first.client('turnOnSecondFactor', { token: person.token, body: { code: code() } })
    ).body.data
    await first.close()
    clock.advance(30)

    const second = await at(await openServerKey(db, from(after, before)))
    const signIn = async (typed: string) => {
      const { challenge } = (
        await second.client('loginUser', { body: { email: person.email, password: goodPassword } })
      ).body.data
      return (await second.client('confirmSecondFactor', { body: { challenge, code: typed } }))
        .status
    }
    expect([await signIn(code()), await signIn(codes[0]), await signIn(codes[0])]).toEqual([
      200, 200, 422,
    ])
    await second.close()

    // The former key opens nothing any more; a later start needs it only for recovery codes that
    // were made with it.
    const third = await at(await openServerKey(db, from(after)))
    clock.advance(30)
    const { challenge } = (
      await third.client('loginUser', { body: { email: person.email, password: goodPassword } })
    ).body.data
    expect(
      (await third.client('confirmSecondFactor', { body: { challenge, code: codes[1] } })).status,
    ).toBe(422)
    expect(
      (await third.client('confirmSecondFactor', { body: { challenge, code: code() } })).status,
    ).toBe(200)
    await third.close()
  })
})

test('the environment takes keys of 32 bytes and more, in Base64', () => {
  const key = newKey()
  expect(
    readEnv({
      SERVER_KEY: key.toString('base64'),
      SERVER_KEY_FORMER: `${key.toString('base64')},${key.toString('base64')}`,
    }),
  ).toMatchObject({ SERVER_KEY: key, SERVER_KEY_FORMER: [key, key] })
  expect(readEnv({})).toMatchObject({ SERVER_KEY_FORMER: [] })
  for (const wrong of [
    'secret',
    'not base64 at all, however long it may be, is it?',
    randomBytes(31).toString('base64'),
  ])
    expect(() => readEnv({ SERVER_KEY: wrong })).toThrow('SERVER_KEY')
  expect(() => readEnv({ SERVER_KEY_FORMER: key.toString('base64') })).toThrow(
    'SERVER_KEY_FORMER needs SERVER_KEY',
  )
})
