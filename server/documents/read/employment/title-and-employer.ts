import type { Line } from '../../extract/text'
import { withoutPlace } from './pieces'
import { isEmployer, isPlace, isTitle, titleOrEmployer } from './work-words'

export interface Named {
  title: string | null
  employer: string | null
}

export interface Post {
  title: string | null
  employer: string | null
  start: string | null
  end: string | null
  body: Line[]
}

/** A piece of a head, and the whole piece that it was cut from at a comma. */
interface Part {
  text: string
  whole: string
}

/**
 * The title and the employer among the pieces of a head, in their order. Where the employer is no
 * part of the title's own piece, that piece is the title: "Manager, Priority Banking".
 */
const parted = (pieces: readonly string[]): string[] => {
  const parts = splitPieces(pieces).map(({ text, whole }): Part => ({
    text: withoutPlace(withoutCity(text)),
    whole,
  }))
  const found = joinIntoTwo(parts)
  const [first, second] = found
  const isApart = first !== undefined && second !== undefined && first.whole !== second.whole
  return found
    .map(({ text, whole }) =>
      isApart && titleOrEmployer(text) > 0 && whole !== text ? withoutPlace(whole) : text,
    )
    .map(withoutBranch)
}

/**
 * Where another piece is plainly the employer, what follows a title's comma belongs to the title:
 * "Manager, Priority Banking".
 */
const splitPieces = (written: readonly string[]): Part[] => {
  const pieces = written.flatMap(splitAtJoint)
  const named = pieces.some((piece) => isEmployer(piece) && !isTitle(piece))
  return pieces.flatMap((whole) =>
    (named && !isEmployer(whole) ? [whole] : splitAtComma(whole)).map((text) => ({ text, whole })),
  )
}

/**
 * "Coordinator / Quartz Bay Services" and "Crew with Falcon Wings" are a title and an employer,
 * "Waiter / Cashier" one title.
 */
const SELF = /^(?:self[- ]employed|various (?:clients|schools|companies)|لحسابي الخاص|عمل حر)$/iu
const splitAtJoint = (piece: string): string[] => {
  const [title = '', employer] = piece.split(/\s+with\s+(?=\p{Lu})/u)
  if (employer && titleOrEmployer(title) > 0 && titleOrEmployer(employer) <= 0)
    return [title, employer]
  const [post = '', firm = ''] = piece.split(/\s+(?:in|at|for)\s+(?=\p{Lu})/iu)
  if (titleOrEmployer(post) > 0 && titleOrEmployer(firm) <= -2) return [post, firm]
  const parts = piece.split(/\s+\/\s+/u)
  const [first = 0, second = 0] = parts.map(titleOrEmployer)
  const isOwn = first > 0 && SELF.test(parts[1] ?? '')
  return parts.length === 2 && (first * second < 0 || isOwn) ? parts : [piece]
}

/**
 * "Delta Consultants, Mansoura, Egypt": before a country we know stands a city we need not know.
 */
const LEGAL_FORM = /^(?:inc|ltd|llc|l\.l\.c|llp|co|corp|plc|pvt|gmbh|limited)\b/iu
const withoutCity = (piece: string): string => {
  const [, name, city, country] =
    /^(.+?)\s*[,،]\s*([^,،\d]+?)\s*[,،]\s*([^,،]+)$/u.exec(piece) ?? []
  return name &&
    city &&
    country &&
    isPlace(country) &&
    !LEGAL_FORM.test(city) &&
    city.split(' ').length <= 2 &&
    titleOrEmployer(city) === 0
    ? name
    : piece
}

/** Words after a title's comma that describe the title and are not an employer. */
const NO_EMPLOYER =
  /^(?:year|grade|level|class|shift|team|section|night|part[- ]time|full[- ]time|contract|temporary|acting|band|\d{1,2}(?!\d))(?!\p{L})|(?:department|dept\.?|division|section|unit|shift)$/iu

/**
 * "Content Moderator, Crescent Media LLC" is a title and an employer; other commas stay. Of several
 * commas the one parts them that leaves most on both sides.
 */
