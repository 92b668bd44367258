import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../modules/attempts/attempts.table'
import { users } from '../modules/auth/auth.table'
import { mails } from '../modules/users/users.table'
import { newId } from '../db/id'
import { english, prompts, questions, signedIn, Taker } from '../modules/attempts/fixtures/takers'
import { seedSurvey } from '../modules/survey/survey.store'
import { sectorId } from '../modules/users/user.rules'
import type { TestAnswer } from '../testing/client'
import { candidateForm, confirmed, resumeText, upload } from '../testing/people'
import { addPerson, type Person } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

// Typed markup is stored unchanged and returned as text: in answers of the API, in the HTML of
// mails, in the copy of a person's own data and in PDFs. Screens are safe through React, and the
// lint forbids raw HTML.

let server: TestServer
let recruiter: Person
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  await seedSurvey(server.deps)
  recruiter = await addPerson(server, 'recruiter')
  admin = await addPerson(server, 'admin')
})
afterAll(() => server.close())

const evil = `Ab<script>alert(1)</script><img src=x onerror=alert(2)><svg/onload=alert(3)>"'&`

/** Checks that the answer is data, not a page, and contains the text as it was typed. */
function isText({ status, headers, raw }: TestAnswer, typed = evil): void {
  expect(status, raw.toString()).toBeLessThan(300)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect(raw.toString()).toContain(JSON.stringify(typed).slice(1, -1))
}

/** Checks the HTML of every mail so far that contains such text. */
async function mailsAreEscaped(least: number): Promise<void> {
  const told = (await server.deps.db.select().from(mails)).filter(({ text, subject }) =>
    `${subject}${text}`.includes('alert(1)'),
  )
  expect(told.length).toBeGreaterThanOrEqual(least)
  for (const { html } of told) {
    expect(html).not.toMatch(/<(script|img|svg)\b/i)
    expect(html).toContain('&lt;script&gt;alert(1)')
  }
}

const job = {
  title: `${evil} translator`,
  industry: evil,
  sector: sectorId('data_annotation'),
  job_type: 'full_time',
  availability_mode: 'on_site',
  city: 'abu_dhabi',
  experience: 2,
  skills: [{ ref_skill: 'translation', name: evil, importance: 'required' }],
  description: `${evil}\nTranslate what our readers ask about.`,
}

test('in a job, its notification and its mail', async () => {
  const posted = await server.client('postJob', {
    token: recruiter.token,
    body: { source: 'form', job, publish: true },
  })
  isText(posted)
  isText(await server.client('getPublicJob', { query: { id: posted.body.data.jid } }))
  const candidate = await addPerson(server, 'candidate')
  await server.client('pokeCandidates', {
    token: recruiter.token,
    body: { job_id: posted.body.data.jid, user_ids: [candidate.id], message: evil },
  })
  isText(
    await server.client('listNotifications', {
      token: candidate.token,
      query: { page: '0', limit: '20' },
    }),
  )
  await mailsAreEscaped(1)
})

test('in a note, a name, the reason of a decision and the words of a mail', async () => {
  const person = await addPerson(server, 'pendingCandidate', { firstName: evil })
  isText(
    await server.client('addCandidateNote', {
      token: recruiter.token,
      params: { user_id: person.id },
      body: { text: evil },
    }),
  )
  isText(
    await server.client('listCandidateNotes', {
      token: recruiter.token,
      params: { user_id: person.id },
    }),
  )
  const texts = {
    subject: evil,
    subject_ar: evil,
    body: `${evil} {{name}} {{reason}}`,
    body_ar: `${evil} {{name}} {{reason}}`,
  }
  isText(
    await server.client('updateEmailTemplate', {
      token: admin.token,
      params: { template_id: 'declined' },
      body: texts,
    }),
  )
  expect(
    (
      await server.client('adminActionCandidate', {
        token: admin.token,
        body: { user_ids: [person.id], action: 'declined', reason: evil },
      })
    ).status,
  ).toBe(200)
  isText(await server.client('getUser', { token: person.token }))
  await mailsAreEscaped(1)
})

