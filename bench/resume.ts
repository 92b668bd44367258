// How long reading a resume of three pages takes, beside extracting its plain text, both in one run and one process.
// Promised: under 2 s. Run: npx tsx bench/resume.ts [rounds]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { extractText } from 'unpdf'
import { loadTaxonomy } from '../server/content/taxonomy/taxonomy'
import type { parseResumeInWorker } from '../server/modules/user/resume/parse-in-worker'
import { parseResume } from '../server/modules/user/resume/parse-resume'

const LIMIT_MS = 2_000
const rounds = Number(process.argv[2] ?? 15)
const source = new URL('../server/modules/user/resume/', import.meta.url)
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
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${totalPages} pages, ${rounds} rounds, medians`)
  console.log(`plain text: ${p.toFixed(0)} ms`)
  console.log(`parse:      ${q.toFixed(0)} ms, ${(q / p).toFixed(2)} × plain text`)
  console.log(`in worker:  ${w.toFixed(0)} ms, ${(w / p).toFixed(2)} × plain text (built, with starting the thread)`)
  if (w > LIMIT_MS) {
    console.error(`Over ${LIMIT_MS} ms.`)
    process.exitCode = 1
  }
}

/** The worker as the server is built: a thread started from TypeScript would measure the compiler. */
async function builtWorker(): Promise<typeof parseResumeInWorker> {
  const out = mkdtempSync(fileURLToPath(new URL('../node_modules/.bench-resume-', import.meta.url)))
  process.once('exit', () => rmSync(out, { recursive: true }))
  const entry = (name: string) => fileURLToPath(new URL(`${name}.ts`, source))
  await build({
    entryPoints: { 'parse-in-worker': entry('parse-in-worker'), 'resume.worker': entry('resume.worker') },
    outdir: out, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20.19', logLevel: 'error',
  })
  const built: { parseResumeInWorker: typeof parseResumeInWorker } = await import(pathToFileURL(join(out, 'parse-in-worker.js')).href)
  return built.parseResumeInWorker
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const median = (values: readonly number[] = []): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await main()