const splitAtComma = (piece: string): string[] => {
  const parts = withoutPlace(piece).split(/\s*[,،]\s+/u)
  if (parts.length < 2) return [piece]
  const cuts = parts.slice(1).map((_, n) => {
    const [left, right] = [parts.slice(0, n + 1).join(', '), parts.slice(n + 1).join(', ')]
    const [a, b] = [titleOrEmployer(parts[n] ?? ''), titleOrEmployer(parts[n + 1] ?? '')]
    const [first, second] = [titleOrEmployer(parts[0] ?? ''), titleOrEmployer(right)]
    const says = Math.max(Math.abs(a - b), Math.abs(first - second))
    return { left, right, says: Math.sign(first) === Math.sign(b) ? 0 : says, n }
  })
  const best = cuts.reduce((one, other) => (other.says > one.says ? other : one))
  return best.says >= 2 && !NO_EMPLOYER.test(best.right) ? [best.left, best.right] : [piece]
}

const DEPARTMENT =
  /^(?:قسم|وحدة|شعبة|إدارة)(?!\p{L})|(?<!\p{L})(?:department|dept\.?|division|section|unit|ward|accounts|shift)$/iu

/** What somebody is sent to by an employer. */
const CONTRACT = /(?<!\p{L})(?:contract|project|campaign)$|^(?:مشروع|عقد)(?!\p{L})/iu

/**
 * Of more than two pieces, the title and the best of the others for its employer: what is left is a
 * place or a department.
 */
const joinIntoTwo = (written: readonly Part[]): Part[] => {
  const own = written.filter(({ text }) => !CONTRACT.test(text))
  const parts = own.length >= 2 ? own : written
  if (parts.length <= 2) return [...parts]
  const pieces = parts.map(({ text }) => text)
  const rank = (sign: 1 | -1, not: number) =>
    pieces.reduce(
      (best, piece, at) =>
        at !== not &&
        (best < 0 || sign * titleOrEmployer(piece) > sign * titleOrEmployer(pieces[best] ?? ''))
          ? at
          : best,
      -1,
    )
  const title = rank(1, -1)
  const employer = rank(-1, title)
  // "Nurse – Emergency Department" keeps the department.
  const named = parts.map((part, at) => {
    const behind = at === title && at + 1 !== employer ? (pieces[at + 1] ?? '') : ''
    return DEPARTMENT.test(behind) ? { ...part, text: `${part.text} – ${behind}` } : part
  })
  return [title, employer].toSorted((a, b) => a - b).flatMap((index) => named[index] ?? [])
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
    !LEGAL_FORM.test(rest) &&
    titleOrEmployer(rest) <= 0 &&
    !isTitle(rest) &&
    rest.split(' ').length <= 3
  return isBranch ? name.trim() : piece
}

/** Names have capitals; a piece like "Quotations from suppliers" is a task. */
const SENTENCE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)* \p{Ll}{4,}$/u

/** How much the pieces of a head say of title and employer. */
export const scorePieces = (pieces: readonly string[]): number => {
  const found = splitPieces(pieces).map(({ text }) => withoutPlace(text))
  const signs = found.map(titleOrEmployer)
  const title = Math.max(0, ...signs)
  const employer = Math.max(0, ...signs.map((sign) => -sign))
  const sentences = found.filter(
    (piece) => titleOrEmployer(piece) === 0 && SENTENCE.test(piece),
  ).length
  const long = found.filter((piece) => piece.length > 70 || piece.split(' ').length > 9).length
  return (
    Math.min(2, title) +
    Math.min(2, employer) +
    Math.min(2, found.length) * 0.8 -
    Math.max(0, found.length - 2) * 0.8 -
    sentences * 0.8 -
    long * 1.5
  )
}

/** Above 0 where titles stand first in most heads, below 0 where employers do. */
export const usualOrder = (heads: readonly (readonly string[])[]): number =>
  heads.reduce((sum, pieces) => {
    const [first, second] = parted(pieces)
    return sum + (first && second ? Math.sign(titleOrEmployer(first) - titleOrEmployer(second)) : 0)
  }, 0)

/**
 * Where the words of this post do not say which is which, `usual` does: below 0 the employer comes
 * first.
 */
export const titleAndEmployer = (pieces: readonly string[], usual: number): Named => {
  const [first, second] = parted(pieces)
  if (!first) return { title: null, employer: null }
  if (!second)
    return titleOrEmployer(first) < 0
      ? { title: null, employer: first }
      : { title: first, employer: null }
  const order = titleOrEmployer(first) - titleOrEmployer(second) || usual
  return order < 0 ? { title: second, employer: first } : { title: first, employer: second }
}
