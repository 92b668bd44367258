import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { surveyContent } from '../../content/survey/survey'
import { newId } from '../../db/id'
import { attempts } from '../attempts/attempts.table'
import { appeals } from '../attempts/outcomes.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { addAttempt } from '../attempts/attempt-step.store'
import { signedIn } from '../attempts/fixtures/takers'
import { start } from '../attempts/lifecycle.rules'
import { seedSurvey } from './survey.store'

type Kind = 'english' | 'annotation'
type Status = (typeof attempts.$inferSelect)['status']
type Person = Awaited<ReturnType<typeof signedIn>>

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  await seedSurvey(server.deps)
  recruiter = await signedIn(server, 'recruiter', 'Salem Al Ketbi')
})
afterAll(() => server.close())

/** A candidate whose attempts stand so; only what the survey reads of them is real. */
async function candidate(
  current: Partial<Record<Kind, Status>>,
): Promise<Person & { attempt: (kind: Kind) => string }> {
  const person = await signedIn(server)
  const ids = new Map<Kind, string>()
  const now = server.deps.clock.now()
  for (const kind of ['english', 'annotation'] as const) {
    const status = current[kind]
    if (status === undefined) continue
    const added = await addAttempt(
      server.deps.db,
      { userId: person.id, assessmentId: `${kind}_v3`, kind, now },
      start(kind, now, 0),
      { actor: 'candidate', actorId: person.id },
    )
    if (added === null) throw new Error('There is an attempt already')
    await server.deps.db.update(attempts).set({ status }).where(eq(attempts.id, added.id))
    ids.set(kind, added.id)
  }
  return { ...person, attempt: (kind) => ids.get(kind) ?? '' }
}

const getState = async ({ token }: Person) =>
  (await server.client('getSurveyState', { token })).body.data
const asked = async (): Promise<
  { id: string; type: string; options: { value: string }[]; question: string; position: number }[]
> =>
  (await server.client('listSurveyQuestions', { token: recruiter.token, query: { limit: '100' } }))
    .body.data.results
const fitting = { text: 'It was clear.', rating: '4', yes_no: 'yes' } as Record<string, string>
const wholeAnswer = async () =>
  (await asked()).map(({ id, type, options }) => ({
    question_id: id,
    answer: fitting[type] ?? options[0]?.value ?? '',
  }))
const submit = ({ token }: Person, answers: readonly { question_id: string; answer: string }[]) =>
  server.client('submitSurvey', { token, body: { answers } })

describe('when it is offered', () => {
  test.each<[string, Partial<Record<Kind, Status>>, boolean]>([
    ['nothing taken', {}, false],
    ['one taken', { english: 'COMPLETED' }, false],
    ['one running', { english: 'COMPLETED', annotation: 'IN_PROGRESS' }, false],
    ['a redo open', { english: 'COMPLETED', annotation: 'REDO' }, false],
    ['both over', { english: 'CANCELLED', annotation: 'COMPLETED' }, true],
    [
      'both in, one still being scored',
      { english: 'COMPLETED', annotation: 'RESULT_PROCESSING' },
      true,
    ],
  ])('%s', async (_name, current, offered) => {
    expect(await getState(await candidate(current))).toEqual({
      submitted: false,
      submitted_at: null,
      offered,
    })
  })

  test('not while a redo that was asked for is undecided', async () => {
    const person = await candidate({ english: 'CANCELLED', annotation: 'COMPLETED' })
    const now = server.deps.clock.now()
    await server.deps.db.insert(appeals).values({
      id: newId(),
      attemptId: person.attempt('english'),
      statement: 'The power went out.',
      madeAt: now,
    })
    expect(await getState(person)).toMatchObject({ offered: false })
    expect((await submit(person, await wholeAnswer())).body.code).toBe('survey_not_open')
  })
})

