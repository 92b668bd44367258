export interface Counts {
  passed: number
  failed: number
  /** What failed, and the first lines of why. */
  failures: { title: string; message: string }[]
}
export function resultsFile(name: string): string
export function vitestCounts(file: string, code: number): Counts
export function playwrightCounts(file: string, code: number): Counts
