import { type DestinationStream, type LoggerOptions, pino } from 'pino'

/**
 * The server's log, a line of JSON each. Failures are written without the values that were at hand:
 * those are people's.
 */
export function openLog(
  level: string,
  destination?: DestinationStream,
  report: Report | null = null,
) {
  return pino(
    {
      level,
      serializers: { err: presentFailure },
      hooks: report === null ? {} : reporting(report),
    },
    destination ?? pino.destination(1),
  )
}

/** Is told of every failure that is written as an error. */
type Report = (failure: Failure, tags: Record<string, string>) => void

/** Beside a failure its line names what failed: that goes along, and nothing else does. */
const named = ['job', 'sweep'] as const

const reporting = (report: Report): LoggerOptions['hooks'] => ({
  logMethod(args, write, level) {
    const given: unknown = args[0]
    if (level >= levels.error && typeof given === 'object' && given !== null && 'err' in given) {
      const words = new Map<string, unknown>(Object.entries(given))
      report(
        presentFailure(given.err),
        Object.fromEntries(
          named.flatMap((name) =>
            typeof words.get(name) === 'string' ? [[name, String(words.get(name))]] : [],
          ),
        ),
      )
    }
    write.apply(this, args)
  },
})

/** By pino's numbers. */
const levels = { error: 50 }

export interface Failure {
  type: string
  message: string
  code?: string
  stack: string
  cause?: Failure
}

/**
 * The parts of a failure that identify it. A failed query's parameters and a violated key's value
 * are left out, because they contain personal data.
 */
function presentFailure(error: unknown): Failure {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: presentFailure(error.cause) } : {}),
  }
}

const withoutValues = (message: string): string =>
  (message.split('\nparams:')[0] ?? '')
    .replace(/[^\s@"'<>(),]+@[^\s@"'<>(),]+/g, '(e-mail)')
    .replace(/"[^"]*"(?= for type|$)/gm, '(value)')
