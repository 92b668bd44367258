import { operations } from '../../openapi/generated/operations'

/**
 * The path in the contract that an address belongs to. It has the names of parameters instead of
 * their values, so that a record of calls contains no ids of people. Null if the contract does not
 * contain the address.
 */
export function toContractPath(method: string, pathname: string): string | null {
  const asked = pathname.replace(/\/$/, '')
  return patterns.find((one) => one.method === method && one.pattern.test(asked))?.path ?? null
}

/** A path without parameters comes before one whose parameter would match the same address. */
const patterns = Object.values(operations)
  .map(({ method, path }) => ({
    method: String(method),
    path: String(path),
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}$`),
  }))
  .toSorted((one, other) => parameters(one.path) - parameters(other.path))

function parameters(path: string): number {
  return path.split('{').length
}
