import type { Sentence, Word } from './reading'

type Tense = 'past' | 'present' | 'modal' | 'future'

const helper =
  /^(will|would|could|should|might|may|can|must|cannot|can't|to|not|didn't|don't|doesn't|couldn't|please|let|me|us|him|her)$/
/** After these a form in -ed is a participle or an adjective, not a finite verb. */
const participleAfter = /^(is|are|was|were|be|been|being|has|have|had|i've|get|a|the|an|of|by|not)$/
const subjectOfPlainForm = /^(i|we|you|they|who|that|which|and|also|always|often|usually|never)$/

const tenseOf = (word: Word, before: Word | undefined): Tense | null => {
  const { form, tags } = word
  const after = before?.form ?? ''
  if (/^(will|won't|shall|(i|we|he|she|they|you|it)'ll)$/.test(form)) return 'future'
  if (/^(can|can't|cannot|may|must)$/.test(form)) return 'present'
  if (/^(would|could|should|might|couldn't|wouldn't|shouldn't|i'd)$/.test(form)) return 'modal'
  if (/^(was|were|did|didn't|wasn't|weren't|had|hadn't)$/.test(form)) return 'past'
  if (
    /^(is|are|am|do|does|don't|doesn't|isn't|aren't|has|have|i'm|it's|hasn't|haven't)$/.test(form)
  )
    return helper.test(after) ? null : 'present'
  if (tags.has('PastTense')) return participleAfter.test(after) ? null : 'past'
  if (!tags.has('PresentTense') || tags.has('Gerund') || helper.test(after)) return null
  return !tags.has('Infinitive') || subjectOfPlainForm.test(after) || before?.tags.has('Plural')
    ? 'present'
    : null
}

/** The tenses of a sentence's finite verbs, in order, as far as tags and helpers tell them. */
export const tensesOf = (words: readonly Word[]): Tense[] =>
  words.flatMap((word, at) => tenseOf(word, words[at - 1]) ?? [])

/**
 * The tense of the main clause: the first finite verb, after a subordinate clause that opens the
 * sentence.
 */
const mainTense = ({ words }: Sentence): Tense | null => {
  const opensSubordinate =
    /^(when|if|while|after|before|as|once|because|since|although|though|until|whenever|where|unless)$/.test(
      words[0]?.form ?? '',
    )
  const subject = opensSubordinate
    ? words.findIndex(
        ({ form }, at) =>
          at > 2 && /^(i|we|you|he|she|it|they|the|my|our|his|her|nobody|everybody|a)$/.test(form),
      )
    : -1
  return tensesOf(words.slice(Math.max(0, subject)))[0] ?? tensesOf(words)[0] ?? null
}

/**
 * Whether a sentence tells of the past; null when its main verb does not say (`would`, `could`, no
 * verb).
 */
export const mainPast = (sentence: Sentence): boolean | null => {
  const tense = mainTense(sentence)
  return tense === null || tense === 'modal' ? null : tense === 'past'
}
