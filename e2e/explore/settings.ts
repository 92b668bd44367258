import { exploredCharts } from '../../scripts/lib/explore-options.mjs'

/** The options of `npm run explore`. */
export interface Settings {
  seed: number
  minutes: number
  /** The most walks for each chart; only the time limits them by default. */
  walks: number
  charts: readonly string[]
}

/** The settings of this run from the environment, where scripts/explore.mjs puts them. */
export function settings(env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    seed: Number(env.EXPLORE_SEED ?? 1),
    minutes: Number(env.EXPLORE_MINUTES ?? 10),
    walks: Number(env.EXPLORE_WALKS ?? Infinity),
    charts: env.EXPLORE_CHARTS?.split(',') ?? exploredCharts,
  }
}
