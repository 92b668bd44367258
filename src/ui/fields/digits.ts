import { westernDigits } from '../../lib/digits'

/** The digits of a text as Western ones, and nothing else of it. */
export const toDigits = (text: string) => westernDigits(text).replace(/\D/g, '')

/** Splits digits into groups: `group('501234567', [2, 3, 4], ' ')` is `50 123 4567`. */
export const group = (digits: string, sizes: readonly number[], separator: string) => {
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups.join(separator)
}

/** Where the caret stands in a grouped text once `count` digits are before it. */
export const caretAfter = (text: string, count: number) => {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at
    if (/\d/.test(text.charAt(at))) seen += 1
  }
  return text.length
}
