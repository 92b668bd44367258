import { useRef, useState } from 'react'
import { BugForm } from './bug-form'
import { recordingText } from './bug-report'
import { fileName, saveFile } from './save-file'
import type { SessionRecord } from './session-record'
import { TabPictures } from './tab-pictures'

/** Starts and stops a recording, and saves it as a file or in a bug report. */
export const RecordBar = ({ record }: { record: SessionRecord }) => {
  const [wantsPictures, setWantsPictures] = useState(true)
  const [isReporting, setReporting] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const pictures = useRef<TabPictures | null>(null)
  const { unsaved, isRecording } = record

  const start = async () => {
    setNotice(null)
    setReporting(false)
    pictures.current = wantsPictures ? await TabPictures.ask() : null
    const from = pictures.current
    if (wantsPictures && from === null)
      setNotice('The browser gave no pictures of this tab. The recording has none.')
    record.start(
      document.documentElement.lang === 'ar' ? 'ar' : 'en',
      async () => (await from?.take()) ?? null,
    )
  }
  const stop = () => {
    record.stop()
    pictures.current?.stop()
    pictures.current = null
  }

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
      <p className="note" role="status">
        {notice}
      </p>
    </section>
  )
}

const counted = (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}`
