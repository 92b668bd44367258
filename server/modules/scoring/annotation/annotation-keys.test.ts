import { describe, expect, test } from 'vitest'
import { writeRanking, writeReview } from '../../../../machines/shared/answer-values'
import { answerKeySchema, type Question } from '../../../content/assessment-schema'
import { getAnswerKey, getQuestionnaire } from '../../../content/assessments'
import { evaluate } from '../evaluate'
import { embeddedWriting } from '../writing/writing'

// Nothing is written in part 8 here, so nothing is proofread.
const writing = embeddedWriting(() => Promise.reject(new Error('Nothing is to be proofread.')))

describe.each(['annotation_v1', 'annotation_v2', 'annotation_v3'] as const)(
  'the key of %s',
  (id) => {
    const parts = getQuestionnaire(id) ?? []
    const key = answerKeySchema.parse(getAnswerKey(id))
    const scoreParts = async (
      getAnswer: (question: Question) => string | undefined,
      waived: string[] = [],
    ) => {
      const values = Object.fromEntries(
        parts
          .flatMap(({ questions }) => questions)
          .map((question) => [question.id, getAnswer(question)]),
      )
      const { criteria, overall } = await evaluate(parts, key, writing, {
        values,
        takes: {},
        reviewed: {},
        reviewedWriting: {},
        waived,
      })
      return { overall, scores: criteria.map(({ score }) => score) }
    }

    /** What the key says, with one of the accepted words where there are several. */
    const byKey =
      (which: number) =>
      ({ id: question }: Question): string | undefined => {
        const [review, ranks, correction] = [
          key.reviews[question],
          key.rankings[question],
          key.corrections[question],
        ]
        const one = (words: readonly string[]) => words[which % Math.max(1, words.length)] ?? ''
        if (review) return writeReview({ option: review.option, text: one(review.accepted) })
        if (ranks) return writeRanking(ranks)
        return (
          key.mcqs[question] ??
          key.transcripts[question] ??
          key.ocr[question] ??
          (correction && one(correction.accepted))
        )
      }

    test('scores 100 by itself, whichever accepted word is taken', async () => {
      for (const which of [0, 1, 2])
        expect((await scoreParts(byKey(which))).scores).toEqual([
          100, 100, 100, 100, 100, 100, 100, 0,
        ])
    })

    test('leaves nothing for what is handed in as it was', async () => {
      const untouched = await scoreParts(
        ({ id: question, given }) => given ?? key.corrections[question]?.wrong,
      )
      expect(untouched.scores).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    })

    test('weighs its parts alike, and a waived one not at all', async () => {
      expect((await scoreParts(byKey(0))).overall).toBe(88)
      const waived = await scoreParts(byKey(0), ['part5', 'part8'])
      expect(waived).toEqual({ overall: 100, scores: [100, 100, 100, 100, null, 100, 100, null] })
      expect((await scoreParts(() => undefined)).overall).toBe(0)
    })
  },
)
