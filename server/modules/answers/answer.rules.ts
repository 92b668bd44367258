import { createHash } from 'node:crypto'
import { countWords } from '../results/result.rules'

/** The part that a question belongs to, or null when the assessment does not ask it. */
export function partOfQuestion(
  parts: readonly { id: string; questions: readonly { id: string }[] }[],
  questionId: string,
): string | null {
  return (
    parts.find((part) => part.questions.some((question) => question.id === questionId))?.id ?? null
  )
}

/**
 * Whether a value can answer a question: one of its choices, if it has any; an object, if its
 * answers are JSON; or an empty text.
 */
export function isAnswer(
  { type, options }: { type: string; options?: readonly { id: string }[] | undefined },
  value: string,
): boolean {
  if (value === '') return true
  return type === 'json'
    ? isWrittenDown(value)
    : options === undefined || options.some((option) => option.id === value)
}

function isWrittenDown(value: string): boolean {
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

/**
 * Of several edits to one question the one with the highest sequence: the others are superseded
 * before they are written.
 */
export function latestOfEach<Edit extends { questionId: string; sequence: number }>(
  edits: readonly Edit[],
): Edit[] {
  const latest = new Map<string, Edit>()
  for (const edit of edits) {
    const known = latest.get(edit.questionId)
    if (known === undefined || edit.sequence > known.sequence) latest.set(edit.questionId, edit)
  }
  return [...latest.values()]
}

export const isWritten = (type: string): boolean => type === 'text' || type === 'long_text'

/** Words a second that somebody types or dictates at most: 150 a minute. */
const fastest = 2.5

interface Times {
  /** Since the answer was first saved. */
  sinceFirstMs: number
  /** For how long the page was not heard before this save; it could not save in between. */
  unheardMs: number
}

/**
 * How many words of an answer appeared at once with a save: the words inserted in one place, or the
 * words of the whole answer beyond what anybody can write since its first save. The larger number
 * counts; the second one finds a text that is sent in many small pieces. Words that could be
 * written while the browser sent nothing are taken off both.
 */
export function atOnce(before: string, after: string, { sinceFirstMs, unheardMs }: Times): number {
  const inOnePlace = countWords(inserted(before, after)) - writable(unheardMs)
  const inAll = countWords(after) - writable(unheardMs + sinceFirstMs)
  return Math.max(0, inOnePlace, inAll)
}

const writable = (milliseconds: number): number => Math.floor((milliseconds / 1000) * fastest)

/** What lies between the beginning and the end that both texts have. */
function inserted(before: string, after: string): string {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

type Digests = Partial<Record<string, string>>

/** What a page sends of the answers that it shows, by question. */
export const getDigests = (
  shown: readonly { question_id: string; digest: string }[],
): Record<string, string> =>
  Object.fromEntries(shown.map(({ question_id, digest }) => [question_id, digest]))

/**
 * Whether a page showed another answer to a question than this one: it sends the SHA-256 of the text
 * as UTF-8, in hexadecimal. An empty answer is none.
 */
export const differs = (shown: Digests, questionId: string, value: string): boolean =>
  (shown[questionId] ?? sha256('')) !== sha256(value)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
