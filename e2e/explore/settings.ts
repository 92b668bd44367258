/** What `npm run explore` asks for. */
export interface Settings {
  seed: number
  minutes: number
  /** How many walks each chart gets at most; none but the time limits them unless told. */
  walks: number
  charts: readonly string[]
}

export const chartNames = ['session', 'english', 'annotation'] as const

/** The settings of this run, as scripts/explore.mjs hands them on. */
export function settings(env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    seed: Number(env.EXPLORE_SEED ?? 1),
    minutes: Number(env.EXPLORE_MINUTES ?? 10),
    walks: Number(env.EXPLORE_WALKS ?? Infinity),
    charts: env.EXPLORE_CHARTS?.split(',') ?? chartNames,
  }
}
