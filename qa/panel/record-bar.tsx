import { useRef, useState } from 'react'
import { BugForm } from './bug-form'
import { recordingText } from './bug-report'
import { fileName, saveFile } from './save-file'
import type { Pictures, SessionRecord } from './session-record'
import { TabPictures } from './tab-pictures'

/** Starts and stops a recording, and saves it as a file or in a bug report. */
export const RecordBar = ({ record }: { record: SessionRecord }) => {
  const [wantsPictures, setWantsPictures] = useState(true)
  const [isReporting, setReporting] = useState(false)
  const source = useRef<TabPictures | null>(null)
  const { unsaved, isRecording, pictures } = record

  const askForPictures = async () => {
    const asked = await TabPictures.ask(() => record.illustrate('stopped'))
    source.current = asked
    if (asked === null) record.illustrate('refused')
    else record.illustrate('taken', () => asked.take())
  }
  const start = async () => {
    setReporting(false)
    if (wantsPictures) await askForPictures()
    else record.illustrate('unwanted')
    record.start(document.documentElement.lang === 'ar' ? 'ar' : 'en')
  }
  const stop = () => {
    record.stop()
    source.current?.stop()
    source.current = null
  }

  const notice = isRecording ? missing[pictures] : null

  return (
    <section className="record" aria-label="Recording">
      {isRecording ? (
        <div className="row">
          <span className="dot" />
          <p className="grow">Recording, {counted(unsaved?.steps.length ?? 0)}</p>
          <button className="main" onClick={stop}>
            Stop
          </button>
        </div>
      ) : null}
      <p className="note" role="status">
        {notice}
      </p>
      {notice === null ? null : (
        <div className="row">
          <button onClick={() => void askForPictures()}>Take pictures</button>
        </div>
      )}
      {!isRecording && unsaved === null ? (
        <>
          <div className="row">
            <label className="grow">
              <input
                type="checkbox"
                checked={wantsPictures}
                onChange={({ target }) => setWantsPictures(target.checked)}
              />{' '}
              With pictures
            </label>
            <button className="main" onClick={() => void start()}>
              Record
            </button>
          </div>
          <p className="note">
            A picture shows what is on the screen, personal data too. The rest of the file holds
            none.
          </p>
        </>
      ) : null}
      {!isRecording && unsaved !== null ? (
        <>
          <p>Recorded {counted(unsaved.steps.length)}.</p>
          <div className="row">
            <button
              className="main"
              onClick={() => saveFile(fileName(unsaved.recordedAt, 'json'), recordingText(unsaved))}
            >
              Download
            </button>
            <button onClick={() => setReporting(true)} disabled={isReporting}>
              Report a bug
            </button>
            <button className="quiet" onClick={() => record.discard()}>
              Discard
            </button>
          </div>
          {isReporting ? <BugForm unsaved={unsaved} onDone={() => setReporting(false)} /> : null}
        </>
      ) : null}
    </section>
  )
}

/** What is said of a recording that should have pictures and has none. */
const missing: Record<Pictures, string | null> = {
  unwanted: null,
  taken: null,
  refused: 'The browser gave no pictures of this tab.',
  stopped: 'No pictures since the page was loaded again or the sharing of the tab was stopped.',
}

const counted = (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}`
