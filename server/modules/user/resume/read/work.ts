import type { Line } from '../extract/text'
import type { WorkEntry } from '../resume-profile'
import { entriesOf, withoutPlace } from './entries'
import { isBullet, withoutBullet } from './sections'
import { isEmployer, isTitle } from './work-words'

const MAX_DESCRIPTION = 4_000

/** The jobs of an experience section, in the order in which they stand. */
export const workIn = (lines: readonly Line[]): WorkEntry[] =>
  entriesOf(lines, { singleDates: false, pieces: 2 }).flatMap(({ pieces, start, end, body }) => {
    const { title, employer } = titleAndEmployer(pieces.flatMap(splitAtComma))
    const description = paragraph(body).slice(0, MAX_DESCRIPTION)
    return title || employer ? [{ title, employer, start, end, description }] : []
  })

/** "Content Moderator, Crescent Media LLC" is a title and an employer; other commas stay. */
const splitAtComma = (piece: string): string[] => {
  const found = /^(.+?)\s*[,،]\s+(.+)$/u.exec(withoutPlace(piece))
  const [, left, right] = found ?? []
  if (!left || !right || isTitle(left) === isTitle(right)) return [piece]
  const employer = isTitle(left) ? right : left
  const title = isTitle(left) ? left : right
  return isEmployer(employer) || !isEmployer(title) ? [left, right] : [piece]
}

const titleAndEmployer = (pieces: readonly string[]): { title: string | null; employer: string | null } => {
  const cleaned = pieces.map(withoutPlace)
  const score = (piece: string) => (isTitle(piece) ? 1 : 0) - (isEmployer(piece) ? 1 : 0)
  const [first = null, second = null] = cleaned
  if (!first) return { title: null, employer: null }
  if (!second) return score(first) < 0 ? { title: null, employer: first } : { title: first, employer: null }
  // A title comes first unless the words say otherwise.
  return score(second) > score(first) ? { title: second, employer: first } : { title: first, employer: second }
}

/** Lines as one text: a wrapped line goes on, a bullet or a finished sentence starts a new line. */
export const paragraph = (lines: readonly Line[]): string => {
  const widest = Math.max(0, ...lines.map((line) => line.text.length))
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1]?.text ?? ''
    const isFull = before.length >= 0.75 * widest || /^\p{Ll}/u.test(line.text)
    const goesOn = isFull && !isBullet(line.text) && !/[.!؟:؛]$/u.test(before)
    const bare = withoutBullet(line.text).replace(/\t/g, ' ')
    return index === 0 ? bare : `${text}${goesOn ? ' ' : '\n'}${bare}`
  }, '')
}
