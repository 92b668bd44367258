const SHOWN = 3

/** The changes that an import had to make: how often each, and the first places. */
export class Report {
  readonly #notes = new Map<string, { count: number; first: string[] }>()

  note(what: string, where: string): void {
    const note = this.#notes.get(what) ?? { count: 0, first: [] }
    note.count += 1
    if (note.first.length < SHOWN) note.first.push(where)
    this.#notes.set(what, note)
  }

  lines(): string[] {
    return [...this.#notes].flatMap(([what, { count, first }]) => [
      `${what}: ${count}`,
      ...first.map((where) => `  ${where}`),
      ...(count > first.length ? [`  and ${count - first.length} more`] : []),
    ])
  }
}
