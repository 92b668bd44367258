import type { ToldStep } from './session-record'

export type RepeatedStep = ToldStep & { times: number }

/** Steps with those that came again at once told as one: an answer that changes nothing, say. */
export function withoutRepeats(steps: readonly ToldStep[]): RepeatedStep[] {
  const found: RepeatedStep[] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last !== undefined && nameOf(last) === nameOf(step))
      found[found.length - 1] = { ...step, times: last.times + 1 }
    else found.push({ ...step, times: 1 })
  }
  return found
}

const nameOf = ({ chart, event, taken, states }: ToldStep) =>
  JSON.stringify([chart, event, taken, states])
