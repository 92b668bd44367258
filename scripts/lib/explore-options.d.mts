export const exploredCharts: readonly string[]

export interface ExploreOptions {
  minutes: string
  seed: string
  walks: string | undefined
  charts: string[]
}

/** @param newSeed called for a seed if the arguments name none */
export function readExploreOptions(
  args: readonly string[],
  newSeed: () => number,
): ExploreOptions | string
