import type { Look } from '../paths/look'

/** An invariant that does not hold. */
export class InvariantError extends Error {
  constructor(
    /** Identifies the failure in every run, together with the place. */
    readonly kind: string,
    message: string,
  ) {
    super(message)
  }
}

/** A failure of a walk as it is reported and compared. */
export interface Failure {
  /** Equal for failures that probably have the same cause. */
  signature: string
  message: string
}

/**
 * The failure of a walk, identified by the invariant or the state's assertion, and by the last
 * piece.
 */
export function toFailure(error: unknown, last: string): Failure {
  const broken = invariantErrorIn(error)
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

function invariantErrorIn(error: unknown): InvariantError | null {
  if (error instanceof InvariantError) return error
  return error instanceof Error && error.cause !== undefined ? invariantErrorIn(error.cause) : null
}

export const pageInWords = ({ path, text }: Look): string => `The page ${path}:\n${text}`
