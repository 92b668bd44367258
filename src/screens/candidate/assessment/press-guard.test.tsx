// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partsOf, type AssessmentKind } from '../../../../machines/assessment/parts'
import { begin, grantDevices } from '../../../features/assessments/testing/candidate-device'
import { pass, settle } from '../../../features/assessments/testing/waiting'
import { patient } from '../../../../scripts/lib/patience.mjs'
import { contractServer, on } from '../../../testing/contract-server'
import { SETTLE_MS } from './press-guard'
import { AnnotationServer } from './testing/annotation-server'
import {
  closeAssessments,
  EnglishServer,
  openAssessment,
  stopScreens,
} from './testing/open-assessment'

// Node makes no request to a path alone, and the client reads its base when it is loaded.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE_URL', 'http://localhost:3000/api/'))

const practice = { data: { assessment_id: 'english_v3' as const, parts: [] } }
contractServer(
  on('getPractice', practice),
  on('listAttempts', { data: { results: [] } }),
  on('getAppeal', { data: { appeal: null, cancellation: null } }),
  on('listOwnEpisodes', { data: { results: [] } }),
)

beforeEach(() => {
  stopScreens()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = vi.fn()
  Element.prototype.scrollTo = vi.fn()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:media', revokeObjectURL: () => undefined }),
  )
})
const close = async () => {
  vi.useRealTimers()
  await closeAssessments()
}
afterEach(close)

/** So far apart are two presses of somebody who presses twice. */
const APART_MS = 150

const open = async (kind: AssessmentKind) => {
  const server = kind === 'english' ? new EnglishServer() : new AnnotationServer()
  const device = await openAssessment({ server, settleMs: SETTLE_MS })
  const page = device.openPage()
  const { run } = page
  /** Where the chart stands, what is shown, and what the server was told. */
  const sight = () => {
    const { value } = run.view.snapshot
    const isRunning = typeof value === 'object' && 'running' in value
    const { parts, capture, writer, dialog } = isRunning ? value.running : nothing
    const shown = [...document.querySelectorAll('h1, dialog h2, h2[tabindex]')]
    return JSON.stringify([
      isRunning ? [parts, capture, writer, dialog] : value,
      shown.map(({ textContent }) => textContent),
      [run.view.take.at, ...run.view.takesKept],
      server.events.flatMap(({ type }) => (steps.includes(type) ? [type] : [])),
    ])
  }
  /** Does something, and waits until all that follows from it without time going by has followed. */
  const after = (work: () => void) =>
    act(async () => {
      work()
      for (let seen = ''; seen !== sight();) {
        seen = sight()
        await settle(60)
      }
    })
  const send = (event: Parameters<typeof run.send>[0]) => after(() => run.send(event))
  const press = (control: HTMLElement, detail = 1) =>
    after(() => fireEvent.click(control, { detail }))
  const use = async (name: RegExp) => {
    await settled()
    const control = controls().find(({ textContent }) => name.test(textContent))
    if (control === undefined) throw new Error(`Nothing is called ${name.source}.`)
    await press(control)
  }
  await after(() => undefined)
  return { ...device, ...page, server, sight, after, send, press, use }
}
type Opened = Awaited<ReturnType<typeof open>>

const nothing = { parts: null, capture: null, writer: null, dialog: null }
const steps: readonly string[] = [
  'attempt.started',
  'part.begun',
  'part.submitted',
  'attempt.submitted',
  'attempt.exited',
  'writer.taken',
]

/** What can be pressed now: in a dialog where one is open. */
function controls(): HTMLElement[] {
  const within = document.querySelector('dialog[open]') ?? document.body
  return [...within.querySelectorAll<HTMLElement>('button, a[href], input, summary')].filter(
    (control) => control.closest('[inert]') === null,
  )
}
const settled = () => act(() => pass(SETTLE_MS))

type Bring = (opened: Opened) => Promise<unknown>
const began: Bring = (opened) => act(() => begin(opened))
const inPart =
  (at: number): Bring =>
  async (opened) => {
    await began(opened)
    for (let part = 0; part < at; part += 1) {
      await opened.send({ type: 'part.submitted' })
      await opened.send({ type: 'part.begun' })
    }
  }
