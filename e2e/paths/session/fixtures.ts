import {
  startLocalProvider,
  type LocalProvider,
} from '../../../server/testing/services/local-provider'
import { patient } from '../../../scripts/lib/patience.mjs'
import { stopAndRemove, freePort, startAppServer } from '../../app-server'
import { test as base } from '../../fixtures'
import { withOperator } from '../server-overrides'
import { beginAttempt, merged, type BrowserState } from './stored-work'
import { People } from './people'
import { createSessionContext, type SessionContext } from './test-context'

interface WorkerFixtures {
  /** The future port of the sign-in provider, because the server starts first. */
  providerPort: number
  /** A real provider on this machine, instead of Google. */
  provider: LocalProvider
  people: People
  /** The browser's databases with an attempt that runs and is not sent completely. */
  keptWork: BrowserState
}

const client = { id: 'masar', secret: 'a-secret-of-the-test' }

/** A server with an operator and a sign-in provider, and a fresh browser before its login page. */
export const test = base.extend<{ testContext: SessionContext }, WorkerFixtures>({
  // Playwright cannot hold calls that a service worker answers.
  serviceWorkers: 'block',
  providerPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  server: [
    async ({ providerPort }, use) => {
      const server = await startAppServer({
        ...withOperator,
        GOOGLE_ISSUER: `http://127.0.0.1:${providerPort}`,
        GOOGLE_CLIENT_ID: client.id,
        GOOGLE_CLIENT_SECRET: client.secret,
      })
      await use(server)
      await stopAndRemove(server)
    },
    { scope: 'worker', timeout: patient(90_000) },
  ],
  provider: [
    async ({ server, providerPort }, use) => {
      const provider = await startLocalProvider(
        { ...client, redirectUri: `${server.url}/api/user/v2/auth/google/callback/` },
        providerPort,
      )
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  people: [async ({ server }, use) => use(new People(server)), { scope: 'worker' }],
  keptWork: [
    async ({ server, people, browser }, use) => {
      const kept = (await people.workers()).map((person) =>
        beginAttempt(browser, server.url, person),
      )
      await use(merged(await Promise.all(kept)))
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
  storageState: ({ keptWork }, use) => use(keptWork),
  testContext: async (
    { page, server, people, provider, translate, language, expectConsoleError },
    use,
  ) => {
    // The network of a test breaks connections and answers in place of the server.
    expectConsoleError(/net::ERR_|status of 5\d\d/)
    await use(await createSessionContext({ page, server, people, provider, translate, language }))
  },
})
