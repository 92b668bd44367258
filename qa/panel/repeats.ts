import type { DescribedStep } from './session-record'

export type RepeatedStep = DescribedStep & { times: number }

/** Joins equal steps in a row into one, such as answers that change nothing. */
export function withoutRepeats(steps: readonly DescribedStep[]): RepeatedStep[] {
  const found: RepeatedStep[] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last !== undefined && toName(last) === toName(step))
      found[found.length - 1] = { ...step, times: last.times + 1 }
    else found.push({ ...step, times: 1 })
  }
  return found
}

const toName = ({ chart, event, taken, states }: DescribedStep) =>
  JSON.stringify([chart, event, taken, states])
