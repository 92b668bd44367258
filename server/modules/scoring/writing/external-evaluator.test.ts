import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { getAnswerKey, getQuestionnaire } from '../../../content/assessments'
import { evaluate } from '../evaluate'
import { externalWriting } from './external-evaluator'
import { answerToTask } from '../fixtures/texts'
import type { Proofread } from './proofread'
import { embeddedWriting } from './writing'
import { makeWritingEvaluator } from './writing-evaluator'

/** Finds nothing: these tests are about the road to the other evaluator, not about grammar. */
const proofread = async (): Promise<Proofread> => ({ issues: [], unknown: [] })
const embedded = embeddedWriting(proofread)
const task = {
  question_id: 'w',
  text: answerToTask,
  asked: {
    prompt: 'Which way would you choose?',
    topic: getAnswerKey('english_v3')?.writing_topics['english_v3-writing-1'] ?? {},
    min_words: 100,
    max_words: 150,
  },
}
const good = {
  coherence: { score: 81, comment: 'Flows.' },
  lexical_resource: { score: 77.4, comment: 'Varied.' },
  grammar: { score: 90, comment: 'Clean.' },
}
const completion = (content: unknown) =>
  JSON.stringify({
    choices: [
      { message: { content: typeof content === 'string' ? content : JSON.stringify(content) } },
    ],
  })

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A real server on a port of its own, which answers `chat/completions`. */
async function serverThat(
  answers: (response: ServerResponse, body: string, request: IncomingMessage) => void,
) {
  const asked: { url: string | undefined; authorization: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ url: request.url, authorization: request.headers.authorization, body })
      answers(response, body, request)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1/`, asked }
}

test('its scores and comments are used, with the measured evidence after them', async () => {
  const { url, asked } = await serverThat((response) => response.end(completion(good)))
  const criteria = await externalWriting(
    { url, key: 'secret', model: 'judge-1' },
    embedded,
  ).evaluate(task)
  expect(criteria.map(({ score }) => score)).toEqual([81, 77, 90])
  expect(criteria[0]?.evidence.slice(0, 2).map(({ code }) => code)).toEqual([
    'external_evaluator',
    'external_comment',
  ])
  expect(criteria[0]?.evidence.map(({ code }) => code)).toContain('variety')
  expect(asked[0]).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer secret' })
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({ model: 'judge-1', temperature: 0 })
})

test.each<[string, string, (response: ServerResponse) => void]>([
  ['no answer in time', 'evaluator_timeout', () => undefined],
  [
    'text that is no JSON',
    'evaluator_unreadable',
    (response) => response.end(completion('The text is good.')),
  ],
  ['a page that is no JSON', 'evaluator_unreadable', (response) => response.end('<html>')],
  [
    'a score out of range',
    'evaluator_unreadable',
    (response) => response.end(completion({ ...good, grammar: { score: 900, comment: '' } })),
  ],
  [
    'a criterion missing',
    'evaluator_unreadable',
    (response) => response.end(completion({ coherence: good.coherence })),
  ],
  [
    'an answer that is longer than any',
    'evaluator_unreadable',
    (response) => response.end(`${completion(good)}${' '.repeat(2_000_000)}`),
  ],
  ['a refusal', 'evaluator_refused', (response) => response.writeHead(429).end('{}')],
  ['a broken connection', 'evaluator_unreachable', (response) => response.destroy()],
])('%s leaves the embedded scores, and says so', async (_, code, answers) => {
  const { url } = await serverThat(answers)
  const criteria = await externalWriting(
    // Only the one that gives no answer is to be waited for.
    { url, key: '', model: 'm', ...(code === 'evaluator_timeout' ? { timeoutMs: 150 } : {}) },
    embedded,
  ).evaluate(task)
  const own = await embedded.evaluate(task)
  expect(criteria.map(({ score }) => score)).toEqual(own.map(({ score }) => score))
  expect(criteria.every(({ evidence }) => evidence[0]?.code === code)).toBe(true)
})

test('a copied, empty or foreign answer is not sent at all', async () => {
  const { url, asked } = await serverThat((response) => response.end(completion(good)))
  const evaluator = externalWriting({ url, key: '', model: 'm' }, embedded)
  for (const text of [
    '',
    task.asked.prompt.repeat(8),
    'اكتب لك هذه الرسالة باللغة العربية لأنني لا أعرف غيرها',
  ]) {
    for (const { score } of await evaluator.evaluate({ ...task, text }))
      expect(score).toBeLessThan(30)
  }
  expect(asked).toEqual([])
})

test('the environment chooses it only with a URL and a model', async () => {
  const { url, asked } = await serverThat((response) => response.end(completion(good)))
  await makeWritingEvaluator({ EVALUATOR_URL: url }, proofread).evaluate(task)
  expect(asked).toHaveLength(0)
  const parts = getQuestionnaire('english_v3') ?? []
  const key = getAnswerKey('english_v3')
  if (!key) throw new Error('english_v3 has no key')
  const chosen = makeWritingEvaluator({ EVALUATOR_URL: url, EVALUATOR_MODEL: 'm' }, proofread)
  const result = await evaluate(parts, key, chosen, {
    values: { 'english_v3-writing-1': task.text },
    takes: {},
    reviewed: {},
    reviewedWriting: {},
    waived: [],
  })
  expect(asked).toHaveLength(1)
  expect(result.criteria[0]?.score).toBe(81)
})
