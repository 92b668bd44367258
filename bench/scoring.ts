// How far scores of writing agree with trained raters, what deceives them, and what a text costs.
//   npx tsx bench/scoring.ts FOLDER
// FOLDER holds essays*.csv: a row an essay with `prompt`, `full_text` and the raters' marks Overall,
// Cohesion, Syntax, Vocabulary, Phraseology, Grammar, Conventions (1 to 5). Beside the product's
// scores, its weights are fitted anew on four fifths of the prompts and tried on the rest, so that
// each essay is scored by weights that saw no other answer to its task. gaming*.json in FOLDER holds
// texts made to deceive and honest*.json honest answers: a list of {"class", "task", "text"} each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { findGrammarIssues } from '../server/modules/scoring/writing/grammar'
import { countOwnWords } from '../server/modules/scoring/writing/own-words'
import { proofread } from '../server/modules/scoring/writing/proofread'
import { readText } from '../server/modules/scoring/writing/reading'
import { measureText, type TextMeasures } from '../server/modules/scoring/writing/text-measures'
import { embeddedWriting, writingCriteria } from '../server/modules/scoring/writing/writing'
import { models } from '../server/modules/scoring/writing/writing-model'
import { reportGaming } from './scoring-gaming'

const evaluator = embeddedWriting(proofread)

/** The traits that each criterion is set against. */
const traits = {
  coherence: ['Cohesion'],
  lexical_resource: ['Vocabulary', 'Phraseology'],
  grammar: ['Syntax', 'Grammar', 'Conventions'],
} as const

interface Essay {
  prompt: string
  marks: Record<string, number>
  measures: TextMeasures
  scores: Record<string, number>
  logWords: number
  text: string
  milliseconds: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / values.length

/** Pearson's product-moment correlation. */
function pearson(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)]
  const product = sum(one.map((value, at) => (value - a) * ((other[at] ?? 0) - b)))
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(sum(values.map((value) => (value - middle) ** 2)))
  return product / (spread(one, a) * spread(other, b))
}

/** Ranks from 1; equal values share the mean of theirs. */
function toRanks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const ranks: number[] = []
  for (let from = 0; from < order.length;) {
    let to = from
    while (order[to + 1]?.value === order[from]?.value && to + 1 < order.length) to += 1
    for (const { at } of order.slice(from, to + 1)) ranks[at] = (from + to) / 2 + 1
    from = to + 1
  }
  return ranks
}

/** The correlation that is left where a third value is held constant. */
function partial(one: readonly number[], other: readonly number[], held: readonly number[]) {
  const [ab, ac, bc] = [pearson(one, other), pearson(one, held), pearson(other, held)]
  return (ab - ac * bc) / Math.sqrt((1 - ac ** 2) * (1 - bc ** 2))
}

/** Least squares by the normal equations, a little ridge keeping them solvable. */
function fit(rows: readonly number[][], marks: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const left = Array.from({ length: size }, (_, i) =>
    Array.from(
      { length: size },
      (__, j) => sum(rows.map((row) => (row[i] ?? 0) * (row[j] ?? 0))) + (i === j ? 1e-6 : 0),
    ),
  )
  const right = Array.from({ length: size }, (_, i) =>
    sum(rows.map((row, at) => (row[i] ?? 0) * (marks[at] ?? 0))),
  )
  const matrix = left.map((row, at) => [...row, right[at] ?? 0])
  for (const [pivot, line] of matrix.entries()) {
    const by = line[pivot] ?? 1
    for (const at of line.keys()) line[at] = (line[at] ?? 0) / by
    for (const [other, row] of matrix.entries()) {
      if (other === pivot) continue
      const factor = row[pivot] ?? 0
      for (const at of row.keys()) row[at] = (row[at] ?? 0) - factor * (line[at] ?? 0)
    }
  }
  return matrix.map((row) => row.at(-1) ?? 0)
}

/** 95 % of 500 resamplings lie between the two. The generator is Park and Miller's, from a fixed seed. */
function interval(one: readonly number[], other: readonly number[]): string {
  let seed = 20261127
  const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
  const drawn = Array.from({ length: 500 }, () => {
    const places = one.map(() => below(one.length))
    return pearson(
      places.map((at) => one[at] ?? 0),
      places.map((at) => other[at] ?? 0),
    )
  }).sort((a, b) => a - b)
  return `${(drawn[12] ?? 0).toFixed(2)}–${(drawn[487] ?? 0).toFixed(2)}`
}

