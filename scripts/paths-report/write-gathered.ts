import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { folder as browserFolder } from '../../e2e/paths/results'
import { findCharts } from '../../machines/paths/charts'
import { coverageFolder } from '../../machines/paths/recording/taken-on-record'
import { root } from '../lib/paths.mjs'
import { writeReport } from '../lib/write-report.mjs'
import { chartsAt, compareCharts } from '../paths/since'
import type { TestedChart } from './gather'
import { toContent } from './report-content'

/** @returns the exit code: 2 if Git does not know the revision */
export async function writeGathered(
  charts: readonly TestedChart[],
  revision: string | null,
): Promise<number> {
  const before = revision === null ? null : await chartsAt(revision)
  if (revision !== null && before === null) {
    console.error(`Git knows no revision ${revision}.`)
    return 2
  }
  const changed = before === null ? [] : compareCharts(before, await findCharts())
  const { data, pictures } = toContent(charts, {
    madeAt: new Date(),
    commit: commit(),
    since: revision === null ? null : { revision, changed },
  })
  const folder = join(coverageFolder, 'report')
  await writeReport(folder, { data, pictures, picturesFrom: browserFolder })
  console.log(`The report: ${join(folder, 'index.html')}`)
  return 0
}

/** The short hash of the commit; `unknown` for sources outside a Git repository. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
