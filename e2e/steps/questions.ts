import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnnotationPartId } from '../../machines/assessment/parts'
import type { AnswerKey, Assessment, Question } from '../../server/content/assessment-schema'

const read = (name: string): ReturnType<typeof JSON.parse> =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../server/content/questions/${name}.json`, import.meta.url)),
      'utf8',
    ),
  )

const content: Assessment = read('annotation_v3')

/**
 * The right answers of the annotation assessment, from the content, so that tests need not contain
 * them.
 */
export const annotationKey: AnswerKey = read('annotation_v3.key')

/** What is asked in a part of the annotation assessment. */
export function getQuestions(part: AnnotationPartId): readonly Question[] {
  const found = content.parts.find(({ id }) => id === part)
  if (found === undefined) throw new Error(`There is no ${part}.`)
  return found.questions
}

export function getFirstQuestion(part: AnnotationPartId): Question {
  const [first] = getQuestions(part)
  if (first === undefined) throw new Error(`${part} asks nothing.`)
  return first
}

/** What the key has for a question. */
export function keyed<Of>(of: Readonly<Record<string, Of>>, { id }: Pick<Question, 'id'>): Of {
  const found = of[id]
  if (found === undefined) throw new Error(`The key has nothing for ${id}.`)
  return found
}

export function optionText({ id, options = [] }: Question, option: string): string {
  const text = options.find((one) => one.id === option)?.text
  if (text === undefined) throw new Error(`${id} has no option ${option}.`)
  return text
}
