import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { use } from 'react'
import { ChartActionsContext } from './chart-actions'
import type { ArrowEdge } from './chart-elements'
import { Mark, getLabel } from '../coverage-marks'
import type { Point } from './placed'

/** An arrow for one or several transitions between two states; its label selects them. */
export function ArrowLine({ id, data, markerEnd }: EdgeProps<ArrowEdge>) {
  const { onSelect } = use(ChartActionsContext)
  if (data === undefined) return null
  const { placed, level, hand, chosen, touched, dim, inWords } = data
  const { arrow, lines, label, points } = placed
  const labels = arrow.transitions.map((transition) => transition.label)
  const { length } = labels
  const looks = `${level}${chosen ? ' chosen' : ''}${dim ? ' dim' : ''}`
  const choose = () =>
    onSelect({ kind: 'transitions', ids: arrow.transitions.map((transition) => transition.id) })
  return (
    <>
      <BaseEdge
        id={id}
        path={pathThrough(points)}
        className={`line ${looks}`}
        {...(markerEnd === undefined ? {} : { markerEnd })}
      />
      <EdgeLabelRenderer>
        <button
          type="button"
          className={`arrow-label nopan ${looks}${inWords || chosen || touched ? '' : ' short'}`}
          title={labels.join('\n')}
          aria-label={`${labels.join(' ')} (${getLabel(level)})`}
          aria-pressed={chosen}
          style={{ insetBlockStart: label.y, insetInlineStart: label.x }}
          onClick={choose}
        >
          <Mark level={level} hand={hand} />
          {length > 1 && (
            <span className="number" aria-hidden="true">
              {length}
            </span>
          )}
          <span className="words">
            {lines.map((line) => (
              <span key={line} className="label-line">
                {line}
              </span>
            ))}
          </span>
        </button>
      </EdgeLabelRenderer>
    </>
  )
}

const bend = 7

/** A line through points, with round corners. */
function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (before === undefined) return `M${point.x} ${point.y}`
      if (after === undefined) return `L${point.x} ${point.y}`
      const into = towards(point, before)
      const out = towards(point, after)
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`
    })
    .join('')
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.min(bend, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
