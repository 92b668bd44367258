import { z } from 'zod'
import { getQuestionnaire } from '../content/assessments'
import { type DemoAttempt, demoScores, type DemoPerson } from '../content/demo/attempts'
import type { Evaluation } from '../modules/results/result.store'
import { criterionKeys, evidenceCodes } from '../modules/scoring/evidence'
import { scorerVersion } from '../modules/scoring/scorer-version'

/** The questions of one kind of part, in their order. */
export const getQuestions = (kind: string) =>
  (getQuestionnaire('english_v3') ?? [])
    .filter((part) => part.kind === kind)
    .flatMap((part) => part.questions)

/** The values of a demo candidate's answers, by question. */
export function demoValues({ writing, mcqs }: DemoAttempt): Record<string, string> {
  const chosen = getQuestions('mcqs').map(({ id }, index) => [id, mcqs[index] ?? '-'] as const)
  return Object.fromEntries([
    ...getQuestions('written').map(({ id }) => [id, writing] as const),
    ...chosen.filter(([, option]) => option !== '-'),
  ])
}

/** What a reviewer gave a demo candidate's spoken answers, by question. */
export const spokenScores = ({ speaking }: DemoAttempt): Record<string, number> =>
  Object.fromEntries(
    getQuestions('speaking').flatMap(({ id }, index) =>
      speaking[index] === undefined ? [] : [[id, speaking[index]]],
    ),
  )

export const scoresSchema = z.object({
  overall: z.number().nullable(),
  provisional: z.boolean(),
  criteria: z.array(
    z.object({
      key: z.enum(criterionKeys),
      score: z.number().nullable(),
      provisional: z.boolean(),
      evidence: z.array(
        z.object({
          kind: z.enum(['measure', 'finding', 'reason']),
          code: z.enum(evidenceCodes),
          values: z.record(z.string(), z.union([z.string(), z.number()])),
          span: z
            .object({ question_id: z.string(), start: z.number(), end: z.number() })
            .exactOptional(),
        }),
      ),
    }),
  ),
})

/** What the scorers gave for a demo candidate's answers. */
export const getDemoScores = ({
  email,
}: DemoPerson): Pick<Evaluation, 'overall' | 'provisional' | 'criteria' | 'scorer'> => ({
  ...scoresSchema.parse(demoScores[email]),
  scorer: scorerVersion,
})
