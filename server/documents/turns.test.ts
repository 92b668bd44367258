import { describe, expect, test, vi } from 'vitest'
import { DomainError } from '../http/domain-error'
import { turns } from './turns'

/** Work that ends when it is told to. */
function work() {
  let end: (error?: Error) => void = () => undefined
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error === undefined ? resolve() : reject(error))
  })
  let hasBegun = false
  return {
    end,
    run: () => {
      hasBegun = true
      return ended
    },
    hasBegun: () => hasBegun,
  }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('turns', () => {
  test('are taken by so many at once, in their order, also after one failed', async () => {
    const own = turns(2, 60_000)
    const works = [work(), work(), work(), work()]
    const taken = works.map(({ run }) => own.take(run))
    const begun = async () => {
      await soon()
      return works.map(({ hasBegun }) => hasBegun())
    }
    expect(await begun()).toEqual([true, true, false, false])
    works[1]?.end(new Error('broken'))
    await expect(taken[1]).rejects.toThrow('broken')
    expect(await begun()).toEqual([true, true, true, false])
    works[0]?.end()
    expect(await begun()).toEqual([true, true, true, true])
    for (const { end } of works) end()
    await Promise.all([taken[0], taken[2], taken[3]])
  })

  test('alternate between people, so that nobody waits for all the work of another', async () => {
    const own = turns(1, 60_000)
    const order: string[] = []
    const asked = ['one', 'one', 'one', 'one', 'two', 'three', 'two'].map((owner, at) =>
      own.take(
        async () => {
          await soon()
          order.push(`${owner} ${at}`)
        },
        undefined,
        owner,
      ),
    )
    await Promise.all(asked)
    expect(order).toEqual(['one 0', 'one 1', 'two 4', 'three 5', 'one 2', 'two 6', 'one 3'])
  })

  test('are refused only to people with too many waiting', async () => {
    const own = turns(1, 60_000, 2)
    const works = [work(), work(), work(), work()]
    const taken = works.map(({ run }, at) => own.take(run, undefined, at < 3 ? 'one' : 'other'))
    await expect(own.take(work().run, undefined, 'one')).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
    })
    for (const { end } of works) end()
    await Promise.all(taken)
    await own.take(() => Promise.resolve(), undefined, 'one')
  })

  test('are not waited for without end, and who gave up takes none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const own = turns(1, 5000)
      const [first, late, next] = [work(), work(), work()]
      const held = own.take(first.run)
      const refused = own.take(late.run).catch((error: unknown) => error)
      vi.advanceTimersByTime(5000)
      expect(await refused).toMatchObject({ status: 503, code: 'unavailable' })
      expect(await refused).toBeInstanceOf(DomainError)
      const after = own.take(next.run)
      first.end()
      await held
      next.end()
      await after
      expect([late.hasBegun(), next.hasBegun()]).toEqual([false, true])
    } finally {
      vi.useRealTimers()
    }
  })

  test('are given up by who aborts', async () => {
    const own = turns(1, 60_000)
    const [first, stopped, next] = [work(), work(), work()]
    const stop = new AbortController()
    const held = own.take(first.run)
    const given = own.take(stopped.run, stop.signal)
    stop.abort(new Error('the server stops'))
    await expect(given).rejects.toThrow('the server stops')
    await expect(own.take(stopped.run, stop.signal)).rejects.toThrow('the server stops')
    first.end()
    await held
    next.end()
    await own.take(next.run)
    expect(stopped.hasBegun()).toBe(false)
  })
})
