import { useEffect, useState } from 'react'
import { possibleAt, type PossibleEvent } from '../../machines/paths/recording/recorded-words'
import type { TakenOnRecord } from '../../machines/paths/recording/taken-on-record'
import { findCases, describeStates } from './chart-cases'
import type { RunningChart } from './chart-watch'
import { Fold } from './fold'
import { Untaken } from './untaken'
import { withoutRepeats } from './repeats'
import type { DescribedStep } from './session-record'

interface ChartCardProps {
  running: RunningChart
  steps: readonly DescribedStep[]
  coverage: TakenOnRecord | null
}

/** A running chart: its active states, the possible events, and the steps it took. */
export const ChartCard = ({ running, steps, coverage }: ChartCardProps) => {
  const { chart, snapshot, since } = running
  const cases = findCases(chart)
  const states = Object.keys(since)
  const own = withoutRepeats(steps.filter((step) => step.chart === chart))
  return (
    <section className="card" aria-label={`Chart ${chart}`}>
      <h2>{chart}</h2>
      <ul className="now">
        {states.map((id, at) => (
          <li key={id}>
            <p className="state">
              <span>{id.split('.').slice(1).join(' › ')}</span>
              <TimeSince began={since[id] ?? 0} />
            </p>
            <p>{describeStates(chart, states)[at]}</p>
          </li>
        ))}
      </ul>
      {cases === undefined ? (
        <p className="note">The panel has no words for this chart.</p>
      ) : (
        <>
          <Fold title="Possible now" isOpen>
            {possibleAt(cases, snapshot).map((event) => (
              <Possible key={event.type} event={event} />
            ))}
          </Fold>
          <Untaken cases={cases} running={running} steps={own} coverage={coverage} />
        </>
      )}
      <Fold title="Taken in this tab" count={own.length}>
        {own.toReversed().map((step, at) => (
          <Taken key={own.length - at} step={step} times={step.times} />
        ))}
      </Fold>
    </section>
  )
}

const Possible = ({ event: { type, who, sentences } }: { event: PossibleEvent }) => {
  const [first = '', ...others] = sentences
  return (
    <li>
      <p>{first}</p>
      {others.length === 0 ? null : (
        <details className="others">
          <summary>or {others.length} more</summary>
          {others.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
      <p className="meta">
        <span className="who">{who}</span>
        <code>{type}</code>
      </p>
    </li>
  )
}

const Taken = ({ step, times }: { step: DescribedStep; times: number }) => (
  <li>
    <p>
      {step.sentence}
      {times > 1 ? <span className="times"> × {times}</span> : null}
    </p>
    <p className="meta">
      <time>{new Date(step.clock).toISOString().slice(11, 19)}</time>
      <code>{step.taken.length === 0 ? `${step.event}: stays` : step.taken.join(', ')}</code>
    </p>
    {step.calls.map(({ method, path, status, milliseconds }, at) => (
      <p key={at} className="call">
        <code>
          {method} {path}
        </code>{' '}
        <span className={status !== null && status < 400 ? 'fine' : 'bad'}>
          {status ?? 'no answer'}
        </span>{' '}
        {milliseconds} ms
      </p>
    ))}
  </li>
)

/** The time that a state has lasted, updated each second. */
const TimeSince = ({ began }: { began: number }) => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return <span className="since">{inWords(Math.max(0, now - began))}</span>
}

export function inWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
