import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { sectorId } from '../users/user.rules'
import { addCompany, addJob, asked } from '../matching/fixtures/matching'

let server: TestServer
let open: string
beforeAll(async () => {
  server = await startTestServer()
  const companyId = await addCompany(server, 'Liwa Language Services')
  open = await addJob(server, {
    companyId,
    title: 'Data Annotator',
    experience: 2,
    skills: [asked('data_annotation'), asked('~falconry', 'preferred')],
  })
  await addJob(server, {
    companyId,
    title: 'Translator (100%)',
    city: 'al_ain',
    jobType: 'part_time',
    sector: sectorId('legal'),
    skills: [],
  })
  for (const status of ['draft', 'closed'] as const)
    await addJob(server, { companyId, title: 'Data Annotator', status, skills: [] })
  await addJob(server, { companyId, title: 'Data Annotator', closesOn: '2020-01-01', skills: [] })
})
afterAll(() => server.close())

const titles = async (body = {}) => {
  const { data } = (await server.client('searchPublicJobs', { body })).body
  return [data.total, data.results.map(({ title }: { title: string }) => title)]
}

test('anybody sees a published job, in their language', async () => {
  const one = async (lang: 'en' | 'ar') =>
    (await server.client('getPublicJob', { query: { id: open }, lang })).body.data
  expect(await one('en')).toMatchObject({
    id: open,
    title: 'Data Annotator',
    company_name: 'Liwa Language Services',
    location: 'Abu Dhabi',
    experience: '2',
    skills: ['Data Annotation', 'falconry'],
    sector: 'Data Annotation and AI Training',
  })
  expect(await one('ar')).toMatchObject({
    location: 'أبوظبي',
    sector: 'توسيم البيانات وتدريب الذكاء الاصطناعي',
  })
})

test('a draft, a closed job and a missing job are hidden from everybody', async () => {
  const draft = await addJob(server, {
    companyId: await addCompany(server),
    status: 'draft',
    skills: [],
  })
  for (const id of [draft, randomUUID()])
    expect((await server.client('getPublicJob', { query: { id } })).body.code).toBe('job_not_found')
})

test('the published jobs that are open are found by text, sector and type, wildcards taken literally', async () => {
  expect(await titles()).toEqual([2, ['Translator (100%)', 'Data Annotator']])
  expect(await titles({ query: 'ANNOT' })).toEqual([1, ['Data Annotator']])
  expect(await titles({ query: 'liwa' })).toEqual([2, ['Translator (100%)', 'Data Annotator']])
  expect(await titles({ query: '%' })).toEqual([1, ['Translator (100%)']])
  expect(await titles({ sector: sectorId('legal') })).toEqual([1, ['Translator (100%)']])
  expect(await titles({ job_type: 'full_time' })).toEqual([1, ['Data Annotator']])
  expect(await titles({ limit: 1, page: 2 })).toEqual([2, ['Data Annotator']])
})
