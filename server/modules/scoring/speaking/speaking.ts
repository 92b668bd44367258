import type { AudioMeasures } from './audio'
import { brokenSequenceShare } from '../writing/authenticity'
import { measure, percent, reason, toScore } from '../evidence'
import type { CriterionScore, Evidence } from '../evidence'
import { findDoubts } from './hearing'
import { learnerErrorsIn } from '../writing/learner-errors'
import { type OwnWords, countOwnWords } from '../writing/own-words'
import { readText, toStem } from '../writing/reading'
import type { Reading } from '../writing/reading'
import { spokenVocabulary } from '../writing/vocabulary'

export interface SpeakingPrompt {
  question_id: string
  /** What the candidate was asked, as plain text. */
  prompt: string
  /** Words that belong to the subject; from the answer key. */
  topics: readonly string[]
  max_seconds: number
}

export interface Take {
  /**
   * The spoken words, from the browser's recogniser or a server-side engine; null if there are
   * none.
   */
  transcript: string | null
  audio: AudioMeasures | null
  /** The take's length as the browser reports it. */
  duration_seconds: number | null
}

/** A reviewer's scores by question, 0–100. */
export type ReviewerScores = Readonly<Record<string, number | undefined>>

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/**
 * Pace by the sound: full from 2.7 to 5.5 syllables a second of sound, falling to nothing at 1.2
 * and 8. Some 85 of 100 syllables are heard (docs/scoring.md).
 */
const paceQuality = (rate: number) =>
  rate < 2.7 ? clamp((rate - 1.2) / 1.5) : clamp((8 - rate) / 2.5)

/**
 * Pace by the transcript, for takes that were measured before syllables were: full between 100 and
 * 170 words a minute, falling to nothing at 30 and 260 (conversational English: 120–150).
 */
const rateQuality = (wpm: number) => (wpm < 100 ? clamp((wpm - 30) / 70) : clamp((260 - wpm) / 90))

/** Full while a quarter of the time is silent, falling to nothing at 65 %. */
const pauseQuality = (share: number) => clamp((0.65 - share) / 0.4)

/** The points of a take that its sound alone gives: pace and pauses; without syllables, pauses. */
const soundPoints = ({ delivery }: AudioMeasures) => (delivery === undefined ? 20 : 40)

const topicShare = (reading: Reading, topics: readonly string[]) => {
  const said = new Set(reading.sentences.flatMap(({ words }) => words.map((word) => word.stem)))
  const present = topics.filter((topic) => said.has(toStem(topic))).length
  // Four words of the subject are as many as a minute's answer needs.
  return { present, share: clamp(present / 4) }
}

const audioEvidence = (
  { duration_seconds, speech_share, long_pauses, level_db, delivery, ...sound }: AudioMeasures,
  question: string,
): Evidence[] => [
  measure('audio_duration', { question, seconds: duration_seconds }),
  measure('speech_share', { question, share: percent(speech_share) }),
  ...(delivery === undefined
    ? []
    : [
        measure('syllable_rate', {
          question,
          rate: delivery.syllable_rate,
          syllables: delivery.syllables,
        }),
        measure('pauses', {
          question,
          times: delivery.pauses,
          seconds: delivery.pause_seconds,
          share: percent(delivery.pause_share),
        }),
      ]),
  measure('long_pauses', { question, times: long_pauses }),
  measure('level', { question, db: level_db }),
  ...(sound.range_db === undefined || sound.voiced_share === undefined
    ? []
    : [measure('clarity', { question, db: sound.range_db, share: percent(sound.voiced_share) })]),
  ...(speech_share > 0 && level_db < -45 ? [measure('too_quiet', { question })] : []),
]

/**
 * One take, 0–100. From the sound: pace 20 %, pauses 20 % (their share of the time, less 4 % for
 * each long one up to five). From the transcript: vocabulary 20 % (as in writing, vocabulary.ts),
 * length 15 % (own words, full from 1.1 for each second allowed: 99 for 90 s), relevance 15 %
 * (words of the prompt's subject, full from four; with none the take stays at 30), grammar 10 %
 * (learners' errors in 100 words, learner-errors.ts, weighted low because a recogniser makes
 * mistakes itself and hears no full stops). Repeated words and words read from the prompt do not
 * count.
 */
