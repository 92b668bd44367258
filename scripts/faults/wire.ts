import type { AttemptApi } from '../../src/features/assessments/attempt/attempt-api'
import type { Fate } from './schedule'

/** Lets what is under way go on for some turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise<void>((resolve) => setImmediate(resolve))
}

const SLOW_TURNS = 25
/** A delayed request arrives after this many further calls. */
const OVERTAKEN_BY = 3
const DOWN_FOR = 2

const failure = (code: string, status: number | null) =>
  Object.assign(new Error(code), { code, status })

/**
 * The connection between the pages and the server: it loses, delays, repeats and reorders calls as
 * the schedule says.
 */
export class Wire {
  #down = 0
  #late: { after: number; deliver: () => Promise<unknown> }[] = []

  /** @throws like a browser's call that gets no answer */
  async carry<Answer>(fate: Fate | undefined, work: () => Promise<Answer>): Promise<Answer> {
    await this.#deliverDue()
    if (this.#down > 0) {
      this.#down -= 1
      throw failure('offline', null)
    }
    if (fate === undefined) return work()
    if (fate === 'lost') throw failure('offline', null)
    if (fate === 'refused') throw failure('internal', 503)
    if (fate === 'overtaken') {
      this.#late.push({ after: OVERTAKEN_BY, deliver: work })
      throw failure('offline', null)
    }
    if (fate === 'slow') await turns(SLOW_TURNS)
    const answer = await work()
    if (fate === 'twice') return work()
    if (fate === 'again') this.#late.push({ after: OVERTAKEN_BY, deliver: work })
    if (fate === 'slowAnswer') await turns(SLOW_TURNS)
    if (fate === 'killed') this.#down = DOWN_FOR
    if (fate === 'unanswered' || fate === 'killed') throw failure('offline', null)
    if (fate === 'refusedAfter') throw failure('internal', 502)
    return answer
  }

  /** The network is back: the server is up, and what was on its way arrives. */
  async mend(): Promise<void> {
    this.#down = 0
    for (const one of this.#late.splice(0)) await one.deliver().catch(() => undefined)
  }

  async #deliverDue(): Promise<void> {
    for (const one of this.#late) one.after -= 1
    const due = this.#late.filter(({ after }) => after <= 0)
    this.#late = this.#late.filter(({ after }) => after > 0)
    for (const one of due) await one.deliver().catch(() => undefined)
  }
}

/**
 * The calls of one page over the wire. `nextFate` decides about the next one; a dead page gets no
 * answers.
 */
export function callsOver(
  wire: Wire,
  api: AttemptApi,
  nextFate: () => Fate | undefined,
  isDead: () => boolean,
): AttemptApi {
  const by = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (isDead()) return silence()
    try {
      const answer = await wire.carry(nextFate(), work)
      return isDead() ? silence() : answer
    } catch (error) {
      if (isDead()) return silence()
      throw error
    }
  }
  return {
    listAttempts: () => by(() => api.listAttempts()),
    giveConsent: (...said) => by(() => api.giveConsent(...said)),
    sendEvent: (...said) => by(() => api.sendEvent(...said)),
    getQuestionnaire: (...said) => by(() => api.getQuestionnaire(...said)),
    getMedia: (...said) => by(() => api.getMedia(...said)),
    saveAnswers: (...said) => by(() => api.saveAnswers(...said)),
    saveTake: (...said) => by(() => api.saveTake(...said)),
    savePiece: (...said) => by(() => api.savePiece(...said)),
  }
}

const silence = (): Promise<never> => new Promise(() => undefined)
