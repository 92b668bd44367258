import { useEffect, useRef } from 'react'
import type { Selection } from '../address'
import type { ReportedWalk } from '../report-data'

interface FilmStripProps {
  walk: ReportedWalk
  step: number
  onSelect: (selection: Selection) => void
}

/** All steps of a walk as pictures in a row, under the chart. */
export function FilmStrip({ walk, step, onSelect }: FilmStripProps) {
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The braces keep the effect from returning the promise that some browsers return here.
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [step])
  return (
    <ol className="strip" aria-label={`The steps of ${walk.name}`}>
      {walk.steps.map(({ event, picture, milliseconds }, at) => {
        const isCurrent = at + 1 === step
        const failed = walk.failure?.step === at + 1
        return (
          // A walk may take the same step more than once.
          <li key={`${walk.id} ${at + 1}`}>
            <button
              ref={isCurrent ? current : null}
              type="button"
              className={`frame${failed ? ' failed' : ''}`}
              aria-current={isCurrent ? 'step' : undefined}
              title={event}
              onClick={() => onSelect({ kind: 'walk', walk: walk.id, step: at + 1 })}
            >
              {picture === null ? (
                <span className="no-picture" aria-hidden="true" />
              ) : (
                <img src={picture} alt="" loading="lazy" />
              )}
              <span className="frame-words">
                <b>{failed ? `${at + 1} failed` : at + 1}</b>{' '}
                {milliseconds === null ? '' : `${milliseconds} ms`}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
