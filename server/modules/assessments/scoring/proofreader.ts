import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Span } from './reading'

/**
 * What Harper says of a place in a text; `kind` is its lint kind (Agreement, Capitalization,
 * Grammar …), spelling aside.
 */
export interface ProofIssue extends Span {
  kind: string
  text: string
}

export interface Proofread {
  issues: ProofIssue[]
  /** Words that no dictionary knows, names included. */
  unknown: (Span & { text: string })[]
}

export interface ProofreadRequest {
  id: number
  text: string
}

export type ProofreadAnswer = { id: number; read: Proofread } | { id: number; failure: string }

export interface Proofreader {
  /**
   * Proofreads an English text. Rejects when the worker fails or needs longer than the limit; the
   * caller's job may try again.
   */
  proofread: (text: string) => Promise<Proofread>
  /** Ends the worker at once; what is under way rejects. A later call starts a new one. */
  close: () => void
  /** The worker's process id while it runs. */
  pid: () => number | undefined
}

interface Waiting {
  resolve: (read: Proofread) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

const defaults = { idleMs: 60_000, limitMs: 90_000 }

/**
 * One worker process for the grammar and spelling engines (Harper's WASM and the Hunspell
 * dictionary, some 400 MB). It starts with the first text and ends when it has been idle for
 * `idleMs`, so the web process never carries it.
 */
export function createProofreader({ idleMs, limitMs } = defaults): Proofreader {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  const settle = (id: number, finish: (entry: Waiting) => void) => {
    const entry = waiting.get(id)
    if (!entry) return
    waiting.delete(id)
    clearTimeout(entry.timer)
    finish(entry)
    if (waiting.size > 0) return
    clearTimeout(idle)
    idle = setTimeout(close, idleMs)
    idle.unref()
    child?.unref()
    child?.channel?.unref()
  }

  const fail = (message: string) => {
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(new Error(message)))
  }

  function close() {
    clearTimeout(idle)
    const ending = child
    child = undefined
    ending?.kill('SIGKILL')
    fail('The proofreader was closed.')
  }

  function started(): ChildProcess {
    if (child?.connected) return child
    // Its own warnings belong to nobody; a failure comes back as a message or an exit.
    const made = fork(workerEntry(), { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    made.on('message', (answer: ProofreadAnswer) =>
      settle(answer.id, ({ resolve, reject }) =>
        'read' in answer ? resolve(answer.read) : reject(new Error(answer.failure)),
      ),
    )
    const gone = () => {
      if (child !== made) return
      child = undefined
      fail('The proofreader ended unexpectedly.')
    }
    made.on('error', gone)
    made.on('exit', gone)
    child = made
    return made
  }

  return {
    proofread: (text) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        const worker = started()
        worker.ref()
        worker.channel?.ref()
        const id = (lastId += 1)
        const timer = setTimeout(() => {
          settle(id, (entry) =>
            entry.reject(new Error(`Proofreading took longer than ${limitMs} ms.`)),
          )
          close()
        }, limitMs)
        waiting.set(id, { resolve, reject, timer })
        worker.send({ id, text } satisfies ProofreadRequest)
      }),
    close,
    pid: () => child?.pid,
  }
}

const workerEntry = (): string =>
  fileURLToPath(
    new URL(
      import.meta.url.endsWith('.ts') ? './proofread.worker.dev.mjs' : './proofread.worker.js',
      import.meta.url,
    ),
  )
