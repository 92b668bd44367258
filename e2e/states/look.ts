import type { Page } from '@playwright/test'
import { patient } from '../../scripts/lib/patience.mjs'
import type { Network, OperationId } from '../paths/network'

/** The parts of a page that identify its state, and the calls that it waits for. */
export interface Look {
  path: string
  title: string
  /** Whether there is a page at all. */
  isThere: boolean
  /** What is said to be on its way, each in its words. */
  busy: string[]
  /** What is said at once. */
  alerts: string[]
  /** Calls that are held. */
  waiting: OperationId[]
  /** How many calls are at the server. */
  asked: number
  /** How many parts of the application are being loaded. */
  loading: number
}

/**
 * Milliseconds between two looks; a page that looked alike so many times in a row has come to rest.
 */
const pause = 50
const alike = 4
const limit = patient(30_000)

interface Looking {
  page: Page
  network: Network
  /** Words of a status that say the same as a busy mark. */
  busyWords: readonly string[]
}

/**
 * Looks until the page no longer changes and is in the expected state.
 * @returns the last look, with whether that is so
 */
export async function settled(
  looking: Looking,
  isDone: (look: Look) => boolean,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<Look & { done: boolean }> {
  const deadline = performance.now() + limit
  let before = ''
  let times = 0
  for (;;) {
    // A page on its way to the next has nothing to look at.
    const look = await lookAt(looking).catch(() => null)
    const now = JSON.stringify(look)
    times = now === before ? times + 1 : 1
    before = now
    if (look !== null && times >= alike && isDone(look)) return { ...look, done: true }
    if (look !== null && performance.now() > deadline) return { ...look, done: false }
    await between()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function lookAt({ page, network, busyWords }: Looking): Promise<Look> {
  const shown = await page.evaluate(() => {
    const getTexts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map(({ innerText }) => innerText.trim())
    return {
      path: location.pathname,
      title: document.title,
      isThere: document.querySelector('main') !== null,
      busy: getTexts('[role=status][aria-busy=true]'),
      statuses: getTexts('[role=status]'),
      alerts: getTexts('[role=alert]').filter((text) => text !== ''),
    }
  })
  const { statuses, ...look } = shown
  return {
    ...look,
    busy: [...look.busy, ...statuses.filter((text) => busyWords.includes(text))],
    waiting: network.allWaiting(),
    asked: network.onTheirWay(),
    loading: network.loading(),
  }
}

/** Nothing is on its way. */
export const isAtRest = ({ isThere, busy, waiting, asked, loading }: Look): boolean =>
  isThere && busy.length === 0 && waiting.length === 0 && asked === 0 && loading === 0
