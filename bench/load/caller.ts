import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Asked {
  path: string
  token: string
  body: Buffer
  type: string
}

export interface Answer {
  /** null where none came. */
  status: number | null
  body: string
}

/** Waits between two tries, in milliseconds: doubled up to the last. */
const [first, longest] = [500, 4_000]
/** A browser gives up a call that is not answered by then, and sends it again. */
const PATIENCE_MS = 30_000
/**
 * So seldom a connection is given up though it works, so that a server that came back gets its
 * share again.
 */
const CALLS_A_CONNECTION = 40

/**
 * Calls as the product's browser side does: what found no answer, or a server in trouble, is sent
 * again as it was.
 */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 500, scheduling: 'fifo' })
  readonly #url: string
  #calls = 0
  /** How often a call had to be sent again. */
  repeated = 0

  constructor(url: string) {
    this.#url = url
  }

  /** @throws where the server refuses, which no call here gives it reason to */
  async acknowledged(asked: Asked): Promise<string> {
    for (let wait = first; ; wait = Math.min(wait * 2, longest)) {
      const { status, body } = await this.#once(asked)
      if (status !== null && status < 300) return body
      if (status !== null && status < 500 && ![408, 425, 429].includes(status))
        throw new Error(`${asked.path} answered ${status}: ${body.slice(0, 300)}`)
      this.repeated += 1
      await new Promise((resolve) => setTimeout(resolve, wait * (0.75 + Math.random() / 2)))
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  #once({ path, token, body, type }: Asked): Promise<Answer> {
    this.#calls += 1
    const headers = {
      token,
      'content-type': type,
      'content-length': body.length,
      ...(this.#calls % CALLS_A_CONNECTION === 0 ? { connection: 'close' } : {}),
    }
    return new Promise((resolve) => {
      const lost = () => resolve({ status: null, body: '' })
      const call = request(
        `${this.#url}/api/${path}`,
        { method: 'POST', agent: this.#agent, headers, timeout: PATIENCE_MS },
        (response) => {
          text(response).then(
            (said) => resolve({ status: response.statusCode ?? null, body: said }),
            lost,
          )
        },
      )
      call.on('timeout', () => call.destroy()).on('error', lost)
      call.end(body)
    })
  }
}
