import type { Select } from '../address'
import { toLevel, type ChartIndex, type Taking } from '../chart-index'
import { Mark } from '../coverage-marks'
import type { ReportedTransition } from '../report-data'

const languages = { en: 'English', ar: 'Arabic' } as const

export const languageName = (language: 'en' | 'ar'): string => languages[language]

/** A list of transitions, each of which can be chosen. */
export function TransitionList({
  transitions,
  onSelect,
}: {
  transitions: readonly ReportedTransition[]
  onSelect: Select
}) {
  return (
    <ul className="list">
      {transitions.map(({ id, label, coverage }) => (
        <li key={id}>
          <button
            type="button"
            className="line-button"
            onClick={() => onSelect({ kind: 'transitions', ids: [id] })}
          >
            <Mark level={toLevel(coverage)} hand={coverage.hand} />
            <span>
              {label}
              <code>{id}</code>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Steps of walks, with their pictures; each can be chosen. */
export function TakingList({
  takings,
  onSelect,
}: {
  takings: readonly Taking[]
  onSelect: Select
}) {
  return (
    <ul className="list takings">
      {takings.map(({ walk, step, result, failed }) => (
        <li key={`${walk.id} ${step}`}>
          <button
            type="button"
            className={`line-button${failed ? ' failed' : ''}`}
            onClick={() => onSelect({ kind: 'walk', walk: walk.id, step })}
          >
            {result.picture !== null && <img src={result.picture} alt="" loading="lazy" />}
            <span>
              <b>{`${walk.name}, step ${step}`}</b>
              {failed && <span className="badge failed">failed</span>}
              <span className="aside">{result.event}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A state's name as a button that chooses it. */
export function StateButton({
  index,
  id,
  onSelect,
}: {
  index: ChartIndex
  id: string
  onSelect: Select
}) {
  const state = index.state.get(id)
  return (
    <button
      type="button"
      className="state-button"
      title={state?.description ?? id}
      onClick={() => onSelect({ kind: 'state', id })}
    >
      {id.split('.').slice(1).join('.') || id}
    </button>
  )
}

/** The expected and the actual result of a failed step, in separate blocks. */
export function Contrast({ expected, seen }: { expected: string; seen: string }) {
  return (
    <dl className="contrast">
      <div className="expected">
        <dt>Expected</dt>
        <dd>
          <pre>{expected}</pre>
        </dd>
      </div>
      <div className="seen">
        <dt>Seen</dt>
        <dd>
          <pre>{seen}</pre>
        </dd>
      </div>
    </dl>
  )
}
