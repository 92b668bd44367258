import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import type { ChartCases } from './cases'

export interface FoundChart {
  /** The folder of the chart under machines/. */
  folder: string
  machine: AnyStateMachine
  /**
   * Null if the chart has no cases in the shape of ChartCases, so that it can be checked but not
   * walked.
   */
  cases: ChartCases | null
}

const ownRoot = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * The charts that `.machine.ts` and `.cases.ts` files under machines/, or a copy of it, export,
 * each once.
 */
export async function findCharts(root = ownRoot): Promise<FoundChart[]> {
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(root, name)).map((file) => ({ folder: name, file })))
    .filter(({ file }) => /\.(cases|machine)\.ts$/.test(file))
  const found = new Map<string, FoundChart>()
  for (const { folder, file } of files) {
    const exported: Record<string, unknown> = await import(
      pathToFileURL(join(root, folder, file)).href
    )
    for (const value of Object.values(exported)) {
      const cases = isCases(value) ? value : null
      const machine = cases?.machine ?? (value instanceof StateMachine ? value : null)
      if (machine === null) continue
      const known = found.get(machine.id)
      found.set(machine.id, {
        folder,
        machine: known?.machine ?? machine,
        cases: known?.cases ?? cases,
      })
    }
  }
  return [...found.values()]
}

function isCases(value: unknown): value is ChartCases {
  return (
    typeof value === 'object' &&
    value !== null &&
    'machine' in value &&
    value.machine instanceof StateMachine &&
    'outcomes' in value &&
    'facts' in value
  )
}
