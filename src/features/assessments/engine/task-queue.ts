/** Runs work one after another in the order asked for; a failure of one does not stop the next. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve()

  run = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = this.#last.then(work, work)
    this.#last = next.catch(() => undefined)
    return next
  }
}
