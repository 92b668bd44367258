import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeDifference, type ComparedChart } from '../../machines/paths/print/changes-words'
import { findChanges } from '../../machines/paths/chart-changes'
import { findCharts, type FoundChart } from '../../machines/paths/charts'
import { buildGraph } from '../../machines/paths/graph/graph'
import { longestWalk } from '../../machines/paths/plan'
import { buildTour } from '../../machines/paths/graph/tour'
import { root } from '../lib/paths.mjs'

/** The changes of a chart, and the walks that test them. */
export interface ChangedChart {
  id: string
  changes: readonly string[]
  /** The transitions in which the changes show, by id. */
  transitions: readonly string[]
  /**
   * The numbers of the tour's walks that take one of these transitions, and the count of all walks.
   */
  walks: readonly number[]
  of: number
}

/**
 * The charts at a revision; null if Git does not know it. The whole folder of charts is loaded from
 * Git, because the pinned texts contain neither delays nor the code of guards. It is unpacked
 * inside the repository, where its imports find the packages, without settings that refer to files
 * outside it.
 */
export async function chartsAt(revision: string): Promise<FoundChart[] | null> {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) return null
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/charts-'))
  try {
    const most = 100 * 2 ** 20
    const packed = execFileSync(
      'git',
      ['archive', stdout.trim(), 'machines', ':(exclude,glob)machines/tsconfig*.json'],
      {
        cwd: root,
        maxBuffer: most,
      },
    )
    execFileSync('tar', ['-x', '-C', folder], { input: packed })
    return await findCharts(join(folder, 'machines'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The changes between two versions of the charts; charts without cases are left out. */
export function compareCharts(
  before: readonly FoundChart[],
  after: readonly FoundChart[],
): ChangedChart[] {
  const ids = new Set([...before, ...after].map(({ machine }) => machine.id))
  return [...ids].flatMap((id): ChangedChart[] => {
    const was = before.find(({ machine }) => machine.id === id)?.cases ?? null
    const is = after.find(({ machine }) => machine.id === id)?.cases ?? null
    const whole = { id, transitions: [], walks: [], of: 0 }
    if (is === null) return was === null ? [] : [{ ...whole, changes: ['The chart is gone.'] }]
    const changes = was === null ? [] : findChanges(was.machine, is.machine)
    if (was !== null && changes.length === 0) return []
    const now: ComparedChart = { cases: is, graph: buildGraph(is) }
    const tour = buildTour(now.graph, { longest: longestWalk })
    if (was === null) {
      const walks = tour.map((_, at) => at + 1)
      const transitions = [...new Set(tour.flat().flatMap(({ taken }) => taken))]
      return [{ id, changes: ['The chart is new.'], transitions, walks, of: tour.length }]
    }
    const old: ComparedChart = { cases: was, graph: buildGraph(was) }
    const shown = new Set(changes.flatMap(({ shows }) => shows))
    const walks = tour.flatMap((walk, at) =>
      walk.some(({ taken }) => taken.some((one) => shown.has(one))) ? [at + 1] : [],
    )
    const differences = changes.map((change) => describeDifference(change, old, now))
    return [{ id, changes: differences, transitions: [...shown], walks, of: tour.length }]
  })
}

/** The changes in words, with the walks to run. */
export function changesMarkdown(changed: readonly ChangedChart[], revision: string): string {
  if (changed.length === 0)
    return `No chart has changed since ${revision}. There is nothing to run.\n\n${onlyCharts}`
  const told = changed
    .map(({ id, changes, walks, of }) => {
      const run =
        walks.length === 0
          ? 'No walk of the tour takes what has changed.'
          : `To run: ${walks.length === 1 ? 'walk' : 'walks'} ${walks.join(', ')}, of the ${of} of its tour.`
      return [`# ${id}`, '', ...changes.map((change) => `- ${change}`), '', run].join('\n')
    })
    .join('\n\n')
  const drive = `In the browser: npm test -- --only paths --since ${revision}`
  return [told, drive, onlyCharts].join('\n\n')
}

const onlyCharts = 'Only charts are compared, not pages, texts, the server or stored data.'
