import type { WorkEntry } from '../../resume-profile'
import { linesOfKind } from '../sections'
import type { Section } from '../sections'
import { isStudyPost } from '../studies/education'
import { isNarratedLine } from './by-content'
import { findToldPosts } from './told-posts'
import { toEntries, workIn } from './work'
import { isDegree, isJobTitle, isPlace, titleOrEmployer } from './work-words'

/**
 * The work of a resume, and its sections by what they hold. Posts that are told in the line of
 * their head are taken where they are more than what the section of work gives otherwise, and have
 * all of its posts among them.
 */
export const findWork = (
  written: readonly Section[],
  isSkillList: (text: string) => boolean,
): { sections: Section[]; work: WorkEntry[] } => {
  const usual = isNarratedLine(written, isSkillList)
  const work = workIn(linesOfKind(usual, 'experience'))
  const told = findToldPosts(written)
  const toldWork = toEntries(told.posts)
  const own = work.filter((post) => !isStudyPost(post) && !isDatedDegree(post))
  const real = own.filter(({ title, employer }) =>
    [title, employer].some((part) => part !== null && titleOrEmployer(part) !== 0),
  )
  const hasAll = real.every((post) =>
    toldWork.some((other) => saysAsMuch(other, post) || isSaidIn(other, post)),
  )
  const isMore =
    hasAll &&
    (toldWork.length > own.length ||
      (toldWork.length === own.length && own.length > 0 && says(toldWork) > says(own)))
  return isMore
    ? { sections: isNarratedLine(told.sections, isSkillList), work: toldWork }
    : { sections: usual, work }
}

/** Whether a post is of the same time and lacks nothing that the other has. */
const saysAsMuch = (post: WorkEntry, other: WorkEntry): boolean =>
  post.start?.slice(0, 4) === other.start?.slice(0, 4) &&
  (post.title !== null || other.title === null || !isJobTitle(other.title)) &&
  (post.employer !== null || other.employer === null)

/** Whether a post is part of what another one says of its work: "… reviewer since 2025 …". */
const isSaidIn = ({ description }: WorkEntry, { title, start }: WorkEntry): boolean =>
  title !== null &&
  start !== null &&
  description.includes(title) &&
  description.includes(start.slice(0, 4))

/** How much posts say: a title by its noun, an employer that is no place, and an end. */
const says = (work: readonly WorkEntry[]): number =>
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
