import type { Page } from '@playwright/test'
import { operations } from '../../openapi/generated/operations'
import type { AppServer } from '../app-server'
import { violationsOn } from '../axe'
import type { Language, Translate } from '../journey/words'
import type { Network, Held, OperationId } from '../paths/network'
import { isAtRest, type Look, settled } from './look'
import { type PageEntry, pages, type PersonaStatus } from './standings'
import {
  type Answers,
  background,
  empties,
  failsAt,
  fulls,
  isOfPage,
  quiet,
  silent,
  told,
  unmarked,
} from './tables'

type State = 'loading' | 'error' | 'full' | 'empty'

/** One browser that goes from page to page, as one person after another. */
export interface Sweep {
  page: Page
  network: Network
  translate: Translate
  language: Language
  server: AppServer
  addresses: ReadonlyMap<string, string>
  /** Words of a status that say the same as a busy mark. */
  busyWords: readonly string[]
  /** What is wrong, each with where. */
  faults: string[]
  /** How often a state was judged. */
  judged: Record<State, number>
}

const ids = Object.keys(operations).filter((id): id is OperationId => id in operations)
const swept = ids.filter((id) => !background.includes(id))

/** By the words of a button that asks again. */
const retries = [
  'common:action.retry',
  'account:retry',
  'appeal:retry',
  'assessment:retry',
  'jobs:retry',
  'principles:retry',
  'profile:retry',
  'public:error.retry',
  'recruiter:list.retry',
  'settings:retry',
  'survey:retry',
]

/** As somebody who stands there, with nothing of the one before. */
export async function becomes(
  { page, server }: Sweep,
  tokens: Record<string, string> | null,
): Promise<void> {
  // A page of the same address without the application, which would have a say in what is kept.
  await page.goto(`${server.url}/health`)
  await page.evaluate((held) => {
    const locale = localStorage.getItem('locale')
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries({ ...held, ...(locale === null ? {} : { locale }) }))
      localStorage.setItem(key, value)
  }, tokens ?? {})
}

/**
 * A page in the states it goes through: its calls are held, then refused, then answered. What an
 * answer leads to ask for is held and refused in its turn, so that the parts of a page are seen in
 * these states as well.
 */
export async function visitStates(
  sweep: Sweep,
  entry: PageEntry,
  standing: PersonaStatus,
): Promise<void> {
  const { page, network, addresses } = sweep
  const at = (state: State) => describePosition(sweep, entry, state, standing)
  // The session of a candidate asks for the profile before any page does.
  const helds = new Map(
    swept
      .filter((id) => isOfPage(id, entry.path))
      .map((id) => [
        id,
        network.hold(id, { passing: id === 'getUserProfile' && standing === 'CANDIDATE' ? 1 : 0 }),
      ]),
  )
  const endChanges = changing(sweep, fulls[entry.path])
  let waves = 0
  try {
    await page.goto(addresses.get(entry.path) ?? entry.path)
    for (;;) {
      const look = await settled(sweep, (seen) => seen.waiting.length > 0 || isAtRest(seen))
      if (look.waiting.length === 0) {
        const reason = silent[entry.path]
        if (waves === 0 && reason === undefined)
          sweep.faults.push(
            `${at('loading')}: the page asks the server for nothing, and is not among those that do not.`,
          )
        if (waves > 0 && reason !== undefined)
          sweep.faults.push(
            `${at('loading')}: the page asks the server, and is said not to: ${reason}`,
          )
        await judge(sweep, entry, standing, 'full', look)
        return
      }
      if (look.waiting.every((id) => quiet[entry.path]?.[id] !== undefined)) {
        for (const id of look.waiting) helds.get(id)?.release()
        continue
      }
      waves += 1
      await failsOnce(sweep, entry, standing, look, helds)
    }
  } finally {
    for (const held of helds.values()) held.release()
    endChanges()
  }
}

/** What waits is looked at while it does, refused, looked at again, and then asked for anew. */
async function failsOnce(
  sweep: Sweep,
  entry: PageEntry,
  standing: PersonaStatus,
  waits: Look,
  helds: ReadonlyMap<OperationId, Held>,
): Promise<void> {
  const { page } = sweep
  const isSaid = ({ busy }: Look) => busy.length > 0 && busy.every((text) => text !== '')
  const loading =
    isSaid(waits) || entry.path in unmarked
      ? { ...waits, done: true }
      : await settled(sweep, isSaid)
  await judge(sweep, entry, standing, 'loading', loading)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  for (const id of waits.waiting) helds.get(id)?.refuse(500, 'internal', '', answered)
  // An outage is tried again twice, with pauses that nobody has to wait for here.
  const failed = await settled(
    sweep,
    ({ alerts, waiting, busy }) =>
      (alerts.length > 0 || entry.path in told) && (busy.length === 0 || waiting.length > 0),
    () => page.clock.fastForward(2_000),
  )
  await judge(sweep, entry, standing, 'error', failed)
  answer()
  const address = sweep.addresses.get(entry.path) ?? entry.path
  if (failsAt[entry.path] !== '/error') return asksAgain(sweep, address)
  // From there the whole application begins anew, and leads to where the person belongs.
  helds.get('getUserProfile')?.release()
  await page.goto(address)
}

