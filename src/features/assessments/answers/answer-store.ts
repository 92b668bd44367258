import { afterNextPaint } from '../../../lib/after-next-paint'
import { storable } from './answer-text'
import type { Question, SavedAnswers } from '../attempt/attempt-api'
import { toKeyRange } from '../attempt/attempt-store'
import type { AttemptDatabase, StoredAnswer } from '../attempt/attempt-store'
import { Emitter } from '../engine/emitter'
import { isDiskFull } from '../attempt/free-storage'
import type { LocalAttempt } from '../attempt/local-attempt'
import { TaskQueue } from '../engine/task-queue'

/**
 * How the server holds an answer as it is shown. A `late` one arrived after its part was over; a
 * `kept` one arrived late, too, and counts only if its minutes were recorded or a reviewer accepts
 * it.
 */
export type Arrival = 'missing' | 'held' | 'late' | 'kept'

/** An edit without its text, which is the one that the page shows. */
type Edit = Omit<StoredAnswer, 'value'>
type Numbered = Pick<StoredAnswer, 'epoch' | 'sequence' | 'came'>
type Marks = Pick<StoredAnswer, 'unsent' | 'delayed' | 'refused' | 'stale' | 'came'>

/**
 * The answers of an attempt: the only copy of them in memory. An answer is shown at once and
 * written to the device, and the outbox sends it from there.
 */
export class AnswerStore {
  readonly #db: AttemptDatabase
  readonly #local: LocalAttempt
  readonly #changes = new Emitter<void>()
  readonly #writes = new TaskQueue()
  #values: ReadonlyMap<string, string> = new Map()
  /**
   * The newest edit of each question that is not on the device: it waits to be written or found no
   * room.
   */
  readonly #unwritten = new Map<string, Edit>()
  /** The questions whose edit found no room. */
  readonly #withoutRoom = new Set<string>()
  /**
   * What the server has confirmed for each question; the value is null if the server has a later
   * edit than this one.
   */
  readonly #held = new Map<string, Numbered & { value: string | null }>()

  constructor(db: AttemptDatabase, local: LocalAttempt) {
    this.#db = db
    this.#local = local
  }

  /** What the page shows as the answer to a question; empty while there is none. */
  get = (questionId: string): string => this.#values.get(questionId) ?? ''

  /** All answers by question. Each change makes a new map. */
  get values(): ReadonlyMap<string, string> {
    return this.#values
  }

  /**
   * Calls the listener at once on each change.
   * @returns what stops it
   */
  subscribe = (listener: () => void): (() => void) => this.#changes.on(listener)

