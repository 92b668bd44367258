import { expireOverdue, foldAttempt, stepAttempt } from '../../machines/attempt/attempt-fold'
import type { AttemptState } from '../../machines/attempt/attempt-fold'
import type {
  AttemptApi,
  Questionnaire,
  QuestionType,
} from '../../src/features/assessments/attempt/attempt-api'
import {
  InMemoryServer,
  questionnaire,
} from '../../src/features/assessments/testing/in-memory-server'

/** A browser's event in the server's list, with the number from the schedule if it had one. */
export interface ListedEvent {
  type: string
  epoch: number
  sequence: number
  tag: number | null
}

export interface CountedAnswer {
  value: string
  epoch: number
}

/** A server with one candidate, as a schedule needs it. */
export interface ServerSide {
  api: AttemptApi
  userId: string
  /** The questions to answer, each with its part. */
  questions: readonly { id: string; part: string; type: QuestionType }[]
  /** Milliseconds since 1970. */
  now(): number
  advance(seconds: number): void
  /**
   * The answer that stands for each question, with its writer's epoch; or one that is kept, and
   * stands once its recordings are there.
   */
  standing(): Promise<Map<string, CountedAnswer>>
  /** Makes all recordings arrive. Returns how many kept edits still wait. */
  recordingsCome(): Promise<number>
  /** The events of browsers in the order of the list. */
  listed(): Promise<ListedEvent[]>
}

const text = (id: string) => ({ id, type: 'long_text' as const, prompt: { en: id, ar: null } })

/** Two questions in each part, so that several edits go up together. */
const asked: Questionnaire = {
  ...questionnaire,
  parts: questionnaire.parts.map((part) =>
    part.id === 'writing' ? { ...part, questions: [text('writing-1'), text('writing-2')] } : part,
  ),
}

/**
 * The server in memory, by the real chart. It keeps the state that its list folds to, as the real
 * one does.
 */
export class FastServer extends InMemoryServer implements ServerSide {
  readonly userId = '01920000-0000-7000-8000-000000000001'
  readonly questions = asked.parts.flatMap(({ id: part, questions }) =>
    questions.map(({ id, type }) => ({ id, part, type })),
  )
  readonly #clock: { at: number }
  #folded: { count: number; state: AttemptState } | null = null

  constructor(clock = { at: Date.parse('2026-11-20T08:00:00.000Z') }) {
    super(() => clock.at)
    this.#clock = clock
    const answered = this.getQuestionnaire
    this.getQuestionnaire = async () => ({ ...(await answered()), parts: asked.parts })
  }

  get api(): AttemptApi {
    return this
  }

  override state(): AttemptState | null {
    const [first] = this.events
    if (first === undefined) return null
    let { count, state } = this.#folded ?? { count: 1, state: foldAttempt([first]) }
    const step = () => {
      for (; count < this.events.length; count += 1) {
        const event = this.events[count]
        if (event !== undefined) state = stepAttempt(state, event).state
      }
    }
    step()
    this.events.push(...expireOverdue(state, new Date(this.#clock.at)))
    step()
    this.#folded = { count, state }
    return state
  }

  now = (): number => this.#clock.at

  advance = (seconds: number): void => {
    this.#clock.at += seconds * 1000
  }

  standing = async (): Promise<Map<string, CountedAnswer>> => new Map(this.answers)

  /** It accepts late edits without recordings. */
  recordingsCome = async (): Promise<number> => 0

  listed = async (): Promise<ListedEvent[]> =>
    this.events.map((event) => ({
      type: event.type,
      epoch: event.epoch,
      sequence: event.sequence,
      tag: 'detail' in event ? findTag(event.detail) : null,
    }))
}

/** The number of an event that a schedule recorded, by the length that it says. */
export function findTag(detail: unknown): number | null {
  if (
    typeof detail !== 'object' ||
    detail === null ||
    !('cause' in detail) ||
    !('length_ms' in detail)
  )
    return null
  return detail.cause === 'tab_hidden' && typeof detail.length_ms === 'number'
    ? detail.length_ms
    : null
}
