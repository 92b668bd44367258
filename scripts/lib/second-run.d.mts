import type { Counts } from './counts.mjs'

/** Runs each failed file once more, alone, and tells what then passed as flaky. */
export function withSecondRun(
  counts: Counts,
  runFile: (file: string) => Promise<Counts>,
): Promise<Counts>
