import { type BrowserContext, type Request, type Route, expect } from '@playwright/test'
import { operations } from '../../openapi/generated/operations'
import type { Answer } from '../steps/people'

export type OperationId = keyof typeof operations

/** A held call, until the test decides how it continues. */
export interface Held {
  /** Resolves when a call has arrived and waits. */
  arrived: Promise<void>
  /** Lets this call and all later ones reach the server. */
  release(): void
  /**
   * Breaks the connection of the waiting call. Later calls reach the server; with `until`, they
   * fail as well until it is settled.
   */
  breakOff(until?: Promise<unknown>): void
  /**
   * Answers the waiting call with an error, in the contract's shape. Later calls reach the server;
   * with `until`, they get the same error until it is settled.
   */
  refuse(status: number, code: string, message?: string, until?: Promise<unknown>): void
}

interface Rule {
  id: OperationId
  matches: (request: Request) => boolean
  /** How many calls reach the server before one is held. */
  passing: number
  /** How many calls are held; later ones reach the server. */
  most: number
  came: () => void
  decided: Promise<(route: Route) => Promise<void>>
}

/**
 * Holds calls between the page and the server, so that a state that lasts only a moment can be
 * checked.
 */
export class Network {
  readonly #rules: Rule[] = []
  readonly #held = new Map<OperationId, Held>()
  /**
   * The held calls, with the states of the chart that wait for them; null if these are not known
   * yet.
   */
  readonly #waits = new Map<Held, readonly string[] | null>()
  readonly #waiting = new Map<Request, OperationId>()
  /** Calls in progress that were not held. */
  readonly #passed = new Set<Request>()
  /** Files of the application that are being loaded. Their duration does not depend on the page. */
  readonly #loading = new Set<Request>()
  /** The changes to the server's answers. */
  readonly #changes = new Map<OperationId, (data: Answer) => Answer>()