const scoreTranscript = (
  { question_id: question, topics, max_seconds }: SpeakingPrompt,
  own: OwnWords,
  audio: AudioMeasures,
) => {
  const { delivery, long_pauses: longPauses } = audio
  const wpm = (60 * own.total) / Math.max(1, audio.duration_seconds)
  const length = clamp(own.own / (1.1 * max_seconds))
  const pace = delivery === undefined ? rateQuality(wpm) : paceQuality(delivery.syllable_rate)
  const pauses = pauseQuality(delivery?.pause_share ?? 0) * (1 - 0.04 * Math.min(5, longPauses))
  const vocabulary = spokenVocabulary(own.reading)
  const errors = learnerErrorsIn(own.reading).filter(
    ({ code }) => code !== 'punctuation' && code !== 'run_on',
  ).length
  const grammar = Math.exp((-0.05 * 100 * errors) / Math.max(1, own.own))
  const { present, share } = topicShare(own.reading, topics)
  const salad = brokenSequenceShare(own.reading)
  const whole =
    15 * length +
    10 * grammar * length +
    (20 * pace + 20 * pauses + 0.2 * vocabulary + 15 * share) * Math.min(1, length * 2)
  const offTopic = own.own > 0 && present === 0
  const spoken = salad.heads >= 6 && salad.share > 0.2 ? Math.min(20, whole) : whole
  return {
    score: toScore(offTopic ? Math.min(30, spoken) : spoken),
    evidence: [
      measure('sound_share', {
        question,
        share: soundPoints(audio),
        percent: 100 - soundPoints(audio),
      }),
      measure('spoken_words', { question, words: own.own }),
      measure('speech_rate', { question, rate: Math.round(wpm) }),
      measure('spoken_vocabulary', { question, score: toScore(vocabulary) }),
      measure('spoken_grammar', { question, errors }),
      measure('relevance', { question, words: present }),
      ...(offTopic ? [reason('off_topic', { question })] : []),
      ...(own.repeated > 0
        ? [measure('spoken_repetition', { question, words: own.repeated })]
        : []),
    ],
  }
}

const scoreTake = (
  prompt: SpeakingPrompt,
  take: Take | undefined,
  reviewed: number | undefined,
): { score: number | null; evidence: Evidence[] } => {
  const { question_id: question, prompt: asked } = prompt
  const { transcript = null, audio = null, duration_seconds: reported = null } = take ?? {}
  const own = transcript === null ? null : countOwnWords(readText(transcript), readText(asked))
  const doubts = take ? findDoubts(question, audio, own?.total ?? 0, reported) : []
  const transcribed =
    own && audio && doubts.length === 0 ? scoreTranscript(prompt, own, audio) : null
  const evidence = [
    ...doubts,
    ...(transcribed?.evidence ?? []),
    ...(audio ? audioEvidence(audio, question) : []),
  ]
  if (reviewed !== undefined)
    return {
      score: toScore(reviewed),
      evidence: [measure('reviewer_score', { question, score: toScore(reviewed) }), ...evidence],
    }
  if (!take) return { score: 0, evidence: [reason('no_take', { question })] }
  if (!transcribed)
    return { score: null, evidence: [reason('awaiting_reviewer', { question }), ...evidence] }
  return {
    score: transcribed.score,
    evidence: [measure('take_score', { question, score: transcribed.score }), ...evidence],
  }
}

/**
 * Speaking: the mean of the takes. A question without a take is 0. While any take has neither a
 * transcript that fits its sound (hearing.ts) nor a reviewer's score, the criterion is null,
 * provisional, and waits for a reviewer. A reviewer's score replaces the measured one.
 */
export const scoreSpeaking = (
  prompts: readonly SpeakingPrompt[],
  takes: Readonly<Record<string, Take | undefined>>,
  reviewed: ReviewerScores,
): CriterionScore => {
  const scored = prompts.map((prompt) =>
    scoreTake(prompt, takes[prompt.question_id], reviewed[prompt.question_id]),
  )
  const known = scored.flatMap(({ score }) => (score === null ? [] : [score]))
  const complete = known.length === scored.length && known.length > 0
  return {
    key: 'speaking',
    score: complete ? toScore(known.reduce((sum, score) => sum + score, 0) / known.length) : null,
    provisional: !complete,
    evidence: scored.flatMap(({ evidence }, at) =>
      evidence.map((each) => ({ ...each, values: { ...each.values, number: at + 1 } })),
    ),
  }
}
