import { notEnglishWritingCap, reasonAgainst } from './authenticity'
import { scoreCriterion } from './criterion'
import { measure, percent, reason, toScore } from '../evidence'
import type { CriterionScore, Evidence, WritingCriterion } from '../evidence'
import { findGrammarIssues, toFindings } from './grammar'
import { judgeTask } from './on-task'
import type { Topic } from './on-task'
import { countOwnWords } from './own-words'
import type { OwnWords } from './own-words'
import type { Proofread } from './proofread'
import { readText } from './reading'
import type { Word } from './reading'
import { measureText } from './text-measures'
import { toWordEvidence } from './vocabulary'

export interface WritingTask {
  question_id: string
  text: string
  /** Null for a text by itself: then neither its subject nor its length is judged. */
  asked: {
    /** What the candidate was asked, as plain text: instruction and task together. */
    prompt: string
    topic: Topic
    min_words: number
    max_words: number
  } | null
}

/**
 * Scores one piece of writing: always the three criteria, in this order. Rejects only when it could
 * not look at all.
 */
export interface WritingEvaluator {
  evaluate: (task: WritingTask) => Promise<CriterionScore[]>
}

export const writingCriteria: readonly WritingCriterion[] = [
  'coherence',
  'lexical_resource',
  'grammar',
]

const tooFewWords = 20

/**
 * The factor by which length lowers a score. Below the minimum of own words: down to 0.85 at half
 * of it, then in proportion to zero. Above the maximum of all words: down to 0.9 at one and a half
 * times it, and no further. So repetition gains nothing.
 */
export const lengthFactor = (own: number, total: number, min: number, max: number): number => {
  const half = min / 2
  const short =
    own >= min ? 1 : own >= half ? 0.85 + (0.15 * (own - half)) / half : (0.85 * own) / half
  const long = total <= max ? 1 : 1 - 0.1 * Math.min(1, (total - max) / (max / 2))
  return short * long
}

/**
 * What repetition takes: nothing up to a tenth of the words, a quarter where half is said twice.
 */
const repetitionFactor = ({ repeated, total }: OwnWords) =>
  1 - 0.6 * Math.max(0, repeated / Math.max(1, total) - 0.1)

const lengthEvidence = (ownWords: OwnWords, { asked }: WritingTask): Evidence[] => [
  ...(asked === null
    ? []
    : [
        measure('word_count', {
          words: ownWords.total,
          min: asked.min_words,
          max: asked.max_words,
        }),
        ...(ownWords.own < asked.min_words
          ? [
              measure('under_length', {
                words: ownWords.own,
                min: asked.min_words,
                percent: percent(1 - lengthFactor(ownWords.own, 0, asked.min_words, Infinity)),
              }),
            ]
          : []),
        ...(ownWords.total > asked.max_words
          ? [
              measure('over_length', {
                words: ownWords.total,
                max: asked.max_words,
                percent: percent(
                  1 -
                    lengthFactor(asked.min_words, ownWords.total, asked.min_words, asked.max_words),
                ),
              }),
            ]
          : []),
      ]),
  ...(ownWords.repeated > 0
    ? [
        measure('repetition', {
          words: ownWords.repeated,
          percent: percent(1 - repetitionFactor(ownWords)),
        }),
      ]
    : []),
  ...(ownWords.copied > 0 ? [measure('copied_words', { words: ownWords.copied })] : []),
]

const nothing = readText('')

/**
 * The evaluator without an external service: each criterion by its model (writing-model.ts) from
 * the measures of the candidate's own words (own-words.ts), multiplied by the factors for length
 * and repetition. An answer that is not the candidate's own English (authenticity.ts), or surely
 * not about its task (on-task.ts), gets at most 20 in every criterion, with the reason. In doubt,
 * its scores are provisional, and a reviewer's count.
 */
export const embeddedWriting = (
  proofread: (text: string) => Promise<Proofread>,
): WritingEvaluator => ({
  evaluate: async (task) => {
    const { asked } = task
    const reading = readText(task.text)
    const prompt = asked === null ? nothing : readText(asked.prompt)
    const ownWords = countOwnWords(reading, prompt)
    const proof = ownWords.total === 0 ? { issues: [], unknown: [] } : await proofread(task.text)
    const unknownAt = new Set(proof.unknown.map(({ start }) => start))
    const isUnknown = (word: Word) =>
      unknownAt.has(word.start) &&
      !(word.tags.has('ProperNoun') && /^\p{Lu}/u.test(task.text.slice(word.start, word.end)))

    const against =
      reasonAgainst(reading, ownWords, isUnknown) ??
      (asked !== null && ownWords.own < tooFewWords
        ? reason('too_short', { words: ownWords.own })
        : null)
    const onTask =
      against !== null || asked === null ? null : judgeTask(reading, prompt, asked.topic)
    const refused = against !== null || onTask?.verdict === 'refused'
    const factor =
      repetitionFactor(ownWords) *
      (asked === null
        ? 1
        : lengthFactor(ownWords.own, ownWords.total, asked.min_words, asked.max_words))
    const errors = findGrammarIssues(reading, ownWords, proof)
    const measures = measureText(ownWords.reading, errors)
    const own: Record<WritingCriterion, Evidence[]> = {
      coherence: [],
      lexical_resource: toWordEvidence(ownWords.reading, isUnknown),
      grammar: toFindings(errors, task.question_id),
    }
    return writingCriteria.map((key): CriterionScore => {
      const { score, evidence } = scoreCriterion(key, measures)
      const highest = against?.code === 'empty' ? 0 : refused ? notEnglishWritingCap : 100
      return {
        key,
        score: toScore(Math.min(highest, score * factor)),
        provisional: onTask?.verdict === 'doubted',
        evidence: [
          ...(against === null ? [] : [against]),
          ...(onTask?.reasons ?? []),
          ...lengthEvidence(ownWords, task),
          ...(onTask?.evidence ?? []),
          ...evidence,
          ...own[key],
        ],
      }
    })
  },
})
