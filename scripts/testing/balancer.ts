import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as ask,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export interface Balancer {
  url: string
  close(): Promise<void>
}

/** How often a process is asked whether it is ready. */
const intervalMs = 100

/**
 * A balancer that does what docs/running.md asks for and no more: it keeps its connections, sends
 * requests in turn to the ready processes, and tries the next one if a connection is refused. Any
 * other failure is answered with 502.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<number>()
  const closing = new AbortController()
  let turn = 0

  async function watch(port: number): Promise<void> {
    while (!closing.signal.aborted) {
      const status = await send(port, { path: '/ready' }).then(
        ({ statusCode }) => statusCode,
        () => null,
      )
      if (status === 200) ready.add(port)
      else ready.delete(port)
      await wait(intervalMs)
    }
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const { url: path, method } = incoming
    const headers = withoutHop(incoming.headers)
    turn += 1
    const inTurn = [...ready].map((_port, index, all) => all[(index + turn) % all.length])
    for (const port of inTurn) {
      if (port === undefined) continue
      try {
        const answer = await send(port, { path, method, headers, agent }, body)
        outgoing.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers))
        answer.pipe(outgoing)
        return
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') continue
        outgoing.writeHead(502).end(JSON.stringify({ lost: String(error) }))
        return
      }
    }
    outgoing.writeHead(503).end(JSON.stringify({ lost: 'No process is ready.' }))
  }

  const watching = ports.map(watch)
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing))
  // How long a connection may be idle is for those who send requests here to say.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      closing.abort()
      server.closeAllConnections()
      server.close()
      await Promise.all(watching)
      agent.destroy()
    },
  }
}

/** What is said about a connection is for the two at its ends. */
const withoutHop = ({
  connection: _connection,
  'keep-alive': _keepAlive,
  'transfer-encoding': _encoding,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers

async function send(
  port: number,
  options: RequestOptions,
  body?: Buffer,
): Promise<IncomingMessage> {
  const request = ask({ ...options, host: '127.0.0.1', port })
  request.end(body)
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (answer === undefined) throw new Error('The server gave no response.')
  if (options.path === '/ready') answer.resume()
  return answer
}
