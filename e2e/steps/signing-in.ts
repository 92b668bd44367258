import type { Page } from '@playwright/test'
import type { AppServer } from '../app-server'
import { call } from './people'

/** The values that a browser stores for a signed-in person. */
export async function tokensFor(
  server: AppServer,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const { data } = await call(server, 'loginUser', { body: { email, password } })
  // In the order in which the product writes them, the token last.
  return { token_of: data.user.id, refresh_token: data.user.refresh_token, token: data.token }
}

/**
 * Signs a person in without the login form, for tests that are not about it. The values are stored
 * on a page of the same origin that does not run the application, which could change them. Then
 * opens a page if one is given.
 */
export async function signIn(
  page: Page,
  server: AppServer,
  person: { email: string; password: string },
  path?: string,
): Promise<void> {
  const tokens = await tokensFor(server, person)
  await page.goto(`${server.url}/health`)
  await page.evaluate((held) => {
    for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value)
  }, tokens)
  if (path !== undefined) await page.goto(path)
}
