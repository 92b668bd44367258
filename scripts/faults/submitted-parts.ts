import type { ServerSide } from './server-side'

/** What a page showed when it submitted a part, with the number of that event. */
export interface SubmittedPart {
  epoch: number
  sequence: number
  shown: ReadonlyMap<string, string>
}

/**
 * Checks that every submitted and accepted part equals what its page showed; returns those that
 * differ.
 */
export async function notAsShown(
  server: ServerSide,
  submittedParts: readonly SubmittedPart[],
): Promise<string[]> {
  const [standing, listed] = [await server.standing(), await server.listed()]
  const taken = submittedParts.filter(({ epoch, sequence }) =>
    listed.some(
      (event) =>
        event.type === 'part.submitted' && event.epoch === epoch && event.sequence === sequence,
    ),
  )
  return taken.flatMap(({ shown }) =>
    [...shown].flatMap(([question, value]) => {
      const there = standing.get(question)?.value ?? ''
      return there === value
        ? []
        : [
            `Handed in as shown: ${question} was “${value}” on the page, and “${there}” stands on the server.`,
          ]
    }),
  )
}
