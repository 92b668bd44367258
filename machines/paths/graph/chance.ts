/** A random generator with a seed, so that the same chart always gets the same walks. */
export class Chance {
  constructor(private state: number) {}

  /** A whole number from 0 to the limit, without the limit. */
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.state / 2 ** 32) * limit)
  }

  oneOf<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)]
  }
}
