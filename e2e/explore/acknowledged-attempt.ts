import { expect } from '@playwright/test'
import type { Facts } from '../paths/assessment/facts'
import { toStateId, listPositions } from '../paths/assessment/names'
import type { AssessmentContext } from '../paths/assessment/test-context'
import { InvariantError } from './invariant-error'

interface Row {
  value: string
  epoch: number
  sequence: number
}

/**
 * Remembers the data of an attempt that the server has acknowledged, and the unsent text of the
 * page.
 */
export class AcknowledgedAttempt {
  readonly #testContext: AssessmentContext
  #attempt: string | null = null
  #place = 0
  #rows = new Map<string, Row>()
  /** The text that was in the field and not sent when the page was left. */
  #unsent: string | null = null
  #facts: Facts | null = null

  constructor(testContext: AssessmentContext) {
    this.#testContext = testContext
  }

  /** Called before a fault that leaves the page, because its text has to reach the server later. */
  async rememberUnsent(): Promise<void> {
    this.#unsent = this.#facts?.unsent === true ? await this.#written() : null
  }

  /** @throws InvariantError if the server has lost data, or its answers differ from the page's */
  async checkStored(states: readonly string[], facts: Facts): Promise<void> {
    this.#facts = facts
    const attempt = await this.#testContext.candidate.attempt()
    if (attempt === null || attempt.id !== this.#attempt) {
      this.#attempt = attempt?.id ?? null
      this.#rows = new Map()
      this.#place = 0
      this.#unsent = null
    }
    if (attempt === null) return
    const place = listPositions(this.#testContext.kind.id).findIndex(
      ({ part, phase }) => part === attempt.part && phase === attempt.phase,
    )
    if (place !== -1 && place < this.#place)
      throw new InvariantError('lost', `The attempt is back at ${attempt.part} ${attempt.phase}.`)
    this.#place = Math.max(place, this.#place)
    await this.#answers(attempt.id, states, facts)
  }

  async #answers(id: string, states: readonly string[], { unsent }: Facts): Promise<void> {
    const rows = await this.#rowsOf(id)
    for (const [question, before] of this.#rows) {
      const now = rows.get(question)
      if (
        now === undefined ||
        now.epoch < before.epoch ||
        (now.epoch === before.epoch && now.sequence < before.sequence)
      )
        throw new InvariantError(
          'lost',
          `The server had ${JSON.stringify(before)} of ${question}, and has ${JSON.stringify(now)}.`,
        )
    }
    this.#rows = rows
    const left = this.#unsent
    if (left !== null && left !== '' && states.includes('running')) {
      await this.#has(id, left, 'written before the page was left')
      this.#unsent = null
    }
    const isShown =
      !unsent &&
      states.includes('running.saving.saved') &&
      states.includes('running.writer.mine') &&
      states.includes('running.connectivity.online') &&
      states.includes('running.capture.live') &&
      states.includes('running.dialog.closed') &&
      states.includes(toStateId({ part: 'writing', phase: 'answering' }))
    const written = isShown ? await this.#written() : null
    if (written !== null && written !== '')
      await this.#has(id, written, 'shown on the page as saved')
  }

  async #has(id: string, value: string, how: string): Promise<void> {
    await expect
      .poll(async () => [...(await this.#rowsOf(id)).values()].map((row) => row.value))
      .toContain(value)
      .catch((error: unknown) => {
        throw new InvariantError('an answer is lost', `${value} was ${how}. ${String(error)}`)
      })
  }

  async #rowsOf(id: string): Promise<Map<string, Row>> {
    const rows = await this.#testContext.operator.run(
      'select question_id, value, epoch, sequence from answers where attempt_id = $1',
      [id],
    )
    return new Map(
      rows.map(({ question_id: question, value, epoch, sequence }) => [
        String(question),
        { value: String(value), epoch: Number(epoch), sequence: Number(sequence) },
      ]),
    )
  }

  /** The text in the first text field; null if the page has none. */
  async #written(): Promise<string | null> {
    const field = this.#testContext.page.getByRole('textbox').first()
    return (await field.count()) === 0 ? null : field.inputValue()
  }
}
