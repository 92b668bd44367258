import { partsByKind } from '../../../../machines/assessment/parts'
import type { AssessmentKind } from '../../../../machines/assessment/parts'
import { isClientEventType } from '../../../../machines/attempt/attempt-events'
import type { AttemptEvent } from '../../../../machines/attempt/attempt-events'
import {
  expireOverdue,
  foldAttempt,
  grantedSeconds,
  refusal,
  stepAttempt,
} from '../../../../machines/attempt/attempt-fold'
import type { AttemptState } from '../../../../machines/attempt/attempt-fold'
import { readAttemptEvent } from '../../../../machines/attempt/attempt-row'
import { restedParts, toDeviceParts, toDevicePlan } from '../../../../machines/attempt/part-clock'
import { getDigests } from '../answers/answer-text'
import type {
  AnswerEdit,
  Attempt,
  AttemptApi,
  AttemptEventRequest,
  PieceUpload,
  Questionnaire,
  TakeUpload,
} from '../attempt/attempt-api'

export const attemptId = '01920000-0000-7000-8000-000000000040'

export interface StoredAnswer extends AnswerEdit {
  epoch: number
}

/**
 * A server of one candidate's attempt, in memory, deciding by the same chart as the real one.
 * `silence` makes calls go unanswered before or after they were carried out.
 */
export class InMemoryServer implements AttemptApi {
  readonly events: AttemptEvent[] = []
  readonly answers = new Map<string, StoredAnswer>()
  readonly pieces: PieceUpload[] = []
  readonly takes: (TakeUpload & { questionId: string; isLate: boolean })[] = []
  readonly calls: string[] = []
  /** What the browser said of its devices when the attempt began. */
  deviceCheck: AttemptEventRequest['device_check'] = undefined
  silence: 'none' | 'before' | 'after' = 'none'
  /** Whether what came late counts, or is only kept. */
  late: 'late' | 'kept' = 'late'
  /** Another one where late answers that were only kept count by now. */
  answersRevision = 0
  /** Parts that an arrangement leaves out of the attempt; set before it begins. */
  exempt: readonly string[] = []
  /** The time that an arrangement gives; set before it begins. */
  arranged = { factor: 1, breakSeconds: 0 }
  /** The sources that an arrangement replaces; set before it begins. */
  replaced: ('camera' | 'screen')[] = []
  /** How long something may be on its way before what ran out is closed, as on the real server. */
  inFlightMs = 0
  readonly #keys = new Set<string>()
  /** Kept with the events, as on the real server: a page asks for it again and again. */
  #state: AttemptState | null = null
  readonly #now: () => number

  constructor(
    now: () => number,
    readonly kind: AssessmentKind = 'english',
  ) {
    this.#now = now
  }

  /**
   * The present state of the attempt. `inFlightMs` is 0 for a browser that says it has gone on:
   * none of its answers is on its way any more.
   */
  state(inFlightMs = this.inFlightMs): AttemptState | null {
    if (this.#state !== null)
      this.#append(expireOverdue(this.#state, new Date(this.#now() - inFlightMs)))
    return this.#state
  }

  #append(events: AttemptEvent[]): void {
    this.events.push(...events)
    for (const event of events)
      this.#state =
        this.#state === null ? foldAttempt([event]) : stepAttempt(this.#state, event).state
  }

  /** The server's own events: a take-over from elsewhere, a result, a decision. */
  append(event: Record<string, unknown> & { type: string }): void {
    const read = readAttemptEvent({
      at: this.#iso(),
      epoch: this.state()?.epoch ?? 1,
      sequence: 0,
      ...event,
    })
    if (read) this.#append([read])
  }

