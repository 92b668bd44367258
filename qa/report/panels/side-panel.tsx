import type { Select, Selection } from '../address'
import type { ChartIndex, Filter } from '../chart-index'
import { ChartPanel } from './chart-panel'
import type { ReportData } from '../report-data'
import { StatePanel } from './state-panel'
import { StepPanel } from './step-panel'
import { TransitionsPanel } from './transitions-panel'

interface SidePanelProps {
  report: ReportData
  index: ChartIndex
  filter: Filter
  selection: Selection
  onSelect: Select
}

/** The panel beside the drawing: the selected item, or the chart as a whole. */
export function SidePanel({ report, index, filter, selection, onSelect }: SidePanelProps) {
  const isChosen = selection.kind !== 'none'
  return (
    <aside className="side" aria-label="What is chosen">
      {isChosen && (
        <button type="button" className="back" onClick={() => onSelect({ kind: 'none' })}>
          <span aria-hidden="true">←</span> {`The chart ${index.chart.id}`}
        </button>
      )}
      <Content {...{ report, index, filter, selection, onSelect }} />
    </aside>
  )
}

function Content({ report, index, filter, selection, onSelect }: SidePanelProps) {
  if (selection.kind === 'walk') {
    const walk = index.chart.walks.find(({ id }) => id === selection.walk)
    const step = walk?.steps[selection.step - 1]
    if (walk === undefined || step === undefined)
      return <p className="nothing">This report has no such step. Another run may have taken it.</p>
    return (
      <StepPanel
        // The key resets the choice of language for the picture of each step.
        key={`${walk.id} ${selection.step}`}
        index={index}
        walk={walk}
        number={selection.step}
        step={step}
        onSelect={onSelect}
      />
    )
  }
  if (selection.kind === 'state' && index.state.has(selection.id))
    return <StatePanel index={index} id={selection.id} onSelect={onSelect} />
  if (selection.kind === 'transitions')
    return <TransitionsPanel index={index} ids={selection.ids} onSelect={onSelect} />
  return <ChartPanel report={report} index={index} filter={filter} onSelect={onSelect} />
}
