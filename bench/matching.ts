// What matching costs, through the server's own HTTP. Promised: a candidate's list among 10,000
// jobs and 10,000 candidates on the embedded database under 100 ms p95; with DATABASE_URL, among
// 100,000 jobs and 1,000,000 candidates, the top 100 candidates of a job under 300 ms p95, an
// edited profile in the lists within 60 s, and a cost that grows no faster than the postings of the
// job's skills.
//   npx tsx bench/matching.ts [jobs] [candidates]
//   DATABASE_URL=postgres://… npx tsx bench/matching.ts [jobs] [candidates] [plot.svg]     (in a database of its own, dropped after)
// How well it ranks, with folders of advertisements and resumes and with judgements of them (their
// form: ranking-figures.ts): npx tsx bench/matching.ts --jobs DIR --resumes DIR --judgements FILE
// Making a million takes minutes: BENCH_DATABASE names a database that is kept, and measured again
// as it stands.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { desc, eq, sql } from 'drizzle-orm'
import { buildApp } from '../server/app'
import { systemClock } from '../server/runtime/clock'
import { type OpenedDb, openEmbedded, openPostgres } from '../server/db/db'
import { newId } from '../server/db/id'
import { jobs } from '../server/modules/jobs/jobs.table'
import { profiles } from '../server/modules/users/users.table'
import type { Deps } from '../server/deps'
import { readEnv } from '../server/env'
import { publicPages } from '../server/http/pages/public-page'
import { openJobs } from '../server/jobs/jobs'
import { openLog } from '../server/runtime/log'
import { openMail } from '../server/mail/mail'
import { setIndexCurrent } from '../server/modules/matching/index/candidate-index.store'
import { addCandidate } from '../server/modules/matching/fixtures/matching'
import { getJobFacts } from '../server/modules/matching/job-facts.rules'
import { Matching } from '../server/modules/matching/matching.store'
import { fileStorage } from '../server/storage/file-storage'
import { startSweeps } from '../server/jobs/sweeps'
import { addPerson, type Person } from '../server/testing/personas'
import type { TestServer } from '../server/testing/server'
import { addCandidates, addJobs, numbers } from './matching-data'
import { inRounds, median, rounds, seconds, timed } from './in-rounds'
import { drawPlot, fitExponent, type Measured } from './matching-plot'
import { printRanking } from './ranking-figures'
import { onServer } from '../server/testing/on-server'

const url = process.env.DATABASE_URL
const [jobCount, candidateCount] =
  url === undefined
    ? [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 10_000)]
    : [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 1_000_000)]
const directory = mkdtempSync(join(tmpdir(), 'masar-matching-'))
const kept = process.env.BENCH_DATABASE
const database = kept ?? `masar_bench_${process.pid}`

