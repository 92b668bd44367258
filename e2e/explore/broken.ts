import type { Look } from '../paths/look'

/** What an invariant found: of which kind it is, and what was expected and seen. */
export class Broken extends Error {
  constructor(
    /** What failures are told apart by, besides the place: the same in every run. */
    readonly kind: string,
    message: string,
  ) {
    super(message)
  }
}

/** A failure of a walk as it is reported and compared. */
export interface Failure {
  /** Equal for failures that have the same cause, as far as anybody can tell. */
  signature: string
  message: string
}

/** What failed, told by the sentence of the state or the invariant and by the last piece. */
export function failureOf(error: unknown, last: string): Failure {
  const broken = brokenIn(error)
  const message = error instanceof Error ? error.message : String(error)
  if (broken !== null) return { signature: `${broken.kind}, ${last}`, message: broken.message }
  const state = /"((?:session|english|annotation)[\w.]*): /.exec(message)?.[1]
  const kind = /did not take/.test(message)
    ? 'another step'
    : /did not come to/.test(message)
      ? 'another state'
      : state !== undefined
        ? `the look of ${state}`
        : 'a driver'
  return { signature: `${kind}, ${last}`, message }
}

function brokenIn(error: unknown): Broken | null {
  if (error instanceof Broken) return error
  return error instanceof Error && error.cause !== undefined ? brokenIn(error.cause) : null
}

export const pageInWords = ({ path, text }: Look): string => `The page ${path}:\n${text}`
