import type { EventObject } from 'xstate'
import type { ChartCases } from '../../machines/paths/cases'
import type { ChartGraph } from '../../machines/paths/graph'
import {
  getStates,
  type ChartNode,
  type DeclaredTransition,
} from '../../machines/paths/transitions'
import { describeEvent, nameEvent } from '../../machines/paths/words'
import type {
  ReportData,
  ReportedChart,
  ReportedState,
  ReportedTransition,
} from '../../qa/report/report-data'
import type { ReportedPicture } from '../lib/write-report.mjs'
import type { ChangedChart } from '../paths-since'
import type { TestedChart } from './gather'
import { toWalks } from './report-walks'

/** What the report is written with, besides the charts. */
export interface Circumstances {
  madeAt: Date
  commit: string
  /** Null if nothing is compared. */
  since: { revision: string; changed: readonly ChangedChart[] } | null
}

/** All that the report shows, and the pictures that belong to it. */
export function toContent(
  charts: readonly TestedChart[],
  { madeAt, commit, since }: Circumstances,
): { data: ReportData; pictures: ReportedPicture[] } {
  const parts = charts.map((chart) => {
    const { walks, pictures } = toWalks(chart)
    const { id } = chart.plan.cases.machine
    const changed = since?.changed.find((one) => one.id === id) ?? null
    return { chart: toChart(chart, walks, changed), pictures }
  })
  return {
    data: {
      madeAt: madeAt.toISOString(),
      commit,
      since: since?.revision ?? null,
      charts: parts.map(({ chart }) => chart),
    },
    pictures: parts.flatMap(({ pictures }) => pictures),
  }
}

function toChart(
  { plan, transitions, coverageOf }: TestedChart,
  walks: ReportedChart['walks'],
  changed: ChangedChart | null,
): ReportedChart {
  const { cases, graph } = plan
  const { machine } = cases
  const shown = new Set(changed?.transitions)
  const examples = examplesOf(graph)
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    notRunYet: cases.notRunYet ?? null,
    changes: changed?.changes ?? [],
    states: getStates(machine).map((node) => toState(node, transitions, shown)),
    transitions: transitions.map((transition): ReportedTransition => ({
      id: transition.id,
      source: transition.source,
      event: transition.event,
      targets: transition.targets,
      label: labelOf(cases, transition, examples),
      guard: transition.guard,
      coverage: coverageOf(transition.id),
      changed: shown.has(transition.id),
    })),
    walks,
  }
}

function toState(
  node: ChartNode,
  transitions: readonly DeclaredTransition[],
  changed: ReadonlySet<string>,
): ReportedState {
  const { parent } = node
  return {
    id: node.id,
    parent: parent?.id ?? null,
    name: node.key,
    description: node.description ?? '',
    kind: node.type === 'history' ? 'atomic' : node.type,
    initial: parent?.type === 'compound' && (parent.initial?.target ?? []).includes(node),
    changed: transitions.some(({ id, source }) => source === node.id && changed.has(id)),
  }
}

/** An event with a payload for each transition, so that its sentence can be made. */
function examplesOf({ nodes }: ChartGraph): ReadonlyMap<string, EventObject> {
  const examples = new Map<string, EventObject>()
  for (const { edges } of nodes.values())
    for (const { event, taken } of edges)
      for (const id of taken) if (id.split(' ')[1] === event.type) examples.set(id, event)
  return examples
}

function labelOf(
  cases: ChartCases,
  { id, event, guard }: DeclaredTransition,
  examples: ReadonlyMap<string, EventObject>,
): string {
  const example = examples.get(id)
  if (example !== undefined) return describeEvent(cases, example)
  if (event === 'always') return guard === null ? 'At once.' : `At once, if ${guard}.`
  return `${nameEvent(cases.machine, event)}.`
}
