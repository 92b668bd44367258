import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface LocalSmtp {
  url: string
  /** Every mail as it came, headers and all. */
  received: string[]
  close(): Promise<void>
}

/** A real SMTP server on this machine that keeps what it is given, or refuses as often as asked. */
export async function startLocalSmtp(
  refusals = 0,
  onReceived: () => void = () => undefined,
): Promise<LocalSmtp> {
  const received: string[] = []
  let left = refusals
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      left -= 1
      done(left >= 0 ? new Error('Try again later') : null)
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        onReceived()
        done()
      })
    },
  })
  // A client that is killed takes its connection with it.
  smtp.on('error', () => undefined)
  const listener = smtp.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
