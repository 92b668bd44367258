import type { AssessmentKind } from '../../machines/assessment/parts'
import type { GraphEdge } from '../../machines/paths/graph/graph'
import type { Walk } from '../../machines/paths/graph/tour'
import { done, failed, withoutKind } from '../paths/assessment/names'

type Allows = (walk: Walk, edge: GraphEdge) => boolean

const handingIn = ['submitting', 'draining', 'cancelling']

/**
 * Whether a walk can take a step after the earlier ones of the same stretch. Some drivers prepare a
 * step several steps ahead, and see no further than their stretch.
 */
export function allowedIn(kind: AssessmentKind): Allows {
  const getType = (edge: GraphEdge) => withoutKind(kind, edge.event.type)
  return (walk, edge) => {
    const type = getType(edge)
    const isIn = (state: string) => edge.from.startsWith(`["${state}"`)
    // Late answers need an outage, which is arranged when the attempt is found.
    if (isIn('completed') && ['result.failed', 'attempt.ended'].includes(type))
      return walk.some((step) => getType(step) === done('checking.attempt'))
    // The connection is cut only for a call that fails right before it is restored.
    const state = handingIn.find((name) => edge.from.startsWith(`[{"${name}":"waiting"`))
    if (state !== undefined && type === 'connection.restored') {
      const before = walk.at(-1)
      return before !== undefined && getType(before) === failed(`${state}.sending`)
    }
    return true
  }
}
