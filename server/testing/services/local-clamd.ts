import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * The standard test file for scanners: harmless, and found by all of them. It is assembled here, so
 * that no scanner finds it in this repository.
 */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE',
  '!$H+H*',
].join('')

export interface LocalClamd {
  /** As `CLAMD_ADDRESS` has it. */
  address: string
  /** The sizes of the pieces of each file that was sent, the oldest first. */
  scanned: number[][]
  /**
   * How it answers from now on: with what it found, not at all, by hanging up, or with something
   * else.
   */
  how: 'well' | 'silent' | 'rude' | { saying: string }
  close(): Promise<void>
}

/**
 * A little clamd on loopback, or on a socket of the file system: as much of its protocol as the
 * server speaks, PING and INSTREAM.
 */
export async function startLocalClamd(
  path?: string,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<LocalClamd> {
  const open = new Set<Socket>()
  const listener = createServer((socket) => {
    open.add(socket.on('close', () => open.delete(socket)))
    // A client that gave up takes its connection with it.
    socket.on('error', () => undefined)
    answer(local, socket, mostBytes).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve) =>
    path === undefined ? listener.listen(0, '127.0.0.1', resolve) : listener.listen(path, resolve),
  )
  const local: LocalClamd = {
    address: path ?? `127.0.0.1:${(listener.address() as AddressInfo).port}`,
    scanned: [],
    how: 'well',
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
  return local
}

async function answer(local: LocalClamd, socket: Socket, mostBytes: number): Promise<void> {
  const reply = (words: string) => void socket.end(`${words}\0`)
  if (local.how === 'rude') return void socket.destroy()
  const next = reader(socket)
  const command = await next('\0')
  // The connection stays open, and nothing comes.
  if (local.how === 'silent') return
  if (command === 'zPING') return reply('PONG')
  if (command !== 'zINSTREAM') return reply('UNKNOWN COMMAND')
  const pieces: Buffer[] = []
  let size = 0
  for (;;) {
    const length = (await next(4)).readUInt32BE()
    if (length === 0) break
    size += length
    if (size > mostBytes) return reply('INSTREAM size limit exceeded. ERROR')
    pieces.push(await next(length))
  }
  local.scanned.push(pieces.map((piece) => piece.length))
  if (typeof local.how === 'object') return reply(local.how.saying)
  reply(Buffer.concat(pieces).includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
}

/** Reads up to a mark, or so many bytes, of what comes. */
function reader(socket: Socket) {
  const coming = socket[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function more(): Promise<void> {
    const { value, done } = await coming.next()
    if (done === true) throw new Error('The client hung up.')
    held = Buffer.concat([held, value])
  }
  async function next(wanted: '\0'): Promise<string>
  async function next(wanted: number): Promise<Buffer>
  async function next(wanted: '\0' | number): Promise<string | Buffer> {
    if (wanted === '\0') {
      while (!held.includes(0)) await more()
      const end = held.indexOf(0)
      const word = held.subarray(0, end).toString()
      held = held.subarray(end + 1)
      return word
    }
    while (held.length < wanted) await more()
    const bytes = held.subarray(0, wanted)
    held = held.subarray(wanted)
    return bytes
  }
  return next
}
