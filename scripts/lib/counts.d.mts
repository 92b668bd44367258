export interface Failure {
  title: string
  message: string
  /** What to run to see it again, from the repository's root; null where nobody knows. */
  file: string | null
}

export interface Counts {
  passed: number
  failed: number
  /** What failed, and the first lines of why. */
  failures: Failure[]
  /** What failed at first and passed when its file was run once more, alone. */
  flaky?: string[]
}
export function resultsFile(name: string): string
export function vitestCounts(file: string, code: number, errorsFile: string): Counts
export function playwrightCounts(file: string, code: number): Counts
