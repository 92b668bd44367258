interface Step {
  name: string
  group: string
}

/** The steps of a comma-separated list of names and groups; all of the lane's where there is none. */
export function selectSteps(list?: string): Step[]
