export interface Counts {
  passed: number
  failed: number
  text?: string
}
export function resultsFile(name: string): string
export function vitestCounts(file: string, code: number): Counts
export function playwrightCounts(file: string, code: number): Counts
