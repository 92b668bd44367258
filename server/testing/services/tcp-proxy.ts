import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  port: number
  /** How many connections were refused while it was cut. */
  refused: number
  /** Ends every connection at once, and takes no other until it is mended. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** Stands between a client and `host:port`, as the network does, so that a test can cut it. */
export async function startTcpProxy(host: string, port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const hold = (socket: Socket): Socket =>
    socket
      .on('close', () => sockets.delete(socket))
      // Errors are ignored, because the other side notices the end of its own connection.
      .on('error', () => undefined)
  const listener = createServer((client) => {
    if (isCut) {
      proxy.refused += 1
      client.on('error', () => undefined).destroy()
      return
    }
    const server = hold(connect(port, host))
    sockets.add(server).add(hold(client))
    client.pipe(server).pipe(client)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const proxy: TcpProxy = {
    port: (listener.address() as AddressInfo).port,
    refused: 0,
    cut() {
      isCut = true
      endAll()
    },
    mend() {
      isCut = false
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve())
        endAll()
      }),
  }
  return proxy
}