/** By the buttons that are there for it; a page without one is loaded anew. */
async function asksAgain({ page, translate }: Sweep, address: string): Promise<void> {
  const words = retries.map((key) => translate(key))
  const pressed = await page.evaluate((labels) => {
    const buttons = [...document.querySelectorAll('button')].filter(({ innerText }) =>
      labels.includes(innerText.trim()),
    )
    for (const button of buttons) button.click()
    return buttons.length
  }, words)
  if (pressed === 0) await page.goto(address)
}

/** A page as it stands, which somebody else was shown in its other states. */
export async function visitFull(
  sweep: Sweep,
  entry: PageEntry,
  standing: PersonaStatus,
): Promise<void> {
  await sweep.page.goto(sweep.addresses.get(entry.path) ?? entry.path)
  await judge(sweep, entry, standing, 'full', await settled(sweep, isAtRest))
}

/** The page that a way of its own led to. It must be that one by its address, too. */
export async function judgeFull(sweep: Sweep, path: string): Promise<void> {
  const entry = pages.find((page) => page.path === path)
  if (entry === undefined) throw new Error(`There is no page ${path}.`)
  await judge(
    sweep,
    entry,
    'UNAUTHENTICATED',
    'full',
    await settled(sweep, (look) => isAtRest(look) && look.path === path),
  )
}

/** A page that has nothing to show. */
export async function visitEmpty(
  sweep: Sweep,
  entry: PageEntry,
  standing: PersonaStatus,
): Promise<void> {
  const empty = empties[entry.path]
  if (empty === undefined || 'never' in empty) return
  const usual = sweep.addresses.get(entry.path) ?? entry.path
  const { at = '', answers } = empty
  const endChanges = changing(sweep, answers)
  await sweep.page.goto(at.startsWith('/') ? at : `${usual}${at}`)
  await judge(sweep, entry, standing, 'empty', await settled(sweep, isAtRest))
  endChanges()
}

/** Lets answers reach the page changed. @returns what ends it */
function changing({ network }: Sweep, answers: Answers = {}): () => void {
  const ends = ids.flatMap((id) =>
    answers[id] === undefined ? [] : [network.change(id, answers[id])],
  )
  return () => {
    for (const end of ends) end()
  }
}

const describePosition = (
  { language }: Sweep,
  { path }: PageEntry,
  state: State,
  standing: PersonaStatus,
) => `${path}, ${state}, ${language}, ${standing}`

/** Notes whether the page is the right one in the right state, and what axe says of it. */
async function judge(
  sweep: Sweep,
  entry: PageEntry,
  standing: PersonaStatus,
  state: State,
  look: Look & { done: boolean },
): Promise<void> {
  const { page, faults, judged } = sweep
  const place = describePosition(sweep, entry, state, standing)
  judged[state] += 1
  for (const fault of await getFaults(sweep, entry, state, look)) faults.push(`${place}: ${fault}`)
  for (const { id, help, at } of await violationsOn(page))
    faults.push(`${place}: ${id} (${help}) at ${at.join(', ')}`)
}

/** By what the state is to be known. */
async function getFaults(
  { page, translate }: Sweep,
  entry: PageEntry,
  state: State,
  look: Look & { done: boolean },
): Promise<string[]> {
  const elsewhere = state === 'error' ? failsAt[entry.path] : undefined
  const titles = [entry.name, ...(elsewhere === undefined ? [] : ['error'])].map(
    (name) =>
      `${translate(`common:page.${name}`).toUpperCase()} | ${translate('common:product.name')}`,
  )
  const empty = empties[entry.path]
  const noneWords = empty !== undefined && 'says' in empty ? translate(empty.says) : null
  const text = await page.locator('body').innerText()
  const saysNone = noneWords !== null && text.includes(noneWords)
  const failure = told[entry.path]
  const saysFailed =
    look.alerts.some(
      (alert) =>
        alert.includes(translate('errors:internal')) ||
        retries.some((key) => alert.includes(translate(key))),
    ) ||
    (failure !== undefined && text.includes(translate(failure)))
  return [
    look.done ? null : `it did not come to rest, ${JSON.stringify(look)}`,
    titles.includes(look.title)
      ? null
      : `the title is “${look.title}” and not “${titles.join('” or “')}”`,
    state === 'loading' && look.busy.length === 0 && !(entry.path in unmarked)
      ? 'nothing says that something is on its way'
      : null,
    state === 'error' && !saysFailed
      ? `no alert says what failed, ${JSON.stringify(look.alerts)}`
      : null,
    state === 'full' && saysFailed && entry.name !== 'error'
      ? `something failed, ${JSON.stringify(look.alerts)}`
      : null,
    state === 'full' &&
    saysNone &&
    !(
      empty !== undefined &&
      'says' in empty &&
      empty.at === undefined &&
      empty.as === undefined &&
      empty.answers === undefined
    )
      ? `it says “${noneWords}”`
      : null,
    state === 'empty' && !saysNone
      ? `it does not say “${noneWords}” but ${JSON.stringify(text.slice(-600))}`
      : null,
  ].filter((fault) => fault !== null)
}
