import type { PartId } from '../../../machines/assessment/parts'
import type { Span } from './writing/reading'

/**
 * What a score was made from. `measure`: a number that went into it. `finding`: a place in the
 * answer. `reason`: why a score is withheld or capped. A person reads the sentence of `code` from
 * locales/<lang>/evidence.json, filled with `values`.
 */
export interface Evidence {
  kind: 'measure' | 'finding' | 'reason'
  code: EvidenceCode
  values: Record<string, string | number>
  span?: Span & { question_id: string }
}

/**
 * Every code that a scorer can give; a test asks for a sentence in each language for each of them.
 */
export const evidenceCodes = [
  // Reasons that hold a writing score under 30.
  'empty',
  'too_short',
  'wrong_language',
  'gibberish',
  'repeated_text',
  'copied_prompt',
  // Writing as a whole.
  'word_count',
  'under_length',
  'over_length',
  'repetition',
  'copied_words',
  'on_task',
  'reviewer_criterion',
  'machine_score',
  'review_writing',
  // Reasons to doubt that it is an answer to its task.
  'off_task',
  'repeated_frame',
  'reworded_prompt',
  'addresses_nobody',
  'pleads',
  'contradicts_itself',
  'unlikely_words',
  // What a criterion of writing is made of.
  'writing_level',
  'usual_points',
  'variety',
  'connectives',
  'rare_words',
  'rarity',
  'word_length',
  'wh_words',
  'adverbs',
  'commas',
  'content_words',
  'advanced_words',
  'overused_word',
  'slips',
  'form_errors',
  'error_free',
  'long_sentences',
  'short_sentences',
  'patterns',
  'verb_phrases',
  'articles',
  // Errors.
  'more_findings',
  'agreement',
  'article',
  'capitalization',
  'grammar_form',
  'number_form',
  'preposition',
  'pronoun_subject',
  'punctuation',
  'repeated_word',
  'run_on',
  'spelling',
  'usage',
  'verb_form',
  'word_order',
  // An evaluator behind a URL.
  'external_evaluator',
  'external_comment',
  'evaluator_timeout',
  'evaluator_unreachable',
  'evaluator_refused',
  'evaluator_unreadable',
  // Multiple choice.
  'mcqs_total',
  'mcq_right',
  'mcq_wrong',
  'mcq_unanswered',
  // Speaking.
  'no_take',
  'awaiting_reviewer',
  'reviewer_score',
  'take_score',
  'sound_share',
  'spoken_words',
  'speech_rate',
  'spoken_vocabulary',
  'spoken_grammar',
  'relevance',
  'off_topic',
  'spoken_repetition',
  'audio_duration',
  'speech_share',
  'syllable_rate',
  'pauses',
  'long_pauses',
  'level',
  'clarity',
  'too_quiet',
  'mostly_silent',
  'audio_unreadable',
  'steady_sound',
  'no_voice',
  'still_pitch',
  'too_little_sound',
  'another_length',
  // Annotation: every part.
  'question_score',
  'answer_missing',
  // Translation review.
  'reviews_total',
  'review_option_right',
  'review_option_wrong',
  'review_option_missing',
  'review_text_accepted',
  'review_text_close',
  'review_text_missed',
  // Quality ranking.
  'rankings_mean',
  'ranking_agreement',
  'ranking_incomplete',
  // Audio transcription.
  'word_error_rate_mean',
  'word_error_rate',
  'character_error_rate',
  'transcript_other_language',
  'transcript_unrelated',
  // Error correction.
  'corrections_total',
  'correction_right',
  'correction_close',
  'correction_wrong',
  // OCR check.
  'ocr_total',
  'ocr_left',
  'ocr_untouched',
  // Response writing.
  'response_criteria',
  // An arrangement.
  'part_waived',
] as const

export type EvidenceCode = (typeof evidenceCodes)[number]

export const isEvidenceCode = (code: string): code is EvidenceCode =>
  evidenceCodes.some((known) => known === code)

/** Writing is scored by three criteria, every other part by one of its own name. */
export const criterionKeys = [
  'coherence',
  'lexical_resource',
  'grammar',
  'mcqs',
  'speaking',
  'part1',
  'part2',
  'part3',
  'part4',
  'part5',
  'part6',
  'part7',
  'part8',
] as const satisfies readonly (WritingCriterion | Exclude<PartId, 'writing'>)[]

export type WritingCriterion = 'coherence' | 'lexical_resource' | 'grammar'
export type CriterionKey = (typeof criterionKeys)[number]

export interface CriterionScore {
  key: CriterionKey
  /** 0–100, whole; null while nothing can be said. */
  score: number | null
  provisional: boolean
  evidence: Evidence[]
}

export const measure = (code: EvidenceCode, values: Record<string, string | number>): Evidence => ({
  kind: 'measure',
  code,
  values,
})
export const reason = (
  code: EvidenceCode,
  values: Record<string, string | number> = {},
): Evidence => ({ kind: 'reason', code, values })
export const finding = (
  code: EvidenceCode,
  questionId: string,
  { start, end }: Span,
  values: Record<string, string | number>,
): Evidence => ({
  kind: 'finding',
  code,
  values,
  span: { question_id: questionId, start, end },
})

/** A share of 0–1 as a whole percentage. */
export const percent = (share: number): number => Math.round(share * 100)
/** Brings a score into 0–100, whole. */
export const toScore = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))
