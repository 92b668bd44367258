import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, JSHandle, Page } from '@playwright/test'
import type { AppServer } from '../app-server'

// All that the browser suite does which a person before the screen cannot do: one thing each, with
// its reason. Failing answers of the server, and calls that wait for theirs, are the network's
// (network.ts); the detector that never answers is every test's (../fixtures.ts).

/** The page's clock: nobody sits before a test for twenty seconds. */
export const passTime = (context: BrowserContext, milliseconds: number): Promise<void> =>
  context.clock.fastForward(milliseconds)

/**
 * What a browser keeps of who is signed in: the keys of src/api/token.ts and
 * src/app/session/stored-person.ts.
 */
const keys = {
  token: 'token',
  refreshToken: 'refresh_token',
  owner: 'token_of',
  person: 'masar.person',
} as const

export interface Tokens {
  token: string
  refreshToken: string
}

/**
 * Imitates another tab of the same browser by the changes that it makes in the shared storage. The
 * real steps of such a tab (signing in, by form or provider, and out) are driven elsewhere in the
 * tour.
 */
export class OtherTab {
  #page: Page | null = null
  #hold: JSHandle<{ wanted: boolean; over: Promise<void> }> | null = null
  readonly #driven: Page
  readonly #origin: string

  constructor(driven: Page, origin: string) {
    this.#driven = driven
    this.#origin = origin
  }

  /**
   * Somebody signed in there; `kept` is the person with their status, as every sign-in keeps
   * them.
   */
  async signsIn({ token, refreshToken }: Tokens, owner: string, kept: object): Promise<void> {
    await this.#store({
      [keys.person]: JSON.stringify(kept),
      [keys.owner]: owner,
      [keys.refreshToken]: refreshToken,
      [keys.token]: token,
    })
  }

  /** Only the stored person has changed, not a token; a look without an answer uses it. */
  async isInForce(kept: object): Promise<void> {
    await this.#store({ [keys.person]: JSON.stringify(kept) })
  }

  /** Somebody came back from a sign-in provider there: whose the tokens are is not known yet. */
  async cameBackFromProvider({ token, refreshToken }: Tokens): Promise<void> {
    await this.#store({
      [keys.owner]: null,
      [keys.refreshToken]: refreshToken,
      [keys.token]: token,
    })
  }

  async signsOut(): Promise<void> {
    await this.#store({ [keys.owner]: null, [keys.refreshToken]: null, [keys.token]: null })
  }

  /** What is kept of the person is damaged, as after a crash while it was written. */
  async damagesThePerson(): Promise<void> {
    await this.#store({ [keys.person]: '{"user":{"id":' })
  }

  async refreshToken(): Promise<string | null> {
    const page = await this.#opened()
    return page.evaluate((key) => localStorage.getItem(key), keys.refreshToken)
  }

  /**
   * A newer release ran there and has moved the device's database on, so that this one cannot open
   * it any more.
   */
  async movesTheDatabaseOn(name: string): Promise<void> {
    const page = await this.#opened()
    await page.evaluate(
      (database) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(database, 99)
          opening.onerror = () => reject(new Error(`${database} did not open.`))
          opening.onblocked = () => reject(new Error(`${database} is held by another tab.`))
          opening.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }),
      name,
    )
  }

  /** Keeps a transaction open on a store of the device's database, so that readers have to wait. */
  async holdsTheDatabase(name: string, store: string): Promise<void> {
    const page = await this.#opened()
    this.#hold = await page.evaluateHandle(
      ([database, held]) =>
        new Promise<{ wanted: boolean; over: Promise<void> }>((resolve, reject) => {
          const opening = indexedDB.open(database)
          opening.onerror = () => reject(new Error(`${database} did not open.`))
          opening.onsuccess = () => {
            const writing = opening.result.transaction(held, 'readwrite')
            const over = new Promise<void>((done) => {
              writing.oncomplete = () => {
                opening.result.close()
                done()
              }
            })
            const hold = { wanted: true, over }
            // A transaction lasts for as long as it is asked for more.
            const ask = () => {
              writing.objectStore(held).count().onsuccess = () => {
                resolve(hold)
                if (hold.wanted) ask()
              }
            }
            ask()
          }
        }),
      [name, store] as const,
    )
  }

  async letsTheDatabaseGo(): Promise<void> {
    await this.#hold?.evaluate((hold) => {
      hold.wanted = false
      return hold.over
    })
    this.#hold = null
  }

  /**
   * In the order in which the product writes them, the token last: on its change the other tabs
   * look.
   */
  async #store(values: Record<string, string | null>): Promise<void> {
    const page = await this.#opened()
    await page.evaluate((entries) => {
      for (const [key, value] of entries) {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
      }
    }, Object.entries(values))
  }

  /** A page of this origin without the application. */
  async #opened(): Promise<Page> {
    if (this.#page === null) {
      this.#page = await this.#driven.context().newPage()
      await this.#page.goto(`${this.#origin}/health`)
      // A page behind another one is not drawn, and nothing in it comes to rest to be pressed.
      await this.#driven.bringToFront()
    }
    return this.#page
  }
}

/** The environment that gives a server a door for an operator. */
export const withOperator = {
  NODE_OPTIONS: `--import=${new URL('operator-door.mjs', import.meta.url).href}`,
}

/**
 * An operator's hand on the rows of the database. A status can change in every direction while
 * somebody is signed in, and a page has to follow; but nobody at a screen takes a confirmed address
 * back, or makes a candidate of a recruiter.
 */
export class Operator {
  readonly #server: AppServer

  constructor(server: AppServer) {
    this.#server = server
  }

  async run(sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    const { port }: { port: number } = JSON.parse(
      readFileSync(join(this.#server.dataDirectory, 'operator.json'), 'utf8'),
    )
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      body: JSON.stringify({ sql, values }),
    })
    const answer: { rows?: Record<string, unknown>[]; error?: string } = await response.json()
    if (answer.rows === undefined) throw new Error(`${sql}: ${answer.error}`)
    return answer.rows
  }
}

/**
 * What nobody can do to a browser from a test: answer its own windows (a permission override), pull
 * the plug of a device (its track's `ended`), take a way to a device, the storage or the disk from
 * it; and the clock of the charts.
 */
export { DeviceStubs } from './device-stubs'
