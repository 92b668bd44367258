// How long reading every resume of the fixtures takes in the worker, the thread's start included;
// and one of three pages beside extracting its plain text. All in one run and one process.
// Promised: p95 under 2 s. Run: npx tsx bench/resume.ts [rounds]
// With a folder of resumes and notes of what they say (its form: resume-figures.ts): how far what is
// read agrees with the notes. Run: npx tsx bench/resume.ts FOLDER
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { extractText } from 'unpdf'
import { loadTaxonomy } from '../server/content/taxonomy/taxonomy'
import type { parseResumeInWorker } from '../server/documents/parse-in-worker'
import { parseResume } from '../server/documents/parse-resume'
import { compare, notedIn, toTable } from './resume-figures'

const LIMIT_MS = 2_000
const given = process.argv[2] ?? '15'
const rounds = Number(given)
const source = new URL('../server/documents/', import.meta.url)
const file = new URL('fixtures/files/en-three-pages.pdf', source)

async function main(): Promise<void> {
  const bytes = new Uint8Array(readFileSync(file))
  const resume = { bytes, filename: 'en-three-pages.pdf' }
  const taxonomy = loadTaxonomy()
  const { totalPages } = await extractText(bytes.slice())
  const inWorker = await builtWorker()
  const [plain, parse, worker]: number[][] = [[], [], []]
  // The three take turns, so that a busy moment of the machine falls on all of them.
  for (let round = 0; round < rounds; round += 1) {
    plain?.push(await milliseconds(() => extractText(bytes.slice())))
    parse?.push(await milliseconds(() => parseResume(resume, taxonomy)))
    worker?.push(await milliseconds(() => inWorker(resume, taxonomy)))
  }
  const [p, q, w] = [median(plain), median(parse), median(worker)]
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${totalPages} pages, ${rounds} rounds, medians`,
  )
  console.log(`plain text: ${p.toFixed(0)} ms`)
  console.log(`parse:      ${q.toFixed(0)} ms, ${(q / p).toFixed(2)} × plain text`)
  console.log(
    `in worker:  ${w.toFixed(0)} ms, ${(w / p).toFixed(2)} × plain text (built, with starting the thread)`,
  )
  const each = await everyFixture(inWorker)
  const all = each.flatMap((one) => one.times)
  const slowest = each.toSorted((a, b) => median(b.times) - median(a.times)).slice(0, 3)
  console.log(
    `${each.length} files in the worker: p50 ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)} ms, longest ${Math.max(...all).toFixed(0)} ms`,
  )
  // On a machine that others use as well, the processor's own time says what the reading costs and
  // the clock what the others do.
  const cost = each.flatMap((one) => one.processor)
  console.log(
    `processor:  p50 ${percentile(cost, 0.5).toFixed(0)} ms, p95 ${percentile(cost, 0.95).toFixed(0)} ms; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length}`,
  )
  console.log(
    `slowest:    ${slowest.map(({ name, times }) => `${name} ${median(times).toFixed(0)} ms`).join(', ')}`,
  )
  if (Math.max(w, percentile(all, 0.95)) > LIMIT_MS) {
    console.error(`Over ${LIMIT_MS} ms.`)
    process.exitCode = 1
  }
}

/**
 * Every file that is read or refused in the tests, in turn, so that no file has the quiet or the
 * busy moments to itself.
 */
async function everyFixture(
  inWorker: typeof parseResumeInWorker,
): Promise<{ name: string; times: number[]; processor: number[] }[]> {
  const folders = [
    'fixtures/files/',
    'fixtures/other-hand/files/',
    'fixtures/second-round/files/',
    'fixtures/third-round/files/',
    'fixtures/fourth-round/files/',
  ].map((path) => new URL(path, source))
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => ({
      name,
      bytes: new Uint8Array(readFileSync(new URL(name, folder))),
      times: new Array<number>(),
      processor: new Array<number>(),
    })),
  )
  for (let round = 0; round < rounds; round += 1)
    for (const { name, bytes, times, processor } of files) {
      const before = process.cpuUsage()
      times.push(await milliseconds(() => inWorker({ bytes, filename: name }, loadTaxonomy())))
      const { user, system } = process.cpuUsage(before)
      processor.push((user + system) / 1000)
    }
  return files
}

/**
 * The worker as the server is built: a thread started from TypeScript would measure the compiler.
 */
async function builtWorker(): Promise<typeof parseResumeInWorker> {
  const out = mkdtempSync(fileURLToPath(new URL('../node_modules/.bench-resume-', import.meta.url)))
  process.once('exit', () => rmSync(out, { recursive: true }))
  const entry = (name: string) => fileURLToPath(new URL(`${name}.ts`, source))
  await build({
    entryPoints: {
      'parse-in-worker': entry('parse-in-worker'),
      'resume.worker': entry('resume.worker'),
    },
    outdir: out,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'error',
  })
  const built: { parseResumeInWorker: typeof parseResumeInWorker } = await import(
    pathToFileURL(join(out, 'parse-in-worker.js')).href
  )
  return built.parseResumeInWorker
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
const median = (values: readonly number[] = []): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function figures(folder: string): Promise<void> {
  const taxonomy = loadTaxonomy()
  const times: number[] = []
  const readings = []
  for (const noted of notedIn(folder)) {
    const started = performance.now()
    const outcome = await parseResume(noted, taxonomy)
    times.push(performance.now() - started)
    const reading = compare(noted, outcome.ok ? outcome.profile : null, taxonomy)
    readings.push(reading)
    if (reading.faults.length)
      console.log(
        `${reading.id}: ${outcome.ok ? reading.faults.join('; ') : `not read, ${outcome.failure}`}`,
      )
  }
  const read = readings.filter((reading) => reading.read)
  console.log(`\nAll ${readings.length}:\n${toTable(readings)}`)
  if (read.length < readings.length)
    console.log(`\nThe ${read.length} that were read:\n${toTable(read)}`)
  console.log(`p95 ${percentile(times, 0.95).toFixed(0)} ms`)
}

await (existsSync(given) ? figures(given) : main())
