import { toLevel, passes, type ChartIndex, type Filter } from '../chart-index'
import { levels } from '../coverage-marks'

interface ChartToolsProps {
  index: ChartIndex
  since: string | null
  filter: Filter
  onFilter: (filter: Filter) => void
  inWords: boolean
  onWords: (inWords: boolean) => void
  onFold: () => void
  onUnfold: () => void
}

/** The tools above the drawing: its filters, and the legend of its colours and marks. */
export function ChartTools(props: ChartToolsProps) {
  const { index, since, filter, onFilter, inWords, onWords, onFold, onUnfold } = props
  const { transitions } = index.chart
  const filters: readonly { filter: Filter; words: string }[] = [
    { filter: 'untaken', words: 'Not taken' },
    { filter: 'hand', words: 'By hand' },
    ...(since === null ? [] : [{ filter: 'changed' as const, words: `Changed since ${since}` }]),
  ]
  return (
    <div className="tools">
      <div className="filters" role="group" aria-label="Show only these transitions">
        {filters.map(({ filter: one, words }) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={filter === one}
            onClick={() => onFilter(filter === one ? 'all' : one)}
          >
            {words} <b>{transitions.filter((transition) => passes(one, transition)).length}</b>
          </button>
        ))}
      </div>
      <div className="folds" role="group" aria-label="The whole chart">
        <button type="button" className="chip" onClick={onFold}>
          Fold all
        </button>
        <button type="button" className="chip" onClick={onUnfold}>
          Unfold all
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={inWords}
          onClick={() => onWords(!inWords)}
        >
          Words on arrows
        </button>
      </div>
      <ul className="legend" aria-label="Transitions, by who has taken them">
        {levels.map(({ level, mark, words }) => (
          <li key={level} className={level}>
            <span aria-hidden="true" className={`stroke ${level}`} />
            <span aria-hidden="true">{mark}</span> {words}{' '}
            <b>{transitions.filter(({ coverage }) => toLevel(coverage) === level).length}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
