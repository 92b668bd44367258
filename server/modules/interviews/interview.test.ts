import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { interviewJobs, interviews } from './interviews.table'
import { jobs } from '../jobs/jobs.table'
import { mails } from '../users/users.table'
import { getFile } from '../../testing/list-file'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCompany, addJob } from '../matching/fixtures/matching'

let server: TestServer
let recruiter: Person
let jobId = ''
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter', { firstName: 'Hessa', lastName: 'Al Ketbi' })
  jobId = await getJob(recruiter)
})
afterAll(() => server.close())

const getCompany = async ({ id }: Person) =>
  (await server.deps.db.select().from(users).where(eq(users.id, id)))[0]?.companyId ?? ''
const getJob = async (person: Person) =>
  addJob(server, { companyId: await getCompany(person), title: 'Annotator', skills: [] })
const candidate = (lang: 'en' | 'ar' = 'en') => addPerson(server, 'candidate', { lang })

let day = 0
/** A time that no other test uses, as an ISO string; `minutes` later than its hour. */
const freeTime = () => new Date(Date.UTC(2031, 0, ++day, 8)).toISOString()
const later = (time: string, minutes: number) =>
  new Date(new Date(time).getTime() + minutes * 60_000).toISOString()

const ask = (who: Person, to: Person, change: object = {}) =>
  server.client('startInterview', {
    token: who.token,
    body: {
      job_id: jobId,
      candidate_id: to.id,
      scheduled_at: freeTime(),
      duration_minutes: 45,
      time_zone: 'Asia/Dubai',
      place: ' https://meet.example/7 ',
      note: 'Bring your ID.',
      ...change,
    },
  })
const update = (
  who: Person,
  id: string,
  form: Record<string, string | { bytes: Buffer; filename: string }>,
) => server.client('updateInterview', { token: who.token, params: { id }, form })
const invited = async (change: object = {}, to?: Person) =>
  (await ask(recruiter, to ?? (await candidate()), change)).body.data as {
    id: string
    scheduled_at: string
  }
const fetchHistory = async (id: string, who = recruiter) =>
  (await server.client('getInterviewHistory', { token: who.token, params: { id } })).body.data as {
    interview: { status: string; recording: unknown }
    events: { action: string; status: string; note: string | null; actor_name: string }[]
  }
const mailsTo = ({ email }: Person) =>
  server.deps.db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id)
const take = readFileSync(new URL('../attempts/fixtures/recorder/take.webm', import.meta.url))

