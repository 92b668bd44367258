import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Network } from '../network'

// The session checks the status of the account by itself: at intervals, after a refusal, and when
// another tab has stored a token. Such a check may end after the step in which it began, so a
// change in between could be seen in part.

/** The calls of a check. */
const asked = ['getUser', 'getUserProfile'] as const

type Counting = typeof globalThis & { masarLooks?: () => number }

/**
 * Counts the status checks of each page of the context, from the first call until the answer has
 * been processed.
 */
export const countLooks = (context: BrowserContext) => context.addInitScript(countInPage)

/** Waits until no check is in progress except those whose calls are held. */
export async function noLooks({ page, network }: { page: Page; network: Network }): Promise<void> {
  const underWay = async () => {
    // A page that is being left makes no checks any more.
    const looks = await page
      .evaluate(() => (globalThis as Counting).masarLooks?.() ?? 0)
      .catch(() => 1)
    return Math.max(0, looks - network.waiting(asked))
  }
  await expect.poll(underWay, { intervals: [5, 10, 20, 50], message: 'looks under way' }).toBe(0)
}

/** Runs in the page, so it can use nothing from outside itself. */
function countInPage(): void {
  const { fetch } = globalThis
  let looks = 0
  // A separate task runs after everything that an answer causes, including the next call of the
  // check.
  const over = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      looks -= 1
      port1.close()
    }
    port2.postMessage(null)
  }
  const isLook = (request: Request) =>
    request.method === 'GET' && /^\/api\/user\/(profile\/)?$/.test(new URL(request.url).pathname)
  globalThis.fetch = async (given, init) => {
    if (!(given instanceof Request) || !isLook(given)) return fetch(given, init)
    looks += 1
    const response = await fetch(given, init).catch((error: unknown) => {
      over()
      throw error
    })
    // A refused token is renewed, and the call is made again.
    if (response.status === 401) over()
    else
      for (const read of ['json', 'text'] as const)
        response[read] = () => Response.prototype[read].call(response).finally(over)
    return response
  }
  const page = globalThis as Counting
  page.masarLooks = () => looks
}
