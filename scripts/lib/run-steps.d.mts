interface Step {
  name: string
  /** Steps that have to end first, by name; those that are no part of the run are not waited for. */
  needs?: readonly string[]
  /** Whether it keeps all cores busy by itself. */
  allCores?: boolean
}

/** Runs the steps beside each other as far as their needs and the cores allow. */
export function runGraph<Each extends Step, Result>(
  steps: readonly Each[],
  runOne: (step: Each) => Promise<Result>,
  cores?: number,
): Promise<Result[]>
