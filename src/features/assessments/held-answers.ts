import type { SavedAnswers } from './attempt-api'
import type { StoredAnswer } from './attempt-store'

type Numbered = Pick<StoredAnswer, 'epoch' | 'sequence' | 'came'>

/**
 * How an answer stands with the server as it is shown: `late` came after its part was over, and
 * `kept` besides does not count, or not yet.
 */
export type Arrival = 'missing' | 'held' | 'late' | 'kept'

/** What the server has said it holds, by question; null where it has a later number than ours. */
export class HeldAnswers {
  readonly #held = new Map<string, Numbered & { value: string | null }>()

  /** An empty answer is none, and held by everybody. */
  arrivalOf = (questionId: string, value: string): Arrival => {
    const held = this.#held.get(questionId)
    if ((held === undefined ? '' : held.value) !== value) return 'missing'
    return held?.came ?? 'held'
  }

  /** Whether the server holds each of these answers as it is shown. */
  holds = (shown: ReadonlyMap<string, string>): boolean =>
    [...shown].every(([questionId, value]) => this.arrivalOf(questionId, value) !== 'missing')

  /** Whether one of these answers is kept by the server without counting. */
  keepsApart = (shown: ReadonlyMap<string, string>): boolean =>
    [...shown].some(([questionId, value]) => this.arrivalOf(questionId, value) === 'kept')

  /** What stands on the device, of which some was acknowledged before the page was loaded. */
  read(answers: readonly StoredAnswer[]): void {
    for (const answer of answers) {
      const held = this.#held.get(answer.questionId)
      const isTaken = !answer.unsent && !answer.delayed && answer.stale !== true
      if (isTaken && (held === undefined || isLater(answer, held)))
        this.#held.set(answer.questionId, answer)
    }
  }

  /**
   * What was sent, and what the server said of it.
   * @returns the same by when it came, as that is to be kept on the device
   */
  hear(
    sent: readonly StoredAnswer[],
    saved: SavedAnswers['saved'],
  ): Map<StoredAnswer['came'], StoredAnswer[]> {
    const heard = new Map<StoredAnswer['came'], StoredAnswer[]>()
    for (const answer of sent) {
      const state = saved.find(
        ({ question_id, sequence }) =>
          question_id === answer.questionId && sequence === answer.sequence,
      )?.state
      const came = state === 'late' || state === 'kept' ? state : undefined
      const value = state === 'superseded' ? null : answer.value
      this.#held.set(answer.questionId, { ...answer, value, came })
      heard.set(came, [...(heard.get(came) ?? []), answer])
    }
    return heard
  }
}

const isLater = (one: Numbered, other: Numbered): boolean =>
  one.epoch === other.epoch ? one.sequence > other.sequence : one.epoch > other.epoch
