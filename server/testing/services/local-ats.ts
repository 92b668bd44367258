import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * How the next call is answered: a status, with a time to wait where it asks for one; not at all;
 * or with something else than was asked for.
 */
export type AtsAnswer =
  | { status: number; retryAfter?: string; location?: string }
  | 'silence'
  | 'half'
  | 'nonsense'
  | 'endless'

interface AtsCall {
  method: string
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

export interface LocalAts {
  url: string
  /** The calls that it received, the oldest first. */
  calls: AtsCall[]
  /** How the next calls go, in turn; the last goes on. Well, where nothing is said. */
  answers: AtsAnswer[]
  close(): Promise<void>
}

/** A small applicant tracking system on loopback HTTP, which fails as tests tell it to. */
export async function startLocalAts(): Promise<LocalAts> {
  const http = createServer((request, response) => void answer(local, request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const local: LocalAts = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`,
    calls: [],
    answers: [],
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return local
}

async function answer(
  local: LocalAts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '').replace(/^\/api/, '')
  if (request.method === 'GET')
    return void response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><html lang="en"><title>ATS</title><h1>Signed in</h1></html>')
  const body: Record<string, unknown> = JSON.parse(await text(request))
  local.calls.push({
    method: request.method ?? '',
    path,
    authorization: request.headers.authorization,
    body,
  })
  const how = local.answers.length > 1 ? local.answers.shift() : local.answers[0]
  if (how === undefined)
    return void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(wanted(local, path)))
  // The connection stays open, and nothing comes.
  if (how === 'silence') return
  if (how === 'half')
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')
  if (how === 'nonsense') return void response.end('<h1>It works!</h1>')
  if (how === 'endless') return void response.end(`{"id":"${'x'.repeat(100_000)}"}`)
  response
    .writeHead(how.status, {
      ...(how.retryAfter === undefined ? {} : { 'retry-after': how.retryAfter }),
      ...(how.location === undefined ? {} : { location: how.location }),
    })
    .end('{"error":"no"}')
}

function wanted(local: LocalAts, path: string): object {
  if (path === '/sso')
    return { url: `${local.url}/signed-in?token=once`, expires_at: '2030-01-01T00:00:00Z' }
  return { id: `posting-${path.split('/')[2]?.slice(-4) ?? ''}` }
}
