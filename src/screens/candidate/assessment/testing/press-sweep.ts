import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { AssessmentKind } from '../../../../../machines/assessment/parts'
import { pass, settle } from '../../../../features/assessments/testing/waiting'
import { SETTLE_MS } from '../press-guard'
import { AnnotationServer } from './annotation-server'
import {
  closeAssessments,
  EnglishServer,
  openAssessment,
  standsUp,
  stopScreens,
} from './open-assessment'
import { stand, served } from './press-contract'

/** The time between the two presses of a double press. */
const APART_MS = 150

export type Walked = Awaited<ReturnType<typeof openWalked>>
export type Undrawn = ReturnType<Walked['openUndrawn']>
type Shown = Awaited<ReturnType<typeof show>>

export interface PressState {
  name: string
  /** Brings a page there before anything is drawn, which would take most of the time. */
  walk: (device: Walked) => Promise<Undrawn>
  /** What is done on the drawn page from there. */
  go?: (shown: Shown) => Promise<unknown>
  /** There is nothing to press but ways out of the page: one waits, or reads. */
  asksNothing?: true
}

function openWalked(kind: AssessmentKind) {
  stopScreens()
  const server = kind === 'english' ? new EnglishServer() : new AnnotationServer()
  stand(server)
  return openAssessment({ server, settleMs: SETTLE_MS })
}

const steps: readonly string[] = [
  'attempt.started',
  'part.begun',
  'part.submitted',
  'attempt.submitted',
  'attempt.exited',
  'writer.taken',
]

/** Draws a page, with the ways to press on it and to see what follows. */
async function show({ server, draw: renderUi }: Walked, page: Undrawn, isSending: () => boolean) {
  renderUi(page)
  const { run } = page
  /** The screen: where the chart stands, what is shown, and the spoken answers. */
  const screen = () => {
    const { value } = run.view.snapshot
    const isRunning = typeof value === 'object' && 'running' in value
    const { parts, capture, writer, dialog } = isRunning ? value.running : nothing
    const headings = [...document.querySelectorAll('h1, dialog h2, h2[tabindex]')]
    return JSON.stringify([
      isRunning ? [parts, capture, writer, dialog] : value,
      headings.map(({ textContent }) => textContent),
      [run.view.take.at, ...run.view.takesStored],
    ])
  }
  /** The screen, and the events that the server received. */
  const sight = () => {
    standsUp()
    const told = server.events.flatMap(({ type }) => (steps.includes(type) ? [type] : []))
    return JSON.stringify([screen(), told, served.sent])
  }
  /** Does something, and waits until all that follows from it without time going by has followed. */
  const after = (work: () => void) =>
    act(async () => {
      work()
      let seen = ''
      for (let look = 0; seen !== sight() || isSending(); look += 1) {
        if (look > 200) throw new Error(`It comes to no rest: ${sight()}`)
        seen = sight()
        await settle(60)
      }
    })
  const press = (control: HTMLElement, detail = 1) =>
    after(() => fireEvent.click(control, { detail }))
  /** Presses what has the name once the screen takes presses; waits for what is being fetched. */
  const use = async (name: RegExp) => press(await comes(name))
  const comes = async (name: RegExp): Promise<HTMLElement> => {
    for (let look = 0; look < 20; look += 1) {
      await settled()
      const control = controls().find((one) => name.test(toName(one)))
      if (control !== undefined) return control
      await after(() => undefined)
    }
    throw new Error(`Nothing is called ${name.source}.`)
  }
  await after(() => undefined)
  return { ...page, screen, sight, after, press, use, comes }
}

const nothing = { parts: null, capture: null, writer: null, dialog: null }

const settled = () => act(() => pass(SETTLE_MS))

/** What can be pressed now: in a dialog where one is open. */
function controls(): HTMLElement[] {
  const within = document.querySelector('[aria-modal=true]') ?? document.body
  return [...within.querySelectorAll<HTMLElement>('button, a[href], input, summary')].filter(
    (control) => control.closest('[inert]') === null,
  )
}

const toName = (control: HTMLElement): string =>
  control.textContent || (control.getAttribute('aria-label') ?? '')

/** Neither a way out of the page nor the other language is a step. */
const leads = (control: HTMLElement): boolean =>
  !(control instanceof HTMLAnchorElement) && toName(control) !== 'العربية'

/** These lead back to where a control led from. */
const back = /^(Keep|Stay in|Keep speaking|Back to the|Previous)/

/**
 * Presses each control of a state once, and all that is there then twice more.
 * @param without what is pressed in another state already
 * @returns what was pressed, and where the chart stood
 */
export async function sweep(
  kind: AssessmentKind,
  { walk, go }: PressState,
  isSending: () => boolean,
  without: readonly string[],
) {
  const pressed: string[] = []
  const open = async () => {
    const device = await openWalked(kind)
    const shown = await show(device, await walk(device), isSending)
    const walked = shown.sight()
    await go?.(shown)
    return { shown, walked }
  }
  let { shown, walked } = await open()
  const { value } = shown.run.view.snapshot
  /** Whether the page's own ways lead back to where it was. */
  const isBackAt = async (was: string): Promise<boolean> => {
    for (let step = 0; step < 3; step += 1) {
      if (shown.sight() === was) return true
      await settled()
      const way = controls().find((control) => leads(control) && back.test(toName(control)))
      if (shown.sight() === walked) await go?.(shown)
      else if (way === undefined) return false
      else await shown.press(way)
    }
    return shown.sight() === was
  }
  for (let at = 0; ; at += 1) {
    await settled()
    const there = controls()
    const control = there[at]
    if (control === undefined) return { pressed, value }
    const name = toName(control)
    if (!leads(control) || without.includes(name)) continue
    const was = shown.sight()
    const screen = shown.screen()
    await shown.press(control)
    pressed.push(name)
    const one = shown.sight()
    const isStep = shown.screen() !== screen
    for (let again = 0; again < 2; again += 1) {
      await act(() => pass(APART_MS))
      const now = isStep ? controls() : [control]
      await shown.after(() => now.forEach((next) => fireEvent.click(next, { detail: 1 })))
    }
    if (shown.sight() !== one)
      throw new Error(`"${name}", pressed three times: ${one} became ${shown.sight()}`)
    if (at === there.length - 1) return { pressed, value }
    if (await isBackAt(was)) continue
    await endSweep()
    ;({ shown, walked } = await open())
  }
}

/** Closes what a sweep has left open. */
export async function endSweep(): Promise<void> {
  vi.useRealTimers()
  await closeAssessments()
}