  listAttempts = () =>
    this.#answer('listAttempts', () => [
      {
        kind: this.kind,
        assessment_id: `${this.kind}_v3` as const,
        available: true,
        ...(this.consentNeeded ? { consent_needed: true } : {}),
        ...(this.replaced.length > 0 ? { replaced: this.replaced } : {}),
        plan: toDevicePlan(
          foldAttempt(this.events.length > 0 ? this.events : this.#beginning({ sequence: 0 }))
            .clock,
        ),
        attempt: this.state() === null || this.state()?.archived === true ? null : this.view(),
      },
    ])

  /** The text has changed since this page was loaded. */
  textIsOutdated = false
  /** The text has changed since the candidate agreed to it. */
  consentNeeded = false
  giveConsent = () =>
    this.#answer('giveConsent', () => {
      if (this.textIsOutdated) throw refused(409, 'consent_outdated')
    })

  sendEvent = (_: string, body: AttemptEventRequest) =>
    this.#answer(body.type, () => {
      if (this.#keys.has(body.key)) return this.view()
      const state = body.type === 'part.begun' ? this.state(0) : this.state()
      const [event, ...entered] =
        body.type === 'attempt.started'
          ? this.#beginning(body)
          : [readAttemptEvent({ ...body, at: this.#iso() })]
      if (!event || !isClientEventType(body.type)) throw refused(409, 'client_event_refused')
      const why = refusal(state, event)
      if (why === 'stale_epoch') throw refused(409, 'writer_elsewhere')
      const isOver = state !== null && (state.archived || state.status !== 'IN_PROGRESS')
      if (why !== null || (state?.archived === true && body.type === 'heartbeat'))
        throw refused(409, isOver ? 'attempt_over' : 'client_event_refused')
      if (body.type === 'part.submitted') this.#refuseOtherThanShown(body)
      if (body.type === 'attempt.started') this.deviceCheck = body.device_check
      this.#keys.add(body.key)
      if (body.type !== 'heartbeat') this.#append([event, ...entered.filter((one) => one !== null)])
      return this.view()
    })

  /** A part closes with the answers that the page showed. */
  #refuseOtherThanShown({ part, answers: shown }: AttemptEventRequest): void {
    if (shown === undefined) return
    const asked = questionnaire.parts.find(({ id }) => id === part)?.questions ?? []
    const values = [...this.answers].map(([id, { value }]): [string, string] => [id, value])
    const held = getDigests(new Map(values), asked)
    const sayings = (digests: typeof shown) =>
      new Map(digests.map(({ question_id, digest }) => [question_id, digest]))
    const [there, here] = [sayings(shown), sayings(held)]
    const differing = asked.filter(({ id }) => there.get(id) !== here.get(id))
    if (differing.length === 0) return
    throw Object.assign(refused(409, 'answers_differ'), {
      fields: Object.fromEntries(differing.map(({ id }) => [id, 'differs'])),
    })
  }

  getQuestionnaire = () =>
    this.#answer('getQuestionnaire', () => ({
      ...questionnaire,
      parts: questionnaire.parts.map((part) =>
        this.exempt.includes(part.id)
          ? { ...part, budget_seconds: 0, waived: true, questions: [] }
          : part,
      ),
      answers: [...this.answers.values()].map(({ question_id, type, value, epoch, sequence }) => ({
        question_id,
        type,
        value,
        epoch,
        sequence,
      })),
      takes: this.takes.map(({ questionId, take, duration_ms, isLate }) => ({
        question_id: questionId,
        take,
        duration_ms,
        state: isLate ? this.late : ('saved' as const),
      })),
    }))

  getMedia = (url: string) =>
    this.#answer('getMedia', () => new Blob([`The file at ${url}`], { type: 'image/png' }))

  saveAnswers = (_: string, { epoch, answers }: { epoch: number; answers: AnswerEdit[] }) =>
    this.#answer('saveAnswers', () => {
      const state = this.state()
      if (!state) throw refused(404, 'attempt_not_found')
      if (epoch < state.epoch) throw refused(409, 'writer_elsewhere')
      const saved = answers.map((answer) => {
        const { question_id, sequence } = answer
        const before = this.answers.get(question_id)
        if (before && before.epoch === epoch && before.sequence > sequence)
          return { question_id, sequence, state: 'superseded' as const }
        this.answers.set(question_id, { ...answer, epoch })
        return {
          question_id,
          sequence,
          state: answer.late ? this.late : ('saved' as const),
        }
      })
      return { saved, attempt: this.view() }
    })

  saveTake = (_: string, questionId: string, take: TakeUpload) =>
    this.#answer('saveTake', () => {
      const { parts = [] } = this.state()?.clock ?? {}
      const asked = questionnaire.parts.find(({ questions }) =>
        questions.some(({ id }) => id === questionId),
      )
      const isLate = parts.some(({ id, submitted_at }) => id === asked?.id && submitted_at !== null)
      this.takes.push({ ...take, questionId, isLate })
      return isLate ? this.late : ('saved' as const)
    })

  savePiece = (_: string, piece: PieceUpload) =>
    this.#answer('savePiece', () => {
      const known = this.pieces.some(
        (one) => one.session_id === piece.session_id && one.index === piece.index,
      )
      if (!known) this.pieces.push(piece)
    })

  view(): Attempt {
    const state = this.state()
    if (!state) throw refused(404, 'attempt_not_found')
    return {
      id: attemptId,
      assessment_id: `${this.kind}_v3`,
      kind: this.kind,
      version: 'v3',
      status: state.status,
      epoch: state.epoch,
      sequence: state.sequence,
      part: state.part,
      phase: state.phase,
      parts: toDeviceParts(state.clock),
      granted_seconds: grantedSeconds(state),
      server_time: this.#iso(),
      started_at: state.started_at,
      finished_at: state.finished_at,
      cancel_reason: state.cancel_reason,
      drained: state.drained,
      answers_revision: this.answersRevision,
    }
  }

  /** The start, and the breaks that are arranged. */
  #beginning({ sequence }: Pick<AttemptEventRequest, 'sequence'>): AttemptEvent[] {
    const stamp = { at: this.#iso(), epoch: 1, sequence }
    const parts = partsByKind[this.kind].map(({ id, budget_seconds }) => ({
      id,
      budget_seconds: this.exempt.includes(id) ? 0 : budget_seconds,
    }))
    const rested = this.arranged.breakSeconds === 0 ? [] : restedParts(parts)
    return [
      { ...stamp, type: 'attempt.started', detail: { parts, factor: this.arranged.factor } },
      ...rested.map(
        ({ id }) =>
          ({
            ...stamp,
            type: 'time.granted',
            part: id,
            detail: { kind: 'break', seconds: this.arranged.breakSeconds, cause: 'arrangement' },
          }) as const,
      ),
    ]
  }

  #iso = (): string => new Date(this.#now()).toISOString()

  async #answer<Result>(call: string, work: () => Result): Promise<Result> {
    this.calls.push(call)
    if (this.silence === 'before') throw offline()
    const result = work()
    if (this.silence === 'after') throw offline()
    return result
  }
}

export const offline = () =>
  Object.assign(new Error('No answer.'), { code: 'offline', status: null })
const refused = (status: number, code: string) => Object.assign(new Error(code), { code, status })

const text = (id: string) => ({ id, type: 'long_text' as const, prompt: { en: id, ar: null } })

export const questionnaire: Questionnaire = {
  assessment_id: 'english_v3',
  attempt_id: attemptId,
  parts: [
    { id: 'writing', kind: 'written', budget_seconds: 1200, questions: [text('writing-1')] },
    { id: 'mcqs', kind: 'mcqs', budget_seconds: 600, questions: [text('mcqs-1'), text('mcqs-2')] },
    {
      id: 'speaking',
      kind: 'speaking',
      budget_seconds: 600,
      questions: [{ ...text('speaking-1'), max_seconds: 90 }],
    },
  ],
}
