import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, JSHandle, Page } from '@playwright/test'
import type { AppServer } from '../app-server'

// The actions of the browser suite that a person at the screen cannot do, each with its reason.
// Failing answers of the server and held calls are in network.ts; the detector that never answers,
// which every test has, is in ../fixtures.ts.

/** Advances the page's clock, because a test should not wait for twenty seconds. */
export const passTime = (context: BrowserContext, milliseconds: number): Promise<void> =>
  context.clock.fastForward(milliseconds)

/**
 * The entries that a browser stores about the signed-in person: the keys of src/api/token.ts and
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
 * Imitates another tab of the same browser by its changes to the shared storage. Other walks drive
 * the real steps of such a tab: signing in, by form or provider, and signing out.
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
   * A person signs in there. `kept` is the person with their status, as every sign-in stores them.
   */
  async signsIn({ token, refreshToken }: Tokens, owner: string, previous: object): Promise<void> {
    await this.#store({
      [keys.person]: JSON.stringify(previous),
      [keys.owner]: owner,
      [keys.refreshToken]: refreshToken,
      [keys.token]: token,
    })
  }

  /**
   * Changes only the stored person and no token. A status check without an answer uses the person.
   */
  async isInForce(previous: object): Promise<void> {
    await this.#store({ [keys.person]: JSON.stringify(previous) })
  }

  /**
   * A person comes back from a sign-in provider there, and the owner of the tokens is not known
   * yet.
   */
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

  /** Damages the stored person, as a crash while writing would. */
  async damagesThePerson(): Promise<void> {
    await this.#store({ [keys.person]: '{"user":{"id":' })
  }

  async refreshToken(): Promise<string | null> {
    const page = await this.#opened()
    return page.evaluate((key) => localStorage.getItem(key), keys.refreshToken)
  }

  /**
   * Upgrades the device's database, as a newer release does, so that this release cannot open it
   * any more.
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
            // A transaction stays open while it gets more requests.
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
   * Stores the values in the product's order: the token is the last, because its change makes other
   * tabs check the status.
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
      // A browser seldom draws a page in the background, and its buttons do not become stable.
      await this.#driven.bringToFront()
    }
    return this.#page
  }
}

/** The environment that lets tests run an operator's SQL in a server. */
export const withOperator = {
  NODE_OPTIONS: `--import=${new URL('operator-door.mjs', import.meta.url).href}`,
}

/**
 * Changes rows of the database as an operator. A status can change in every direction while a
 * person is signed in, and a page has to follow; but no screen takes a confirmed address back or
 * makes a recruiter a candidate.
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
 * Actions on a browser that a test cannot do otherwise: answering permission prompts, unplugging a
 * device, removing its support, breaking the storage or the disk, and moving the clock of the
 * charts.
 */
export { DeviceStubs } from './device-stubs'