test('in a resume, and in the page of one’s own data', async () => {
  const person = await confirmed(server)
  const resume = Buffer.concat([
    resumeText,
    Buffer.from(`\nWork experience\n${evil} at Falaj Data, 2019 - 2021\n${evil}\n`),
  ])
  const { status } = await server.client('onboardCandidate', {
    token: person.token,
    body: {
      ...candidateForm(await upload(server, person.token, 'resume', resume, 'resume.txt')),
      address: evil,
    },
  })
  expect(status).toBe(200)
  await server.runJobs()
  const profile = await server.client('getUserProfile', { token: person.token })
  expect(profile.headers['content-type']).toBe('application/json; charset=utf-8')
  await server.client('getOwnData', { token: person.token })
  await server.runJobs()
  const { body } = await server.client('getOwnData', { token: person.token })
  const { raw } = await server.client('serveFile', {
    params: { ticket: String(body.data.url).split('/').at(-1) ?? '' },
  })
  const page = strFromU8(unzipSync(raw)['index.html'] ?? new Uint8Array())
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toMatch(/<(script|img|svg)\b/i)
})

test('in the survey', async () => {
  const taker = await Taker.begin(server)
  const asked = await server.client('addSurveyQuestion', {
    token: recruiter.token,
    body: { question: evil, question_ar: evil, type: 'text' },
  })
  isText(asked)
  await server.deps.db
    .update(attempts)
    .set({ status: 'COMPLETED' })
    .where(eq(attempts.userId, taker.userId))
  const [begun] = await server.deps.db
    .select()
    .from(attempts)
    .where(eq(attempts.userId, taker.userId))
  if (begun === undefined) throw new Error('There is no attempt.')
  await server.deps.db
    .insert(attempts)
    .values({ ...begun, id: newId(), kind: 'annotation', assessmentId: 'annotation_v3' })
  const listed = await server.client('listSurveyQuestions', {
    token: taker.token,
    query: { limit: '100' },
  })
  isText(listed)
  const fitting: Record<string, string> = { text: evil, rating: '4', yes_no: 'yes' }
  const answers = listed.body.data.results.map(
    ({ id, type, options }: { id: string; type: string; options: { value: string }[] }) => ({
      question_id: id,
      answer: fitting[type] ?? options[0]?.value ?? '',
    }),
  )
  expect(
    (await server.client('submitSurvey', { token: taker.token, body: { answers } })).status,
  ).toBe(200)
  await server.client('deleteSurveyQuestion', {
    token: recruiter.token,
    params: { id: asked.body.data.id },
  })
})

test('in an answer, its report and the PDF of it, which holds no script and no link', async () => {
  const reader = await signedIn(server, 'recruiter', 'Omar Haddad')
  const taker = await Taker.begin(server, `Maryam ${evil}`)
  await taker.finish({ [questions.writing]: evil })
  await server.runJobs()
  const report = { params: { ...english, id: taker.attemptId ?? '' } }
  await server.client('reviewScores', {
    ...report,
    token: await reader.renew(),
    body: { speaking: { scores: Object.fromEntries(prompts.map((id) => [id, 60])) }, note: evil },
  })
  isText(await server.client('getReport', { ...report, token: await reader.renew() }))
  await server.client('downloadReport', { ...report, token: await reader.renew() })
  await server.runJobs()
  const { body } = await server.client('downloadReport', { ...report, token: await reader.renew() })
  const file = await server.client('serveFile', {
    params: { ticket: String(body.data.url).split('/').at(-1) ?? '' },
  })
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%!'()*~-]+$/,
  )
  const document = await getDocumentProxy(new Uint8Array(file.raw))
  const { text } = await extractText(document, { mergePages: true })
  expect(text.replace(/\s/g, '')).toContain('<script>alert(1)</script>')
  expect(await document.getJSActions()).toBeNull()
  for (let page = 1; page <= document.numPages; page += 1)
    expect(await (await document.getPage(page)).getAnnotations()).toEqual([])
  const [account] = await server.deps.db.select().from(users).where(eq(users.id, taker.userId))
  expect(account?.lastName).toBe(evil)
})
