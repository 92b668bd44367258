import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TakenOnRecord } from '../../machines/paths/recording/taken-on-record'
import { ChartCard } from './chart-card'
import type { ChartWatch } from './chart-watch'
import { fetchCoverage, missingCoverage } from './known-coverage'
import { closePanel } from './opening'
import { RecordBar } from './record-bar'
import type { SessionRecord } from './session-record'

interface PanelProps {
  watch: ChartWatch
  record: SessionRecord
}

const foldedKey = 'masar-panel-folded'

/** The whole panel: the controls for recording, and a card for each running chart. */
export const Panel = ({ watch, record }: PanelProps) => {
  const [isFolded, setFolded] = useState(() => sessionStorage.getItem(foldedKey) !== null)
  const [coverage, setCoverage] = useState<TakenOnRecord | null>(null)
  useSyncExternalStore(record.subscribe, () => record.version)
  useEffect(() => void fetchCoverage().then(setCoverage), [])
  useEffect(() => {
    document.documentElement.dataset.masarPanel = isFolded ? 'folded' : 'open'
    if (isFolded) sessionStorage.setItem(foldedKey, '1')
    else sessionStorage.removeItem(foldedKey)
  }, [isFolded])

  if (isFolded)
    return (
      <aside className="folded" lang="en" dir="ltr" aria-label="Charts">
        <button className="unfold" onClick={() => setFolded(false)} aria-label="Unfold the panel">
          {record.isRecording ? <span className="dot" /> : null}
          <span className="upright">{record.isRecording ? 'Recording' : 'Charts'}</span>
        </button>
      </aside>
    )
  const gap = missingCoverage(coverage)
  return (
    <aside className="open" lang="en" dir="ltr" aria-label="Charts">
      <header className="head">
        <h1>Charts</h1>
        <button className="quiet" onClick={() => setFolded(true)}>
          Fold
        </button>
        <button className="quiet" onClick={closePanel}>
          Close
        </button>
      </header>
      <RecordBar record={record} />
      <div className="cards">
        {watch.running.length === 0 ? <p className="empty">No chart runs on this page.</p> : null}
        {watch.running.map((running) => (
          <ChartCard key={running.key} running={running} steps={record.steps} coverage={coverage} />
        ))}
        {gap === null ? null : <p className="note">{gap}</p>}
      </div>
    </aside>
  )
}