const inBriefing =
  (at: number): Bring =>
  async (opened) => {
    await inPart(at - 1)(opened)
    await opened.send({ type: 'part.submitted' })
  }
const then =
  (bring: Bring, ...names: RegExp[]): Bring =>
  async (opened) => {
    await bring(opened)
    for (const name of names) await opened.use(name)
  }
const consent: Bring = ({ send }) => send({ type: 'practice.finished' })
const conditions: Bring = async (opened) => {
  await consent(opened)
  await opened.send({ type: 'consent.given', textVersion: '1', lang: 'en' })
}
const permissions: Bring = async (opened) => {
  await conditions(opened)
  await opened.send({ type: 'conditions.accepted' })
}
const ready: Bring = async (opened) => {
  await permissions(opened)
  await act(() => grantDevices(opened))
}

const before: [string, Bring][] = [
  ['practice', async () => undefined],
  ['consent', consent],
  ['conditions', conditions],
  ['devices', permissions],
  ['ready', ready],
  [
    'a start that failed',
    async (opened) => {
      await ready(opened)
      opened.server.silence = 'before'
      await opened.send({ type: 'attempt.begun' })
    },
  ],
]
const during: [string, Bring][] = [
  ['the question whether to leave', then(began, /^Exit assessment/)],
  ['help', then(began, /^Help/)],
  [
    'a camera that is gone',
    async (opened) => {
      await began(opened)
      await opened.after(() => opened.media.camera.unplug())
    },
  ],
  [
    'an attempt that was taken over',
    async (opened) => {
      await began(opened)
      await opened.send({ type: 'writer.taken' })
    },
  ],
]
const asIs: readonly string[] = ['written', 'response_writing', 'speaking', 'error_correction']

/** A part from its briefing to the question whether to hand it in. */
function statesOf(kind: AssessmentKind, at: number): [string, Bring][] {
  const part = partsOf[kind][at]
  if (part === undefined) return []
  const { id, form } = part
  const states: [string, Bring][] = at === 0 ? [] : [[`the briefing of ${id}`, inBriefing(at)]]
  states.push([id, inPart(at)])
  const review = asIs.includes(form) ? [] : [/Review answers/]
  if (review.length > 0) states.push([`the answers of ${id}`, then(inPart(at), ...review)])
  const asked = then(inPart(at), ...review, /^Submit/)
  return [...states, [`the question whether to hand in ${id}`, asked]]
}
const partsOfKind = (kind: AssessmentKind) => partsOf[kind].flatMap((_, at) => statesOf(kind, at))

/** These stand in every part, and lead to the same: they are pressed in the first one. */
const frame = ['Help', 'Exit assessment']

/** Presses each control of a state once, and all that is there then twice more. */
async function sweep(kind: AssessmentKind, bring: Bring, without: readonly string[]) {
  let opened: Opened | null = null
  const pressed: string[] = []
  for (let at = 0; ; at += 1) {
    if (opened === null) {
      opened = await open(kind)
      await bring(opened)
    }
    await settled()
    const control = controls()[at]
    if (control === undefined) return pressed
    const name = control.textContent || (control.getAttribute('aria-label') ?? '')
    // Neither a way out of the page nor the other language is a step.
    if (control instanceof HTMLAnchorElement || name === 'العربية') continue
    if (without.includes(name)) continue
    const was = opened.sight()
    await opened.press(control)
    pressed.push(name)
    const one = opened.sight()
    for (let again = 0; again < 2; again += 1) {
      await act(() => pass(APART_MS))
      const now = one === was ? [control] : controls()
      await opened.after(() => now.forEach((next) => fireEvent.click(next, { detail: 1 })))
    }
    expect(opened.sight(), `after "${name}" was pressed three times`).toBe(one)
    if (one === was) continue
    opened = null
    await close()
    stopScreens()
  }
}

describe.each(['english', 'annotation'] as const)(
  'whoever presses again takes no second step: %s',
  (kind) => {
    const states = [...(kind === 'english' ? [...before, ...during] : []), ...partsOfKind(kind)]
    test.each(states)(
      '%s',
      async (name, bring) => {
        expect(await sweep(kind, bring, name === 'writing' ? [] : frame)).not.toEqual([])
      },
      patient(120_000),
    )
  },
)
