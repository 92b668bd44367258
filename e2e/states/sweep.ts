import { operations } from '../../openapi/generated/operations'
import { violationsOn } from '../axe'
import type { Held, OperationId } from '../paths/network'
import { isAtRest, type Look, settled } from './look'
import { retries, type State, stateFaults, type Sweep, widthFaults, wordFaults } from './faults'
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
  failureMessages,
  unmarked,
} from './tables'

const ids = Object.keys(operations).filter((id): id is OperationId => id in operations)
const swept = ids.filter((id) => !background.includes(id))

/** Signs in as a person with this status, and removes the data of the one before. */
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
  personaStatus: PersonaStatus,
): Promise<void> {
  const { page, network, addresses } = sweep
  const at = (state: State) => describePosition(sweep, entry, state, personaStatus)
  // The session of a candidate asks for the profile before any page does.
  const helds = new Map(
    swept
      .filter((id) => isOfPage(id, entry.path))
      .map((id) => [
        id,
        network.hold(id, {
          passing: id === 'getUserProfile' && personaStatus === 'CANDIDATE' ? 1 : 0,
        }),
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
        await judge(sweep, entry, personaStatus, 'full', look)
        return
      }
      if (look.waiting.every((id) => quiet[entry.path]?.[id] !== undefined)) {
        for (const id of look.waiting) helds.get(id)?.release()
        continue
      }
      waves += 1
      await failsOnce(sweep, entry, personaStatus, look, helds)
    }
  } finally {
    for (const held of helds.values()) held.release()
    endChanges()
  }
}

/** Checks a page while a call waits, after it was refused, and after it was repeated. */
async function failsOnce(
  sweep: Sweep,
  entry: PageEntry,
  personaStatus: PersonaStatus,
  waits: Look,
  helds: ReadonlyMap<OperationId, Held>,
): Promise<void> {
  const { page } = sweep
  const isSaid = ({ busy }: Look) => busy.length > 0 && busy.every((text) => text !== '')
  const loading =
    isSaid(waits) || entry.path in unmarked
      ? { ...waits, done: true }
      : await settled(sweep, isSaid)
  await judge(sweep, entry, personaStatus, 'loading', loading)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  for (const id of waits.waiting) helds.get(id)?.refuse(500, 'internal', '', answered)
  // An outage is tried again twice, with pauses that nobody has to wait for here.
  const failed = await settled(
    sweep,
    ({ alerts, waiting, busy }) =>
      (alerts.length > 0 || entry.path in failureMessages) &&
      (busy.length === 0 || waiting.length > 0),
    () => page.clock.fastForward(2_000),
  )
  await judge(sweep, entry, personaStatus, 'error', failed)
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

/** Checks a page as it is, for somebody to whom its other states are not shown. */
export async function visitFull(
  sweep: Sweep,
  entry: PageEntry,
  personaStatus: PersonaStatus,
): Promise<void> {
  await sweep.page.goto(sweep.addresses.get(entry.path) ?? entry.path)
  await judge(sweep, entry, personaStatus, 'full', await settled(sweep, isAtRest))
}

/** Checks the page that a journey led to. Its address must be the expected one, too. */
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
  personaStatus: PersonaStatus,
): Promise<void> {
  const empty = empties[entry.path]
  if (empty === undefined || 'never' in empty) return
  const usual = sweep.addresses.get(entry.path) ?? entry.path
  const { at = '', answers } = empty
  const endChanges = changing(sweep, answers)
  await sweep.page.goto(at.startsWith('/') ? at : `${usual}${at}`)
  await judge(sweep, entry, personaStatus, 'empty', await settled(sweep, isAtRest))
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
  personaStatus: PersonaStatus,
) => `${path}, ${state}, ${language}, ${personaStatus}`

/**
 * Notes whether the page is the right one in the right state, whether its words are whole and its
 * content fits the window, and what axe says of it.
 */
async function judge(
  sweep: Sweep,
  entry: PageEntry,
  personaStatus: PersonaStatus,
  state: State,
  look: Look & { done: boolean },
): Promise<void> {
  const { page, faults, judged } = sweep
  const place = describePosition(sweep, entry, state, personaStatus)
  judged[state] += 1
  const text = await page.locator('body').innerText()
  for (const fault of [...wordFaults(entry, text), ...stateFaults(sweep, entry, state, look, text)])
    faults.push(`${place}: ${fault}`)
  for (const { id, help, at } of await violationsOn(page))
    faults.push(`${place}: ${id} (${help}) at ${at.join(', ')}`)
  if (state === 'full')
    for (const fault of await widthFaults(sweep)) faults.push(`${place}: ${fault}`)
}