  static async at(context: BrowserContext): Promise<Network> {
    const network = new Network()
    await context.route(/\/api\//, (route) => network.#pass(route))
    // A failed call no longer waits for an answer.
    context.on('requestfailed', (request) => network.#waiting.delete(request))
    context.on('requestfailed', (request) => network.#passed.delete(request))
    context.on('response', (response) => network.#passed.delete(response.request()))
    context.on('request', (request) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType()))
        network.#loading.add(request)
    })
    context.on('requestfinished', (request) => network.#loading.delete(request))
    context.on('requestfailed', (request) => network.#loading.delete(request))
    return network
  }

  /**
   * Holds calls of an operation.
   *
   * @param passing how many calls reach the server before one is held
   * @param most how many calls are held, all of them if not given; later ones reach the server
   * @param when which calls of the operation are meant, all of them if not given
   */
  hold(
    id: OperationId,
    {
      passing = 0,
      most = Infinity,
      when = () => true,
    }: { passing?: number; most?: number; when?: (request: Request) => boolean } = {},
  ): Held {
    let came: () => void = () => undefined
    let decide: (how: (route: Route) => Promise<void>) => void = () => undefined
    const arrived = new Promise<void>((resolve) => (came = resolve))
    const decided = new Promise<(route: Route) => Promise<void>>((resolve) => (decide = resolve))
    const isCallTo = toMatcher(id)
    const rule: Rule = {
      id,
      matches: (request) =>
        isCallTo(request.method(), new URL(request.url()).pathname) && when(request),
      passing,
      most,
      came,
      decided,
    }
    this.#rules.unshift(rule)
    const end = (how: (route: Route) => Promise<void>, until?: Promise<unknown>) => {
      const forget = () => {
        const place = this.#rules.indexOf(rule)
        if (place >= 0) this.#rules.splice(place, 1)
      }
      if (until === undefined) forget()
      else {
        rule.most = Infinity
        void until.then(forget, forget)
      }
      if (this.#held.get(id) === held) this.#held.delete(id)
      this.#waits.delete(held)
      decide(how)
    }
    const held: Held = {
      arrived,
      release: () => end((route) => route.continue()),
      breakOff: (until) => end((route) => route.abort('connectionfailed'), until),
      refuse: (status, code, message = '', until) =>
        end((route) => route.fulfill({ status, json: { code, message } }), until),
    }
    this.#held.set(id, held)
    this.#waits.set(held, null)
    return held
  }

  /** Lets these calls of an operation reach the server, even while others are held. */
  letThrough(id: OperationId, when: (request: Request) => boolean): void {
    const isCallTo = toMatcher(id)
    this.#rules.unshift({
      id,
      matches: (request) =>
        isCallTo(request.method(), new URL(request.url()).pathname) && when(request),
      passing: Infinity,
      most: 0,
      came: () => undefined,
      decided: Promise.resolve((route) => route.continue()),
    })
  }

  /**
   * Changes the server's answers to an operation before they reach the page.
   * @returns a function that ends the changes
   */
  change(id: OperationId, change: (data: Answer) => Answer): () => void {
    this.#changes.set(id, change)
    return () => this.#changes.delete(id)
  }

  /**
   * Called after each step of a chart. Calls that were held for the step belong to the states that
   * it entered. Calls of states that the chart has left are released, so that they do not block
   * later ones.
   */
  stepTaken(entered: readonly string[], active: readonly string[]): void {
    for (const [held, states] of this.#waits) {
      if (states === null) this.#waits.set(held, entered)
      else if (!states.some((state) => active.includes(state))) held.release()
    }
  }

  /**
   * Keeps holding a call of an operation after the present step.
   * @throws if none is held
   */
  holdOn(id: OperationId): void {
    this.#waits.set(this.held(id), null)
  }

  /**
   * The last held call of an operation.
   * @throws if none is held
   */
  held(id: OperationId): Held {
    const held = this.#held.get(id)
    if (held === undefined) throw new Error(`No call of ${id} is held.`)
    return held
  }

  /** Whether any present or future call is held. */
  holdsAny(): boolean {
    return this.#held.size > 0
  }

  holds(id: OperationId): boolean {
    return this.#held.has(id)
  }

  /**
   * Waits until all calls in progress of the open pages are answered, or those of one operation.
   */
  async allAnswered(id?: OperationId): Promise<void> {
    const isCallTo = id === undefined ? () => true : toMatcher(id)
    const isOnItsWay = (request: Request) =>
      !request.frame().page().isClosed() &&
      isCallTo(request.method(), new URL(request.url()).pathname)
    await expect.poll(() => [...this.#passed].filter(isOnItsWay).length).toBe(0)
  }

  /** The operations with waiting calls, each once. */
  allWaiting(): OperationId[] {
    return [...new Set(this.#waiting.values())].toSorted()
  }

  /** How many calls are in progress that were not held. */
  onTheirWay(): number {
    return this.#passed.size
  }

  /** How many scripts, styles and fonts are being loaded. */
  loading(): number {
    return this.#loading.size
  }

  /** How many calls of these operations are being held. */
  waiting(ids: readonly OperationId[]): number {
    return [...this.#waiting.values()].filter((id) => ids.includes(id)).length
  }

  async #pass(route: Route): Promise<void> {
    const rule = this.#rules.find(({ matches }) => matches(route.request()))
    if (rule === undefined || rule.passing > 0 || rule.most <= 0) {
      if (rule !== undefined && rule.passing > 0) rule.passing -= 1
      this.#passed.add(route.request())
      const changed = [...this.#changes].find(([id]) =>
        toMatcher(id)(route.request().method(), new URL(route.request().url()).pathname),
      )
      return changed === undefined ? route.continue() : answerChanged(route, changed[1])
    }
    rule.most -= 1
    this.#waiting.set(route.request(), rule.id)
    rule.came()
    const how = await rule.decided
    this.#waiting.delete(route.request())
    // A page that was left no longer waits for the answer.
    await how(route).catch(() => undefined)
  }
}

async function answerChanged(route: Route, change: (data: Answer) => Answer): Promise<void> {
  const response = await route.fetch()
  const body: Answer = await response.json()
  await route.fulfill({ response, json: { ...body, data: change(body.data) } })
}

function toMatcher(id: OperationId): (method: string, path: string) => boolean {
  const { method, path } = operations[id]
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`)
  return (asked, pathname) => asked === method && pattern.test(pathname)
}
