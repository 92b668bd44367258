import type { AttemptApi, Question, Questionnaire } from '../attempt/attempt-api'
import { isOutage } from '../attempt/attempt-failure'
import type { AttemptDatabase, AttemptKey } from '../attempt/attempt-store'
import { type Backoff, createBackoff } from '../../../lib/retry'
import { storeMedia, findStoredMedia } from '../attempt/free-storage'
import { Emitter } from './emitter'

/** The sound or picture of a question: on its way, here, or waiting to be fetched again. */
export type MediaState = { at: 'loading' } | { at: 'failed' } | { at: 'ready'; file: Blob }

/**
 * Fetches the sounds and pictures of an attempt's questions one after another, in their order, and
 * keeps them on the device, so that a candidate who goes offline still has all of them, also after
 * a reload. A failed one is tried again at growing intervals, and at once when its question is
 * opened.
 */
export class QuestionMedia {
  readonly changes = new Emitter<void>()
  readonly #api: AttemptApi
  readonly #database: Promise<AttemptDatabase>
  readonly #of: AttemptKey
  readonly #backoff: Backoff
  #addresses: ReadonlyMap<string, string>
  #states: ReadonlyMap<string, MediaState>
  #wanted: string | null = null
  #wake: () => void = () => undefined
  #stopped = false

  constructor(
    api: AttemptApi,
    database: Promise<AttemptDatabase>,
    of: AttemptKey,
    questionnaire: Questionnaire,
    backoff = createBackoff(),
  ) {
    this.#api = api
    this.#database = database
    this.#of = of
    this.#backoff = backoff
    this.#addresses = addressesIn(questionnaire)
    this.#states = new Map([...this.#addresses.keys()].map((id) => [id, { at: 'loading' }]))
  }

  /** By question; made anew whenever one of them changes. */
  get states(): ReadonlyMap<string, MediaState> {
    return this.#states
  }

  /** Fetches until all are here. */
  async run(): Promise<void> {
    const { userId, attemptId } = this.#of
    const db = await this.#database
    for (const [id, file] of await findStoredMedia(db, userId, attemptId))
      if (this.#states.has(id)) this.#become(id, { at: 'ready', file })
    while (!this.#stopped && this.#missing().length > 0) {
      // A question may be asked for at any time and is then fetched first, so each turn looks for
      // the next one again.
      const tried = new Set<string>()
      for (let id = this.#next(tried); id !== undefined && !this.#stopped; id = this.#next(tried)) {
        tried.add(id)
        await this.#load(db, id)
      }
      if (this.#missing().length > 0) await this.#pause()
    }
  }

  /** Somebody looks at this question: it is fetched next, and again where it failed. */
  want = (questionId: string): void => {
    if (this.#states.get(questionId)?.at !== 'failed') return
    this.#wanted = questionId
    this.#become(questionId, { at: 'loading' })
    this.#wake()
  }

  stop = (): void => {
    this.#stopped = true
    this.#wake()
  }

  async #load(db: AttemptDatabase, id: string): Promise<void> {
    try {
      const file = await this.#fetch(id)
      if (this.#stopped) return
      this.#backoff.reset()
      this.#become(id, { at: 'ready', file })
      await storeMedia(db, this.#of.userId, this.#of.attemptId, id, file)
    } catch {
      this.#become(id, { at: 'failed' })
    }
  }

  /**
   * An address is good for some hours only: after a refusal the questions are asked for again, for
   * the new ones.
   */
  async #fetch(id: string): Promise<Blob> {
    const address = this.#addresses.get(id) ?? ''
    try {
      return await this.#api.getMedia(address)
    } catch (error) {
      if (isOutage(error)) throw error
      this.#addresses = addressesIn(await this.#api.getQuestionnaire(this.#of.assessmentId))
      const renewed = this.#addresses.get(id)
      if (renewed === undefined || renewed === address) throw error
      return this.#api.getMedia(renewed)
    }
  }

  #missing = (): string[] =>
    [...this.#states].filter(([, { at }]) => at !== 'ready').map(([id]) => id)

  #next(tried: ReadonlySet<string>): string | undefined {
    const wanted = this.#wanted
    this.#wanted = null
    if (wanted !== null && this.#states.get(wanted)?.at === 'loading') return wanted
    return this.#missing().find((id) => !tried.has(id))
  }

  /** Until the next try is due, or somebody wants one. */
  #pause(): Promise<void> {
    if (this.#wanted !== null || this.#stopped) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#backoff.next())
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #become(id: string, state: MediaState): void {
    this.#states = new Map(this.#states).set(id, state)
    this.changes.emit()
  }
}

const addressesIn = ({ parts }: Pick<Questionnaire, 'parts'>): ReadonlyMap<string, string> =>
  new Map(
    parts.flatMap(({ questions }) =>
      questions.flatMap(({ id, media }: Question): [string, string][] =>
        media === undefined ? [] : [[id, media.url]],
      ),
    ),
  )
