import type { SessionEvent } from '../../../machines/session/events'
import { readTokens } from '../../api/token'
import type { SessionActor, SessionSnapshot } from '../../features/auth/session'
import { nextTask } from '../../lib/next-task'
import { beginning, coming, heard, missedBy, unreachable } from './beginning'
import { clearStored } from './clear-stored'
import type { runSession, SessionChart } from './run-session'
import type { SessionWorld } from './session-actors'
import { lastPerson } from './stored-person'
import { readReset } from './stored-reset'

/**
 * By these somebody begins to use the page; a password manager that fills the form in gives itself
 * away by `input`.
 */
const signsOfUse = ['pointerdown', 'keydown', 'input'] as const

/**
 * The session of this tab. A visitor's first page needs of its chart no more than where it begins.
 * The chart itself, a ninth of that page's code, comes when a token or a reset is kept here, when
 * somebody begins to use the page, or when it is to be told something, which waits until then.
 */
export function startSession(world: SessionWorld): SessionActor {
  let chart: SessionChart | null = null
  let fetching: Promise<void> | null = null
  let stopped = false
  /** Somebody is signed in, and the chart did not come. */
  let isCutOff = false
  let known: SessionSnapshot = beginning
  const waiting: SessionEvent[] = []
  const listeners = new Set<() => void>()

  const become = (snapshot: SessionSnapshot) => {
    known = snapshot
    for (const listen of listeners) listen()
  }
  const begin = (run: typeof runSession) => {
    if (stopped) return
    endWatch()
    chart = run(world)
    chart.subscribe({ next: become, error: () => become(known) })
    become(chart.getSnapshot())
    for (const event of waiting.splice(0)) chart.send(event)
  }
  const miss = () => {
    fetching = null
    const [first] = waiting.splice(0)
    isCutOff = readTokens() !== null
    if (isCutOff) become(unreachable(lastPerson()))
    else become(first === undefined ? beginning : missedBy(first))
  }
  const fetchChart = () => {
    isCutOff = false
    if (isKnown()) become(coming)
    fetching ??= import('./run-session').then(async ({ runSession: run }) => {
      await nextTask()
      begin(run)
    }, miss)
  }
  // A press on the page of whoever is cut off asks by itself for what it asks for.
  const onUse = () => (isCutOff ? undefined : fetchChart())
  const onOnline = () => (isCutOff ? fetchChart() : undefined)
  const onStorage = () => (readTokens() === null ? undefined : fetchChart())
  const endWatch = () => {
    for (const sign of signsOfUse) removeEventListener(sign, onUse, true)
    removeEventListener('online', onOnline)
    removeEventListener('storage', onStorage)
  }

  const leave = () => {
    isCutOff = false
    clearStored()
    become(beginning)
  }

  for (const sign of signsOfUse) addEventListener(sign, onUse, true)
  addEventListener('online', onOnline)
  addEventListener('storage', onStorage)
  // Whoever watches the charts sees them from their beginning.
  if (isKnown() || globalThis.masarInspection !== undefined) fetchChart()

  return {
    getSnapshot() {
      const now = chart?.getSnapshot()
      if (now?.status === 'error') throw now.error
      return known
    },
    subscribe(listen) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    send(event) {
      if (chart !== null) return chart.send(event)
      if (isCutOff && event.type === 'retry.requested') return fetchChart()
      if (isCutOff && event.type === 'logout.requested') return leave()
      if (fetching === null && !(event.type in heard)) return
      waiting.push(event)
      if (event.type in heard) become(coming)
      fetchChart()
    },
    stop() {
      stopped = true
      endWatch()
      chart?.stop()
    },
  }
}

/** Whether this tab has more to begin with than a visitor. */
const isKnown = (): boolean => readTokens() !== null || readReset() !== null
