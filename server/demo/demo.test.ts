import { expect, test } from 'vitest'
import { demoAccounts, loadDemoData, refuseDemoAccounts } from './demo'
import { signUp } from '../testing/people'
import { startTestServer } from '../testing/server'

test('a database in which a demonstration was shown serves no other: everybody knows the password', async () => {
  const server = await startTestServer({ MASAR_DEMO: '0' })
  try {
    await refuseDemoAccounts(server.deps.db)
    await loadDemoData(server.deps)
    const { status } = await server.client('loginUser', {
      body: { email: demoAccounts.emails[2], password: demoAccounts.password },
    })
    expect(status).toBe(200)
    await expect(refuseDemoAccounts(server.deps.db)).rejects.toThrow(
      'This database holds demo accounts, whose password everybody knows: set MASAR_DATA_DIR or DATABASE_URL to a database without them, or MASAR_DEMO=1 to go on with the demonstration.',
    )
  } finally {
    await server.close()
  }
})

test('one with accounts of people alone serves them', async () => {
  const server = await startTestServer({ MASAR_DEMO: '0' })
  try {
    await signUp(server)
    await expect(refuseDemoAccounts(server.deps.db)).resolves.toBeUndefined()
  } finally {
    await server.close()
  }
})
