/** The reason why a step failed, with the expected and the actual result. */
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

/** A step fault from any error. The message of another error becomes the actual result. */
export function toStepFault(error: unknown, event: string): StepFault {
  if (error instanceof StepFault) return error
  const seen = error instanceof Error ? error.message : String(error)
  return new StepFault({ expected: `The driver of ${event} brings the event about.`, seen }, seen, {
    cause: error,
  })
}
