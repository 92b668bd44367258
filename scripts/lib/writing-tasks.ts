import { assessmentIdSchema } from '../../server/content/assessment-schema'
import { getAnswerKey, getQuestionnaire } from '../../server/content/assessments'
import { toAsked } from '../../server/modules/scoring/annotation/plain-text.rules'
import type { WritingTask } from '../../server/modules/scoring/writing/writing'

/** Every task that is written, by its question's id. */
const tasks = new Map(
  assessmentIdSchema.options.flatMap((assessment) =>
    (getQuestionnaire(assessment) ?? [])
      .filter(({ kind }) => kind === 'written' || kind === 'response_writing')
      .flatMap(({ questions }) => questions)
      .map((question): [string, NonNullable<WritingTask['asked']>] => [
        question.id,
        {
          prompt: toAsked(question),
          topic: getAnswerKey(assessment)?.writing_topics[question.id] ?? {},
          min_words: question.min_words ?? 100,
          max_words: question.max_words ?? 150,
        },
      ]),
  ),
)

/** The question of a task. For an unknown id it throws an error that lists the tasks. */
export function getWritingTask(id: string): NonNullable<WritingTask['asked']> {
  const asked = tasks.get(id)
  if (asked === undefined)
    throw new Error(
      `There is no writing task "${id}". Writing tasks: ${[...tasks.keys()].join(', ')}.`,
    )
  return asked
}
