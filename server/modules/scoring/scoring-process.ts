import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AnswerKey, QuestionnairePart } from '../../content/assessment-schema'
import type { AttemptAnswers, Evaluation } from './evaluate'
import type { EvaluatorEnv } from './writing/writing-evaluator'

/** What is scored: the answers to some parts, by their key. */
export interface Scoring {
  parts: readonly QuestionnairePart[]
  key: AnswerKey
  evaluator: EvaluatorEnv
  answers: AttemptAnswers
}

export type ScoringRequest = Scoring & { id: number }

export type ScoringAnswer = { id: number; evaluation: Evaluation } | { id: number; failure: string }

export interface ScoringProcess {
  /**
   * Scores answers as `evaluate` does. Rejects when the process fails or needs longer than the
   * limit; the caller's job may try again.
   */
  evaluate: (scoring: Scoring) => Promise<Evaluation>
  /** Ends the process at once; what is under way rejects. A later call starts a new one. */
  close: () => void
  /** The process's id while it runs. */
  pid: () => number | undefined
}

interface Waiting {
  resolve: (evaluation: Evaluation) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

const defaults = { idleMs: 60_000, limitMs: 90_000 }

/**
 * One process that scores answers. It starts with the first and ends when it has been idle for
 * `idleMs`: so the web process never carries its engines (some 400 MB), and answers others while a
 * long text, which a stranger may have made up, is read.
 */
export function createScoringProcess({ idleMs, limitMs } = defaults): ScoringProcess {
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
    fail('The scoring process was closed.')
  }

  function started(): ChildProcess {
    if (child?.connected) return child
    // Its own warnings belong to nobody; a failure comes back as a message or an exit.
    const made = fork(workerEntry(), { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    made.on('message', (answer: ScoringAnswer) =>
      settle(answer.id, ({ resolve, reject }) =>
        'evaluation' in answer ? resolve(answer.evaluation) : reject(new Error(answer.failure)),
      ),
    )
    const gone = () => {
      if (child !== made) return
      child = undefined
      fail('The scoring process ended unexpectedly.')
    }
    made.on('error', gone)
    made.on('exit', gone)
    child = made
    return made
  }

  return {
    evaluate: (scoring) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        const worker = started()
        worker.ref()
        worker.channel?.ref()
        const id = (lastId += 1)
        const timer = setTimeout(() => {
          settle(id, (entry) => entry.reject(new Error(`Scoring took longer than ${limitMs} ms.`)))
          close()
        }, limitMs)
        waiting.set(id, { resolve, reject, timer })
        worker.send({ ...scoring, id } satisfies ScoringRequest)
      }),
    close,
    pid: () => child?.pid,
  }
}

const workerEntry = (): string =>
  fileURLToPath(
    new URL(
      import.meta.url.endsWith('.ts') ? './score.worker.dev.mjs' : './score.worker.js',
      import.meta.url,
    ),
  )
