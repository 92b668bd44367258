// How benches take times: everything in turn, in rounds, with their medians.
export const rounds = 5

/**
 * Every one in turn, in rounds; the first, unmeasured round warms everything up. Beside the time
 * stands that of this process's processor, which other work on the machine lengthens less.
 */
export async function inRounds<One>(
  ones: readonly One[],
  call: (one: One) => Promise<{ milliseconds: number }>,
): Promise<{ p95: number; summary: string }> {
  const of = async () => {
    const times: number[] = []
    const processor: number[] = []
    for (const one of ones) {
      const before = process.cpuUsage()
      times.push((await call(one)).milliseconds)
      const { user, system } = process.cpuUsage(before)
      processor.push((user + system) / 1000)
    }
    return { times, processor }
  }
  await of()
  const measured: Awaited<ReturnType<typeof of>>[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await of())
  const at = (share: number, kind: 'times' | 'processor') =>
    median(
      measured.map((round) => {
        const sorted = round[kind].toSorted((a, b) => a - b)
        return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      }),
    )
  const both = (kind: 'times' | 'processor') =>
    `p50 ${at(0.5, kind).toFixed(1)} ms, p95 ${at(0.95, kind).toFixed(1)} ms`
  return {
    p95: at(0.95, 'times'),
    summary: `${both('times')} (of this process's processor ${both('processor')})`,
  }
}

export async function timed(
  address: string,
  path: string,
  init: RequestInit,
): Promise<{ milliseconds: number; text: string }> {
  const started = performance.now()
  const response = await fetch(`${address}/api/${path}`, init)
  const text = await response.text()
  const milliseconds = performance.now() - started
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return { milliseconds, text }
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
