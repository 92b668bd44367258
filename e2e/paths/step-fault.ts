/** Why a step failed: what was expected of it, and what was seen instead. */
export class StepFault extends Error {
  readonly expected: string
  readonly seen: string

  constructor(
    { expected, seen }: { expected: string; seen: string },
    message = `${expected}\n${seen}`,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.expected = expected
    this.seen = seen
  }
}

/** The same of any error: one that tells nothing apart is what was seen in place of the event. */
export function toStepFault(error: unknown, event: string): StepFault {
  if (error instanceof StepFault) return error
  const seen = error instanceof Error ? error.message : String(error)
  return new StepFault({ expected: `The driver of ${event} brings the event about.`, seen }, seen, {
    cause: error,
  })
}
