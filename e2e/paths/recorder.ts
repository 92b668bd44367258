import type { BrowserContext, Page } from '@playwright/test'
import { transitionId, type NamedTransition } from '../../machines/paths/graph/transition-id'
import { patient } from '../../scripts/lib/patience.mjs'
import { StepFault } from './step-fault'

/** One step that a running chart took, with the eventless transitions that followed from it. */
export interface TakenStep {
  page: Page
  chart: string
  event: string
  /** Declared transitions, by the ids of machines/paths/graph/transitions.ts. */
  taken: readonly string[]
  /** Every active state, by id. */
  states: readonly string[]
}

interface RecordedMicrostep {
  chart: string
  event: string
  taken: string[]
  states: string[]
}

/** A record of the steps of all charts in a browser's pages, from their inspection events. */
export class Recorder {
  readonly steps: TakenStep[] = []
  readonly #listeners = new Set<() => void>()

  /** The present position in the record, from which later steps can be read. */
  mark(): number {
    return this.steps.length
  }

  /** All transitions of a chart that were taken since the mark. */
  takenSince(mark: number, chart: string): string[] {
    return this.steps
      .slice(mark)
      .filter((step) => step.chart === chart)
      .flatMap(({ taken }) => taken)
  }

  /**
   * Waits until each of the transitions was taken after the mark. @throws StepFault with the
   * transitions that were taken instead
   */
  async hasTaken(
    mark: number,
    chart: string,
    transitions: readonly string[],
    limit = patient(15_000),
  ): Promise<void> {
    const missing = () => {
      const taken = this.takenSince(mark, chart)
      return transitions.filter((id) => !taken.includes(id))
    }
    await this.#until(() => missing().length === 0, limit)
    if (missing().length === 0) return
    const instead = this.steps
      .slice(mark)
      .map(({ chart: of, event, taken }) => `  ${of}: ${event} → ${taken.join(', ') || 'nothing'}`)
    const took = instead.join('\n') || '  nothing'
    throw new StepFault(
      { expected: `The chart takes ${missing().join(' and ')}.`, seen: `It took:\n${took}` },
      `The chart ${chart} did not take ${missing().join(', ')}. It took:\n${took}`,
    )
  }

  /** The position in the record after these transitions; the mark if they were not taken. */
  after(mark: number, chart: string, transitions: readonly string[]): number {
    const missing = new Set(transitions)
    for (let at = mark; at < this.steps.length && missing.size > 0; at += 1) {
      const step = this.steps[at]
      if (step?.chart === chart) for (const id of step.taken) missing.delete(id)
      if (missing.size === 0) return at + 1
    }
    return mark
  }

  /** All states that the page's chart was in since a position in the record. */
  visitedSince(mark: number, page: Page, chart: string): Set<string> {
    return new Set(
      this.steps
        .slice(Math.max(0, mark))
        .flatMap((step) => (step.page === page && step.chart === chart ? step.states : [])),
    )
  }

  /** The active states of the page's chart; empty before it started. */
  getStates(page: Page, chart: string): readonly string[] {
    return this.steps.findLast((step) => step.page === page && step.chart === chart)?.states ?? []
  }

  add(step: TakenStep): void {
    this.steps.push(step)
    for (const notify of this.#listeners) notify()
  }

  #until(holds: () => boolean, limit: number): Promise<void> {
    if (holds()) return Promise.resolve()
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#listeners.delete(look)
        resolve()
      }
      const look = () => (holds() ? end() : undefined)
      const timer = setTimeout(end, limit)
      this.#listeners.add(look)
    })
  }
}

/**
 * Records the charts of every page that the context opens from now on, or only of the driven page.
 */
export async function recordCharts(context: BrowserContext, driven?: Page): Promise<Recorder> {
  const recorder = new Recorder()
  await context.exposeBinding('masarTook', ({ page }, microstep: RecordedMicrostep) => {
    if (driven === undefined || page === driven) recorder.add({ page, ...microstep })
  })
  await context.addInitScript({ content: `(${String(watchCharts)})(${String(transitionId)})` })
  return recorder
}

interface InspectedEvent {
  type: string
  event: { type: string }
  actorRef: { logic?: { root?: object; id?: string } }
  snapshot: { _nodes: { id: string }[] }
  _transitions: NamedTransition[]
}

/** Runs in the page, so it can use nothing from outside itself but its argument. */
function watchCharts(toTransitionId: typeof transitionId): void {
  const masarInspection = ({ type, actorRef, event, snapshot, _transitions }: InspectedEvent) => {
    if (
      type !== '@xstate.microstep' ||
      actorRef.logic?.root === undefined ||
      event.type === 'xstate.init'
    )
      return
    const states = snapshot._nodes.map(({ id }) => id)
    // A page that is being left has nothing to report to.
    masarTook({
      chart: actorRef.logic.id ?? '',
      event: event.type,
      taken: _transitions.map(toTransitionId),
      states,
    }).catch(() => undefined)
  }
  Object.assign(globalThis, { masarInspection })
}

declare global {
  /** Given to the page by recordCharts. */
  function masarTook(microstep: RecordedMicrostep): Promise<void>
}
