import type { Question } from '../../../../features/assessments/attempt/attempt-api'

/**
 * A question as one line of plain words: the last paragraph of its body, because the question comes
 * below the text that it is about. Null if there is only an instruction.
 */
export function toGist({ body }: Pick<Question, 'body'>): string | null {
  if (body === undefined) return null
  const content = new DOMParser().parseFromString(body, 'text/html').body
  const words = ([...content.querySelectorAll('p')].at(-1) ?? content).textContent
  const line = words.replace(/\s+/g, ' ').trim()
  return line === '' ? null : line
}
