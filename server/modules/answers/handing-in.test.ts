import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { differs } from './answer.rules'
import { expireAttempts } from '../attempts/expire-attempts.job'
import { questions, signedIn, Taker } from '../attempts/fixtures/takers'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** SHA-256 of `abc`, as FIPS 180-4 gives it, and of `My town` and `My new town` by another program. */
const digests = {
  abc: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  myTown: '1da722b7de4eb9abb7dee00700d857e437d83a857cba7015e054c94618360db6',
  myNewTown: 'd6b77474171147c8bf0563896a952cc03a67e642f8dacba9d8a37c1abf1da283',
}

const shown = (question: string, digest: string) => ({
  part: 'writing',
  answers: [{ question_id: question, digest }],
})

const writing = async () => {
  const taker = await Taker.begin(server)
  await taker.send('part.begun', { part: 'writing' })
  return taker
}

test('a page and the server reckon the same digest', () => {
  expect(differs({ q: digests.abc }, 'q', 'abc')).toBe(false)
  expect(differs({ q: digests.abc }, 'q', 'abd')).toBe(true)
  expect(differs({}, 'q', '')).toBe(false)
  expect(differs({}, 'q', 'abc')).toBe(true)
})

test('a part is over when the answer that the page showed is the one that is held', async () => {
  const taker = await writing()
  await taker.save(questions.writing, 'My town')
  const { status, body } = await taker.send(
    'part.submitted',
    shown(questions.writing, digests.myTown),
  )
  expect([status, body.data.part]).toEqual([200, 'mcqs'])
})

test('a part stays open while another answer is held than the page showed, and its question is named', async () => {
  const taker = await writing()
  await taker.save(questions.writing, 'My town')
  const key = crypto.randomUUID()
  const handingIn = { key, ...shown(questions.writing, digests.myNewTown) }
  const refused = await taker.send('part.submitted', handingIn)
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    409,
    'answers_differ',
    [questions.writing],
  ])
  expect((await taker.send('heartbeat')).body.data).toMatchObject({
    part: 'writing',
    phase: 'answering',
  })

  await taker.save(questions.writing, 'My new town')
  const taken = await taker.send('part.submitted', handingIn)
  expect([taken.status, taken.body.data.part]).toEqual([200, 'mcqs'])
})

test('an answer that the page does not show differs as one that is not held', async () => {
  const taker = await writing()
  await taker.save(questions.writing, 'My town')
  const { body } = await taker.send('part.submitted', { part: 'writing', answers: [] })
  expect([body.code, Object.keys(body.fields)]).toEqual(['answers_differ', [questions.writing]])
})

test('a part that closes at the deadline keeps the saved text, and the report says that more was shown', async () => {
  const taker = await writing()
  await taker.save(questions.writing, 'My town')
  server.deps.clock.advance(1_205)
  await taker.signInAgain()
  await expireAttempts(server.deps)
  const late = await taker.send('part.submitted', shown(questions.writing, digests.myNewTown))
  expect([late.status, late.body.data.part]).toEqual([200, 'mcqs'])

  await taker.send('attempt.exited', { reason: 'exited' })
  const { token } = await signedIn(server, 'recruiter admin')
  const { body } = await server.client('getReport', {
    params: { ...taker.params, id: taker.attemptId ?? '' },
    token,
  })
  const answers: { question: { id: string }; value: string | null; differs: boolean }[] =
    body.data.answers
  expect(answers.filter(({ differs }) => differs)).toMatchObject([
    { question: { id: questions.writing }, value: 'My town' },
  ])
})
