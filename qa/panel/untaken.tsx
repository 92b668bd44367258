import type { ChartCases } from '../../machines/paths/cases'
import { leavingFrom } from '../../machines/paths/recording/recorded-words'
import type { TakenOnRecord } from '../../machines/paths/recording/taken-on-record'
import type { RunningChart } from './chart-watch'
import { Fold } from './fold'
import { takenBy } from './known-coverage'
import type { DescribedStep } from './session-record'

interface UntakenProps {
  cases: ChartCases
  running: RunningChart
  steps: readonly DescribedStep[]
  coverage: TakenOnRecord | null
}

/** Transitions that leave the active states and that neither the browser suite nor a person took. */
export const Untaken = ({ cases, running, steps, coverage }: UntakenProps) => {
  const now = new Set(steps.flatMap(({ taken }) => taken))
  const known = coverage ?? { unit: null, browser: null, hand: null }
  const isKnown = known.unit !== null || known.browser !== null || known.hand !== null
  const leaving = leavingFrom(cases, running.snapshot)
    .map((transition) => ({
      ...transition,
      by: takenBy(known, running.chart, transition.id),
    }))
    .filter(({ id, by }) => !now.has(id) && !by.includes('browser') && !by.includes('hand'))
    .toSorted((one, other) => one.by.length - other.by.length)
  return (
    <Fold title={isKnown ? 'Leaves here, never taken on a page' : 'Leaves here, not taken so far'}>
      {leaving.map(({ id, sentence, leadsTo, by }) => (
        <li key={id}>
          <p>
            {sentence} → {leadsTo.length === 0 ? 'It stays here.' : leadsTo.join(' ')}
          </p>
          <p className="meta">
            {isKnown ? (
              <span className={by.includes('unit') ? 'who' : 'who never'}>
                {by.includes('unit') ? 'unit tests only' : 'never taken'}
              </span>
            ) : null}
            <code>{id}</code>
          </p>
        </li>
      ))}
    </Fold>
  )
}
