import type { Line } from '../../extract/text'
import type { Section } from '../sections'
import { isBullet } from '../sections'
import { singleIn, rangeIn } from '../dates'
import { SAME, readInlinePost, splitAtSpans } from './inline-post'
import type { InlinePost } from './inline-post'
import type { Post } from './title-and-employer'
import { isDegree } from './work-words'

/** Sections in which posts may stand that have no heading, or one of unknown words. */
const OPEN: readonly Section['kind'][] = ['top', 'summary', 'unknown', 'experience', 'contact']

export interface InlinePosts {
  posts: Post[]
  /** The sections with the lines of the posts apart, as experience. */
  sections: Section[]
}

/**
 * Posts whose heads and descriptions share a line, wherever they stand: a span of time beside the
 * name of an employer or a title begins one, and the lines below up to the next span, a gap or a
 * study tell of it.
 */
export const findInlinePosts = (sections: readonly Section[]): InlinePosts => {
  const posts: Post[] = []
  const forms = formsOf(sections)
  const out = sections.flatMap((section): Section[] => {
    if (!OPEN.includes(section.kind)) return [section]
    const parts: Section[] = [{ ...section, lines: [] }]
    let isOpen = false
    const rest = section.kind === 'experience' ? 'other' : section.kind
    for (const line of section.lines) {
      const found = readLine(line, section, forms, posts.length > 0)
      const last = posts.at(-1)
      if (found.length > 0) {
        for (const { detail, ...post } of found)
          posts.push({
            ...post,
            employer: SAME.test(post.employer ?? '')
              ? (posts.at(-1)?.employer ?? null)
              : post.employer,
            body: detail === '' ? [] : [{ ...line, text: detail }],
          })
        isOpen = true
      } else if (isOpen && last && goesOn(line)) last.body.push(line)
      else isOpen = false
      const kind = isOpen ? 'experience' : posts.length > 0 ? rest : section.kind
      const part = parts.at(-1)
      if (part?.kind === kind) part.lines.push(line)
      else parts.push({ kind, lines: [line] })
    }
    return parts.filter(({ lines }, at) => at === 0 || lines.length > 0)
  })
  return { posts, sections: out }
}

/** How a line with a post is written: its bullet, and whether the span comes first. */
const toForm = ({ text }: Line, { isDateFirst }: InlinePost): string =>
  `${isBullet(text) ? 'bullet' : ''} ${isDateFirst ? 'first' : ''}`

/** The forms of the posts whose heads contain a noun: other lines in these forms are posts, too. */
const formsOf = (sections: readonly Section[]): ReadonlySet<string> =>
  new Set(
    sections
      .filter(({ kind }) => OPEN.includes(kind))
      .flatMap(({ lines }) =>
        lines.flatMap((line) => {
          const post = readInlinePost(splitAtSpans(line.text)[0] ?? '')
          return post?.isKnown ? [toForm(line, post)] : []
        }),
      ),
  )

const readLine = (
  line: Line,
  section: Section,
  forms: ReadonlySet<string>,
  isAfterPost: boolean,
): InlinePost[] =>
  splitAtSpans(line.text).flatMap((part) => {
    const post = readInlinePost(part, isAfterPost)
    const isPost =
      post !== null &&
      // A date alone may be of anything, but not beside a title and an employer.
      (post.end !== null || post.employer !== null) &&
      (post.isKnown ||
        (section.kind === 'experience' && !isBullet(line.text)) ||
        forms.has(toForm(line, post)))
    return isPost ? [post] : []
  })

const goesOn = (line: Line): boolean =>
  !line.gapBefore &&
  !(
    isDegree(line.text) &&
    line.text.length <= 120 &&
    !rangeIn(line.text) &&
    singleIn(line.text) !== null
  )
