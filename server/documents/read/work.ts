import type { Line } from '../extract/text'
import type { WorkEntry } from '../resume-profile'
import { entriesOf, withoutPlace } from './entries'
import { labelledPosts } from './labelled'
import { isBullet, withoutBullet } from './sections'
import { isEmployer, isPlace, isTitle } from './work-words'

const MAX_DESCRIPTION = 4_000

/** Time away from work, which people put among their posts so that no years are missing. */
const BREAK =
  /^(?:(?:planned |family )?career break|sabbatical|maternity leave|parental leave|gap year|انقطاع عن العمل|تفرغ عائلي|إجازة أمومة)(?!\p{L})/iu

/** The jobs of an experience section, in the order in which they stand. */
export const workIn = (lines: readonly Line[]): WorkEntry[] => {
  const posts = labelledPosts(lines).map((post) => ({
    ...post,
    title: post.title && withoutPlace(post.title),
    employer: post.employer && withoutPlace(post.employer),
  }))
  const found = posts.length ? posts : datedPosts(lines)
  return found.flatMap(({ title, employer, start, end, body }) => {
    const isBreak = BREAK.test(title ?? employer ?? '')
    return (title || employer) && !isBreak
      ? [{ title, employer, start, end, description: paragraph(body).slice(0, MAX_DESCRIPTION) }]
      : []
  })
}

/**
 * A resume keeps one order, so the words of all posts say whether titles or employers stand first
 * in it.
 */
const datedPosts = (lines: readonly Line[]) => {
  const entries = entriesOf(lines, { singleDates: false, pieces: 2 }).map((entry) => ({
    ...entry,
    pieces: twoOf(splitPieces(entry.pieces).map(withoutCity).map(withoutPlace)).map(withoutBranch),
  }))
  const usual = entries.reduce(
    (sum, { pieces: [first, second] }) =>
      sum + (first && second ? Math.sign(score(first) - score(second)) : 0),
    0,
  )
  return entries.map(({ pieces, ...entry }) => ({ ...entry, ...titleAndEmployer(pieces, usual) }))
}

/**
 * Where another piece is plainly the employer, what follows a title's comma belongs to the title:
 * "Manager, Priority Banking".
 */
const splitPieces = (pieces: readonly string[]): string[] => {
  const named = pieces.some((piece) => isEmployer(piece) && !isTitle(piece))
  return pieces.flatMap((piece) => (named && !isEmployer(piece) ? [piece] : splitAtComma(piece)))
}

/**
 * "Delta Consultants, Mansoura, Egypt": before a country we know stands a city we need not know.
 */
const withoutCity = (piece: string): string => {
  const [, name, city, country] =
    /^(.+?)\s*[,،]\s*([^,،\d]+?)\s*[,،]\s*([^,،]+)$/u.exec(piece) ?? []
  return name &&
    city &&
    country &&
    isPlace(country) &&
    city.split(' ').length <= 2 &&
    !isEmployer(city) &&
    !isTitle(city)
    ? name
    : piece
}

/** "Content Moderator, Crescent Media LLC" is a title and an employer; other commas stay. */
const splitAtComma = (piece: string): string[] => {
  const found = /^(.+?)\s*[,،]\s+(.+)$/u.exec(withoutPlace(piece))
  const [, left, right] = found ?? []
  if (!left || !right || isTitle(left) === isTitle(right)) return [piece]
  const employer = isTitle(left) ? right : left
  const title = isTitle(left) ? left : right
  return isEmployer(employer) || !isEmployer(title) ? [left, right] : [piece]
}

/**
 * Of more than two pieces, the title and the best of the others for its employer: what is left is a
 * place or a department.
 */
const twoOf = (pieces: readonly string[]): string[] => {
  const title = pieces.length > 2 ? pieces.findIndex((piece) => score(piece) > 0) : -1
  if (title < 0) return [...pieces]
  const others = pieces.map((_, index) => index).filter((index) => index !== title)
  const employer = others.find((index) => isEmployer(pieces[index] ?? '')) ?? others[0] ?? title
  return [title, employer].toSorted((a, b) => a - b).flatMap((index) => pieces[index] ?? [])
}

/**
 * "Sikka Creative House, Dubai Design District": a few words behind a name that is plainly an
 * employer's are where it is.
 */
const withoutBranch = (piece: string): string => {
  const [, name, rest] = /^([^,،]+)[,،]\s*([^,،\d]+)$/u.exec(piece) ?? []
  const isBranch =
    name &&
    rest &&
    isEmployer(name) &&
    !isTitle(name) &&
    !isEmployer(rest) &&
    !isTitle(rest) &&
    rest.split(' ').length <= 3
  return isBranch ? name.trim() : piece
}

const score = (piece: string): number => (isTitle(piece) ? 1 : 0) - (isEmployer(piece) ? 1 : 0)

/**
 * Where the words of this post do not say which is which, `usual` does: below 0 the employer comes
 * first.
 */
const titleAndEmployer = (
  [first, second]: readonly string[],
  usual: number,
): { title: string | null; employer: string | null } => {
  if (!first) return { title: null, employer: null }
  if (!second)
    return score(first) < 0 ? { title: null, employer: first } : { title: first, employer: null }
  const order = score(first) - score(second) || usual
  return order < 0 ? { title: second, employer: first } : { title: first, employer: second }
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
