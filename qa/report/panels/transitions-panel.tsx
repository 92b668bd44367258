import type { Select } from '../address'
import type { ChartIndex } from '../chart-index'
import { Proofs } from '../coverage-marks'
import { counted } from '../chart/drawing-texts'
import { StateButton, TakingList, TransitionList } from './panel-parts'
import type { ReportedTransition } from '../report-data'

interface TransitionsPanelProps {
  index: ChartIndex
  ids: readonly string[]
  onSelect: Select
}

/** The selected transition, or the list of those that share the selected arrow. */
export function TransitionsPanel({ index, ids, onSelect }: TransitionsPanelProps) {
  const transitions = ids.flatMap((id) => index.transition.get(id) ?? [])
  const [only] = transitions
  if (only === undefined)
    return (
      <p className="nothing">This report has no such transition. The chart may have changed.</p>
    )
  if (transitions.length === 1)
    return <TransitionPanel index={index} transition={only} onSelect={onSelect} />
  return (
    <>
      <h2>{counted(transitions.length, 'transition')}</h2>
      <p className="lead">They share one arrow while the states around them are folded.</p>
      <TransitionList transitions={transitions} onSelect={onSelect} />
    </>
  )
}

interface TransitionPanelProps {
  index: ChartIndex
  transition: ReportedTransition
  onSelect: Select
}

function TransitionPanel({ index, transition, onSelect }: TransitionPanelProps) {
  const { id, label, source, targets, guard, coverage, changed } = transition
  const takings = index.takings.get(id) ?? []
  const walks = new Set(takings.map(({ walk }) => walk.id)).size
  return (
    <>
      <p className="kind">Transition{changed && <span className="badge changed">changed</span>}</p>
      <h2>{label}</h2>
      <Proofs coverage={coverage} />
      <dl className="facts">
        <div>
          <dt>From</dt>
          <dd>
            <StateButton index={index} id={source} onSelect={onSelect} />
          </dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>
            {targets.length === 0
              ? 'It stays where it is.'
              : targets.map((target) => (
                  <StateButton key={target} index={index} id={target} onSelect={onSelect} />
                ))}
          </dd>
        </div>
        {guard !== null && (
          <div>
            <dt>Only if</dt>
            <dd>
              <code>{guard}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>Id</dt>
          <dd>
            <code>{id}</code>
          </dd>
        </div>
      </dl>
      <h3>
        {takings.length === 0
          ? 'No walk takes it'
          : `${counted(takings.length, 'step')} of ${counted(walks, 'walk')}`}
      </h3>
      {takings.length === 0 && coverage.unit && (
        <p>The unit suite takes it on the chart, without a page and without pictures.</p>
      )}
      <TakingList takings={takings} onSelect={onSelect} />
    </>
  )
}
