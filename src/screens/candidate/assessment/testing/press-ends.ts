import { fireEvent } from '@testing-library/react'
import { partsByKind, type AssessmentKind } from '../../../../../machines/assessment/parts'
import { at } from '../../../../features/assessments/testing/candidate-device'
import { offline } from '../../../../features/assessments/testing/in-memory-server'
import { served } from './press-contract'
import type { PressState, Undrawn, Walked } from './press-sweep'
import { began, first, inPart, next, reopened, silence, submitted, type Walk } from './press-walks'

const refused = () => Promise.reject(offline())

/** An event of this type gets no answer, or none for ever. */
const without =
  (type: string, answer: () => Promise<never>) =>
  (_: Undrawn, { server }: Walked): void => {
    const { sendEvent } = server
    server.sendEvent = (id, body) => (body.type === type ? answer() : sendEvent(id, body))
  }
const exit = ({ run }: Undrawn): void => {
  run.send({ type: 'exit.asked' })
  run.send({ type: 'exit.confirmed' })
}
const exited = reopened(began, { type: 'attempt.exited', reason: 'exited' })

/** The attempt is over, and what belongs to its outcome was said. */
const saying = (said: Partial<typeof served>, walk: Walk): Walk =>
  first(() => Object.assign(served, said), walk)

/** How an attempt ends: it is handed in or cancelled, then what became of it. */
export function endStates(kind: AssessmentKind): PressState[] {
  const last = inPart(kind, partsByKind[kind].length - 1)
  const draining = (answer: () => Promise<never>) =>
    next(
      last,
      ({ recorders }, { server }) => {
        recorders.made[0]?.cut('camera'.repeat(200))
        server.savePiece = answer
      },
      submitted,
    )
  const rest = partsByKind[kind].flatMap(({ id: part }, index) => [
    ...(index === 0 ? [] : [{ type: 'part.begun', part }]),
    { type: 'part.submitted', part },
  ])
  const cancelled = (name: string, said: Partial<typeof served>): PressState => ({
    name,
    walk: saying(said, exited),
    asksNothing: true,
  })
  return [
    {
      name: 'a handing in on its way',
      walk: next(last, without('part.submitted', silence), submitted),
      asksNothing: true,
    },
    {
      name: 'a handing in that waits',
      walk: next(last, without('part.submitted', refused), submitted, (page) =>
        at(page, { submitting: 'waiting' }),
      ),
      asksNothing: true,
    },
    { name: 'recordings on their way', walk: draining(silence), asksNothing: true },
    { name: 'recordings that wait', walk: draining(refused), asksNothing: true },
    {
      name: 'an exit on its way',
      walk: next(began, without('attempt.exited', silence), exit),
      asksNothing: true,
    },
    {
      name: 'an exit that waits',
      walk: next(began, without('attempt.exited', refused), exit),
      asksNothing: true,
    },
    { name: 'a result that is made', walk: reopened(began, ...rest), asksNothing: true },
    {
      name: 'a result',
      walk: reopened(began, ...rest, { type: 'evaluation.completed' }),
      go: ({ comes }) => comes(/^Download PDF/),
    },
    {
      name: 'an evaluation that failed',
      walk: reopened(began, ...rest, { type: 'evaluation.failed' }),
      asksNothing: true,
    },
    { name: 'an appeal', walk: exited, go: ({ comes }) => comes(/^Request review/) },
    {
      name: 'an appeal with its words',
      walk: exited,
      go: async ({ comes, after }) => {
        await comes(/^Request review/)
        const field = document.querySelector('textarea')
        if (field === null) throw new Error('There is nothing to write in.')
        await after(() => fireEvent.change(field, { target: { value: 'The power went out.' } }))
      },
    },
    cancelled('an appeal that waits for approval', { appeal: 'open' }),
    cancelled('an appeal that was declined', { appeal: 'declined' }),
    cancelled('a cancellation whose last day is over', { lastDay: '2020-01-04' }),
    {
      name: 'a redo',
      walk: reopened(
        began,
        { type: 'attempt.exited', reason: 'exited' },
        { type: 'redo.granted', redo: true },
      ),
    },
  ]
}
