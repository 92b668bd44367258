import { useRef, useState } from 'react'
import type { Select } from '../address'
import { findTwin, type ChartIndex } from '../chart-index'
import { counted } from '../chart/drawing-texts'
import { Contrast, languageName, StateButton, TransitionList } from './panel-parts'
import type { ReportedStep, ReportedWalk } from '../report-data'

interface StepPanelProps {
  index: ChartIndex
  walk: ReportedWalk
  /** The number of the step, from 1. */
  number: number
  step: ReportedStep
  onSelect: Select
}

/** A step of a walk: the page after it, its calls, its transitions and the active states. */
export function StepPanel({ index, walk, number, step, onSelect }: StepPanelProps) {
  const failure = walk.failure?.step === number ? walk.failure : null
  const ids = failure === null ? step.taken : failure.planned
  const transitions = ids.flatMap((id) => index.transition.get(id) ?? [])
  const to = (target: number) => onSelect({ kind: 'walk', walk: walk.id, step: target })
  return (
    <>
      <div className="step-head">
        <p className="kind">
          {walk.name}
          <b>{` – step ${number} of ${walk.steps.length}`}</b>
          {failure !== null && <span className="badge failed">failed</span>}
        </p>
        <div className="step-buttons" role="group" aria-label="Steps">
          <button type="button" disabled={number === 1} onClick={() => to(number - 1)}>
            <span aria-hidden="true">←</span> Previous
          </button>
          <button
            type="button"
            disabled={number === walk.steps.length}
            onClick={() => to(number + 1)}
          >
            Next <span aria-hidden="true">→</span>
          </button>
        </div>
      </div>
      <h2>{step.event}</h2>
      {failure === null ? (
        <p className="lead">{step.change}</p>
      ) : (
        <Contrast expected={failure.expected} seen={failure.seen} />
      )}
      <Picture index={index} walk={walk} step={step} number={number} />
      <Calls step={step} />
      <h3>{failure === null ? 'Taken' : 'To be taken'}</h3>
      <TransitionList transitions={transitions} onSelect={onSelect} />
      <h3>{`Now in ${counted(step.states.length, 'state')}`}</h3>
      <ul className="states">
        {step.states.map((id) => (
          <li key={id}>
            <StateButton index={index} id={id} onSelect={onSelect} />{' '}
            <span className="aside">{index.state.get(id)?.description}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The picture of the page after the step, in the language of the walk or, on request, the other.
 */
function Picture({ index, walk, step, number }: Omit<StepPanelProps, 'onSelect'>) {
  const [isOther, setOther] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const twin = findTwin(index.chart, walk.language, step)
  const shown = isOther && twin !== null ? twin.result.picture : step.picture
  const other = walk.language === 'en' ? 'ar' : 'en'
  const alt = `The page after step ${number}: ${step.change}`
  if (shown === null && twin === null)
    return (
      <p className="note">
        {walk.by === 'plan'
          ? 'This walk is planned. No run of it in a browser is on record, so there is no picture.'
          : 'No picture was taken. npm run paths:report takes one of every step.'}
      </p>
    )
  return (
    <figure className="picture">
      {shown === null ? (
        <p className="note">No picture was taken in this language.</p>
      ) : (
        <button
          type="button"
          className="enlarge"
          aria-label="Enlarge the picture"
          onClick={() => dialog.current?.showModal()}
        >
          <img src={shown} alt={alt} />
        </button>
      )}
      <figcaption>
        {twin !== null && (
          <span className="switch" role="group" aria-label="Language of the picture">
            <button type="button" aria-pressed={!isOther} onClick={() => setOther(false)}>
              {languageName(walk.language)}
            </button>
            <button type="button" aria-pressed={isOther} onClick={() => setOther(true)}>
              {languageName(other)}
            </button>
          </span>
        )}
        {isOther && twin !== null && (
          <span className="aside">{`The same states in ${twin.walk.name}, step ${twin.step}`}</span>
        )}
      </figcaption>
      <dialog ref={dialog} className="large" aria-label={alt}>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
        {shown !== null && <img src={shown} alt={alt} />}
      </dialog>
    </figure>
  )
}

function Calls({ step }: { step: ReportedStep }) {
  const { calls, milliseconds } = step
  const time = milliseconds === null ? '' : ` in ${milliseconds} ms`
  if (calls.length === 0)
    return <h3>{milliseconds === null ? 'No calls' : `No calls, done${time}`}</h3>
  return (
    <>
      <h3>{`${counted(calls.length, 'call')}${time}`}</h3>
      <table className="calls">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Answer</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ method, path, status, milliseconds: took }, at) => (
            // The same call may be made more than once.
            <tr key={`${method} ${path} ${at}`}>
              <td>
                <b>{method}</b> <code>{path}</code>
              </td>
              <td className={status === null || status >= 400 ? 'refused' : ''}>
                {status ?? 'none'}
              </td>
              <td>{`${took} ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
