import { parseArgs } from 'node:util'
import { longestWalk } from '../../machines/paths/plan'

export const forms = ['markdown', 'json', 'gherkin', 'csv', 'mermaid', 'playwright'] as const
export type Form = (typeof forms)[number]

/** The walks to make, with the states as they were typed. */
export type Ask =
  | { kind: 'tour'; longest: number }
  | { kind: 'shortest'; route: AskedRoute }
  | { kind: 'all'; route: AskedRoute; longest: number }
  | { kind: 'pairs'; longest: number }
  | { kind: 'random'; count: number; seed: number; longest: number }

export interface AskedRoute {
  from: string | null
  via: readonly string[]
  to: string
  avoid: readonly string[]
}

export interface PathsArguments {
  /** The revision to compare with, instead of printing walks; null to print walks. */
  since: string | null
  /** The charts to print; all if empty. */
  charts: readonly string[]
  ask: Ask
  as: Form
}

/** The arguments of `npm run paths`, or a sentence that says what is wrong with them. */
export function readPathsArguments(
  args: readonly string[],
  known: readonly string[],
): PathsArguments | string {
  const read = parsed(args)
  if (typeof read === 'string') return `${read}\n${toUsage(known)}`
  const { values, positionals: charts } = read
  const as = forms.find((form) => form === values.as)
  const stranger = charts.find((id) => !known.includes(id))
  if (stranger !== undefined) return `There is no chart ${stranger}.\n${toUsage(known)}`
  if (as === undefined) return `There is no form ${values.as}.\n${toUsage(known)}`
  const since = values.since ?? null
  if (since !== null && as !== 'markdown' && as !== 'json')
    return `Changes are told as markdown or json.\n${toUsage(known)}`
  const ask = toAsked(values)
  if (typeof ask === 'string') return `${ask}\n${toUsage(known)}`
  const isOfOne =
    ask.kind === 'shortest' || ask.kind === 'all' || as === 'gherkin' || as === 'playwright'
  if (since !== null && ask.kind !== 'tour')
    return `--since tells changes and takes no walks.\n${toUsage(known)}`
  if (isOfOne && charts.length !== 1)
    return `Name one chart: states, feature files and Playwright files are those of one.\n${toUsage(known)}`
  return { charts, since, ask, as }
}

const toUsage = (known: readonly string[]) =>
  `Usage: npm run paths [-- CHART …] [WALKS] [--as ${forms.join('|')}] [--longest STEPS]
WALKS, a tour of every transition unless told:
  [--from STATE] --to STATE [--via STATE …] [--avoid STATE …] [--shortest | --all]
  --pairs
  --random COUNT [--seed NUMBER]
  --since REVISION, what has changed and the walks to run for it
Charts: ${known.join(', ')}.`

type Values = Exclude<ReturnType<typeof parsed>, string>['values']

function toAsked(values: Values): Ask | string {
  const { from, to, via, avoid, shortest, all, pairs, random, seed } = values
  const longest = wholeNumber(values.longest ?? String(longestWalk))
  if (longest === null) return '--longest takes a whole number of steps, at least 1.'
  const isRoute = Boolean(from ?? to ?? via ?? avoid ?? shortest ?? all)
  const kinds = [isRoute, pairs, random !== undefined].filter(Boolean)
  if (kinds.length > 1 || (shortest && all))
    return 'Ask for one thing: --shortest, --all, --pairs or --random; only the first two know states.'
  if (seed !== undefined && random === undefined) return '--seed is for --random.'
  if (pairs) return { kind: 'pairs', longest }
  if (random !== undefined) {
    const count = wholeNumber(random)
    const start = wholeNumber(seed ?? '1')
    if (count === null || start === null)
      return '--random and --seed take whole numbers, at least 1.'
    return { kind: 'random', count, seed: start, longest }
  }
  if (!isRoute) return { kind: 'tour', longest }
  if (to === undefined) return '--to names the state where the walk ends.'
  const route = { from: from ?? null, via: via ?? [], to, avoid: avoid ?? [] }
  if (all) return { kind: 'all', route, longest }
  if (values.longest !== undefined) return '--longest is not for the shortest walk.'
  return { kind: 'shortest', route }
}

function wholeNumber(text: string): number | null {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 ? number : null
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string', default: 'markdown' },
        from: { type: 'string' },
        to: { type: 'string' },
        via: { type: 'string', multiple: true },
        avoid: { type: 'string', multiple: true },
        shortest: { type: 'boolean' },
        all: { type: 'boolean' },
        pairs: { type: 'boolean' },
        random: { type: 'string' },
        seed: { type: 'string' },
        since: { type: 'string' },
        longest: { type: 'string' },
      },
    })
  } catch (error) {
    // For an unknown option, or one without its value, Node's message names the option. The rest of
    // the message, about escaping, is removed.
    if (
      error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS')
    )
      return error.message.replace(/\. To .*$/s, '.')
    throw error
  }
}
