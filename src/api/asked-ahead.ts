import { apiBaseUrl } from './base-url'
import { callHeaders } from './call-headers'

const asked = new Map<string, Promise<Response>>()

const keyOf = ({ url, headers }: Request) => [url, headers.get('token'), headers.get('lang')].join(' ')

/** Asks for what stands at a path of the contract before there is a client to ask with, as it would. */
export function askAhead(path: string): void {
  const request = new Request(`${apiBaseUrl()}${path}`, { headers: { ...callHeaders() } })
  const answer = fetch(request)
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined)
  asked.set(keyOf(request), answer)
}

/** The answer to this very call where it was asked for ahead, in the same name and language; each is given once. */
export function takeAnswer(request: Request): Promise<Response> | null {
  const key = keyOf(request)
  const answer = asked.get(key) ?? null
  asked.delete(key)
  return answer
}
