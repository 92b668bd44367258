import { expect, test } from 'vitest'
import { answerKeySchema } from './assessment-schema'
import { answerKeyOf, hasContent, parseContent, practiceOf, questionnaireOf } from './assessments'

const parts = questionnaireOf('english_v3') ?? []
const key = answerKeySchema.parse(answerKeyOf('english_v3'))
const mcqs = parts.find((part) => part.id === 'mcqs')?.questions ?? []

test('english v3 has one writing task, twenty choices and four speaking prompts within their budgets', () => {
  expect(parts.map(({ id, kind, budget_seconds, questions }) => [id, kind, budget_seconds, questions.length])).toEqual([
    ['writing', 'written', 1200, 1],
    ['mcqs', 'mcqs', 600, 20],
    ['speaking', 'speaking', 600, 4],
  ])
  expect(parts[0]?.questions[0]).toMatchObject({ min_words: 100, max_words: 150 })
  expect(parts[2]?.questions.every((question) => question.max_seconds === 90)).toBe(true)
})

test('one practice item of each kind exists and shares no id with the assessment', () => {
  expect(practiceOf('english_v3')?.map((question) => question.type)).toEqual(['long_text', 'text', 'audio'])
})

test('versions without content say so', () => {
  expect(hasContent('english_v1')).toBe(false)
  expect(questionnaireOf('english_v1')).toBeNull()
  expect(answerKeyOf('annotation_v3')).toBeNull()
})

test('the questionnaire carries no field of the key', () => {
  const fields = new Set<string>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect)
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      fields.add(name)
      collect(inner)
    }
  }
  collect([parts, practiceOf('english_v3')])
  const asked = ['id', 'kind', 'budget_seconds', 'questions', 'type', 'prompt', 'en', 'ar', 'body', 'options', 'text', 'min_words', 'max_words', 'max_seconds', 'part']
  expect([...fields].filter((name) => !asked.includes(name))).toEqual([])
  const sent = JSON.stringify(parts)
  expect(sent).not.toContain(JSON.stringify(key.mcqs))
  expect(sent).not.toContain('speaking_topics')
})

test('right answers are spread evenly over the four positions, never three in a row', () => {
  const positions = mcqs.map((question) => key.mcqs[question.id])
  for (const option of ['a', 'b', 'c', 'd']) expect(positions.filter((position) => position === option)).toHaveLength(5)
  expect(positions.some((position, at) => position === positions[at + 1] && position === positions[at + 2])).toBe(false)
})

test('length does not give the right answer away', () => {
  const ratios = mcqs.map(({ id, options = [] }) => {
    const right = options.find((option) => option.id === key.mcqs[id])
    const others = options.filter((option) => option !== right)
    const mean = others.reduce((sum, option) => sum + option.text.length, 0) / others.length
    return (right?.text.length ?? 0) / mean
  })
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  expect(mean).toBeGreaterThan(0.9)
  expect(mean).toBeLessThan(1.1)

  const extreme = (pick: (...lengths: number[]) => number) =>
    mcqs.filter(({ id, options = [] }) => {
      const wanted = pick(...options.map((option) => option.text.length))
      const at = options.filter((option) => option.text.length === wanted)
      return at.length === 1 && at[0]?.id === key.mcqs[id]
    }).length
  // A quarter of twenty would be chance.
  expect(extreme(Math.max)).toBeLessThanOrEqual(7)
  expect(extreme(Math.min)).toBeLessThanOrEqual(7)
})

test('options differ from one another and every instruction is in both languages', () => {
  for (const { options = [] } of mcqs) expect(new Set(options.map((option) => option.text.toLowerCase())).size).toBe(4)
  for (const { prompt } of parts.flatMap((part) => part.questions)) expect(prompt.ar).toMatch(/\p{Script=Arabic}/u)
})

test('content that cannot be scored is refused when it is read', () => {
  const assessment = { assessment_id: 'english_v3', kind: 'english', version: 'v3', parts, practice: practiceOf('english_v3') }
  expect(() => parseContent(assessment, { ...key, assessment_id: 'english_v2' })).toThrow('does not open')
  expect(() => parseContent(assessment, { ...key, mcqs: { ...key.mcqs, 'english_v3-mcqs-01': 'z' } })).toThrow('no right option')
  expect(() => parseContent(assessment, { ...key, mcqs: { ...key.mcqs, other: 'a' } })).toThrow('not asked')
  expect(() => parseContent({ ...assessment, practice: practiceOf('english_v3')?.map((item) => ({ ...item, id: 'english_v3-mcqs-01' })) }, key)).toThrow('twice')
  expect(() => parseContent({ ...assessment, practice: practiceOf('english_v3')?.slice(1) }, key)).toThrow('nothing to practise writing')
  expect(() => parseContent({ ...assessment, parts: parts.slice(1) }, key)).toThrow('other parts')
})
