import type { Select } from '../address'
import { toLevel, passes, type ChartIndex, type Filter } from '../chart-index'
import { Figures } from '../coverage-marks'
import { counted } from '../chart/drawing-texts'
import { Contrast, TransitionList } from './panel-parts'
import type { ReportData, ReportedWalk } from '../report-data'

interface ChartPanelProps {
  report: ReportData
  index: ChartIndex
  filter: Filter
  onSelect: Select
}

/** The chart as a whole: its failures, then its coverage and its walks. */
export function ChartPanel({ report, index, filter, onSelect }: ChartPanelProps) {
  const { chart } = index
  const failed = chart.walks.filter(({ failure }) => failure !== null)
  const untaken = chart.transitions.filter(({ coverage }) => toLevel(coverage) === 'none')
  const shown = chart.transitions.filter((transition) => passes(filter, transition))
  return (
    <>
      <h2>{chart.id}</h2>
      <p className="lead">{chart.description}</p>
      {chart.notRunYet !== null && (
        <p className="note">{`The product does not run this chart yet: ${chart.notRunYet}`}</p>
      )}
      {filter !== 'all' && (
        <>
          <h3>{`Shown by the filter: ${counted(shown.length, 'transition')}`}</h3>
          <TransitionList transitions={shown} onSelect={onSelect} />
        </>
      )}
      {failed.map((walk) => (
        <FailedWalk key={walk.id} walk={walk} onSelect={onSelect} />
      ))}
      <h3>Transitions taken</h3>
      <Figures transitions={chart.transitions} />
      {report.since !== null && <Changes since={report.since} changes={chart.changes} />}
      {filter === 'all' && untaken.length > 0 && (
        <>
          <h3>{`Not taken: ${counted(untaken.length, 'transition')}`}</h3>
          <TransitionList transitions={untaken} onSelect={onSelect} />
        </>
      )}
      <Walks walks={chart.walks} onSelect={onSelect} />
    </>
  )
}

function FailedWalk({ walk, onSelect }: { walk: ReportedWalk; onSelect: Select }) {
  const { failure } = walk
  if (failure === null) return null
  return (
    <section className="failure">
      <h3>{`${walk.name} failed at step ${failure.step}`}</h3>
      <p>{failure.event}</p>
      <Contrast expected={failure.expected} seen={failure.seen} />
      <button
        type="button"
        className="main-button"
        onClick={() => onSelect({ kind: 'walk', walk: walk.id, step: failure.step })}
      >
        Show the step
      </button>
    </section>
  )
}

function Changes({ since, changes }: { since: string; changes: readonly string[] }) {
  return (
    <>
      <h3>{`Changed since ${since}`}</h3>
      {changes.length === 0 ? (
        <p>Nothing in this chart has changed.</p>
      ) : (
        <ul className="changes">
          {changes.map((change) => (
            <li key={change}>{change.replaceAll('`', '')}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const kinds = [
  { by: 'browser', words: 'Walks in the browser' },
  { by: 'hand', words: 'Taken by hand' },
  { by: 'plan', words: 'Planned walks' },
] as const

function Walks({ walks, onSelect }: { walks: readonly ReportedWalk[]; onSelect: Select }) {
  return kinds.map(({ by, words }) => {
    const of = walks.filter((walk) => walk.by === by)
    if (of.length === 0) return null
    return (
      <section key={by}>
        <h3>{words}</h3>
        <ul className="list">
          {of.map((walk) => (
            <li key={walk.id}>
              <button
                type="button"
                className="line-button walk-line"
                onClick={() => onSelect({ kind: 'walk', walk: walk.id, step: 1 })}
              >
                <span>{walk.name}</span>
                {walk.failure !== null && <span className="badge failed">failed</span>}
                <span className="amount">{describeDuration(walk)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function describeDuration({ steps }: ReportedWalk): string {
  const milliseconds = steps.reduce((sum, step) => sum + (step.milliseconds ?? 0), 0)
  const amount = counted(steps.length, 'step')
  return milliseconds === 0 ? amount : `${amount}, ${(milliseconds / 1000).toFixed(1)} s`
}
