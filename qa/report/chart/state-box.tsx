import { Handle, Position, type NodeProps } from '@xyflow/react'
import { use } from 'react'
import { ChartActionsContext } from './chart-actions'
import { toLevel, passes } from '../chart-index'
import type { StateBoxData, StateNode } from './chart-elements'
import { Mark, Meter } from '../coverage-marks'
import { counted, holdsText, nameLines, rowText } from './drawing-texts'

/** The box of a state: open with its content, or folded with the number of states inside. */
export function StateBox({ data }: NodeProps<StateNode>) {
  const { placed, active, chosen, dim } = data
  const { onSelect, onToggle } = use(ChartActionsContext)
  const { state, open, foldable } = placed.drawn
  const looks = [
    'state-box',
    open && placed.drawn.holds > 0 ? 'around' : 'closed',
    state.kind,
    active.length > 0 ? 'active' : '',
    chosen ? 'chosen' : '',
    dim ? 'dim' : '',
    state.changed ? 'changed' : '',
  ]
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <div className="state-head">
        <button
          type="button"
          className="state-name nopan"
          title={state.description}
          aria-pressed={chosen}
          onClick={() => onSelect({ kind: 'state', id: state.id })}
        >
          {state.initial && <span className="start" role="img" aria-label="Starts here: " />}
          <span>
            {nameLines(state.name).map((line) => (
              <span key={line} className="name-line">
                {line}
              </span>
            ))}
          </span>
        </button>
        {state.kind === 'parallel' && open && <span className="tag">side by side</span>}
        {state.kind === 'final' && <span className="tag">end</span>}
        {foldable && (
          <button
            type="button"
            className="fold nopan"
            aria-expanded={open}
            aria-label={`${open ? 'Fold' : 'Unfold'} ${state.name}`}
            onClick={() => onToggle(state.id)}
          >
            {open ? '−' : '+'}
          </button>
        )}
      </div>
      {open ? <Rows {...data} /> : <Holds {...data} />}
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </div>
  )
}

function Rows({ placed, filter, selection }: StateBoxData) {
  const { onSelect } = use(ChartActionsContext)
  const chosen = selection.kind === 'transitions' ? selection.ids : []
  return (
    <ul className="rows">
      {placed.drawn.rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className={`row nopan ${passes(filter, row) ? '' : 'dim'}`}
            title={row.label}
            aria-pressed={chosen.includes(row.id)}
            onClick={() => onSelect({ kind: 'transitions', ids: [row.id] })}
          >
            <Mark level={toLevel(row.coverage)} hand={row.coverage.hand} /> {rowText(row)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Holds({ placed, filter, active }: StateBoxData) {
  const { state, inside } = placed.drawn
  const shown = inside.filter((transition) => passes(filter, transition))
  const amount =
    filter === 'all'
      ? holdsText(placed.drawn)
      : `${shown.length} of ${counted(inside.length, 'transition')}`
  const isInside = active.length > 0 && active[0] !== state.name
  return (
    <>
      <p className="holds">{isInside ? `Now ${active.join(', ')}` : amount}</p>
      <Meter transitions={inside} />
    </>
  )
}
