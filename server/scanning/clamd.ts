import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClamdAddress } from './clamd-address'

/** The content to scan: in memory, or on disk if it may be too large for that. */
export type Content = { bytes: Buffer } | { path: string }

/**
 * A client of clamd, the daemon of ClamAV, with the two commands that are needed. It is our own
 * because the protocol is this small, and because two decisions matter: the total time of a scan,
 * and that an answer that is not understood is no pass
 * (docs/decisions/0041-uploads-are-scanned-where-there-is-a-scanner.md).
 */
export interface Clamd {
  /**
   * The name of what was found in it, or null. Throws where there is no answer in time, or one that
   * says neither.
   */
  find(content: Content, ms: number): Promise<string | null>
  /** Throws where it does not answer in time. */
  ping(ms: number): Promise<void>
}

export function clamdAt(address: ClamdAddress): Clamd {
  /** Sends a request and reads the answer, on a connection of its own, all within `ms`. */
  async function ask(request: AsyncIterable<Buffer>, ms: number): Promise<string> {
    const socket = addAbortSignal(AbortSignal.timeout(ms), connect(address))
    const answer = new Promise<string>((answered, failed) => {
      let said = ''
      socket.setEncoding('utf8')
      socket.on('data', (some) => {
        said += String(some)
        const end = said.indexOf('\0')
        if (end !== -1) answered(said.slice(0, end))
      })
      socket.once('error', failed)
      socket.once('close', () => failed(new Error('clamd hung up without an answer')))
    })
    // It may answer before it has received everything, such as when the file is too large. Errors
    // of sending are ignored, because the answer tells what happened.
    const sent = pipeline(request, socket, { end: false }).catch(() => undefined)
    try {
      return await answer
    } finally {
      socket.destroy()
      await sent
    }
  }

  return {
    async find(content, ms) {
      const answer = await ask(instream(content), ms)
      if (answer === 'stream: OK') return null
      const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? []
      if (name === undefined) throw new Error(`clamd did not scan it: ${answer}`)
      return name
    },
    async ping(ms) {
      const answer = await ask(ping(), ms)
      if (answer !== 'PONG') throw new Error(`clamd is not well: ${answer}`)
    },
  }
}

async function* ping() {
  yield Buffer.from('zPING\0')
}

/** Each piece after its length; a length of zero ends it. */
async function* instream(content: Content) {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of 'bytes' in content
    ? getPieces(content.bytes)
    : createReadStream(content.path)) {
    yield toLength(piece.length)
    yield Buffer.from(piece)
  }
  yield toLength(0)
}

const pieceBytes = 64 * 1024

function* getPieces(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += pieceBytes)
    yield bytes.subarray(from, from + pieceBytes)
}

function toLength(bytes: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(bytes)
  return four
}
