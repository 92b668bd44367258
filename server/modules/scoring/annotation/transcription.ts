import type { AnswerKey, Question } from '../../../content/assessment-schema'
import { characterErrors, wordErrors } from './edit-distance'
import { measure, percent, reason } from '../evidence'
import type { CriterionKey, CriterionScore, Evidence } from '../evidence'
import { type AnswerScore, type AnswerValues, toMean, meanOfAnswers, noAnswer } from './part-score'
import { normalised } from './text-match'

type Heard = AnswerScore & { wordErrorRate: number }

const scripts = { en: /\p{Script=Latin}/gu, ar: /\p{Script=Arabic}/gu }

/** The share of an answer's letters that are not of the script of a language. */
const foreignShare = (text: string, lang: 'en' | 'ar'): number => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length === 0 ? 0 : letters.replace(scripts[lang], '').length / letters.length
}

/** Why hardly anything was right, where one can tell. */
const reasonFor = (
  text: string,
  lang: 'en' | 'ar',
  words: number,
  characters: number,
): Evidence[] => {
  const foreign = foreignShare(text, lang)
  if (foreign > 0.5) return [reason('transcript_other_language', { share: percent(foreign) })]
  // Words taken at random share letters with any text, hardly words.
  return words >= 0.9 && characters >= 0.5 ? [reason('transcript_unrelated')] : []
}

/**
 * One transcript: `100 × max(0, 1 − WER)` of the two texts, compared loosely (text-match.ts),
 * because commas and vowel marks cannot be heard. The character error rate is shown with it but
 * does not count.
 */
const scoreTranscript = (
  { answer_lang: lang = 'en' }: Question,
  reference: string,
  value: string | undefined,
): Heard => {
  const [said, written] = [normalised(reference, 'loose'), normalised(value ?? '', 'loose')]
  if (written === '') return { ...noAnswer, wordErrorRate: 1 }
  const words = wordErrors(said, written)
  const characters = characterErrors(said, written)
  return {
    wordErrorRate: words.rate,
    score: 100 * Math.max(0, 1 - words.rate),
    evidence: [
      ...reasonFor(written, lang, words.rate, characters.rate),
      measure('word_error_rate', {
        percent: percent(words.rate),
        errors: words.errors,
        words: words.length,
      }),
      measure('character_error_rate', { percent: percent(characters.rate) }),
    ],
  }
}

/** Writing down recordings: the mean of the transcripts. */
export const scoreTranscripts = (
  key: CriterionKey,
  questions: readonly Question[],
  transcripts: AnswerKey['transcripts'],
  values: AnswerValues,
): CriterionScore => {
  const scored = questions.map((question) =>
    scoreTranscript(question, transcripts[question.id] ?? '', values[question.id]),
  )
  return meanOfAnswers(key, questions, scored, [
    measure('word_error_rate_mean', {
      percent: percent(toMean(scored.map(({ wordErrorRate }) => wordErrorRate))),
    }),
  ])
}