async function main(): Promise<void> {
  const opened = url === undefined ? await openEmbedded(directory) : await openOwn(url)
  try {
    await measure(opened)
  } finally {
    await opened.close()
    if (url !== undefined && kept === undefined)
      await onServer(url, `drop database ${database} with (force)`)
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measure(opened: OpenedDb): Promise<void> {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${url === undefined ? 'embedded database' : 'PostgreSQL'}, ${jobCount} jobs, ${candidateCount} candidates, medians of ${rounds}`,
  )
  await make(opened)
  const deps = await depsOver(opened)
  const app = await buildApp(deps)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    await printLoading(deps)
    if (url === undefined) await printLists(deps, address)
    else await printCandidates(deps, address)
  } finally {
    await app.close()
    await deps.jobs.stop()
  }
}

async function make({ db }: OpenedDb): Promise<void> {
  // What is made here has no papers that it could be indexed from anew.
  await setIndexCurrent(db)
  const [there] = await db.select({ id: jobs.id }).from(jobs).limit(1)
  if (there !== undefined) return
  const made = await seconds(async () => {
    await addJobs(db, jobCount)
    await addCandidates(db, candidateCount)
  })
  console.log(`made in ${made.toFixed(0)} s`)
}

async function depsOver(opened: OpenedDb): Promise<Deps> {
  const log = openLog('silent')
  const base = {
    env: readEnv({ MASAR_DATA_DIR: directory, MASAR_DEMO: '0' }),
    clock: systemClock,
    db: opened.db,
    log,
  }
  const withJobs = { ...base, jobs: await openJobs(opened, log), matching: new Matching(base) }
  return {
    ...withJobs,
    storage: fileStorage(join(directory, 'files')),
    mail: openMail(withJobs),
    secret: Buffer.alloc(32, 7),
    formerSecrets: [],
    publicUrl: 'http://localhost',
    fetchPage: publicPages(),
    scanner: null,
  }
}

/** How long reading everything takes, and for how long it keeps others waiting. */
async function printLoading({ matching }: Deps): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const jobSeconds = await seconds(() => matching.followJobs())
  const candidateSeconds = await seconds(() => matching.followCandidates())
  delay.disable()
  console.log(
    `read in ${jobSeconds.toFixed(1)} s (jobs) and ${candidateSeconds.toFixed(1)} s (candidates); the event loop was late by ${(delay.percentile(99) / 1e6).toFixed(0)} ms p99, ${(delay.max / 1e6).toFixed(0)} ms at most; ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB resident`,
  )
}

/** What each of forty candidates waits for the first page. */
async function printLists(deps: Deps, address: string): Promise<void> {
  const people: Person[] = []
  const random = numbers(3)
  const some = await deps.db.execute<{ skills: string }>(
    sql`select array_to_string(array(select unnest(skills) as key except select key from unnest(skills) as key where key like '=%'), ' ') as skills from candidate_index where listed order by ordinal limit 400`,
  )
  for (let at = 0; at < 40; at += 1)
    people.push(
      await addCandidate(
        asServer(deps),
        (some.rows[Math.floor(random() * some.rows.length)]?.skills ?? '').split(' '),
      ),
    )
  const list = async ({ token }: Person) =>
    timed(address, 'candidate/matching-jobs', { headers: { token } })
  const results = await inRounds(people, list)
  console.log(
    `a candidate's list: ${results.summary}, goal under 100 ms p95: ${results.p95 < 100 ? 'met' : 'MISSED'}`,
  )
}

type JobRow = typeof jobs.$inferSelect
const kinds: readonly [string, (job: JobRow) => boolean][] = [
  ['that the taxonomy knows', ({ occupation }) => occupation !== null],
  ['that it does not know', ({ occupation }) => occupation === null],
]

/** What a recruiter waits for the top hundred of each of a hundred jobs. */
async function printCandidates(deps: Deps, address: string): Promise<void> {
  const { token } = await addPerson(asServer(deps), 'admin')
  const rows = await deps.db.select().from(jobs).orderBy(desc(jobs.id)).limit(500)
  const ask = (body: object) =>
    timed(address, 'recruiter/candidates-for-jobs/', {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  for (const [kind, isOfKind] of kinds) {
    const some = rows.filter(isOfKind).slice(0, 100)
    const results = await inRounds(some, ({ id }) => ask({ job_ids: [id], limit: 100 }))
    console.log(
      `the top 100 of each of ${some.length} jobs ${kind}: ${results.summary}, goal under 300 ms p95: ${results.p95 < 300 ? 'met' : 'MISSED'}`,
    )
  }
  await printEdits(deps, rows, async (jobId, userId) =>
    (await ask({ job_ids: [jobId], user_ids: [userId] })).text.includes(userId),
  )
  await printGrowth(deps, rows.slice(0, 300))
}

/** How long after a profile is saved it is in the list of a job. */
async function printEdits(
  deps: Deps,
  rows: readonly JobRow[],
  isListed: (jobId: string, userId: string) => Promise<boolean>,
): Promise<void> {
  const stop = startSweeps(deps)
  const waits: number[] = []
  for (const job of rows.slice(0, 10)) {
    const person = await addCandidate(asServer(deps), ['oromo'])
    const parsed = {
      name: null,
      emails: [],
      phones: [],
      links: [],
      work_history_detailed: [],
      education: [],
      languages: [],
      media: [],
      awards: [],
      career_path: [],
      skills: job.skills.map(({ ref_skill: ref, name }) => ({
        id: newId(),
        name,
        ref_skill: ref,
        evidence: name,
      })),
    }
    await deps.db.update(profiles).set({ parsed }).where(eq(profiles.userId, person.id))
    waits.push(
      await seconds(async () => {
        while (!(await isListed(job.id, person.id)))
          await new Promise((resolve) => setTimeout(resolve, 100))
      }),
    )
  }
  stop()
  console.log(
    `an edited profile is in the lists after ${median(waits).toFixed(1)} s, ${Math.max(...waits).toFixed(1)} s at most, goal under 60 s: ${Math.max(...waits) < 60 ? 'met' : 'MISSED'}`,
  )
}

/** What ranking alone costs beside the postings of a job's skills. */
async function printGrowth({ matching }: Deps, rows: readonly JobRow[]): Promise<void> {
  const measured: Measured[] = []
  for (const row of rows) {
    const job = getJobFacts(row, matching.relatedSkills)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1)
      times.push(1000 * (await seconds(() => matching.candidatesOf(job, { first: 100 }))))
    measured.push({ postings: matching.candidates.countPostings(job), milliseconds: median(times) })
  }
  const exponent = fitExponent(measured)
  console.log(
    `ranking ${measured.length} jobs with ${Math.min(...measured.map(({ postings }) => postings))} to ${Math.max(...measured.map(({ postings }) => postings))} postings: ${median(measured.map(({ postings, milliseconds }) => (1e6 * milliseconds) / postings)).toFixed(1)} ns a posting, time grows with the postings to the power of ${exponent.toFixed(2)}, goal at most linear: ${exponent <= 1.05 ? 'met' : 'MISSED'}`,
  )
  const plot = process.argv[4]
  if (plot !== undefined)
    writeFileSync(
      plot,
      drawPlot(measured, `Ranking a job among ${candidateCount.toLocaleString('en')} candidates`),
    )
}

/**
 * People are put into the database as tests do it, which asks for no more than the dependencies.
 */
const asServer = (deps: Deps): TestServer => ({ deps }) as TestServer

async function openOwn(at: string): Promise<OpenedDb> {
  await onServer(at, `create database ${database}`).catch((error: unknown) => {
    if (kept === undefined) throw error
  })
  return openPostgres(Object.assign(new URL(at), { pathname: `/${database}` }).href)
}

await (process.argv.includes('--judgements') ? printRanking(process.argv.slice(2)) : main())
