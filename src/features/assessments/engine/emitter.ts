/** Listeners of one kind of happening. */
export class Emitter<Event> {
  readonly #listeners = new Set<(event: Event) => void>()

  /** @returns the function that stops listening */
  on = (listener: (event: Event) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves once it holds, which is looked at now and with each of them. */
  until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (!holds()) return
        stop()
        resolve()
      }
      const stop = this.on(look)
      look()
    })

  emit = (event: Event): void => {
    for (const listener of this.#listeners) listener(event)
  }
}
