/** An unexpected error, for the error reports. */
export interface UnforeseenFault {
  error: unknown
  tags: Record<string, string>
}

type Take = (fault: UnforeseenFault) => void

const waiting: UnforeseenFault[] = []
let take: Take = (fault) => {
  // What takes them comes later than the first of them may; where nothing does, they are few.
  if (waiting.length < 10) waiting.push(fault)
}

export const raiseFault = (error: unknown, tags: Record<string, string> = {}): void =>
  take({ error, tags })

/** Gives all that was raised, and what is from now on. */
export function takeFaults(taker: Take): void {
  take = taker
  waiting.splice(0).forEach(taker)
}
