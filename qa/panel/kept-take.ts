import type { SessionRecord, Take } from './session-record'

const name = 'masar-panel-take'
const roomy = 4_000_000

/** Keeps what is recorded while the page is loaded again, and goes on with what was kept. */
export function keepThroughReload(record: SessionRecord, storage: Storage = sessionStorage): void {
  const kept = storage.getItem(name)
  storage.removeItem(name)
  if (kept !== null) {
    const { take, isRecording }: { take: Take; isRecording: boolean } = JSON.parse(kept)
    record.resume(take, isRecording)
  }
  addEventListener('pagehide', () => {
    const { take, isRecording } = record
    if (take === null) return
    const without = { ...take, steps: take.steps.map((step) => ({ ...step, picture: null })) }
    const [whole, small] = [take, without].map((kind) =>
      JSON.stringify({ take: kind, isRecording }),
    )
    // The browser gives a tab's storage about five million letters.
    storage.setItem(name, (whole ?? '').length < roomy ? (whole ?? '') : (small ?? ''))
  })
}
