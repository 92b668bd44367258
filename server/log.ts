import { type DestinationStream, pino } from 'pino'

/** The server's log, a line of JSON each. Failures are written without the values that were at hand: those are people's. */
export function openLog(level: string, destination?: DestinationStream) {
  return pino({ level, serializers: { err: presentFailure } }, destination ?? pino.destination(1))
}

interface Failure {
  type: string
  message: string
  code?: string
  stack: string
  cause?: Failure
}

/** Of a failure, what tells where and what it is. A failed query's parameters and a violated key's value would tell on people. */
function presentFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown.', stack: '' }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).join('\n'),
    ...(error.cause instanceof Error ? { cause: presentFailure(error.cause) } : {}),
  }
}

const withoutValues = (message: string): string => (message.split('\nparams:')[0] ?? '').replace(/[^\s@"'<>(),]+@[^\s@"'<>(),]+/g, '(e-mail)').replace(/"[^"]*"(?= for type|$)/gm, '(value)')
