import type { ChartCases } from '../cases'
import { buildGraph, type ChartGraph } from '../graph/graph'
import { followRecording, type FollowedWalk } from './recorded-walks'
import { describeForAnybody } from './recorded-words'
import type { RecordedStep, Recording } from './recording'
import { declaredTransitions } from '../graph/transitions'
import { counted, describeChange } from '../words'

/** The recorded steps of one chart as walks, with the steps that cannot be taken again. */
export interface RecordedChart {
  chart: string
  /** How many recorded steps took a transition. */
  steps: number
  walks: readonly FollowedWalk[]
  /** The same walks in words, a line for each step. */
  lines: readonly (readonly string[])[]
  /** Sentences about steps that cannot be taken again, with the reasons. Equal steps share one. */
  leftOut: readonly string[]
  /** The reasons why the chart is not the recorded one; empty if it is. */
  faults: readonly string[]
}

/**
 * The walks of each chart in a recording.
 *
 * @param drivenGraph the part of a chart that a browser can reach; null for a chart without
 * drivers, whose full graph is used instead
 */
export function chartsIn(
  { steps }: Recording,
  charts: readonly ChartCases[],
  drivenGraph: (chart: string) => ChartGraph | null,
): RecordedChart[] {
  return [...new Set(steps.map(({ chart }) => chart))].map((chart): RecordedChart => {
    const own = steps.filter((step) => step.chart === chart)
    const took = own.filter(({ taken }) => taken.length > 0).length
    const cases = charts.find(({ machine }) => machine.id === chart)
    if (cases === undefined)
      return {
        chart,
        steps: took,
        walks: [],
        lines: [],
        leftOut: [],
        faults: [`There is no chart ${chart}.`],
      }
    const declared = new Set(declaredTransitions(cases.machine).map(({ id }) => id))
    const gone = new Set(own.flatMap(({ taken }) => taken).filter((id) => !declared.has(id)))
    const driven = drivenGraph(chart)
    const graph = driven ?? buildGraph(cases)
    const { walks, leftOut } = followRecording(graph, own)
    const rest = own.filter((_, number) => leftOut.includes(number))
    const every = driven === null || rest.length === 0 ? null : buildGraph(cases)
    return {
      chart,
      steps: took,
      walks,
      lines: walks.map((walk) => walkLines(cases, graph, walk)),
      leftOut: leftOutLines(rest, (step) => whyNot(step, gone, every)),
      faults: [...gone].map((id) => `The chart ${chart} has no transition ${id} now.`),
    }
  })
}

/** A line for each event and reason, as one outage fails to save again and again. */
function leftOutLines(
  steps: readonly RecordedStep[],
  describeReason: (step: RecordedStep) => string,
): string[] {
  const found = new Map<string, { first: RecordedStep; why: string; times: number }>()
  for (const step of steps) {
    const why = describeReason(step)
    const known = found.get(`${step.event} ${why}`) ?? { first: step, why, times: 0 }
    found.set(`${step.event} ${why}`, { ...known, times: known.times + 1 })
  }
  return [...found.values()].map(({ first: { event, at }, why, times }) => {
    const more = times === 1 ? '' : ` and ${counted(times - 1, 'more time')}`
    return `${event}, after ${(at / 1_000).toFixed(1)} s${more}: ${why}`
  })
}

function whyNot(step: RecordedStep, gone: ReadonlySet<string>, every: ChartGraph | null): string {
  if (step.taken.some((id) => gone.has(id))) return 'its transition is not in the chart now.'
  if (every === null || followRecording(every, [step]).leftOut.length > 0)
    return 'no case of the chart takes these transitions together (*.cases.ts).'
  return 'the chart allows it, but nothing in a test brings it about (circumstances in e2e/paths).'
}

/** The sentences for a walk. Steps that only lead to the recorded ones are marked. */
function walkLines(cases: ChartCases, graph: ChartGraph, walk: FollowedWalk): string[] {
  return walk.map(({ edge, step }, at) => {
    const from = graph.nodes.get(edge.from)?.snapshot ?? null
    const to = graph.nodes.get(edge.to)?.snapshot
    const change = to === undefined ? '' : ` → ${describeChange(from, to).join(' ')}`
    const mark = step === null ? ' (on the way there)' : ''
    return `${at + 1}. ${describeForAnybody(cases, edge.event)}${mark}${change}`
  })
}
