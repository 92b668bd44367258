import type { components } from '../../../openapi/generated/api'
import { z } from 'zod'
import { getAnswerKey, getQuestionnaire } from '../../content/assessments'
import { letters, replies, writingScores } from '../../content/demo/year/writings'
import { newId } from '../../db/id'
import { machineScores, scoresBefore } from '../../modules/reviews/second-review.rules'
import { evaluate } from '../../modules/scoring/evaluate'
import type { AudioMeasures } from '../../modules/media/media.table'
import { scorerVersion } from '../../modules/scoring/scorer-version'
import type { WritingEvaluator } from '../../modules/scoring/writing/writing'
import { plusSeconds } from '../../runtime/clock'
import { getQuestions, scoresSchema } from '../demo-answers'
import type { Chance } from './chance'
import type { YearAttempt } from './year-attempt'

/** Every text that is written in the year, with the question that it answers. */
export const yearTexts = (): readonly { questionId: string; text: string }[] => {
  const [letter] = getQuestions('written')
  const asked =
    getQuestionnaire('annotation_v3')?.find(({ kind }) => kind === 'response_writing')?.questions ??
    []
  return [
    ...letters.map((text) => ({ questionId: letter?.id ?? '', text })),
    ...replies.flatMap((pair) =>
      asked.flatMap(({ id }, at) => {
        const text = pair[at]
        return text === undefined ? [] : [{ questionId: id, text }]
      }),
    ),
  ]
}

const criteriaSchema = scoresSchema.shape.criteria
const storedScores = z.record(z.string(), criteriaSchema)

/**
 * The stored results of the embedded evaluator for the texts, which would take a minute to compute.
 */
function storedEvaluator(): WritingEvaluator {
  const stored = storedScores.parse(writingScores)
  const places = new Map(yearTexts().map(({ text }, at) => [text, String(at)]))
  return {
    async evaluate({ text }) {
      const scores = stored[places.get(text) ?? '']
      if (scores === undefined) throw new Error('No score is stored of a text of the year.')
      return scores
    },
  }
}

/** The measures of the demo's take, the same for everybody. */
const heard: AudioMeasures = {
  duration_seconds: 3,
  speech_share: 0.33,
  long_pauses: 0,
  level_db: -16,
}

/** The scores that a reviewer has given, by question. */
interface Reviewed {
  scores: Readonly<Record<string, number>>
  writing: Readonly<Record<string, components['schemas']['WritingScores']>>
}

export const notReviewed: Reviewed = { scores: {}, writing: {} }

/** Scores attempts by the rules of the product itself. */
export function yearScorer() {
  const writing = storedEvaluator()
  return async (
    attempt: YearAttempt,
    { scores: reviewed, writing: reviewedWriting }: Reviewed,
    madeAt: Date,
  ): Promise<void> => {
    const key = getAnswerKey(attempt.assessmentId)
    if (key === null) throw new Error(`There is no key for ${attempt.assessmentId}.`)
    const takes = Object.fromEntries(
      getQuestions('speaking').map(({ id }) => [
        id,
        { transcript: null, audio: heard, duration_seconds: 3 },
      ]),
    )
    const { overall, provisional, criteria } = await evaluate(
      getQuestionnaire(attempt.assessmentId) ?? [],
      key,
      writing,
      {
        values: Object.fromEntries(
          attempt.answers.map(({ questionId, value }) => [questionId, value]),
        ),
        takes: attempt.kind === 'english' ? takes : {},
        reviewed,
        reviewedWriting,
        waived: [],
      },
    )
    const scored = { overall, provisional, criteria, scorer: scorerVersion, versions: [] }
    attempt.evaluation = { attemptId: attempt.id, ...scored, madeAt }
  }
}

const notes = [
  'Clear and easy to follow.',
  'Searches for words in the third answer.',
  'Good examples; some sentences break off.',
  'Speaks calmly and answers the question.',
  null,
]

/** A person listened to the spoken answers, and read what the machine doubted. */
export function reviewAttempt(
  attempt: YearAttempt,
  seconds: number,
  { reviewerId, chance }: { reviewerId: string; chance: Chance },
): Reviewed {
  const near = (score: number) =>
    Math.min(100, Math.max(5, Math.round(score) + chance.whole(-9, 9)))
  const { ability } = attempt.person
  const before = toBefore(attempt)
  const spoken = attempt.kind === 'english' ? getQuestions('speaking') : []
  const scores = Object.fromEntries(spoken.map(({ id }) => [id, near(ability * 92)]))
  const writing = Object.fromEntries(
    doubtedTexts(attempt).map((id) => {
      const unscored = { coherence: 0, lexical_resource: 0, grammar: 0 }
      const measured = machineScores({ scores: {}, writing: { [id]: unscored } }, before)
      // A person sees what made the machine doubt, and gives a little less than it.
      const give = (criterion: keyof typeof unscored, best: number) => {
        const score = measured.get(`${id}.${criterion}`)
        return near(score === undefined ? ability * best : score - 4)
      }
      return [
        id,
        {
          coherence: give('coherence', 80),
          lexical_resource: give('lexical_resource', 80),
          grammar: give('grammar', 76),
        },
      ]
    }),
  )
  const at = plusSeconds(attempt.startedAt, seconds)
  attempt.review = {
    id: newId(at.getTime()),
    attemptId: attempt.id,
    reviewerId,
    scores,
    writing,
    note: chance.pick(notes),
    second: false,
    asksSecond: false,
    before,
    at,
  }
  return { scores, writing }
}

/** What the machine measured, as it is stored with the first review. */
const toBefore = ({ evaluation }: YearAttempt) =>
  evaluation === null
    ? null
    : scoresBefore({ overall: evaluation.overall ?? null, criteria: evaluation.criteria })

/** The questions whose text a person has to read, as the scores say. */
const doubtedTexts = ({ evaluation }: YearAttempt): string[] => [
  ...new Set(
    evaluation?.criteria.flatMap(({ evidence }) =>
      evidence.flatMap(({ code, values }) =>
        code === 'review_writing' ? [String(values.question)] : [],
      ),
    ),
  ),
]
