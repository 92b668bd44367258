import { afterNextPaint } from '../../lib/after-next-paint'
import { storable } from './answer-text'
import type { Question, SavedAnswers } from './attempt-api'
import { toKeyRange } from './attempt-store'
import type { AttemptDatabase, StoredAnswer } from './attempt-store'
import { Emitter } from './emitter'
import { isDiskFull } from './free-storage'
import type { LocalAttempt } from './local-attempt'
import { TaskQueue } from './task-queue'

/**
 * How an answer stands with the server as it is shown: `late` came after its part was over, and
 * `kept` besides does not count, or not yet.
 */
export type Arrival = 'missing' | 'held' | 'late' | 'kept'

/** An edit whose text is the one that is shown. */
type Edit = Omit<StoredAnswer, 'value'>
type Numbered = Pick<StoredAnswer, 'epoch' | 'sequence' | 'came'>
type Marks = Pick<StoredAnswer, 'unsent' | 'delayed' | 'refused' | 'stale' | 'came'>

/**
 * The answers of an attempt: the only copy of them in memory. What is set is shown at once and
 * written on the device, from where the outbox sends it.
 */
export class AnswerStore {
  readonly #db: AttemptDatabase
  readonly #local: LocalAttempt
  readonly #changes = new Emitter<void>()
  readonly #writes = new TaskQueue()
  #values: ReadonlyMap<string, string> = new Map()
  /** The newest edit of each question that is not on the device yet, or found no room there. */
  readonly #unwritten = new Map<string, Edit>()
  /** The questions whose edit found no room. */
  readonly #withoutRoom = new Set<string>()
  /** What the server has said it holds; null where it has a later number than ours. */
  readonly #held = new Map<string, Numbered & { value: string | null }>()

  constructor(db: AttemptDatabase, local: LocalAttempt) {
    this.#db = db
    this.#local = local
  }

  /** What the page shows as the answer to a question; empty while there is none. */
  get = (questionId: string): string => this.#values.get(questionId) ?? ''

  /** All of them, by question; made anew whenever one of them changes. */
  get values(): ReadonlyMap<string, string> {
    return this.#values
  }

  /** Listens to changes, each told at once. @returns what stops it */
  subscribe = (listener: () => void): (() => void) => this.#changes.on(listener)

  /**
   * `saved`: the server holds every answer as it is shown; `kept`: some of them only without
   * counting them, or not yet.
   */
  get status(): 'saved' | 'kept' | 'unsaved' {
    const arrivals = [...this.#values.keys()].map(this.arrivalOf)
    if (arrivals.includes('missing')) return 'unsaved'
    return arrivals.includes('kept') ? 'kept' : 'saved'
  }

  /** How the server holds an answer as it is shown. An empty one is none, and held by everybody. */
  arrivalOf = (questionId: string): Arrival => {
    const held = this.#held.get(questionId)
    if ((held === undefined ? '' : held.value) !== this.get(questionId)) return 'missing'
    return held?.came ?? 'held'
  }

  /** Whether something that was answered is in this page alone: the device has no room for it. */
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
    // When it was made stands; the writing itself comes behind the paint of the key. Someone types
    // faster than a slow disk writes: a turn writes what stands by then, and the turns it made
    // needless pass.
    const painted = new Promise<void>(afterNextPaint)
    return this.#writes.run(async () => {
      await painted
      await this.#write(id)
    })
  }

  /** Makes what is shown of these questions new edits, under numbers of their own. */
  async setAnew(part: StoredAnswer['part'], questions: readonly Question[]): Promise<void> {
    await this.read()
    for (const { id, type } of questions) this.#number(id, { part, type })
    for (const { id } of questions)
      await this.#writes.run(() => this.#write(id)).catch(() => undefined)
  }

  /**
   * Shows what stands on the device and is not shown yet, and looks what of it the server has. What
   * is shown already is this page's own word and stays.
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
   * Shows what was restored from the server, in place of what another writer left here. Without
   * room on the device it lasts as long as the page. What was typed here meanwhile stays.
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

  /** Writes what is on its way to the device, and tries once more what found no room. */
  writeDown(): Promise<void> {
    return this.#writes.run(async () => {
      for (const questionId of this.#withoutRoom)
        await this.#write(questionId).catch(() => undefined)
    })
  }

  /** What stands of each question: on the device, or in this page where there was no room. */
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

  /** The server has these, and says of each how it holds it. */
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

  /** Says of edits how they stand; one that was made since is another one, and stays as it is. */
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
      // Where a full disk does not take the mark, it is sent once more, and stands once.
      if (!isDiskFull(error)) throw error
    })
  }

  #show(answers: readonly Pick<StoredAnswer, 'questionId' | 'value'>[]): void {
    const values = new Map(this.#values)
    for (const { questionId, value } of answers) values.set(questionId, value)
    this.#values = values
    this.#changes.emit()
  }

  /** Makes an edit of this moment, with the next number; it waits to be written. */
  #number(questionId: string, of: Pick<StoredAnswer, 'part' | 'type'>): void {
    const { record, clock } = this.#local
    const made = clock.instant()
    const { userId, attemptId, epoch } = record
    const sequence = this.#local.nextSequence()
    const who = { userId, attemptId, questionId, epoch, sequence }
    this.#unwritten.set(questionId, { ...made, ...who, ...of, unsent: true, delayed: false })
  }

  /** Writes what stands of a question by now, if it is not on the device. */
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
