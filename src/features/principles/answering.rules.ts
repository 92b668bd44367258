import type { StoredAnswer } from './stored-answers'

export const perPage = 10

/** By the statement's number. */
export type Answers = Readonly<Record<number, number>>

/** What the person sees as answered: what the server has, under what waits on the device. */
export const withStored = (saved: Answers, stored: readonly StoredAnswer[]): Answers => ({
  ...saved,
  ...Object.fromEntries(stored.map(({ number, answer }) => [number, answer])),
})

/** The statements without an answer, in their order. */
export const getMissing = (answers: Answers, total: number): number[] =>
  Array.from({ length: total }, (_, at) => at + 1).filter((number) => answers[number] === undefined)

/** Counted from 1. */
export const toPage = (number: number): number => Math.ceil(number / perPage)

/**
 * The answers to send now. The one that would complete the questionnaire, after which nothing can
 * be changed, waits until the person says that they have finished; it is the answer given last.
 */
export function toSend(
  saved: Answers,
  stored: readonly StoredAnswer[],
  { total, finishing }: { total: number; finishing: boolean },
): readonly StoredAnswer[] {
  if (finishing || getMissing(withStored(saved, stored), total).length > 0) return stored
  const last = stored
    .toSorted((a, b) => a.at - b.at)
    .findLast(({ number }) => saved[number] === undefined)
  return stored.filter((one) => one !== last)
}
