import { toContractPath } from '../../machines/paths/contract-path'
import type { RecordedCall } from '../../machines/paths/recording/recording'

/** Collects answered calls to the server until the next step takes them. */
export class CallLog {
  #calls: RecordedCall[] = []

  add(call: RecordedCall): void {
    this.#calls.push(call)
  }

  readonly take = (): RecordedCall[] => this.#calls.splice(0)
}

/** Logs the calls of the page to the server. Requests and answers are not changed. */
export function watchCalls(): CallLog {
  const log = new CallLog()
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const began = performance.now()
    const tell = (status: number | null) => {
      const method = (
        init?.method ?? (input instanceof Request ? input.method : 'GET')
      ).toUpperCase()
      const address = new URL(input instanceof Request ? input.url : input, location.href)
      const path = toContractPath(method, address.pathname)
      if (path === null) return
      log.add({ method, path, status, milliseconds: Math.round(performance.now() - began) })
    }
    try {
      const answer = await fetch(input, init)
      tell(answer.status)
      return answer
    } catch (error) {
      tell(null)
      throw error
    }
  }
  return log
}
