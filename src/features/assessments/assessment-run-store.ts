import { AssessmentRun } from './assessment-run'
import type { RunTools } from './assessment-run'
import type { AssessmentView } from './assessment-view'
import { Emitter } from './emitter'

/**
 * Holds the run that a page has open, as a store that React can read: none before the page is there
 * or after it left.
 */
export class AssessmentRunStore {
  readonly #changes = new Emitter<void>()
  #run: AssessmentRun | null = null

  get run(): AssessmentRun | null {
    return this.#run
  }

  subscribe = (listener: () => void): (() => void) => this.#changes.on(listener)

  steady = (): AssessmentView | null => this.#run?.steady ?? null

  /** @returns what closes it again */
  open(tools: RunTools): () => void {
    const run = new AssessmentRun(tools)
    const unsubscribe = run.subscribe(this.#changes.emit)
    run.start()
    this.#run = run
    this.#changes.emit()
    return () => {
      unsubscribe()
      run.dispose()
      if (this.#run === run) this.#run = null
      this.#changes.emit()
    }
  }
}
