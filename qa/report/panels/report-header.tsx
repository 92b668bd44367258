import type { Selection } from '../address'
import type { ChartIndex } from '../chart-index'
import { Meter } from '../coverage-marks'
import { counted } from '../chart/drawing-texts'
import type { ReportData } from '../report-data'
import { SearchBox } from './search-box'

interface ReportHeaderProps {
  report: ReportData
  indexes: readonly ChartIndex[]
  current: ChartIndex
  onChart: (chart: string) => void
  onFound: (selection: Selection, chart: ChartIndex) => void
}

/** The charts with a summary of their coverage, and the search in all charts. */
export function ReportHeader({ report, indexes, current, onChart, onFound }: ReportHeaderProps) {
  const made = new Date(report.madeAt)
  return (
    <header className="top">
      <div className="title">
        <h1>Paths through the charts</h1>
        <p>
          {`${made.toISOString().slice(0, 16).replace('T', ' ')} UTC, commit `}
          <code>{report.commit}</code>
        </p>
      </div>
      <nav aria-label="Charts" className="tabs">
        {indexes.map(({ chart }) => {
          const failed = chart.walks.filter(({ failure }) => failure !== null).length
          return (
            <button
              key={chart.id}
              type="button"
              className="tab"
              aria-current={chart.id === current.chart.id ? 'page' : undefined}
              onClick={() => onChart(chart.id)}
            >
              <span className="tab-name">
                {chart.id}
                {failed > 0 && (
                  <span className="tab-failed">{`${counted(failed, 'walk')} failed`}</span>
                )}
              </span>
              <Meter transitions={chart.transitions} />
            </button>
          )
        })}
      </nav>
      <SearchBox indexes={indexes} current={current} onFound={onFound} />
    </header>
  )
}