  /**
   * `saved`: the server holds every answer as it is shown. `kept`: it holds every answer, but some
   * count only if their minutes were recorded or a reviewer accepts them.
   */
  get status(): 'saved' | 'kept' | 'unsaved' {
    const arrivals = [...this.#values.keys()].map(this.getArrival)
    if (arrivals.includes('missing')) return 'unsaved'
    return arrivals.includes('kept') ? 'kept' : 'saved'
  }

  /**
   * How the server holds an answer as it is shown. An empty answer is no answer, so the server
   * holds it from the start.
   */
  getArrival = (questionId: string): Arrival => {
    const held = this.#held.get(questionId)
    if ((held === undefined ? '' : held.value) !== this.get(questionId)) return 'missing'
    return held?.came ?? 'held'
  }

  /** Whether an answer exists only in this page because the device has no room for it. */
  get hasUnkept(): boolean {
    return this.#withoutRoom.size > 0
  }

  /**
   * Shows an answer and keeps it on the device. Resolves once it would survive a crash of the tab.
   * @throws what the write rejected with; the edit then lasts as long as the page, and is sent
   */
  set({ id, type }: Pick<Question, 'id' | 'type'>, value: string): Promise<void> {
    const { record, timer } = this.#local
    const part = timer.position()?.part ?? record.parts.at(-1)?.id
    if (part === undefined)
      return Promise.reject(new Error('An attempt without parts cannot be answered.'))
    this.#number(id, { part, type })
    this.#show([{ questionId: id, value: storable(value) }])
    // The edit takes its time now, and is written after the key is painted. A slow disk may be
    // slower than the typing: each turn writes the newest text, and turns without anything new do
    // nothing.
    const painted = new Promise<void>(afterNextPaint)
    return this.#writes.run(async () => {
      await painted
      await this.#write(id)
    })
  }

  /** Makes new edits, with new numbers, of what the page shows for these questions. */
  async setAnew(part: StoredAnswer['part'], questions: readonly Question[]): Promise<void> {
    await this.read()
    for (const { id, type } of questions) this.#number(id, { part, type })
    for (const { id } of questions)
      await this.#writes.run(() => this.#write(id)).catch(() => undefined)
  }

  /**
   * Shows the answers from the device that are not shown yet, and notes which of them the server
   * has. Answers that the page already shows are newer and stay.
   */
  async read(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.rows()
    for (const row of rows) {
      const held = this.#held.get(row.questionId)
      const isTaken = !row.unsent && !row.delayed && row.stale !== true
      if (isTaken && (held === undefined || isLater(row, held))) this.#held.set(row.questionId, row)
    }
    const unseen = rows.filter(({ questionId }) => !this.#values.has(questionId))
    if (unseen.length > 0) this.#show(unseen)
    return this.#values
  }

  /**
   * Shows the answers restored from the server in place of those of another writer. If the device
   * has no room, they exist only in this page. Answers typed during the restore stay.
   */
  restore(
    adopted: readonly StoredAnswer[],
    setAside: readonly string[],
    isOnDevice: boolean,
  ): void {
    const isTyped = (questionId: string) => {
      const edit = this.#unwritten.get(questionId)
      return edit !== undefined && edit.unsent && edit.epoch === this.#local.record.epoch
    }
    const taken = adopted.filter(({ questionId }) => !isTyped(questionId))
    const gone = setAside.filter((questionId) => !isTyped(questionId))
    for (const questionId of [...gone, ...taken.map((answer) => answer.questionId)]) {
      this.#unwritten.delete(questionId)
      this.#withoutRoom.delete(questionId)
    }
    for (const { value, ...edit } of isOnDevice ? [] : taken) {
      this.#unwritten.set(edit.questionId, edit)
      this.#withoutRoom.add(edit.questionId)
    }
    this.#values = new Map([...this.#values].filter(([questionId]) => !gone.includes(questionId)))
    this.#show(taken)
  }

  /** Tries again to write the answers for which the device had no room. */
  writeDown(): Promise<void> {
    return this.#writes.run(async () => {
      for (const questionId of this.#withoutRoom)
        await this.#write(questionId).catch(() => undefined)
    })
  }

  /**
   * The newest answer to each question: from the device, or from this page if the device had no
   * room.
   */
  async rows(): Promise<StoredAnswer[]> {
    const { userId, attemptId } = this.#local.record
    const stored = await this.#db.getAll('answers', toKeyRange(userId, attemptId))
    const unstored = [...this.#withoutRoom].flatMap((questionId) => {
      const edit = this.#unwritten.get(questionId)
      return edit === undefined ? [] : [{ ...edit, value: this.get(questionId) }]
    })
    const isStored = ({ questionId, isSetAside }: StoredAnswer) =>
      isSetAside !== true && !unstored.some((one) => one.questionId === questionId)
    return [...stored.filter(isStored), ...unstored]
  }

  /** Notes how the server holds each of these answers, which it has received. */
  async acknowledge(sent: readonly StoredAnswer[], saved: SavedAnswers['saved']): Promise<void> {
    const byArrival = new Map<StoredAnswer['came'], StoredAnswer[]>()
    for (const answer of sent) {
      const state = saved.find(
        ({ question_id, sequence }) =>
          question_id === answer.questionId && sequence === answer.sequence,
      )?.state
      const came = state === 'late' || state === 'kept' ? state : undefined
      const value = state === 'superseded' ? null : answer.value
      this.#held.set(answer.questionId, { ...answer, value, came })
      byArrival.set(came, [...(byArrival.get(came) ?? []), answer])
    }
    for (const [came, answers] of byArrival)
      await this.mark(answers, { unsent: false, delayed: false, refused: undefined, came })
  }

  /** Marks these edits on the device. A newer edit of the same question is not touched. */
  async mark(sent: readonly StoredAnswer[], as: Marks): Promise<void> {
    for (const { questionId, sequence, epoch } of sent) {
      const edit = this.#unwritten.get(questionId)
      if (edit?.sequence === sequence && edit.epoch === epoch)
        this.#unwritten.set(questionId, { ...edit, ...as })
    }
    const tx = this.#db.transaction('answers', 'readwrite')
    const marking = sent.map(async ({ userId, attemptId, questionId, sequence, epoch }) => {
      const stored = await tx.store.get([userId, attemptId, questionId])
      if (stored && stored.sequence === sequence && stored.epoch === epoch)
        await tx.store.put({ ...stored, ...as })
    })
    await Promise.all([...marking, tx.done]).catch((error: unknown) => {
      // A full disk cannot store the mark. The answer is then sent again, and the server counts it
      // once.
      if (!isDiskFull(error)) throw error
    })
  }

  #show(answers: readonly Pick<StoredAnswer, 'questionId' | 'value'>[]): void {
    const values = new Map(this.#values)
    for (const { questionId, value } of answers) values.set(questionId, value)
    this.#values = values
    this.#changes.emit()
  }

  /** Makes an edit with the next number and the current time, which waits to be written. */
  #number(questionId: string, of: Pick<StoredAnswer, 'part' | 'type'>): void {
    const { record, clock } = this.#local
    const made = clock.instant()
    const { userId, attemptId, epoch } = record
    const sequence = this.#local.nextSequence()
    const who = { userId, attemptId, questionId, epoch, sequence }
    this.#unwritten.set(questionId, { ...made, ...who, ...of, unsent: true, delayed: false })
  }

  /** Writes the newest answer to a question, if it is not on the device. */
  async #write(questionId: string): Promise<void> {
    const edit = this.#unwritten.get(questionId)
    if (edit === undefined) return
    const row = { ...edit, value: this.get(questionId) }
    try {
      await this.#local.write(['answers'], (tx) => tx.objectStore('answers').put(row))
    } catch (error) {
      this.#withoutRoom.add(questionId)
      throw error
    }
    this.#withoutRoom.delete(questionId)
    if (this.#unwritten.get(questionId) === edit) this.#unwritten.delete(questionId)
  }
}

const isLater = (one: Numbered, other: Numbered): boolean =>
  one.epoch === other.epoch ? one.sequence > other.sequence : one.epoch > other.epoch
