import { useState, type FormEvent } from 'react'
import { bugReportFile } from './bug-report'
import { fileName, saveFile } from './save-file'
import type { UnsavedRecording } from './session-record'
import { surroundings } from './surroundings'

/** Asks what the person expected and saw, and saves the report. */
export const BugForm = ({ unsaved, onDone }: { unsaved: UnsavedRecording; onDone: () => void }) => {
  const [expected, setExpected] = useState('')
  const [seen, setSeen] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const report = { unsaved, expected, seen, surroundings: surroundings() }
    saveFile(fileName(unsaved.recordedAt, 'zip'), bugReportFile(report))
    onDone()
  }
  return (
    <form className="bug" onSubmit={submit} aria-label="Bug report">
      <label>
        What did you expect?
        <textarea
          rows={2}
          required
          value={expected}
          onChange={({ target }) => setExpected(target.value)}
        />
      </label>
      <label>
        What did you see?
        <textarea rows={2} required value={seen} onChange={({ target }) => setSeen(target.value)} />
      </label>
      <div className="row">
        <button className="main" type="submit">
          Save the report
        </button>
        <button className="quiet" type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  )
}
