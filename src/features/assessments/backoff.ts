const FIRST_MS = 1_000
const LONGEST_MS = 30_000

/**
 * Longer and longer waits between tries, spread so that many browsers do not come back in the same
 * second.
 */
export class Backoff {
  #tries = 0
  readonly #random: () => number

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /**
   * Milliseconds to wait before the next try: 1, 2, 4 … 30 seconds, each between half and whole.
   */
  next = (): number => {
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#tries)
    this.#tries += 1
    return Math.round(longest * (0.5 + this.#random() / 2))
  }

  /** After a success the next failure waits shortly again. */
  reset = (): void => {
    this.#tries = 0
  }
}
