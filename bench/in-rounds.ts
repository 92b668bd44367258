// How benches take times: everything in turn, in rounds, with their medians.
export const rounds = 5

/** Every one in turn, in rounds; the first, unmeasured round warms everything up. */
export async function inRounds<One>(
  ones: readonly One[],
  call: (one: One) => Promise<{ milliseconds: number }>,
): Promise<{ p95: number; summary: string }> {
  const of = async () => {
    const times: number[] = []
    for (const one of ones) times.push((await call(one)).milliseconds)
    return times.toSorted((a, b) => a - b)
  }
  await of()
  const measured: number[][] = []
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) measured.push(await of())
  const { user, system } = process.cpuUsage(before)
  const processor = (user + system) / 1000 / (rounds * ones.length)
  const at = (share: number) =>
    median(
      measured.map(
        (times) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0,
      ),
    )
  return {
    p95: at(0.95),
    summary: `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, ${processor.toFixed(1)} ms of this process's processor each, whatever else the machine does`,
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
