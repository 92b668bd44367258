import { breaksOf } from './breaks'
import { hasCue, leansAtStart } from './discourse'
import { finding, isEvidenceCode, measure, percent } from './evidence'
import type { Evidence } from './evidence'
import { asksFor } from './reference'
import type { Reading, Sentence } from './reading'

const ideasOf = (sentence: Sentence) => new Set(sentence.words.filter((word) => word.content).map((word) => word.stem.slice(0, 6)))

/** Share of sentences that share an idea (first six letters of a content word's stem) with another sentence of the text. Knows nothing of order. */
const unityOf = ({ sentences }: Reading): number => {
  const ideas = sentences.map(ideasOf)
  return ideas.filter((own, at) => ideas.some((other, place) => place !== at && [...own].some((idea) => other.has(idea)))).length / Math.max(1, sentences.length)
}

/** Share of sentences after the first that carry an explicit tie: a connective or a pronoun, counted full from 60 %. Knows nothing of order. */
const linkingOf = ({ sentences }: Reading): number => {
  const tied = sentences.filter(
    (sentence) => leansAtStart(sentence) || hasCue(sentence, 'leaning') || sentence.words.some((word, at) => asksFor(word, sentence.words[at + 1]) !== null),
  ).length
  return Math.min(1, tied / Math.max(1, 0.6 * sentences.length))
}

/**
 * Coherence, 0–100: `100 × order × (0.4 + 0.35 unity + 0.25 linking)`, where `order = exp(−Σ weights of breaks ÷ (0.35 n))` for n sentences.
 *
 * Order is judged by breaks only: places where a reader is let down (see breaks.ts). Sources: reference and conjunction as ties
 * (Halliday & Hasan 1976), given before new (Clark & Haviland 1977), antecedents (Hobbs 1978), problem before solution (Hoey 1983).
 * Entity overlap of neighbouring sentences (the entity grid of Barzilay & Lapata 2008) was tried and left out: in texts of ten short
 * sentences the writer's order did not overlap more than random orders did (d = −0.05 on the development texts).
 * A text of one sentence has no order to judge and stays at 35 or below.
 */
export const coherenceOf = (reading: Reading, questionId: string): { score: number; evidence: Evidence[] } => {
  const count = reading.sentences.length
  const unity = unityOf(reading)
  const linking = linkingOf(reading)
  const breaks = breaksOf(reading)
  const order = Math.exp(-breaks.reduce((sum, { weight }) => sum + weight, 0) / (0.35 * Math.max(1, count)))
  const base = 100 * order * (0.4 + 0.35 * unity + 0.25 * linking)
  const evidence: Evidence[] = [
    measure('order', { share: percent(order), breaks: breaks.length }),
    measure('unity', { share: percent(unity) }),
    measure('linking', { share: percent(linking) }),
    ...breaks.flatMap(({ code, word, start, end }) => (isEvidenceCode(code) ? [finding(code, questionId, { start, end }, { text: word })] : [])),
  ]
  if (count > 1) return { score: base, evidence }
  return { score: Math.min(35, base), evidence: [...evidence, measure('single_sentence', {})] }
}
