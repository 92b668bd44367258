import type { SavedAnswers } from './attempt-api'
import type { KeptAnswer } from './attempt-store'

type Numbered = Pick<KeptAnswer, 'epoch' | 'sequence'>

/** What the server has said it holds, by question; null where it has a later number than ours. */
export class HeldAnswers {
  readonly #held = new Map<string, Numbered & { value: string | null }>()

  /** Whether the server holds each of these answers as it is shown. An empty one is none. */
  holds = (shown: ReadonlyMap<string, string>): boolean =>
    [...shown].every(([questionId, value]) => {
      const held = this.#held.get(questionId)
      return (held === undefined ? '' : held.value) === value
    })

  /** What stands on the device, of which some was acknowledged before the page was loaded. */
  read(answers: readonly KeptAnswer[]): void {
    for (const answer of answers) {
      const held = this.#held.get(answer.questionId)
      const isTaken = !answer.unsent && !answer.delayed && answer.stale !== true
      if (isTaken && (held === undefined || isLater(answer, held)))
        this.#held.set(answer.questionId, answer)
    }
  }

  /** What was sent, and what the server said of it. */
  hear(sent: readonly KeptAnswer[], saved: SavedAnswers['saved']): void {
    for (const answer of sent) {
      const isSuperseded = saved.some(
        ({ question_id, sequence, state }) =>
          state === 'superseded' &&
          question_id === answer.questionId &&
          sequence === answer.sequence,
      )
      this.#held.set(answer.questionId, isSuperseded ? { ...answer, value: null } : answer)
    }
  }
}

const isLater = (one: Numbered, other: Numbered): boolean =>
  one.epoch === other.epoch ? one.sequence > other.sequence : one.epoch > other.epoch
