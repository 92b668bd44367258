import { operations } from '../../openapi/generated/operations'
import type { RecordedCall } from '../../machines/paths/recording'

/** Calls to the server that were answered, until somebody takes them. */
export class CallLog {
  #calls: RecordedCall[] = []

  add(call: RecordedCall): void {
    this.#calls.push(call)
  }

  readonly take = (): RecordedCall[] => this.#calls.splice(0)
}

const patterns = Object.values(operations).map(({ method, path }) => ({
  method: method.toString(),
  path: path.toString(),
  matches: new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{\w+\}/g, '[^/]+')}/?$`,
  ),
}))

/**
 * The path of the contract that an address is of, with the names of its parameters; null for an
 * address that is none of the contract's. Neither values nor the query are in it.
 */
export function contractPath(method: string, address: URL): string | null {
  const [, path] = /^\/api(\/.*)$/.exec(address.pathname) ?? []
  if (path === undefined) return null
  const found = patterns.filter((one) => one.method === method && one.matches.test(path))
  const fewest = found.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))
  return fewest[0]?.path ?? '(no path of the contract)'
}

const parametersIn = (path: string) => path.split('{').length

/** Looks on as the page calls the server; requests and answers pass through untouched. */
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
      const path = contractPath(method, address)
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
