import type { Page } from '@playwright/test'
import type { AppServer } from '../app-server'
import { call } from './people'

/** What the browser keeps of somebody who is signed in. */
export async function tokensFor(
  server: AppServer,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const { data } = await call(server, 'loginUser', { body: { email, password } })
  // In the order in which the product writes them, the token last.
  return { token_of: data.user.id, refresh_token: data.user.refresh_token, token: data.token }
}

/**
 * Signs somebody in whose way in is not what the test is about: by what a browser keeps of it, on a
 * page of the same address without the application, which would have a say in it. Then leads to a
 * page, where one is given.
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
