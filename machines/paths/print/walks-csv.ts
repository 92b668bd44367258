import { stringify } from 'csv-stringify/sync'
import type { AskedWalks } from '../graph/asked-walks'
import { placeAt } from '../plan'
import { describeEvent, describePlace, whoActs } from '../words'

const columns = ['chart', 'walk', 'step', 'who', 'action', 'expected state', 'transition id']

/** Walks as a table with a row for each step, which test management tools can import. */
export function walksCsv(charts: readonly AskedWalks[]): string {
  const rows = charts.flatMap(({ cases, graph, walks }) =>
    walks.flatMap(({ steps }, walk) =>
      steps.map(({ event, to, taken }, step) => [
        cases.machine.id,
        walk + 1,
        step + 1,
        whoActs(cases, event),
        describeEvent(cases, event),
        describePlace(placeAt(graph, to)).join(' '),
        taken.join('; '),
      ]),
    ),
  )
  return stringify([columns, ...rows], { record_delimiter: '\r\n' })
}
