import type { BrowserContext, Request } from '@playwright/test'
import { toContractPath } from '../../machines/paths/contract-path'
import type { RecordedCall } from '../../machines/paths/recording/recording'

/** The calls that the pages of a browser make, with their paths in the contract. */
export class Calls {
  readonly #began = new Map<Request, number>()
  #answered: RecordedCall[] = []

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#began.set(request, performance.now()))
    context.on('response', (response) => this.#end(response.request(), response.status()))
    context.on('requestfailed', (request) => this.#end(request, null))
  }

  /** The calls that were answered or failed since this method was last called. */
  sinceLast(): RecordedCall[] {
    const calls = this.#answered
    this.#answered = []
    return calls
  }

  #end(request: Request, status: number | null): void {
    const began = this.#began.get(request)
    this.#began.delete(request)
    const path = toContractPath(request.method(), new URL(request.url()).pathname)
    if (began === undefined || path === null) return
    const milliseconds = Math.round(performance.now() - began)
    this.#answered.push({ method: request.method(), path, status, milliseconds })
  }
}
