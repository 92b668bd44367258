import { once } from 'node:events'
import { type Socket, connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** One address before several servers. */
export interface Balancer {
  url: string
  close(): void
}

/** Gives each new connection to the next server; one that does not take it is passed by. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>()
  let turn = 0
  const pass = (client: Socket, tried = 0): void => {
    const port = ports[turn++ % ports.length]
    if (tried === ports.length || port === undefined) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    const refused = () => pass(client, tried + 1)
    server.once('error', refused)
    server.once('connect', () => {
      server.off('error', refused)
      // A side that is gone takes the other with it.
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy())
      client.pipe(server).pipe(client)
    })
  }
  const listener = createServer({ noDelay: true }, (client) => {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => undefined)
    pass(client)
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => {
      listener.close()
      for (const client of open) client.destroy()
    },
  }
}
