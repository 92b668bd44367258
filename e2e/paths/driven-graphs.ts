import { buildGraph, type ChartGraph } from '../../machines/paths/graph/graph'
import { sessionCases } from '../../machines/session/session.cases'
import { annotation } from './annotation/parts'
import { drivenAssessment } from './assessment/driven-assessment'
import { english } from './english/parts'
import { possible } from './session/possible'

/** The driven assessments by their charts. */
export const assessments = { english, annotation }

export const isAssessment = (chart: string): chart is keyof typeof assessments =>
  chart in assessments

/** The part of the session's chart that is reachable in a browser. */
export const sessionGraph = (): ChartGraph => possible(buildGraph(sessionCases))

/** The part of a chart that is reachable in a browser; null for a chart without drivers. */
export function drivenGraph(chart: string): ChartGraph | null {
  if (chart === 'session') return sessionGraph()
  return isAssessment(chart) ? drivenAssessment(assessments[chart]).graph : null
}