describe('an invitation', () => {
  test('says when, in the time zone of each side once both are known', async () => {
    const person = await candidate()
    const first = await ask(recruiter, person)
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({
      job_id: jobId,
      job_title: 'Annotator',
      company_name: 'Falaj Data',
      recruiter_name: 'Hessa Al Ketbi',
      candidate_name: 'Mariam Al Suwaidi',
      status: 'invite_sent',
      time_zone: 'Asia/Dubai',
      candidate_time_zone: null,
      place: 'https://meet.example/7',
      note: 'Bring your ID.',
      recording: null,
    })
    expect(
      (
        await server.client('openOwnInterviews', {
          token: person.token,
          body: { time_zone: 'Europe/London' },
        })
      ).body.data,
    ).toEqual({ interviews: 1 })
    expect((await fetchHistory(first.body.data.id)).interview).toMatchObject({
      candidate_time_zone: 'Europe/London',
    })
    await ask(recruiter, person, { scheduled_at: '2031-06-02T08:00:00.000Z' })
    const [, mail] = await mailsTo(person)
    expect(mail?.text).toMatch(
      /When: Monday,? 2 June 2031 at 12:00 Gulf Standard Time\nIn your time zone: Monday,? 2 June 2031 at 09:00 British Summer Time\nLength: 45 minutes\nWhere, according to [^\n]+:\n> https:\/\/meet\.example\/7\nNote from [^\n]+:\n> Bring your ID\./,
    )
  })

  test('is for a time that a clock shows', async () => {
    const { status, body } = await ask(recruiter, await candidate(), {
      scheduled_at: '2030-12-31T23:59:60Z',
    })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['scheduled_at']])
  })

  test('carries a calendar file, and is sent once with one notification', async () => {
    const person = await candidate('ar')
    const { id } = await invited({ scheduled_at: '2031-07-01T08:00:00.000Z' }, person)
    await server.runJobs()
    await server.runJobs()
    const sent = await mailsTo(person)
    expect(sent).toMatchObject([
      { kind: 'interview_invited', subject: 'مقابلة لوظيفة Annotator لدى Falaj Data' },
    ])
    expect(sent[0]?.sentAt).not.toBeNull()
    expect(sent[0]?.text).toContain('المدة: 45 دقيقة')
    const lines = (sent[0]?.calendar ?? '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${id}`,
        'SEQUENCE:0',
        'DTSTART:20310701T080000Z',
        'DTEND:20310701T084500Z',
        'LOCATION:https://meet.example/7',
      ]),
    )
    const { results } = (
      await server.client('listNotifications', { token: person.token, lang: 'ar' })
    ).body.data
    expect(results).toMatchObject([{ kind: 'interview', interview_id: id, job_id: jobId }])
  })

  test('is a calendar file for either side, which invites nobody, and for nobody else', async () => {
    const person = await candidate('ar')
    const { id } = await invited({ scheduled_at: '2031-07-03T08:00:00.000Z' }, person)
    await update(recruiter, id, { action: 'rescheduled', scheduled_at: '2031-07-03T10:00:00.000Z' })
    const calendar = (who: Person, lang: 'en' | 'ar') =>
      server.client('getInterviewCalendar', { token: who.token, params: { id }, lang })
    const own = (await calendar(person, 'ar')).body.data
    expect(own.filename).toBe('interview.ics')
    const lines: string[] = own.content.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${id}`,
        'SEQUENCE:1',
        'DTSTART:20310703T100000Z',
        'DTEND:20310703T104500Z',
      ]),
    )
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false)
    expect(own.content).toContain('/candidate/interviews')
    expect((await calendar(recruiter, 'en')).body.data.content).toContain('/recruiter/interviews/')
    for (const other of [await addPerson(server, 'recruiter'), await candidate()])
      expect((await calendar(other, 'en')).status).toBe(404)
  })

  test('is refused where either side has another interview, and taken right after it', async () => {
    const [one, other] = [await candidate(), await candidate()]
    const { scheduled_at: at } = await invited({}, one)
    const ofRecruiter = await ask(recruiter, other, { scheduled_at: later(at, 44) })
    expect([ofRecruiter.status, ofRecruiter.body.code]).toEqual([409, 'interview_overlap'])
    const colleague = await addPerson(server, 'admin')
    expect(
      (await ask(colleague, one, { scheduled_at: later(at, -15), duration_minutes: 30 })).body.code,
    ).toBe('interview_overlap')
    expect((await ask(recruiter, other, { scheduled_at: later(at, 45) })).status).toBe(200)
    expect(await mailsTo(other)).toHaveLength(1)
  })

  test('is for the time of one that is over already, which takes none any more', async () => {
    const person = await candidate()
    const { id, scheduled_at: at } = await invited({}, person)
    await server.deps.db.update(interviews).set({ status: 'finished' }).where(eq(interviews.id, id))
    expect((await ask(recruiter, person, { scheduled_at: later(at, 10) })).status).toBe(200)
  })

  test('finds the time taken by only one of two that come at once', async () => {
    const at = freeTime()
    const answers = await Promise.all([
      ask(recruiter, await candidate(), { scheduled_at: at }),
      ask(recruiter, await candidate(), { scheduled_at: at }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('goes to approved candidates, for published jobs, at a time to come, in a known time zone', async () => {
    const person = await candidate()
    const draft = await addJob(server, {
      companyId: await getCompany(recruiter),
      skills: [],
      status: 'draft',
    })
    const elsewhere = await addJob(server, { companyId: await addCompany(server), skills: [] })
    const codes = []
    for (const job of [draft, elsewhere])
      codes.push((await ask(recruiter, person, { job_id: job })).body.code)
    for (const to of [
      await addPerson(server, 'pendingCandidate'),
      await addPerson(server, 'recruiter'),
    ])
      codes.push((await ask(recruiter, to)).body.code)
    expect(codes).toEqual(['job_not_found', 'job_not_found', 'user_not_found', 'user_not_found'])
    expect(
      (await ask(recruiter, person, { scheduled_at: '2020-01-01T08:00:00.000Z' })).body.fields,
    ).toEqual({ scheduled_at: 'This time has passed' })
    expect(
      Object.keys((await ask(recruiter, person, { time_zone: 'Asia/Nowhere' })).body.fields),
    ).toEqual(['time_zone'])
    expect(await mailsTo(person)).toEqual([])
  })
})

describe('an interview', () => {
  test('is started, under way, broken off, gone on with and finished, which its history tells', async () => {
    const { id } = await invited()
    expect(
      (
        await server.client('resumeInterview', {
          token: recruiter.token,
          body: { interview_id: id },
        })
      ).body.code,
    ).toBe('interview_not_possible')
    expect((await update(recruiter, id, { action: 'started' })).body.data.status).toBe('started')
    expect(
      (await update(recruiter, id, { action: 'in_process', note: ' Came on time. ' })).body.data
        .status,
    ).toBe('in_process')
    expect(
      (
        await server.client('resumeInterview', {
          token: recruiter.token,
          body: { interview_id: id },
        })
      ).body.data.status,
    ).toBe('in_process')
    const ended = await update(recruiter, id, { action: 'finished' })
    expect([
      ended.body.data.status,
      ended.body.data.recording,
      ended.body.data.finished_at,
    ]).toEqual(['finished', null, expect.any(String)])
    const { events } = await fetchHistory(id)
    expect(events.map(({ action, status, note }) => [action, status, note])).toEqual([
      ['invited', 'invite_sent', null],
      ['started', 'started', null],
      ['in_process', 'in_process', 'Came on time.'],
      ['resumed', 'in_process', null],
      ['finished', 'finished', null],
    ])
    expect(events[0]?.actor_name).toBe('Hessa Al Ketbi')
    for (const action of ['started', 'in_process', 'finished'])
      expect((await update(recruiter, id, { action })).body.code).toBe('interview_not_possible')
  })

  test('can begin at once', async () => {
    const leader = await addPerson(server, 'recruiter')
    const { body } = await server.client('startInterview', {
      token: leader.token,
      body: {
        job_id: await getJob(leader),
        candidate_id: (await candidate()).id,
        scheduled_at: null,
        duration_minutes: 30,
        time_zone: 'Asia/Dubai',
      },
    })
    expect(body.data).toMatchObject({ status: 'started', started_at: body.data.scheduled_at })
    expect((await fetchHistory(body.data.id, leader)).events.map(({ action }) => action)).toEqual([
      'invited',
      'started',
    ])
  })

  test('is moved before it begins: the earlier mail is not sent any more, and calendars follow', async () => {
    const person = await candidate()
    const { id, scheduled_at: at } = await invited({}, person)
    expect(
      (
        await update(recruiter, id, {
          action: 'rescheduled',
          scheduled_at: later(at, 15),
          duration_minutes: '60',
        })
      ).body.data,
    ).toMatchObject({ status: 'invite_sent', scheduled_at: later(at, 15), duration_minutes: 60 })
    await server.runJobs()
    const letters = await mailsTo(person)
    expect(
      letters.map(({ kind, sentAt, cancelledAt }) => [kind, sentAt !== null, cancelledAt !== null]),
    ).toEqual([
      ['interview_invited', false, true],
      ['interview_moved', true, false],
    ])
    expect(letters[1]?.calendar).toContain('SEQUENCE:1')
    const other = await invited()
    expect(
      (await update(recruiter, id, { action: 'rescheduled', scheduled_at: other.scheduled_at }))
        .body.code,
    ).toBe('interview_overlap')
    expect(
      Object.keys((await update(recruiter, id, { action: 'rescheduled' })).body.fields),
    ).toEqual(['scheduled_at'])
    await update(recruiter, id, { action: 'started' })
    expect(
      (await update(recruiter, id, { action: 'rescheduled', scheduled_at: freeTime() })).body.code,
    ).toBe('interview_not_possible')
  })

  test.each(['invite_sent', 'started'] as const)(
    'is cancelled from %s with a reason that both sides read, and leaves both calendars',
    async (from) => {
      const leader = await addPerson(server, 'recruiter')
      const person = await candidate()
      const { id } = (await ask(leader, person, { job_id: await getJob(leader) })).body.data
      if (from === 'started') await update(leader, id, { action: 'started' })
      await server.runJobs()
      expect(
        Object.keys((await update(leader, id, { action: 'cancel', reason: ' ' })).body.fields),
      ).toEqual(['reason'])
      const { body } = await update(leader, id, { action: 'cancel', reason: ' Filled.\nSorry. ' })
      expect(body.data).toMatchObject({ status: 'cancelled', cancel_reason: 'Filled.\nSorry.' })
      for (const [who, kinds] of [
        [person, ['interview_invited', 'interview_cancelled']],
        [leader, ['interviewer_invited', 'interviewer_cancelled']],
      ] as const) {
        const letters = await mailsTo(who)
        expect(letters.map(({ kind }) => kind)).toEqual(kinds)
        expect(letters[1]?.text).toContain('Reason from Falaj Data:\n> Filled.\n> Sorry.')
        expect((letters[0]?.calendar ?? '').split('\r\n')).toEqual(
          expect.arrayContaining([`UID:${id}`, 'SEQUENCE:0', 'STATUS:CONFIRMED']),
        )
        expect((letters[1]?.calendar ?? '').split('\r\n')).toEqual(
          expect.arrayContaining(['METHOD:CANCEL', `UID:${id}`, 'SEQUENCE:1', 'STATUS:CANCELLED']),
        )
      }
      const { results } = (await server.client('listNotifications', { token: person.token })).body
        .data
      expect(results).toContainEqual(
        expect.objectContaining({ kind: 'interview_cancelled', interview_id: id }),
      )
      expect((await update(leader, id, { action: 'started' })).body.code).toBe(
        'interview_not_possible',
      )
    },
  )

  test('is marked as not attended, which the candidate learns and the calendars do not', async () => {
    const person = await candidate('ar')
    const { id, scheduled_at: at } = await invited({}, person)
    await update(recruiter, id, { action: 'started' })
    const before = (await mailsTo(recruiter)).length
    const { body } = await update(recruiter, id, { action: 'not_attended', note: 'Waited.' })
    expect(body.data).toMatchObject({ status: 'not_attended', cancel_reason: null })
    expect((await fetchHistory(id)).events.at(-1)).toMatchObject({
      action: 'not_attended',
      note: 'Waited.',
    })
    expect((await mailsTo(person)).at(-1)).toMatchObject({
      kind: 'interview_not_attended',
      subject: 'فاتتك المقابلة لدى Falaj Data',
      calendar: null,
    })
    expect(await mailsTo(recruiter)).toHaveLength(before)
    // Its time is free again.
    expect((await ask(recruiter, await candidate(), { scheduled_at: at })).status).toBe(200)
  })

  test('that is under way is neither cancelled nor marked as not attended', async () => {
    const { id } = await invited()
    await update(recruiter, id, { action: 'started' })
    await update(recruiter, id, { action: 'in_process' })
    for (const action of ['cancel', 'not_attended'])
      expect((await update(recruiter, id, { action, reason: 'No.' })).body.code).toBe(
        'interview_not_possible',
      )
  })

  test('is in the calendar of the recruiter who leads, who need not accept it', async () => {
    const leader = await addPerson(server, 'recruiter')
    const person = await candidate()
    const { id } = (await ask(leader, person, { job_id: await getJob(leader) })).body.data
    await update(leader, id, { action: 'rescheduled', scheduled_at: freeTime() })
    const letters = await mailsTo(leader)
    expect(letters.map(({ kind }) => kind)).toEqual(['interviewer_invited', 'interviewer_moved'])
    expect(letters[1]?.text).toContain('Where:\n> https://meet.example/7')
    expect((letters[1]?.calendar ?? '').split('\r\n')).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', `UID:${id}`, 'SEQUENCE:1']),
    )
  })

  test('outlives its job', async () => {
    const gone = await getJob(recruiter)
    const { id } = await invited({ job_id: gone })
    await server.deps.db.delete(jobs).where(eq(jobs.id, gone))
    expect((await fetchHistory(id)).interview).toMatchObject({
      job_id: gone,
      job_title: 'Annotator',
    })
  })
})

describe('the list', () => {
  test('is by job with its id of the interview system, ten from page 0, and counts interviews', async () => {
    const leader = await addPerson(server, 'recruiter')
    const [first, second] = [await getJob(leader), await getJob(leader)]
    const person = await candidate()
    for (let number = 0; number < 11; number += 1)
      await ask(leader, person, { job_id: number < 6 ? first : second })
    const listed = async (query: Record<string, string> = {}) =>
      (await server.client('listInterviews', { token: leader.token, query })).body.data as {
        results: {
          job_id: string
          interview_job_id: string
          interviews: { id: string; scheduled_at: string }[]
        }[]
        page: number
        limit: number
        total: number
      }
    const page = await listed()
    expect([
      page.page,
      page.limit,
      page.total,
      page.results.flatMap(({ interviews: of }) => of).length,
      page.results.length,
    ]).toEqual([0, 10, 11, 10, 2])
    const times = page.results[0]?.interviews.map(({ scheduled_at: at }) => at) ?? []
    expect(times).toEqual(times.toSorted().toReversed())
    const [stored] = await server.deps.db
      .select()
      .from(interviewJobs)
      .where(eq(interviewJobs.jobId, first))
    const ofFirst = await listed({ job_id: first })
    expect([ofFirst.total, ofFirst.results[0]?.interview_job_id]).toEqual([6, stored?.id])
    expect((await listed({ page: '1' })).results.flatMap(({ interviews: of }) => of)).toHaveLength(
      1,
    )
    expect((await listed({ status: 'finished' })).total).toBe(0)
    // In another order a job stands again wherever its interviews go on.
    await ask(leader, person, { job_id: first })
    const byTime = (await listed({ sort: '-scheduled_at' })).results
    expect(byTime.map(({ job_id: id }) => id)).toEqual([first, second, first])
    const other = await candidate()
    await ask(leader, other, { job_id: first })
    const countListed = async (query: Record<string, string>) => (await listed(query)).total
    expect([
      await countListed({ candidate_id: person.id }),
      await countListed({ candidate_id: other.id }),
      await countListed({ recruiter_id: leader.id }),
      await countListed({ recruiter_id: recruiter.id }),
    ]).toEqual([12, 1, 13, 0])
  })

  test('begins with the next one where that is asked for, and ends with those that are over', async () => {
    const leader = await addPerson(server, 'recruiter')
    const person = await candidate()
    const ids: string[] = []
    for (const job of [await getJob(leader), await getJob(leader), await getJob(leader)])
      ids.push((await ask(leader, person, { job_id: job })).body.data.id as string)
    const [first = '', second, third] = ids
    await update(leader, first, { action: 'cancel', reason: 'Ill.' })
    const { body } = await server.client('listInterviews', {
      token: leader.token,
      query: { sort: 'next' },
    })
    const listed = (body.data.results as { interviews: { id: string }[] }[]).flatMap((job) =>
      job.interviews.map(({ id }) => id),
    )
    expect(listed).toEqual([second, third, first])
  })

  test('is a company’s own, and everybody’s for an admin', async () => {
    const [leader, admin] = [await addPerson(server, 'recruiter'), await addPerson(server, 'admin')]
    const { id } = await invited()
    const totalFor = async (who: Person) =>
      (await server.client('listInterviews', { token: who.token, query: { interview_id: id } }))
        .body.data.total as number
    expect([await totalFor(leader), await totalFor(recruiter), await totalFor(admin)]).toEqual([
      0, 1, 1,
    ])
    expect(
      (await server.client('getInterviewHistory', { token: leader.token, params: { id } })).status,
    ).toBe(404)
    expect((await update(leader, id, { action: 'started' })).status).toBe(404)
    expect(
      (
        await update(leader, id, {
          action: 'finished',
          recording: { bytes: take, filename: 'talk.webm' },
        })
      ).status,
    ).toBe(404)
    expect(
      (await server.client('resumeInterview', { token: leader.token, body: { interview_id: id } }))
        .status,
    ).toBe(404)
  })

  test('gives a candidate their own, whomever they ask about, and no recording', async () => {
    const [person, other] = [await candidate(), await candidate()]
    const { id } = await invited({}, person)
    await invited({}, other)
    await update(recruiter, id, { action: 'started' })
    await update(recruiter, id, {
      action: 'finished',
      recording: { bytes: take, filename: 'talk.webm' },
    })
    const { results, total } = (
      await server.client('listInterviews', {
        token: person.token,
        query: { candidate_id: other.id },
      })
    ).body.data
    expect([total, results[0].interviews[0].id, results[0].interviews[0].recording]).toEqual([
      1,
      id,
      null,
    ])
    const file = await server.client('listInterviews', {
      token: person.token,
      query: { candidate_id: other.id, download_report: 'csv' },
    })
    const rows: string[][] = parse((await getFile(server, file.body.data)).toString('utf8'), {
      bom: true,
    })
    expect(rows.map((row) => row[5])).toEqual([
      'When (UAE time)',
      results[0].interviews[0].scheduled_at.slice(0, 10) + ' 12:00:00',
    ])
  })

  test('goes with the account of the candidate', async () => {
    const person = await candidate()
    const { id } = await invited({}, person)
    await server.deps.db.delete(users).where(eq(users.id, person.id))
    expect(await server.deps.db.select().from(interviews).where(eq(interviews.id, id))).toEqual([])
  })
})
