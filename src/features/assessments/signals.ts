/** Listeners of one kind of happening. */
export class Signals<Event> {
  readonly #listeners = new Set<(event: Event) => void>()

  /** @returns the function that stops listening */
  on = (listener: (event: Event) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  emit = (event: Event): void => {
    for (const listener of this.#listeners) listener(event)
  }
}
