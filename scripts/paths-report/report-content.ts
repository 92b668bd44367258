import {
  getStates,
  type ChartNode,
  type DeclaredTransition,
} from '../../machines/paths/graph/transitions'
import type {
  ReportData,
  ReportedChart,
  ReportedState,
  ReportedTransition,
} from '../../qa/report/report-data'
import type { ReportedPicture } from '../lib/write-report.mjs'
import type { ChangedChart } from '../paths/since'
import type { TestedChart } from './gather'
import { toWalks } from './report-walks'
import { makeLabels } from './transition-labels'

/** The facts that the report states besides the charts. */
export interface Circumstances {
  madeAt: Date
  commit: string
  /** Null if nothing is compared. */
  since: { revision: string; changed: readonly ChangedChart[] } | null
}

/** The data of the report, with the pictures that it refers to. */
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
  { plan, transitions, getCoverage }: TestedChart,
  walks: ReportedChart['walks'],
  changed: ChangedChart | null,
): ReportedChart {
  const { cases } = plan
  const { machine } = cases
  const shown = new Set(changed?.transitions)
  const label = makeLabels(plan)
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
      label: label(transition),
      guard: transition.guard,
      coverage: getCoverage(transition.id),
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
