import { expect, test } from 'vitest'
import { assessmentIdSchema } from '../../../content/assessment-schema'
import { getAnswerKey, getQuestionnaire } from '../../../content/assessments'
import answers from '../fixtures/task-answers.json'
import { judgeTask } from './on-task'
import { toAsked } from '../annotation/plain-text.rules'
import { readText } from './reading'

const prompts = new Map(
  assessmentIdSchema.options.flatMap((assessment) =>
    (getQuestionnaire(assessment) ?? []).flatMap(({ questions }) =>
      questions.map((question) => [question.id, toAsked(question)] as const),
    ),
  ),
)
const topics = Object.assign(
  {},
  ...assessmentIdSchema.options.map((assessment) => getAnswerKey(assessment)?.writing_topics),
)

// Written by somebody who had not seen the scorer: learners' answers, and texts made to deceive.
const judged = answers.map(({ kind, class: made, task, text }) => ({
  isHonest: kind === 'honest',
  made,
  ...judgeTask(readText(text), readText(prompts.get(task) ?? ''), topics[task] ?? {}),
}))

test('every answer is to a task that there is', () => {
  for (const { task } of answers) {
    expect(prompts.get(task)).toMatch(/[a-z]/)
    expect(topics[task]).toBeDefined()
  }
})

test('no honest answer is refused, and at most three of a hundred wait', () => {
  const honest = judged.filter(({ isHonest }) => isHonest)
  expect(honest.filter(({ verdict }) => verdict === 'refused')).toEqual([])
  expect(honest.filter(({ verdict }) => verdict === 'doubted').length / honest.length).toBeLessThan(
    0.03,
  )
})

test('nine of ten texts made to deceive are refused or wait for a reviewer, with a reason', () => {
  const deceiving = judged.filter(({ isHonest }) => !isHonest)
  const caught = deceiving.filter(({ verdict }) => verdict !== 'accepted')
  expect(caught.length / deceiving.length).toBeGreaterThan(0.9)
  for (const { reasons } of caught) expect(reasons.length).toBeGreaterThan(0)
})

test.each([
  ['off_topic', 'off_task'],
  ['filler', 'off_task'],
  ['generic_once', 'off_task'],
  ['template', 'repeated_frame'],
  ['paraphrased_prompt', 'reworded_prompt'],
  ['encyclopedic', 'addresses_nobody'],
  ['contradictory', 'contradicts_itself'],
])('most texts of the kind %s are recognised by the reason %s', (kind, code) => {
  const texts = judged.filter(({ isHonest, made }) => !isHonest && made === kind)
  const told = texts.filter(({ reasons }) => reasons.some((reason) => reason.code === code))
  expect(told.length / texts.length).toBeGreaterThan(0.5)
})

test('an answer of a few words is not judged', () => {
  expect(judgeTask(readText('I like tea.'), readText(''), {})).toEqual({
    verdict: 'accepted',
    reasons: [],
    evidence: [],
  })
})
