import { consentTextVersion } from '../../../machines/shared/consent-text'
import { randomUUID } from 'node:crypto'
import type { AssessmentKind } from '../../../machines/assessment/parts'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { AppServer } from '../../app-server'
import {
  type Answer,
  type Newcomer,
  approvedCandidate,
  call,
  callAs,
  demo,
} from '../../steps/people'
import type { OperationId } from '../network'
import { listPositions } from './names'

/** The facts about an assessment kind that calls to the server need. */
export interface TakenKind {
  id: AssessmentKind
  /** An answer to a question of its first part. */
  answer: { question_id: string; type: string; value: string }
}

type Said = NonNullable<Parameters<typeof callAs>[3]>

/** How evaluations go on the server: they succeed, wait or fail. */
type Course = 'on' | 'waits' | 'fails'

/**
 * A candidate's account, for actions that the page only observes: those of the server, of another
 * device and of an admin.
 */
export class Candidate {
  readonly person: Newcomer & { id: string }
  readonly #server: AppServer
  readonly #kind: TakenKind
  readonly #assessment: { assessment_id: string }

  private constructor(server: AppServer, kind: TakenKind, person: Newcomer & { id: string }) {
    this.#server = server
    this.#kind = kind
    this.#assessment = { assessment_id: `${kind.id}_v3` }
    this.person = person
  }

  static async of(server: AppServer, kind: TakenKind): Promise<Candidate> {
    const person = await approvedCandidate(server)
    return new Candidate(server, kind, person)
  }

  /** Signs the candidate in, for a browser of their own. */
  signIn = async (): Promise<Answer> =>
    (
      await call(this.#server, 'loginUser', {
        body: { email: this.person.email, password: this.person.password },
      })
    ).data

  /** The present attempt; null if there is none that counts. */
  async attempt(): Promise<Answer> {
    const { results } = (await this.#say('own', 'listAttempts')).data
    return results.find(({ kind }: Answer) => kind === this.#kind.id)?.attempt ?? null
  }

  /** Begins an attempt on another device. */
  async begin(): Promise<void> {
    await this.#say('own', 'giveConsent', {
      params: this.#assessment,
      body: { text_version: consentTextVersion, lang: 'en' },
    })
    await this.#tell('attempt.started', { attempt_id: null, sequence: 1 })
  }

  /** Sends an event from the device that writes, which is not this browser. */
  async sendEvent(type: string, said: object = {}): Promise<void> {
    const attempt = await this.attempt()
    await this.#tell(type, {
      attempt_id: attempt.id,
      epoch: attempt.epoch,
      sequence: attempt.sequence + 1,
      ...said,
    })
  }

  /** Submits all parts without answers. */
  async submit(): Promise<void> {
    for (const { part, phase } of listPositions(this.#kind.id))
      await this.sendEvent(phase === 'briefing' ? 'part.begun' : 'part.submitted', { part })
  }

  /**
   * Sends an answer from a time without contact to the device. That time was not recorded, so a
   * reviewer decides whether it counts.
   */
  async deliverLate(since: string): Promise<void> {
    const { id, epoch } = await this.attempt()
    const answer = {
      ...this.#kind.answer,
      sequence: 99,
      elapsed_ms: 100_000,
      late: { since, part: listPositions(this.#kind.id)[0]?.part },
    }
    await this.#say('own', 'saveAnswers', {
      params: this.#assessment,
      body: { attempt_id: id, epoch, answers: [answer] },
    })
    await this.#say('admin', 'acceptEvidence', {
      params: { ...this.#assessment, id },
      body: { note: 'The walk has late answers scored.', late_answers: true },
    })
  }

  async reset(): Promise<void> {
    await this.#say('admin', 'resetAssessment', {
      params: this.#assessment,
      body: { user_id: this.person.id, note: 'A trial run.' },
    })
  }

  async grantRedo(): Promise<void> {
    await this.#say('admin', 'decideRedo', {
      params: { id: (await this.attempt()).id },
      body: { decision: 'granted' },
    })
  }

  async disqualify(): Promise<void> {
    await this.#say('admin', 'disqualifyAttempt', {
      params: { ...this.#assessment, id: (await this.attempt()).id },
      body: {
        key: randomUUID(),
        reason: 'phone',
        evidence: { kind: 'observation' },
        note: 'A phone lies on the keyboard.',
      },
    })
  }

  async evaluateAgain(): Promise<void> {
    await this.#say('admin', 'evaluateAgain', {
      params: { ...this.#assessment, id: (await this.attempt()).id },
      body: { key: randomUUID() },
    })
  }

  /** Sets how evaluations go from now on. */
  async evaluations(course: Course): Promise<void> {
    const answer = await fetch(`${this.#server.url}/dev/evaluation?goes=${course}`, {
      method: 'POST',
    })
    if (!answer.ok) throw new Error(`/dev/evaluation answered ${answer.status}.`)
  }

  /** Waits until the attempt has this status. */
  async until(status: string): Promise<void> {
    for (let tries = 0; (await this.attempt())?.status !== status; tries += 1) {
      if (tries === patient(200))
        throw new Error(
          `The attempt is ${(await this.attempt())?.status}, not ${status}, after 20 s.`,
        )
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  #tell = (type: string, said: object): Promise<Answer> =>
    this.#say('own', 'sendAttemptEvent', {
      params: this.#assessment,
      body: {
        key: randomUUID(),
        type,
        epoch: 1,
        elapsed_ms: 0,
        at: new Date().toISOString(),
        ...said,
      },
    })

  #say = (who: 'own' | 'admin', id: OperationId, said: Said = {}): Promise<Answer> =>
    callAs(this.#server, who === 'own' ? this.person : demo.admin, id, said)
}
