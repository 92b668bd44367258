import { describe, expect, test } from 'vitest'
import { type AssessmentId, answerKeySchema, type Question } from './assessment-schema'
import { getAnswerKey, getPractice, getQuestionnaire } from './assessments'
import { likeness } from './likeness'

const versions: AssessmentId[] = [
  'english_v1',
  'english_v2',
  'english_v3',
  'annotation_v1',
  'annotation_v2',
  'annotation_v3',
]
const getParts = (id: AssessmentId) => getQuestionnaire(id) ?? []

describe.each(versions)('%s', (id) => {
  const key = answerKeySchema.parse(getAnswerKey(id))
  const parts = getParts(id)
  const questions = parts.flatMap((part) => part.questions)
  const getRightOption = (question: Question) =>
    key.mcqs[question.id] ?? key.reviews[question.id]?.option
  const chosen = parts.filter((part) =>
    part.questions.some((question) => getRightOption(question) !== undefined),
  )

  test('right answers are spread evenly over the four positions, never three in a row', () => {
    for (const { id: part, questions: asked } of chosen) {
      const positions = asked.map(getRightOption)
      for (const option of ['a', 'b', 'c', 'd']) {
        const times = positions.filter((position) => position === option).length
        expect(Math.abs(times - asked.length / 4), `${part} ${option}`).toBeLessThanOrEqual(1)
      }
      expect(
        positions.some(
          (position, at) => position === positions[at + 1] && position === positions[at + 2],
        ),
        part,
      ).toBe(false)
    }
  })

  test('the best response and the order of the responses vary', () => {
    const best = Object.values(key.rankings).map((ranks) =>
      Object.keys(ranks).find((option) => ranks[option] === 1),
    )
    for (const option of new Set(best))
      expect(best.filter((one) => one === option).length).toBeLessThanOrEqual(2)
    const orders = Object.values(key.rankings).map((ranks) => JSON.stringify(ranks))
    expect(new Set(orders).size).toBe(orders.length)
  })

  test('length does not give the right answer away', () => {
    for (const { id: part, questions: asked } of chosen) {
      const ratios = asked.map((question) => {
        const right = question.options?.find((option) => option.id === getRightOption(question))
        const others = (question.options ?? []).filter((option) => option !== right)
        return (
          (right?.text.length ?? 0) /
          (others.reduce((sum, option) => sum + option.text.length, 0) / others.length)
        )
      })
      const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
      expect(mean, part).toBeGreaterThan(0.9)
      expect(mean, part).toBeLessThan(1.1)

      const extreme = (pick: (...lengths: number[]) => number) =>
        asked.filter((question) => {
          const wanted = pick(...(question.options ?? []).map((option) => option.text.length))
          const at = (question.options ?? []).filter((option) => option.text.length === wanted)
          return at.length === 1 && at[0]?.id === getRightOption(question)
        }).length
      // A quarter would be chance.
      expect(extreme(Math.max), `${part} longest`).toBeLessThanOrEqual(asked.length * 0.4)
      expect(extreme(Math.min), `${part} shortest`).toBeLessThanOrEqual(asked.length * 0.4)
    }
  })

  test('options differ from one another, and every instruction is in both languages', () => {
    const all = [...questions, ...(getPractice(id) ?? [])]
    for (const { id: question, options } of all) {
      if (options !== undefined)
        expect(
          new Set(options.map((option) => option.text.trim().toLowerCase())).size,
          question,
        ).toBe(4)
    }
    for (const { id: question, prompt } of all) {
      expect(prompt.en, question).toMatch(/[a-z]{3}/)
      expect(prompt.ar, question).toMatch(/\p{Script=Arabic}{2}/u)
    }
  })

  test('the questionnaire carries no field of the key', () => {
    const sent = JSON.stringify([parts, getPractice(id)])
    const { assessment_id: _, ...keys } = key
    for (const [field, known] of Object.entries(keys)) {
      expect(sent).not.toContain(`"${field}":`)
      if (Object.keys(known).length > 0) expect(sent).not.toContain(JSON.stringify(known))
    }
    for (const name of ['accepted', 'wrong', 'right', 'correct', 'rank', 'answer', 'option'])
      expect(sent).not.toContain(`"${name}":`)
    for (const text of [...Object.values(key.transcripts), ...Object.values(key.ocr)])
      expect(sent).not.toContain(JSON.stringify(text).slice(1, -1))
  })
})

const getText = ({ body, options = [] }: Question): string =>
  body ?? options.map((option) => option.text).join(' ')

const pairs = versions.flatMap((one, at) =>
  versions.slice(at + 1).map((other) => [one, other] as const),
)

test.each(pairs)('%s and %s share no question', (one, other) => {
  const [first, second] = [one, other].map((id) =>
    getParts(id)
      .flatMap((part) => part.questions)
      .filter((question) => getText(question) !== ''),
  )
  const alike = (first ?? []).flatMap((question) =>
    (second ?? [])
      .filter((its) => likeness(getText(question), getText(its)) >= 0.3)
      .map((its) => `${question.id} ${its.id}`),
  )
  expect(alike).toEqual([])
})
