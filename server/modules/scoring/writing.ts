import { notEnglishWritingCap, reasonAgainst } from './authenticity'
import { coherenceOf } from './coherence'
import { measure, percent, reason, toScore } from './evidence'
import type { CriterionScore, Evidence, WritingCriterion } from './evidence'
import { grammarOf } from './grammar'
import { ownWordsOf } from './own-words'
import type { OwnWords } from './own-words'
import type { Proofread } from './proofread'
import { readText } from './reading'
import type { Reading, Word } from './reading'
import { vocabularyOf } from './vocabulary'

export interface WritingTask {
  question_id: string
  /** What the candidate was asked, as plain text: instruction and task together. */
  prompt: string
  text: string
  min_words: number
  max_words: number
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
 * What length takes from a score. Own words under the minimum: gently down to 0.85 at half of it,
 * then in proportion to nothing. All words over the maximum: down to 0.9 at one and a half times
 * it, and no further. So nobody gains by saying a thing twice.
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

const toCoverage = (reading: Reading, prompt: Reading): number => {
  const stemsOf = ({ sentences }: Reading) =>
    new Set(
      sentences.flatMap(({ words }) =>
        words.filter((word) => word.content).map((word) => word.stem),
      ),
    )
  const asked = [...stemsOf(prompt)]
  const said = stemsOf(reading)
  return asked.filter((stem) => said.has(stem)).length / Math.max(1, asked.length)
}

const lengthEvidence = (ownWords: OwnWords, { min_words, max_words }: WritingTask): Evidence[] => [
  measure('word_count', { words: ownWords.total, min: min_words, max: max_words }),
  ...(ownWords.own < min_words
    ? [
        measure('under_length', {
          words: ownWords.own,
          min: min_words,
          percent: percent(1 - lengthFactor(ownWords.own, 0, min_words, max_words)),
        }),
      ]
    : []),
  ...(ownWords.total > max_words
    ? [
        measure('over_length', {
          words: ownWords.total,
          max: max_words,
          percent: percent(1 - lengthFactor(min_words, ownWords.total, min_words, max_words)),
        }),
      ]
    : []),
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

/**
 * The evaluator that needs nobody else: features measured in the text, each formula beside its
 * criterion (coherence.ts, vocabulary.ts, grammar.ts). All is measured on the candidate's own words
 * (own-words.ts), then multiplied by what length and repetition take. An answer that is not the
 * candidate's own English (authenticity.ts) stays at 20 or below in every criterion, with the
 * reason.
 */
export const embeddedWriting = (
  proofread: (text: string) => Promise<Proofread>,
): WritingEvaluator => ({
  evaluate: async (task) => {
    const reading = readText(task.text)
    const prompt = readText(task.prompt)
    const ownWords = ownWordsOf(reading, prompt)
    const proof = ownWords.total === 0 ? { issues: [], unknown: [] } : await proofread(task.text)
    const unknownAt = new Set(proof.unknown.map(({ start }) => start))
    const isUnknown = (word: Word) =>
      unknownAt.has(word.start) &&
      !(word.tags.has('ProperNoun') && /^\p{Lu}/u.test(task.text.slice(word.start, word.end)))

    const against =
      reasonAgainst(reading, ownWords, isUnknown) ??
      (ownWords.own < tooFewWords ? reason('too_short', { words: ownWords.own }) : null)
    const factor =
      lengthFactor(ownWords.own, ownWords.total, task.min_words, task.max_words) *
      repetitionFactor(ownWords)
    const shared = [
      ...lengthEvidence(ownWords, task),
      measure('prompt_coverage', { share: percent(toCoverage(reading, prompt)) }),
    ]

    const scored = (
      key: WritingCriterion,
      { score, evidence }: { score: number; evidence: Evidence[] },
    ): CriterionScore => {
      if (against)
        return {
          key,
          score: toScore(
            against.code === 'empty' ? 0 : Math.min(notEnglishWritingCap, score * factor),
          ),
          provisional: false,
          evidence: [against, ...shared, ...evidence],
        }
      return {
        key,
        score: toScore(score * factor),
        provisional: false,
        evidence: [...shared, ...evidence],
      }
    }
    return [
      scored('coherence', coherenceOf(ownWords.reading, task.question_id)),
      scored('lexical_resource', vocabularyOf(ownWords.reading, isUnknown)),
      scored('grammar', grammarOf(reading, ownWords, proof, task.question_id)),
    ]
  },
})
