import type { Attempt } from '../../src/features/assessments/attempt/attempt-api'
import type { Plant } from './play'
import { FastServer } from './server-side'

/** A page that takes an outage for a success: it shows as saved what the server has not stored. */
export const savedBeforeStored: Plant = (api) => {
  let attempt: Attempt | null = null
  return {
    ...api,
    sendEvent: async (...said) => (attempt = await api.sendEvent(...said)),
    saveAnswers: (...said) =>
      api.saveAnswers(...said).catch((error: unknown) => {
        if (attempt === null) throw error
        return { saved: [], attempt }
      }),
  }
}

/** A server that takes answers of any writer. */
export class NoEpochServer extends FastServer {
  constructor() {
    super()
    const save = this.saveAnswers
    this.saveAnswers = (id, request) =>
      save(id, { ...request, epoch: Math.max(request.epoch, this.state()?.epoch ?? 0) })
  }
}

/**
 * A server that answers first and stores with the next call: killed in between, it has lost the
 * answers.
 */
export class LazyServer extends FastServer {
  constructor() {
    super()
    const save = this.saveAnswers
    let before: Map<string, Parameters<typeof this.answers.set>[1]> | null = null
    this.saveAnswers = async (...said) => {
      if (before !== null) for (const [id, answer] of before) this.answers.set(id, answer)
      const stored = new Map(this.answers)
      const answer = await save(...said)
      before = new Map(this.answers)
      this.answers.clear()
      for (const [id, one] of stored) this.answers.set(id, one)
      return answer
    }
  }
}

/** A server that does not look at the keys of events. */
export class NoKeyServer extends FastServer {
  constructor() {
    super()
    const send = this.sendEvent
    this.sendEvent = (id, body) =>
      send(id, body.type === 'attempt.started' ? body : { ...body, key: crypto.randomUUID() })
  }
}
