import { parseArgs } from 'node:util'

export const exploredCharts = ['session', 'english', 'annotation']

const usage = `Usage: npm run explore [-- --minutes N] [--seed N] [--charts ${exploredCharts.join()}] [--walks N]`

/** The options of `npm run explore`, or a sentence that says what is wrong with them. */
export function readExploreOptions(args, newSeed) {
  const read = parsed(args)
  if (typeof read === 'string') return `${read}\n${usage}`
  const { minutes, seed, walks } = { seed: String(newSeed()), ...read }
  for (const [name, word, least] of [
    ['minutes', minutes, 1],
    ['seed', seed, 0],
    ['walks', walks ?? '1', 1],
  ])
    if (!isWholeNumber(word, least))
      return `--${name} takes a whole number, at least ${least}.\n${usage}`
  const charts = read.charts.split(',')
  const stranger = charts.find((chart) => !exploredCharts.includes(chart))
  if (stranger !== undefined) return `There is no chart ${stranger} to explore.\n${usage}`
  return { minutes, seed, walks, charts: [...new Set(charts)] }
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        minutes: { type: 'string', default: '10' },
        seed: { type: 'string' },
        charts: { type: 'string', default: exploredCharts.join() },
        walks: { type: 'string' },
      },
    }).values
  } catch (error) {
    return error.message
  }
}

const isWholeNumber = (word, least) => /^\d{1,9}$/.test(word) && Number(word) >= least
