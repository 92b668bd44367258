import { partsByKind, type AssessmentKind } from '../../../../../machines/assessment/parts'
import { at, begin, grantDevices } from '../../../../features/assessments/testing/candidate-device'
import { settle, until } from '../../../../features/assessments/testing/waiting'
import type { PressState, Undrawn, Walked } from './press-sweep'

export type Walk = PressState['walk']
export type Go = NonNullable<PressState['go']>

/** A call that nobody ever answers. */
export const silence = () => new Promise<never>(() => undefined)

/** Does something to the device before a page is opened there. */
export const first =
  (prepare: (device: Walked) => unknown, walk: Walk): Walk =>
  async (device) => {
    await prepare(device)
    return walk(device)
  }

/** Walks on from where a page has come to. */
export const next =
  (walk: Walk, ...steps: ((page: Undrawn, device: Walked) => unknown)[]): Walk =>
  async (device) => {
    const page = await walk(device)
    for (const step of steps) await step(page, device)
    await settle()
    return page
  }

/** Presses one control after the other. */
export const pressing =
  (...names: RegExp[]): Go =>
  async ({ use }) => {
    for (const name of names) await use(name)
  }

export const opened: Walk = async (device) => device.openUndrawn()
export const practised = next(opened, (page) => at(page, 'practice'))
export const asked = next(practised, ({ run }) => run.send({ type: 'practice.finished' }))
export const agreed = next(asked, ({ run }) =>
  run.send({ type: 'consent.given', textVersion: '1', lang: 'en' }),
)
export const accepted = next(agreed, ({ run }) => run.send({ type: 'conditions.accepted' }))
export const ready = next(accepted, grantDevices)
export const briefed = next(
  ready,
  ({ run }) => run.send({ type: 'attempt.begun' }),
  (page) => at(page, 'running'),
)
/** In the first part. */
export const began: Walk = next(opened, begin)

export const submitted = ({ run }: Undrawn): void => run.send({ type: 'part.submitted' })

export const inPart = (kind: AssessmentKind, index: number): Walk =>
  next(
    began,
    ({ run }) =>
      partsByKind[kind].slice(0, index).forEach(() => {
        run.send({ type: 'part.submitted' })
        run.send({ type: 'part.begun' })
      }),
    (_, { server }) =>
      until(() => {
        const { part, phase } = server.view()
        return part === partsByKind[kind][index]?.id && phase === 'answering'
      }),
  )

/** The page was loaded anew, or opened again after something had happened on the server. */
export const reopened = (walk: Walk, ...events: { type: string; [field: string]: unknown }[]) =>
  first(async (device) => {
    const { run } = await walk(device)
    run.dispose()
    device.locks.forget()
    for (const event of events) device.server.append(event)
  }, opened)
