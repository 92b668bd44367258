import type { Select } from '../address'
import type { ChartIndex, Taking } from '../chart-index'
import { Figures } from '../coverage-marks'
import { counted } from '../chart/drawing-texts'
import { TakingList, TransitionList } from './panel-parts'

const most = 24

/** The details of a state: its description, its transitions, and the steps that enter it. */
export function StatePanel({
  index,
  id,
  onSelect,
}: {
  index: ChartIndex
  id: string
  onSelect: Select
}) {
  const state = index.state.get(id)
  if (state === undefined) return null
  const from = index.chart.transitions.filter(({ source }) => source === id)
  const into = index.chart.transitions.filter(({ targets }) => targets.includes(id))
  const inside = index.within(id).length
  const takings = comingTo(index, id)
  return (
    <>
      <p className="kind">State{state.changed && <span className="badge changed">changed</span>}</p>
      <h2>{state.name}</h2>
      <p className="lead">{state.description}</p>
      <p>
        <code>{id}</code>
      </p>
      {inside > 0 && (
        <>
          <h3>{`${counted(inside, 'state')} inside`}</h3>
          <Figures transitions={index.transitionsIn(id)} />
        </>
      )}
      {from.length > 0 && (
        <>
          <h3>{`From here: ${counted(from.length, 'transition')}`}</h3>
          <TransitionList transitions={from} onSelect={onSelect} />
        </>
      )}
      {into.length > 0 && (
        <>
          <h3>{`To here: ${counted(into.length, 'transition')}`}</h3>
          <TransitionList transitions={into} onSelect={onSelect} />
        </>
      )}
      <h3>
        {takings.length > most
          ? `The first ${most} of ${takings.length} steps that come here`
          : `${counted(takings.length, 'step')} that come here`}
      </h3>
      <TakingList takings={takings.slice(0, most)} onSelect={onSelect} />
    </>
  )
}

function comingTo(index: ChartIndex, id: string): Taking[] {
  const isHere = (states: readonly string[]) =>
    states.some((one) => index.lineage(one).some((outer) => outer.id === id))
  return index.chart.walks.flatMap((walk) =>
    walk.steps.flatMap((result, at) => {
      const before = walk.steps[at - 1]
      const comes = isHere(result.states) && (before === undefined || !isHere(before.states))
      const failed = walk.failure?.step === at + 1
      return comes ? [{ walk, step: at + 1, result, failed }] : []
    }),
  )
}