async function readEssays(folder: string): Promise<Essay[]> {
  const nothing = readText('')
  const essays: Essay[] = []
  for (const file of readdirSync(folder).filter((name) => /^essays.*\.csv$/.test(name))) {
    const rows: Record<string, string>[] = parse(readFileSync(join(folder, file)), {
      columns: true,
    })
    for (const row of rows) {
      const text = row['full_text'] ?? ''
      const from = performance.now()
      const criteria = await evaluator.evaluate({ question_id: '', text, asked: null })
      const milliseconds = performance.now() - from
      const reading = readText(text)
      const own = countOwnWords(reading, nothing)
      essays.push({
        prompt: row['prompt'] ?? '',
        marks: Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, Number(value)]),
        ),
        measures: measureText(own.reading, findGrammarIssues(reading, own, await proofread(text))),
        scores: Object.fromEntries(criteria.map(({ key, score }) => [key, score ?? 0])),
        logWords: Math.log(Math.max(1, own.total)),
        text,
        milliseconds,
      })
    }
  }
  return essays
}

/** What weights of the other prompts say of each essay. */
function acrossPrompts(essays: readonly Essay[], criterion: (typeof writingCriteria)[number]) {
  const prompts = [...new Set(essays.map(({ prompt }) => prompt))].sort()
  const toRow = ({ measures }: Essay) => [
    1,
    ...models[criterion].terms.map(({ measure }) => measures[measure]),
  ]
  const meanMark = ({ marks }: Essay) => mean(traits[criterion].map((trait) => marks[trait] ?? 0))
  const getFold = ({ prompt }: Essay) => prompts.indexOf(prompt) % 5
  const weights = [0, 1, 2, 3, 4].map((fold) => {
    const others = essays.filter((essay) => getFold(essay) !== fold)
    return fit(others.map(toRow), others.map(meanMark))
  })
  return essays.map((essay) =>
    sum(toRow(essay).map((value, at) => value * (weights[getFold(essay)]?.[at] ?? 0))),
  )
}

/** The length at which a text's cost is told, and the texts that it is taken over. */
const costWords = 300
const costTexts = 300

/** What the first words of essays that have so many take, each scored once. */
async function timesAt(essays: readonly Essay[], words: number): Promise<number[]> {
  const times: number[] = []
  for (const { text } of essays) {
    const [cut] = new RegExp(`^\\s*(?:\\S+\\s+){${words - 1}}\\S+`).exec(text) ?? []
    if (cut === undefined) continue
    const from = performance.now()
    await evaluator.evaluate({ question_id: '', text: cut, asked: null })
    times.push(performance.now() - from)
    if (times.length === costTexts) break
  }
  return times
}

async function main(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Name a folder with essays*.csv.')
  const essays = await readEssays(folder)
  const overall = essays.map(({ marks }) => marks['Overall'] ?? 0)
  const logWords = essays.map((essay) => essay.logWords)
  const line = (name: string, values: readonly number[], marks = overall) =>
    console.log(
      `${name.padEnd(34)} r ${pearson(values, marks).toFixed(3)} (${interval(values, marks)})` +
        `   rank ${pearson(toRanks(values), toRanks(marks)).toFixed(3)}` +
        `   with length held ${partial(values, marks, logWords).toFixed(3)}`,
    )
  console.log(
    `${essays.length} essays, ${new Set(essays.map(({ prompt }) => prompt)).size} prompts`,
  )
  const across = writingCriteria.map((criterion) => acrossPrompts(essays, criterion))
  line('length alone', logWords)
  line(
    'overall, as shipped',
    essays.map(({ scores }) => mean(writingCriteria.map((key) => scores[key] ?? 0))),
  )
  line(
    'overall, weights of other prompts',
    essays.map((_, at) => mean(across.map((values) => values[at] ?? 0))),
  )
  for (const [at, criterion] of writingCriteria.entries())
    for (const trait of traits[criterion])
      line(
        `${criterion}, ${trait}`,
        across[at] ?? [],
        essays.map(({ marks }) => marks[trait] ?? 0),
      )
  await reportGaming(folder, evaluator)
  const toTimeFigures = (name: string, milliseconds: readonly number[]) => {
    const times = milliseconds.toSorted((a, b) => a - b)
    const timeAt = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0)
    console.log(`${name}: median ${timeAt(0.5)} ms, p95 ${timeAt(0.95)} ms`)
  }
  toTimeFigures(
    'a whole essay',
    essays.map(({ milliseconds }) => milliseconds),
  )
  toTimeFigures(`${costWords} words`, await timesAt(essays, costWords))
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  console.log(`peak memory ${Math.round(Number(kilobytes ?? 0) / 1024)} MB`)
  process.exit()
}

void main(process.argv[2])
