import type { Question } from '../../../features/assessments/attempt-api'

/**
 * What one question asks, as one line of plain words: the last paragraph of its body, where the
 * question stands under a text that is read for it. Null where all that is asked is its
 * instruction.
 */
export function gistOf({ body }: Pick<Question, 'body'>): string | null {
  if (body === undefined) return null
  const content = new DOMParser().parseFromString(body, 'text/html').body
  const words = ([...content.querySelectorAll('p')].at(-1) ?? content).textContent
  const line = words.replace(/\s+/g, ' ').trim()
  return line === '' ? null : line
}
