import type { Page } from '@playwright/test'
import { readdirSync } from 'node:fs'
import type { AppServer } from '../app-server'
import type { Language, Translate } from '../steps/words'
import type { Network } from '../paths/network'
import { isAtRest, type Look, settled } from './look'
import type { PageEntry } from './standings'
import { empties, failsAt, mergeFields, failureMessages, unmarked } from './tables'

export type State = 'loading' | 'error' | 'full' | 'empty'

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

/** The widths of a phone, a laptop and a large screen, in pixels. */
const widths = [390, 1280, 1920]

const namespaces = readdirSync(new URL('../../locales/en', import.meta.url))
  .map((file) => file.replace('.json', ''))
  .join('|')

/** The traces of missing words or values in a text, each with its name. */
const leftovers: readonly [RegExp, string][] = [
  [new RegExp(`\\b(${namespaces}):[\\w]+(\\.[\\w]+)*\\b`), 'the key of a sentence'],
  [/\b(undefined|NaN|null)\b|\[object |Invalid Date/, 'a value without words'],
  [/[٠-٩۰-۹]/, 'digits other than 0 to 9'],
]

const placeholder: (typeof leftovers)[number] = [/\{\{|\}\}|\$\{/, 'a placeholder']

/** What is wrong with the words of a page, a line for each. */
export const wordFaults = ({ path }: PageEntry, text: string): string[] =>
  (mergeFields.includes(path) ? leftovers : [...leftovers, placeholder]).flatMap(
    ([found, what]) => {
      const [match] = found.exec(text) ?? []
      return match === undefined ? [] : [`it shows ${what}: “${match}”`]
    },
  )

/** The widths at which the page has to be moved sideways to be read, a line for each. */
export async function widthFaults(sweep: Sweep): Promise<string[]> {
  const { page } = sweep
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 })
    await settled(sweep, isAtRest)
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (over > 0) faults.push(`it is ${over} px wider than a window of ${width} px`)
  }
  if (before !== null) await page.setViewportSize(before)
  return faults
}

/** By the words of a button that asks again. */
export const retries = [
  'common:action.retry',
  'account:retry',
  'assessment:retry',
  'jobs:retry',
  'principles:retry',
  'profile:retry',
  'public:error.retry',
  'recruiter:list.retry',
  'survey:retry',
]

/** By what the state is to be known. */
export function stateFaults(
  { translate }: Sweep,
  entry: PageEntry,
  state: State,
  look: Look & { done: boolean },
  text: string,
): string[] {
  const elsewhere = state === 'error' ? failsAt[entry.path] : undefined
  const titles = [entry.name, ...(elsewhere === undefined ? [] : ['error'])].map(
    (name) =>
      `${translate(`common:page.${name}`).toUpperCase()} | ${translate('common:product.name')}`,
  )
  const empty = empties[entry.path]
  const noneWords = empty !== undefined && 'says' in empty ? translate(empty.says) : null
  const saysNone = noneWords !== null && text.includes(noneWords)
  const failure = failureMessages[entry.path]
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
