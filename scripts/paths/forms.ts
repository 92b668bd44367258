import type { AskedWalks } from '../../machines/paths/graph/asked-walks'
import { checkWalks } from '../../machines/paths/checker'
import { toReport, toSteps, type ChartPlan } from '../../machines/paths/plan'
import { toMarkdown } from '../../machines/paths/print/plan-markdown'
import { toMermaid } from '../../machines/paths/print/plan-mermaid'
import { walksCsv } from '../../machines/paths/print/walks-csv'
import { walksGherkin } from '../../machines/paths/print/walks-gherkin'
import { walksMarkdown } from '../../machines/paths/print/walks-markdown'
import { walksPlaywright } from '../../machines/paths/print/walks-playwright'
import type { Form } from './arguments'

const noPlan =
  'No plan is printed while this is so. If no walk takes a transition, nothing leads to it ' +
  'any more. --as csv prints the walks that there are.'

/** Prints the test plans of charts, after checking that their tours do what they claim. */
export function printPlans(plans: readonly ChartPlan[], as: 'markdown' | 'json'): void {
  const faults = plans.flatMap((plan) => {
    const { machine, input } = plan.cases
    const { tour, transitions } = toReport(plan)
    const walks = tour.walks.map(({ steps }) => steps)
    const { taken, faults: wrong } = checkWalks(machine, input, walks)
    const untaken = transitions.filter(({ id }) => !taken.has(id))
    return [...wrong, ...untaken.map(({ id }) => `No walk of ${machine.id} takes ${id}.`)]
  })
  if (!areSound(faults)) console.error(noPlan)
  else
    console.log(
      as === 'json'
        ? JSON.stringify({ machines: plans.map(toReport) }, null, 1)
        : plans.map(toMarkdown).join('\n\n'),
    )
}

/**
 * Prints walks.
 *
 * @param command the command line that asked for them
 */
export function printWalks(found: readonly AskedWalks[], as: Form, command: string): void {
  const faults = found.flatMap(({ cases: { machine, input }, graph, walks }) => {
    const claimed = walks.map(({ steps }) => toSteps(graph, steps))
    return checkWalks(machine, input, claimed).faults
  })
  if (!areSound(faults)) return
  process.stdout.write(`${inForm(found, as, command).trimEnd()}\n`)
  const isSaid = as === 'markdown' || as === 'json' || as === 'gherkin'
  for (const { note } of found) if (note !== null && !isSaid) console.error(note)
}

function inForm(found: readonly AskedWalks[], as: Form, command: string): string {
  switch (as) {
    case 'markdown':
      return found.map(walksMarkdown).join('\n\n')
    case 'json':
      return JSON.stringify({ machines: found.map(toData) }, null, 1)
    case 'gherkin':
      return found.map(walksGherkin).join('\n\n')
    case 'csv':
      return walksCsv(found)
    case 'mermaid':
      return found
        .map(({ cases, walks }) =>
          toMermaid(
            cases.machine,
            walks.map(({ steps }) => steps),
          ),
        )
        .join('\n\n')
    case 'playwright':
      return found.map((one) => walksPlaywright(one, command)).join('\n\n')
  }
}

const toData = ({ cases, graph, asked, walks, note }: AskedWalks) => ({
  id: cases.machine.id,
  asked,
  note,
  walks: walks.map(({ prepared, steps }) => ({ prepared, steps: toSteps(graph, steps) })),
})

/** Whether there are no faults; otherwise prints them. */
function areSound(faults: readonly string[]): boolean {
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  return faults.length === 0
}
