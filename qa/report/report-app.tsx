import { useCallback, useMemo, useState } from 'react'
import type { Selection } from './address'
import { toIndex, type ChartIndex, type Filter } from './chart-index'
import { ChartView, type Flight } from './chart/chart-view'
import { FilmStrip } from './panels/film-strip'
import { atFirst, everything, fold, hasRoomForWords, revealing } from './chart/folding'
import { ReportHeader } from './panels/report-header'
import { SidePanel } from './panels/side-panel'
import { ChartTools } from './chart/chart-tools'
import type { ReportData } from './report-data'
import { useKeys } from './use-keys'
import { useView } from './use-view'

/**
 * The page: the charts at the top, the drawing of one of them, and the details of the selection.
 */
export function ReportApp({ report }: { report: ReportData }) {
  const ids = useMemo(() => report.charts.map(({ id }) => id), [report])
  const indexes = useMemo(() => report.charts.map(toIndex), [report])
  const [view, go] = useView(ids)
  const index = indexes.find(({ chart }) => chart.id === view.chart) ?? indexes[0]
  const [opened, setOpened] = useState<Readonly<Record<string, ReadonlySet<string>>>>(() =>
    index === undefined
      ? {}
      : { [index.chart.id]: revealing(index, atFirst(index), shownBy(index, view.selection)) },
  )
  /** If null, the number of arrows decides whether they show labels. */
  const [wishesWords, setWishesWords] = useState<boolean | null>(null)
  const [flight, setFlight] = useState<Flight>({ to: [], number: 0 })

  const openIn = useCallback(
    (chart: ChartIndex) => opened[chart.chart.id] ?? atFirst(chart),
    [opened],
  )
  const setOpen = (chart: ChartIndex, open: ReadonlySet<string>) =>
    setOpened((before) => ({ ...before, [chart.chart.id]: open }))

  /**
   * The view moves to an item selected in a list. One selected in the drawing is in view already.
   */
  const select = (selection: Selection, chart = index, fly = true) => {
    if (chart === undefined) return
    go({ ...view, chart: chart.chart.id, selection })
    if (selection.kind === 'none' || selection.kind === 'walk') return
    const shown = shownBy(chart, selection)
    setOpen(chart, revealing(chart, openIn(chart), shown))
    if (fly) setFlight(({ number }) => ({ to: shown, number: number + 1 }))
  }
  useKeys(index, view.selection, select)

  if (index === undefined) return <p className="nothing">The report holds no charts.</p>
  const { selection, filter } = view
  const open = openIn(index)
  const inWords = wishesWords ?? hasRoomForWords(fold(index, open))
  const walk = index.chart.walks.find(
    ({ id }) => selection.kind === 'walk' && id === selection.walk,
  )
  const setFilter = (chosen: Filter) => go({ ...view, filter: chosen })
  return (
    <div className="report">
      <ReportHeader
        report={report}
        indexes={indexes}
        current={index}
        onChart={(chart) => go({ ...view, chart, selection: { kind: 'none' } })}
        onFound={(selected, chart) => select(selected, chart)}
      />
      <main className="desk">
        <section className="stage" aria-label={`The chart ${index.chart.id}`}>
          <ChartTools
            index={index}
            since={report.since}
            filter={filter}
            onFilter={setFilter}
            inWords={inWords}
            onWords={setWishesWords}
            onFold={() => setOpen(index, atFirst(index))}
            onUnfold={() => setOpen(index, everything(index))}
          />
          <ChartView
            key={index.chart.id}
            index={index}
            open={open}
            inWords={inWords}
            filter={filter}
            selection={selection}
            flight={flight}
            onOpen={(chosen) => setOpen(index, chosen)}
            onSelect={(selected) => select(selected, index, false)}
          />
          {walk !== undefined && selection.kind === 'walk' && (
            <FilmStrip walk={walk} step={selection.step} onSelect={select} />
          )}
        </section>
        <SidePanel
          report={report}
          index={index}
          filter={filter}
          selection={selection}
          onSelect={select}
        />
      </main>
    </div>
  )
}

/** The states that have to be visible for a selection. */
function shownBy(index: ChartIndex, selection: Selection): string[] {
  if (selection.kind === 'state') return index.state.has(selection.id) ? [selection.id] : []
  if (selection.kind !== 'transitions') return []
  return selection.ids.flatMap((id) => {
    const found = index.transition.get(id)
    return found === undefined ? [] : [found.source, ...found.targets]
  })
}
