import { isShown, orderOf } from './breaks'
import { leansAtStart, leansWithin } from './discourse'
import { finding, measure, percent } from './evidence'
import type { Evidence } from './evidence'
import { hasReference, ideaOf } from './reference'
import type { Reading, Sentence } from './reading'

const ideasOf = (sentence: Sentence) =>
  new Set(sentence.words.filter((word) => word.content).map(ideaOf))

/**
 * Share of sentences that share an idea (first six letters of a content word's stem) with another
 * sentence of the text. Knows nothing of order.
 */
const unityOf = ({ sentences }: Reading): number => {
  const ideas = sentences.map(ideasOf)
  return (
    ideas.filter((own, at) =>
      ideas.some((other, place) => place !== at && [...own].some((idea) => other.has(idea))),
    ).length / Math.max(1, sentences.length)
  )
}

/**
 * Share of sentences after the first that carry an explicit tie: a connective or a pronoun, counted
 * full from 60 %. Knows nothing of order.
 */
const linkingOf = ({ sentences }: Reading): number => {
  const tied = sentences.filter(
    (sentence) => leansAtStart(sentence) || leansWithin(sentence) || hasReference(sentence),
  ).length
  return Math.min(1, tied / Math.max(1, 0.6 * sentences.length))
}

/**
 * Two orders that differ by less than half a break are not told apart: a slight sign is no
 * evidence.
 */
const step = 0.5

/**
 * 0–1: full while a text loses less than a twentieth of a break a sentence, then falling with what
 * it loses a sentence. Short texts count as eight sentences, since their opening and ending weigh
 * as much as those of long ones.
 */
const orderShare = (lost: number, count: number): number => {
  const size = Math.max(8, count)
  const counted = Math.floor(lost / step + 1e-9) * step
  return Math.exp(-Math.max(0, counted - 0.05 * size) / (0.45 * size))
}

/**
 * Coherence, 0–100: `100 × order × (0.4 + 0.35 unity + 0.25 linking)`.
 *
 * Order is judged by what lets the reader down (see breaks.ts): a cue may take away, never add.
 * Sources: reference and conjunction as ties (Halliday & Hasan 1976), given before new (Clark &
 * Haviland 1977), antecedents (Hobbs 1978), orientation and coda (Labov & Waletzky 1967). All signs
 * are closed classes of words and grammatical tags; lists of phrases that fitted the first thirty
 * texts only were taken out. What was tried and left is told in docs/decisions/0010. A text of one
 * sentence has no order to judge and stays at 35 or below.
 */
export const coherenceOf = (
  reading: Reading,
  questionId: string,
): { score: number; evidence: Evidence[] } => {
  const count = reading.sentences.length
  const unity = unityOf(reading)
  const linking = linkingOf(reading)
  const { breaks, changes, needed, total } = orderOf(reading)
  const places = breaks.filter(isShown)
  const order = orderShare(total, count)
  const base = 100 * order * (0.4 + 0.35 * unity + 0.25 * linking)
  const evidence: Evidence[] = [
    measure('order', { share: percent(order), breaks: places.length }),
    measure('tense_changes', { changes, needed }),
    measure('unity', { share: percent(unity) }),
    measure('linking', { share: percent(linking) }),
    ...places.map(({ code, word, start, end }) =>
      finding(code, questionId, { start, end }, { text: word }),
    ),
  ]
  if (count > 1) return { score: base, evidence }
  return { score: Math.min(35, base), evidence: [...evidence, measure('single_sentence', {})] }
}
