import type { KeptRecord, SessionRecord } from './session-record'

const name = 'masar-panel-recording'
const roomy = 4_000_000

/** Stores the recording when the page is left, and continues it on the next page of the tab. */
export function keepThroughReload(record: SessionRecord, storage: Storage = sessionStorage): void {
  const kept = storage.getItem(name)
  storage.removeItem(name)
  if (kept !== null) {
    const before: KeptRecord = JSON.parse(kept)
    record.resume(before)
  }
  addEventListener('pagehide', () => {
    const { unsaved, isRecording, pictures } = record
    const wantsPictures = pictures !== 'unwanted'
    if (unsaved === null) return
    const without = { ...unsaved, steps: unsaved.steps.map((step) => ({ ...step, picture: null })) }
    const [whole, small] = [unsaved, without].map((kind) =>
      JSON.stringify({ unsaved: kind, isRecording, wantsPictures } satisfies KeptRecord),
    )
    // A browser allows about five million characters for the storage of a tab.
    storage.setItem(name, (whole ?? '').length < roomy ? (whole ?? '') : (small ?? ''))
  })
}
