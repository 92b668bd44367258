import { measure, percent, reason } from '../evidence'
import type { Evidence } from '../evidence'
import { contradictsItself, findContradiction } from './contradiction'
import { getWords, toStem } from './reading'
import type { Reading } from './reading'
import { measureCompany } from './word-company'

/** The concepts of a writing task, each with its words between spaces (the answer key's). */
export type Topic = Readonly<Record<string, string>>

/**
 * What speaks against an answer being one to its task. `refused`: no criterion rises above 20.
 * `doubted`: a reviewer decides.
 */
export interface TaskVerdict {
  verdict: 'accepted' | 'doubted' | 'refused'
  reasons: Evidence[]
  evidence: Evidence[]
}

/** The least content words that allow a verdict. */
const enoughWords = 15

/** Words that go together less than this, against what is usual for words so rare, raise a doubt. */
const leastSurplus = -0.073

const toSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

const person = toSet(
  "i me my mine we us our ours you your yours i'm i've i'd i'll we're we've we'll you're you've you'll",
)
/** Words of a test, where somebody speaks to whoever marks it. */
const marking = toSet(
  'score scores point points examiner examiners marker markers exam exams test tests grade grades',
  'candidate candidates evaluator evaluators assessor assessors certificate',
)

const getShare = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length

/** The share of items that are like an earlier one. */
const repeatedShare = (items: readonly string[]): number =>
  items.length === 0 ? 0 : 1 - new Set(items).size / items.length

/**
 * How far sentences repeat one pattern with other words in it: the share of those that equal an
 * earlier one without its content words, or begin with the same three words.
 */
const frameShare = ({ sentences }: Reading): number =>
  Math.max(
    repeatedShare(
      sentences.map(({ words }) => words.map((word) => (word.content ? '_' : word.form)).join(' ')),
    ),
    repeatedShare(
      sentences.map(({ words }) =>
        words
          .slice(0, 3)
          .map((word) => word.form)
          .join(' '),
      ),
    ),
  )

/**
 * Whether an answer is one to its task, by what can be counted. The limits were chosen on
 * honest answers and on others made to deceive (docs/scoring.md says how many of each are caught). An answer of
 * fewer than 15 content words is not judged: it is too short for any score.
 */
export const judgeTask = (reading: Reading, prompt: Reading, topic: Topic): TaskVerdict => {
  const words = getWords(reading)
  const content = words.filter((word) => word.content)
  if (content.length < enoughWords) return { verdict: 'accepted', reasons: [], evidence: [] }
  const topicStems = new Set(
    Object.values(topic).flatMap((concept) => concept.split(' ').map((word) => toStem(word))),
  )
  const given = new Set(getWords(prompt).map((word) => word.stem))
  const onTopic = getShare(content, (word) => topicStems.has(word.stem))
  const fromTask = getShare(content, (word) => given.has(word.stem))
  const different = new Set(content.map((word) => word.stem))
  const added = getShare([...different], (stem) => !given.has(stem))
  const frames = frameShare(reading)
  const persons = getShare(words, (word) => person.has(word.form))
  const tests = words.filter((word) => marking.has(word.form) && !given.has(word.stem)).length
  const contradiction = findContradiction(reading)
  const company = measureCompany(
    reading,
    [...topicStems],
    ({ stem }) => topicStems.has(stem) || given.has(stem),
  )
  const because = (is: boolean, code: Evidence['code'], share: number): Evidence[] =>
    is ? [reason(code, { share: percent(share) })] : []

  const refused = [
    ...because(onTopic < 0.08, 'off_task', onTopic),
    ...because(frames >= 0.3, 'repeated_frame', frames),
    ...because(fromTask >= 0.55, 'reworded_prompt', fromTask),
  ]
  const doubted = [
    ...because(onTopic >= 0.08 && onTopic < 0.115, 'off_task', onTopic),
    ...because(fromTask >= 0.47 && fromTask < 0.55 && added < 0.7, 'reworded_prompt', fromTask),
    ...because(persons < 0.01, 'addresses_nobody', persons),
    ...because(
      (persons >= 0.14 || tests >= 2) && onTopic < 0.25,
      'pleads',
      Math.max(persons, tests / Math.max(1, words.length)),
    ),
    ...because(contradictsItself(contradiction), 'contradicts_itself', contradiction.negative),
    ...because(company.surplus < leastSurplus, 'unlikely_words', company.unlikely),
  ]
  return {
    verdict: refused.length > 0 ? 'refused' : doubted.length > 0 ? 'doubted' : 'accepted',
    reasons: refused.length > 0 ? refused : doubted,
    evidence: [measure('on_task', { share: percent(onTopic) })],
  }
}
