import { toLevel, type CoverageLevel } from './chart-index'
import type { ReportedTransition, TransitionCoverage } from './report-data'

export const levels: readonly { level: CoverageLevel; mark: string; words: string }[] = [
  { level: 'both', mark: '●', words: 'unit suite and screens' },
  { level: 'screens', mark: '◑', words: 'screens alone' },
  { level: 'unit', mark: '◐', words: 'unit suite alone' },
  { level: 'none', mark: '○', words: 'not taken' },
]

export const getMark = (level: CoverageLevel): string =>
  levels.find((one) => one.level === level)?.mark ?? ''

export const getLabel = (level: CoverageLevel): string =>
  levels.find((one) => one.level === level)?.words ?? ''

/** The coverage of a transition, by colour and by shape. */
export function Mark({ level, hand }: { level: CoverageLevel; hand: boolean }) {
  const words = getLabel(level)
  return (
    <span className={`mark ${level}`} role="img" aria-label={hand ? `${words}, by hand` : words}>
      {getMark(level)}
      {hand && <span className="hand">H</span>}
    </span>
  )
}

/** A bar that shows how many of some transitions have each level of coverage. */
export function Meter({ transitions }: { transitions: readonly ReportedTransition[] }) {
  return (
    <span className="meter" aria-hidden="true">
      {levels.map(({ level }) => {
        const of = transitions.filter(({ coverage }) => toLevel(coverage) === level).length
        return of === 0 ? null : <span key={level} className={level} style={{ flexGrow: of }} />
      })}
    </span>
  )
}

const kinds = [
  { kind: 'unit', words: 'Unit suite' },
  { kind: 'browser', words: 'Browser' },
  { kind: 'hand', words: 'By hand' },
] as const

/** The kinds of run that have taken a transition. */
export function Proofs({ coverage }: { coverage: TransitionCoverage }) {
  return (
    <ul className="proofs">
      {kinds.map(({ kind, words }) => (
        <li key={kind} className={coverage[kind] ? 'yes' : 'no'}>
          <span aria-hidden="true">{coverage[kind] ? '✓' : '–'}</span> {words}
          <span className="unseen">{coverage[kind] ? ': taken' : ': not taken'}</span>
        </li>
      ))}
    </ul>
  )
}

/** The coverage figures of a chart, with a bar for each kind of run. */
export function Figures({ transitions }: { transitions: readonly ReportedTransition[] }) {
  return (
    <dl className="figures">
      {kinds.map(({ kind, words }) => {
        const taken = transitions.filter(({ coverage }) => coverage[kind]).length
        const share = transitions.length === 0 ? 0 : (100 * taken) / transitions.length
        return (
          <div key={kind}>
            <dt>{words}</dt>
            <dd>
              <span className={`bar ${kind}`} aria-hidden="true">
                <span style={{ inlineSize: `${share}%` }} />
              </span>
              <span className="figure">{`${taken} of ${transitions.length}`}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
