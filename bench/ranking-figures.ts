// How well matching ranks: nDCG@10 of the product, of BM25 alone and of chance, in one run over the
// same files. Of the judgements each is a line of JSON, {"job": FILE, "resume": FILE, "grade": 0 to
// 3}; a pair without one has grade 0. Jobs without a grade above 0 are left out and counted.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { foldText } from '../machines/shared/fold'
import { linesOfFile } from '../server/documents/parse-resume'
import { filesIn, type NamedFile, rankFolders } from '../scripts/tools/rank'

interface Judgement {
  job: string
  resume: string
  grade: number
}

const first = 10
/** Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009). */
const [k1, b] = [1.2, 0.75]

export async function printRanking(args: readonly string[]): Promise<void> {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { jobs: string, resumes: string, judgements: string },
  })
  const jobs = await filesIn(values.jobs ?? '')
  const resumes = await filesIn(values.resumes ?? '')
  const judgements = (await readFile(values.judgements ?? '', 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Judgement)
  const { lines, unread } = await rankFolders(jobs, resumes, new Date())
  const product = new Map(
    lines.map(({ job, ranking }) => [job, ranking.map(({ resume }) => resume)]),
  )
  const lexical = await rankByWords(jobs, resumes)
  const judged = jobs.filter(({ name }) =>
    judgements.some(({ job, grade }) => job === name && grade > 0),
  )
  const grades = (job: string) => {
    const given = new Map(
      judgements.filter((one) => one.job === job).map(({ resume, grade }) => [resume, grade]),
    )
    return resumes.map(({ name }) => ({ name, grade: given.get(name) ?? 0 }))
  }
  const figure = (of: (job: string) => number) =>
    (judged.reduce((sum, { name }) => sum + of(name), 0) / Math.max(1, judged.length)).toFixed(3)
  console.log(
    `${jobs.length} jobs, ${resumes.length} resumes, ${judgements.length} judgements; ${jobs.length - judged.length} jobs without a grade above 0, ${unread.length} files not read`,
  )
  console.log(`nDCG@${first}, mean over ${judged.length} jobs`)
  console.log(`  product     ${figure((job) => ndcg(product.get(job) ?? [], grades(job)))}`)
  console.log(`  BM25 alone  ${figure((job) => ndcg(lexical.get(job) ?? [], grades(job)))}`)
  console.log(`  chance      ${figure((job) => byChance(grades(job)))}`)
  for (const { name, reason } of unread) console.error(`${name}: ${reason}`)
}

type Graded = readonly { name: string; grade: number }[]

const gain = (grade: number): number => 2 ** grade - 1
const discount = (at: number): number => 1 / Math.log2(at + 2)
const dcg = (grades: readonly number[]): number =>
  grades.slice(0, first).reduce((sum, grade, at) => sum + gain(grade) * discount(at), 0)
const ideal = (graded: Graded): number =>
  dcg(graded.map(({ grade }) => grade).toSorted((x, y) => y - x))

/** Järvelin and Kekäläinen (2002), with the gain 2^grade − 1. */
function ndcg(ranking: readonly string[], graded: Graded): number {
  const known = new Map(graded.map(({ name, grade }) => [name, grade]))
  return dcg(ranking.map((name) => known.get(name) ?? 0)) / ideal(graded)
}

/** What an order by lot comes to on average: every place has the mean gain. */
function byChance(graded: Graded): number {
  const mean = graded.reduce((sum, { grade }) => sum + gain(grade), 0) / graded.length
  const places = graded.slice(0, first).reduce((sum, _, at) => sum + discount(at), 0)
  return (mean * places) / ideal(graded)
}

/** Every resume for every job by the words of the whole files, the best first, of equals by name. */
async function rankByWords(
  jobs: readonly NamedFile[],
  resumes: readonly NamedFile[],
): Promise<Map<string, string[]>> {
  const texts: { name: string; words: Map<string, number>; length: number }[] = []
  for (const file of resumes) texts.push({ name: file.name, ...(await countWords(file)) })
  const average = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length)
  const having = new Map<string, number>()
  for (const word of texts.flatMap(({ words }) => [...words.keys()]))
    having.set(word, (having.get(word) ?? 0) + 1)
  const idf = (word: string) => {
    const n = having.get(word) ?? 0
    return Math.log(1 + (texts.length - n + 0.5) / (n + 0.5))
  }
  const found = new Map<string, string[]>()
  for (const job of jobs) {
    const asked = [...(await countWords(job)).words.keys()]
    const scored = texts.map(({ name, words, length }) => {
      const longer = k1 * (1 - b + (b * length) / average)
      const score = asked.reduce((sum, word) => {
        const times = words.get(word) ?? 0
        return sum + (idf(word) * times * (k1 + 1)) / (times + longer)
      }, 0)
      return { name, score }
    })
    found.set(
      job.name,
      scored
        .toSorted((x, y) => y.score - x.score || (x.name < y.name ? -1 : 1))
        .map(({ name }) => name),
    )
  }
  return found
}

/** The words of a file, folded, each with how often it stands there; of one without text none. */
async function countWords({ bytes }: NamedFile) {
  const lines = await linesOfFile(bytes).catch(() => [])
  const all = lines.flatMap(({ text }) => foldText(text).match(/[\p{L}\p{N}+#]+/gu) ?? [])
  const words = new Map<string, number>()
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1)
  return { words, length: all.length }
}
