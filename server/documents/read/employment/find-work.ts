import type { WorkEntry } from '../../resume-profile'
import { linesOfKind } from '../sections'
import type { Section } from '../sections'
import { isStudyPost } from '../studies/education'
import { withKindsByContent } from './by-content'
import { findInlinePosts } from './inline-posts'
import { toEntries, workIn } from './work'
import { isDegree, isJobTitle, isPlace, titleOrEmployer } from './work-words'

/**
 * The work of a resume, and its sections by what they contain. A resume is read in two ways: by its
 * sections, and by lines that hold the head and the description of a post. The second reading
 * counts if it finds more and loses no post of the first.
 */
export const findWork = (
  written: readonly Section[],
  isSkillList: (text: string) => boolean,
): { sections: Section[]; work: WorkEntry[] } => {
  const usual = withKindsByContent(written, isSkillList)
  const work = workIn(linesOfKind(usual, 'experience'))
  const inline = findInlinePosts(written)
  const inlineWork = toEntries(inline.posts)
  const own = work.filter((post) => !isStudyPost(post) && !isDatedDegree(post))
  const real = own.filter(({ title, employer }) =>
    [title, employer].some((part) => part !== null && titleOrEmployer(part) !== 0),
  )
  const hasAll = real.every((post) =>
    inlineWork.some((other) => hasAllOf(other, post) || isDutyOf(other, post)),
  )
  const isMore =
    hasAll &&
    (inlineWork.length > own.length ||
      (inlineWork.length === own.length &&
        own.length > 0 &&
        countFacts(inlineWork) > countFacts(own)))
  return isMore
    ? { sections: withKindsByContent(inline.sections, isSkillList), work: inlineWork }
    : { sections: usual, work }
}

/** Whether a post is of the same time and lacks nothing that the other has. */
const hasAllOf = (post: WorkEntry, other: WorkEntry): boolean =>
  post.start?.slice(0, 4) === other.start?.slice(0, 4) &&
  (post.title !== null || other.title === null || !isJobTitle(other.title)) &&
  (post.employer !== null || other.employer === null)

/** Whether a post is a duty in the description of another one: "… reviewer since 2025 …". */
const isDutyOf = ({ description }: WorkEntry, { title, start }: WorkEntry): boolean =>
  title !== null &&
  start !== null &&
  description.includes(title) &&
  description.includes(start.slice(0, 4))

/** How many facts posts have: a title by its noun, an employer that is no place, and an end. */
const countFacts = (work: readonly WorkEntry[]): number =>
  work.reduce(
    (sum, { title, employer, end }) =>
      sum +
      (title !== null && isJobTitle(title) ? 1 : 0) +
      (employer !== null && !isPlace(employer) ? 1 : 0) +
      (end === null ? 0 : 1),
    0,
  )

/** A degree with its year, which stands below the posts of a section. */
const isDatedDegree = ({ title, employer, end }: WorkEntry): boolean =>
  end === null && isDegree(`${title ?? ''} ${employer ?? ''}`)
