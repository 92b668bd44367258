import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCandidate, addCompany, addJob, asked, showSkills } from './fixtures/matching'
import { indexedWith } from './index/candidate-index.store'
import { getWordKeys } from './index/job-words-index'
import { getJobFacts } from './job-facts.rules'
import { Matching } from './matching.store'
import type { JobFacts } from './matching.rules'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const welding: JobFacts = {
  skills: [{ key: 'welding', name: 'Welding', importance: 'required', requiredLevel: 60 }],
  occupation: null,
  experience: 0,
}

test('two processes that index while people write miss no change', async () => {
  const processes = [new Matching(server.deps), new Matching(server.deps)]
  const people: Person[] = []
  for (let at = 0; at < 12; at += 1) people.push(await addCandidate(server, ['typing']))
  const writing = Promise.all(
    people.map(async (person, at) => {
      // Each ends with the skill, some having had it and lost it again before.
      for (const skill of at % 2 === 0
        ? ['welding', 'plumbing', 'welding']
        : ['plumbing', 'welding'])
        await showSkills(server, person, [skill])
    }),
  )
  let done = false
  const following = processes.map(async (process) => {
    while (!done) await process.followCandidates()
  })
  await writing
  done = true
  await Promise.all(following)
  for (const process of processes) {
    await process.followCandidates()
    expect((await process.candidatesOf(welding, { first: 100 }))?.total).toBe(people.length)
  }
})

test('a call during another one sees what was written before it', async () => {
  const { matching } = server.deps
  const companyId = await addCompany(server)
  const earlier = matching.followJobs()
  const id = await addJob(server, { companyId, skills: [asked('welding')] })
  await Promise.all([earlier, matching.followJobs()])
  expect(matching.jobs.find(id)).toMatchObject({ id })
})

test('the first list after a start that failed reads the jobs again', async () => {
  const { db, clock } = server.deps
  const failing = { value: true }
  const flaky = new Proxy(db, {
    get: (of, name: keyof typeof db) =>
      failing.value && name === 'select'
        ? () => {
            throw new Error('The database is away.')
          }
        : of[name],
  })
  const matching = new Matching({ db: flaky, clock })
  await expect(matching.publishedJobs()).rejects.toThrow('away')
  failing.value = false
  expect(
    (await matching.publishedJobs()).rank(
      {
        skills: [{ key: 'welding', name: '', level: 60, evidence: '' }],
        occupations: [],
        months: 0,
      },
      '2026-01-01',
    ),
  ).toHaveLength(1)
})

test('words that no job had before are fetched of everybody who has them, slice by slice', async () => {
  const { db, clock, matching: writing } = server.deps
  const named = ['~falconry', '~stage lighting', '~falconry']
  for (const skill of named) await addCandidate(server, ['typing', skill])
  await writing.followCandidates()
  const matching = new Matching({ db, clock })
  await matching.followCandidates()
  const job = getJobFacts(
    { title: '', occupation: null, experience: null, skills: [asked('~falconry training')] },
    matching.relatedSkills,
  )
  expect((await matching.candidatesOf(job, { first: 10 }))?.total).toBe(2)
  const slices: number[] = []
  for await (const rows of indexedWith(db, getWordKeys(job), { upTo: 1_000_000, slice: 1 }))
    slices.push(rows.length)
  expect(slices.filter((length) => length > 0)).toEqual([1, 1])
})
