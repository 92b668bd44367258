import type { Line } from '../../extract/text'
import type { WorkEntry } from '../../resume-profile'
import { isDateOnly, rangeIn } from '../dates'
import { splitEntries } from './entries'
import { splitPieces, withoutPlace } from './pieces'
import { labelledRecords, shapedRecords, readSpan, tableRecords } from './records'
import type { LabelledRecord } from './records'
import { isBullet, withoutBullet } from '../sections'
import { readNarratedPost } from './narrated-posts'
import { titleAndEmployer, usualOrder, scorePieces } from './title-and-employer'
import type { Post } from './title-and-employer'
import { undatedPosts } from './undated'
import { isTitle, titleOrEmployer } from './work-words'

const MAX_DESCRIPTION = 4_000

/** Time away from work, which people put among their posts so that no years are missing. */
const BREAK =
  /^(?:(?:planned |family )?career break|sabbatical|(?:full[- ]time |stay[- ]at[- ]home )(?:parent|mother|father|mum|mom|dad)|maternity leave|parental leave|gap year|انقطاع عن العمل|تفرغ عائلي|إجازة أمومة)(?!\p{L})/iu

/** A span that says in its line that there was no work. */
const NO_WORK = /(?<!\p{L})(?:career break|without work|unemployed|بدون عمل|بلا عمل)(?!\p{L})/iu

/** The jobs of an experience section, in the order in which they stand. */
export const workIn = (lines: readonly Line[]): WorkEntry[] => {
  const posts = READINGS.reduce<Post[]>((found, read) => (found.length ? found : read(lines)), [])
  return toEntries(posts)
}

export const toEntries = (posts: readonly Post[]): WorkEntry[] =>
  withoutTwins(posts).flatMap(({ title, employer, start, end, body }) => {
    const isBreak = BREAK.test(title ?? employer ?? '')
    return (title || employer) && !isBreak
      ? [{ title, employer, start, end, description: paragraph(body).slice(0, MAX_DESCRIPTION) }]
      : []
  })

/**
 * A resume that is written twice, once in each language, names each post twice: of two posts of one
 * time, in different scripts, the first is kept.
 */
const withoutTwins = (posts: readonly Post[]): Post[] => {
  const isArabic = (post: Post) => /\p{Script=Arabic}/u.test(post.title ?? post.employer ?? '')
  const isTwin = (a: Post, b: Post) =>
    a.start !== null && a.start === b.start && a.end === b.end && isArabic(a) !== isArabic(b)
  return posts.filter((post, at) => !posts.slice(0, at).some((other) => isTwin(other, post)))
}

const IN_BRACKETS = /^(.+?)\s*\(([^()\d]+)\)$/u

/**
 * "Accountant (Sahl Dairies)": where one post names an employer in brackets that is plainly one, the
 * others do so as well.
 */
const withoutBrackets = (lines: readonly Line[]): Line[] => {
  const signs = (text: string) => {
    const [, before = '', inside = ''] = IN_BRACKETS.exec(text) ?? []
    return titleOrEmployer(before) > 0 && inside.includes(' ') ? titleOrEmployer(inside) : null
  }
  const isUsual = lines.some(({ text }) => (signs(text) ?? 0) < 0)
  return lines.map((line) =>
    isUsual && signs(line.text) === 0
      ? { ...line, text: line.text.replace(IN_BRACKETS, '$1\t$2') }
      : line,
  )
}

/** Heads that are bullets, each above the line of its date: "* Plumber in Blue Pipes". */
const withoutHeadBullets = (lines: readonly Line[]): readonly Line[] => {
  const dates = lines.flatMap(({ text }, at) => (rangeIn(text) && isDateOnly(text) ? [at] : []))
  const areHeads = dates.length > 0 && dates.every((at) => isBullet(lines[at - 1]?.text ?? ''))
  return lines.map((line, at) =>
    areHeads && dates.includes(at + 1) ? { ...line, text: withoutBullet(line.text) } : line,
  )
}

const isPost = ({ fields }: LabelledRecord): boolean =>
  fields.degree === undefined && (fields.post ?? fields.title ?? fields.employer) !== undefined

const toPost = (record: LabelledRecord): Post => {
  const { post, title = null, employer = null } = record.fields
  const named = post === undefined ? { title, employer } : titleAndEmployer(splitPieces(post), 0)
  return { ...named, ...readSpan(record), body: record.body }
}

const withoutPlaces = (post: Post): Post => ({
  ...post,
  title: post.title && withoutPlace(post.title),
  employer: post.employer && withoutPlace(post.employer),
})

/**
 * A resume keeps one order, so the words of all posts say whether titles or employers stand first
 * in it.
 */
const datedPosts = (lines: readonly Line[]): Post[] => {
  const entries = splitEntries(withoutBrackets(withoutHeadBullets(lines)), {
    single: 'heads',
    worth: scorePieces,
  })
  const usual = usualOrder(entries.map(({ pieces }) => pieces))
  const posts = entries.flatMap(({ pieces, text, ...entry }): Post[] => {
    if (NO_WORK.test(text)) return []
    const told = readNarratedPost(text)
    const isNarrated = told !== null && (isTitle(told.title) || pieces.length === 1)
    return [
      isNarrated
        ? withoutPlaces({ ...entry, title: told.title, employer: told.employer })
        : { ...entry, ...titleAndEmployer(pieces, usual) },
    ]
  })
  return withinEmployers(posts)
}

/**
 * Several posts with one employer, whose name is above them once, with the whole span or without
 * one.
 */
const withinEmployers = (posts: readonly Post[]): Post[] => {
  const named = posts.filter(({ employer }) => employer !== null).length
  let last: Post | null = null
  const out: Post[] = []
  posts.forEach((post, at) => {
    const next = posts[at + 1]
    const isHead =
      post.title === null &&
      post.employer !== null &&
      post.body.length === 0 &&
      next?.employer === null &&
      isWithin(next, post)
    if (!isHead)
      out.push(
        post.employer === null &&
          last?.employer &&
          (2 * named >= posts.length || isWithin(post, last))
          ? { ...post, employer: last.employer }
          : post,
      )
    if (post.employer !== null) last = post
  })
  return out
}

const isWithin = (inner: Post, outer: Post): boolean =>
  inner.start !== null &&
  outer.start !== null &&
  inner.start >= outer.start.slice(0, inner.start.length) &&
  (outer.end === 'present' || (inner.end ?? '') <= `${outer.end ?? '9999'}~`)

/** The ways in which posts are written, the plainest first; the first that finds any is taken. */
const READINGS: readonly ((lines: readonly Line[]) => Post[])[] = [
  (lines) => labelledRecords(lines, ['title', 'employer']).map(toPost).map(withoutPlaces),
  (lines) => tableRecords(lines).filter(isPost).map(toPost),
  (lines) => shapedRecords(lines).map(toPost),
  datedPosts,
  undatedPosts,
]

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
