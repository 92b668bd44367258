import type { Line } from '../../extract/text'
import { splitPieces, withoutPlace } from './pieces'
import { isHeadLine } from './spans'
import { titleAndEmployer, scorePieces } from './title-and-employer'
import type { Post } from './title-and-employer'
import { titleOrEmployer } from './work-words'

/**
 * Posts of a section without any dates: lines that are a title, an employer or both, of which each
 * title opens a post, or each employer where employers stand first.
 */
export const undatedPosts = (lines: readonly Line[]): Post[] => {
  const posts: Post[] = []
  let open: Post | null = null
  for (const line of lines) {
    const pieces =
      isHeadLine(line, Infinity) && line.text.length <= 90 ? splitPieces(line.text) : []
    const both = titleAndEmployer(pieces, 0)
    const known = pieces.some((piece) => titleOrEmployer(piece) !== 0)
    if (both.title && both.employer && scorePieces(pieces) >= 4) {
      open = { ...both, start: null, end: null, body: [] }
      posts.push(open)
      continue
    }
    const piece = pieces.length === 1 ? withoutPlace(pieces[0] ?? '') : null
    const sign = piece === null ? 0 : titleOrEmployer(piece)
    const field = sign > 0 ? 'title' : 'employer'
    if (piece === null || !known) open?.body.push(line)
    else if (open && open[field] === null && open.body.length === 0) open[field] = piece
    else {
      open = { title: null, employer: null, start: null, end: null, body: [], [field]: piece }
      posts.push(open)
    }
  }
  // A line of a story may hold a title's word or an employer's; both together are a post.
  return posts.filter(({ title, employer }) => title !== null && employer !== null)
}