describe('submitting', () => {
  test('once, whole, and then it is no longer offered', async () => {
    const person = await candidate({ english: 'COMPLETED', annotation: 'COMPLETED' })
    const [first, ...rest] = await wholeAnswer()
    expect(await submit(person, rest)).toMatchObject({
      status: 422,
      body: { code: 'survey_incomplete' },
    })
    expect(
      await submit(person, [{ question_id: first?.question_id ?? '', answer: '  ' }, ...rest]),
    ).toMatchObject({ status: 422 })
    expect(await submit(person, await wholeAnswer())).toMatchObject({ status: 200 })
    expect(await getState(person)).toMatchObject({ submitted: true, offered: false })
    expect(await submit(person, await wholeAnswer())).toMatchObject({
      status: 409,
      body: { code: 'survey_already_submitted' },
    })
  })

  test('sent twice at once it is kept once', async () => {
    const person = await candidate({ english: 'COMPLETED', annotation: 'COMPLETED' })
    const answers = await wholeAnswer()
    const statuses = (await Promise.all([submit(person, answers), submit(person, answers)])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the questions', () => {
  test('begin as the content has them, and are not put back once somebody changed them', async () => {
    const own = await startTestServer()
    try {
      await seedSurvey(own.deps)
      await seedSurvey(own.deps)
      const admin = await signedIn(own, 'recruiter admin')
      const list = async () =>
        (await own.client('listSurveyQuestions', { token: admin.token, query: { limit: '100' } }))
          .body.data.results
      expect((await list()).map(({ question }: { question: string }) => question)).toEqual(
        surveyContent.map(({ question }) => question),
      )
      for (const { id } of await list())
        await own.client('deleteSurveyQuestion', { token: admin.token, params: { id } })
      await seedSurvey(own.deps)
      expect(await list()).toEqual([])
    } finally {
      await own.close()
    }
  })

  test('are added at the end, moved, reworded and removed, and answered ones keep their wording', async () => {
    const { token } = recruiter
    const question = {
      question: 'Was the room quiet?',
      question_ar: 'هل كانت الغرفة هادئة؟',
      type: 'yes_no',
    }
    const added = (await server.client('addSurveyQuestion', { token, body: question })).body.data
    expect(added).toMatchObject({ ...question, options: [], position: (await asked()).length })

    const moved = await server.client('updateSurveyQuestion', {
      token,
      params: { id: added.id },
      body: { position: 1 },
    })
    expect(moved.body.data).toMatchObject({ id: added.id, position: 1 })
    expect((await asked()).map(({ position }) => position)).toEqual(
      (await asked()).map((_, at) => at + 1),
    )

    await submit(
      await candidate({ english: 'COMPLETED', annotation: 'COMPLETED' }),
      await wholeAnswer(),
    )
    const reworded = (
      await server.client('updateSurveyQuestion', {
        token,
        params: { id: added.id },
        body: { question: 'Was the room quiet enough?' },
      })
    ).body.data
    expect(reworded).toMatchObject({
      question: 'Was the room quiet enough?',
      question_ar: question.question_ar,
      position: 1,
    })
    expect(reworded.id).not.toBe(added.id)
    expect(
      await server.client('updateSurveyQuestion', {
        token,
        params: { id: added.id },
        body: { position: 2 },
      }),
    ).toMatchObject({ status: 404 })

    expect(
      await server.client('deleteSurveyQuestion', { token, params: { id: reworded.id } }),
    ).toMatchObject({ status: 200 })
    expect((await asked()).map(({ id }) => id)).not.toContain(reworded.id)
    expect(
      await server.client('deleteSurveyQuestion', { token, params: { id: reworded.id } }),
    ).toMatchObject({ status: 404 })
  })

  test.each([
    ['no Arabic wording', { question_ar: ' ' }, 'question_ar'],
    [
      'a choice of one',
      { type: 'choice', options: [{ value: 'a', label: 'A', label_ar: 'أ' }] },
      'options',
    ],
    [
      'the same value twice',
      { type: 'choice', options: [1, 2].map(() => ({ value: 'a', label: 'A', label_ar: 'أ' })) },
      'options',
    ],
  ])('%s is refused at its field', async (_name, wrong, field) => {
    const { status, body } = await server.client('addSurveyQuestion', {
      token: recruiter.token,
      body: { question: 'Why?', question_ar: 'لماذا؟', type: 'text', ...wrong },
    })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})
