import { parseArgs } from 'node:util'
import { longestWalk } from '../machines/paths/plan'

export interface PathsArguments {
  /** The charts that are wanted; none means all. */
  charts: readonly string[]
  longest: number
  as: 'markdown' | 'json' | 'mermaid'
}

/** What `npm run paths` is asked for, or the sentence that says how it is asked. */
export function readPathsArguments(
  args: readonly string[],
  known: readonly string[],
): PathsArguments | string {
  const usage = `Usage: npm run paths [-- CHART …] [--json | --mermaid] [--longest STEPS]. Charts: ${known.join(', ')}.`
  const read = parsed(args)
  if (typeof read === 'string') return `${read}\n${usage}`
  const { values, positionals: charts } = read
  const longest = Number(values.longest)
  if (charts.some((id) => !known.includes(id)) || Number.isNaN(longest)) return usage
  return { charts, longest, as: values.mermaid ? 'mermaid' : values.json ? 'json' : 'markdown' }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        mermaid: { type: 'boolean' },
        longest: { type: 'string', default: String(longestWalk) },
      },
    })
  } catch (error) {
    // An option that is none, or one without its value: Node's sentence names it, and goes on about
    // how to escape it.
    if (
      error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS')
    )
      return error.message.replace(/\. To .*$/s, '.')
    throw error
  }
}
