import { setImmediate } from 'node:timers/promises'

interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
}

interface Options<Key> {
  /** At most so many in one go. */
  max?: number
  /** Two calls with the same word here do not go together; the later one waits its turn. */
  apart?: (key: Key) => readonly string[]
}

/**
 * Collects the calls that come during a query and answers them with one query, which costs the
 * database little more than a single one. A call that comes while nothing runs goes at once,
 * together with those of the same tick. If a common query fails, each call is tried alone, so that
 * only the faulty one fails.
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { max = 64, apart = () => [] }: Options<Key> = {},
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = []
  let busy = false

  const next = (): Waiting<Key, Value>[] => {
    const taken: Waiting<Key, Value>[] = []
    const left: Waiting<Key, Value>[] = []
    const words = new Set<string>()
    for (const one of waiting) {
      const own = apart(one.key)
      // A call that has to wait blocks later calls that conflict with it, so that their order
      // stays.
      const fits = taken.length < max && !own.some((word) => words.has(word))
      for (const word of own) words.add(word)
      ;(fits ? taken : left).push(one)
    }
    waiting = left
    return taken
  }

  const answer = async (batch: readonly Waiting<Key, Value>[]): Promise<void> => {
    try {
      const values = await load(batch.map((one) => one.key))
      for (const [index, one] of batch.entries()) {
        const value = values[index]
        if (index < values.length) one.resolve(value as Value)
        else one.reject(new Error('A batch was answered in part.'))
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await answer([one])
    }
  }

  const work = async (): Promise<void> => {
    busy = true
    while (waiting.length > 0) {
      // Requests that the socket holds already are let in first, so that they go along.
      await setImmediate()
      await answer(next())
    }
    busy = false
  }

  return (key) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!busy) void work()
    })
}
