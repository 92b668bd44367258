import type { Taxonomy } from '../../content/taxonomy/taxonomy'
import type { Line } from '../extract/text'
import type { ResumeProfile, WorkEntry } from '../resume-profile'
import { awardsIn } from './studies/awards'
import { findWork } from './employment/find-work'
import { withHeadTitle } from './employment/head-title'
import { emailsIn, linksIn, withWholeAddresses } from './person/contacts'
import { phonesIn } from './person/phones'
import { educationIn, isStudyPost, studiesElsewhere, toStudy } from './studies/education'
import { loneStudies } from './studies/lone-studies'
import { mediaIn } from './person/media'
import { nameIn } from './person/name'
import { linesOfKind, splitSections } from './sections'
import type { Section } from './sections'
import { indexSkills } from './skills/skill-index'
import { isSkillList, skillsIn } from './skills/skills'
import { languagesIn, spokenLanguagesIn } from './skills/spoken-languages'

/** A file that says more is no resume; what is kept stays small enough to show. */
const MOST = {
  work: 60,
  education: 30,
  contacts: 10,
  links: 30,
  skills: 200,
  media: 30,
  awards: 30,
}

/** Reads a resume's lines into a profile. What the text does not say stays null or empty. */
export const readProfile = (lines: readonly Line[], taxonomy: Taxonomy): ResumeProfile => {
  const index = indexSkills(taxonomy)
  const { sections, work: posts } = findWork(
    splitSections(lines, (text) => languagesIn([text], taxonomy).length > 0),
    (text) => isSkillList(text, index),
  )
  const written = ownText(lines, sections)
  const text = written.join('\n')
  const whole = withWholeAddresses(
    sections
      .filter(({ kind }) => kind !== 'aside')
      .flatMap((section) => section.lines.map((line) => line.text)),
  )
  const name = nameIn(linesOfKind(sections, 'top'), lines)
  const held = posts.filter((post) => !isStudyPost(post))
  const work = withHeadTitle(held, lines, name).slice(0, MOST.work)
  return {
    name,
    emails: emailsIn(text).slice(0, MOST.contacts),
    phones: phonesIn(
      written,
      getContactLines(sections),
      lines.map((line) => line.text),
    ).slice(0, MOST.contacts),
    links: linksIn(whole.join('\n')).slice(0, MOST.links),
    skills: skillsIn(sections, posts.slice(0, MOST.work), index, name).slice(0, MOST.skills),
    work_history_detailed: work,
    education: studiesIn(sections, posts).slice(0, MOST.education),
    languages: spokenLanguagesIn(sections, taxonomy),
    media: mediaIn(sections).slice(0, MOST.media),
    awards: awardsIn(sections).slice(0, MOST.awards),
    career_path: toCareer(work),
  }
}

/** The studies of their sections and among the posts, or else those that stand elsewhere. */
const studiesIn = (
  sections: readonly Section[],
  posts: readonly WorkEntry[],
): ResumeProfile['education'] => {
  const studied = educationIn(linesOfKind(sections, 'education'))
  const own = [...studied, ...posts.filter(isStudyPost).map(toStudy)]
  if (own.length > 0) return own
  const elsewhere = studiesElsewhere(sections)
  return elsewhere.length > 0 ? elsewhere : educationIn(loneStudies(sections))
}

/** The lines that say where somebody is: those at the top and of the personal details. */
const getContactLines = (sections: readonly Section[]): string[] =>
  sections
    .filter(({ kind }) => kind === 'top' || kind === 'contact')
    .flatMap(({ lines }) => lines.slice(0, 12).map((line) => line.text))

/**
 * If the top and the personal details contain contact details, addresses elsewhere belong to
 * employers and referees. Those under References always do, unless there are no others.
 */
const ownText = (lines: readonly Line[], sections: readonly Section[]): string[] => {
  const joinText = (kinds: (kind: Section['kind']) => boolean) =>
    withWholeAddresses(
      sections
        .filter((section) => kinds(section.kind))
        .flatMap((section) => section.lines.map((line) => line.text)),
    )
  const hasAny = (text: readonly string[]) =>
    emailsIn(text.join('\n')).length > 0 && phonesIn(text).length > 0
  const first = joinText((kind) => kind === 'top' || kind === 'contact')
  if (hasAny(first)) return first
  const own = joinText((kind) => kind !== 'aside')
  return emailsIn(own.join('\n')).length || phonesIn(own).length
    ? own
    : withWholeAddresses(lines.map((line) => line.text))
}

/** The titles somebody has held, the oldest first. */
export const toCareer = (work: readonly WorkEntry[]): string[] => {
  const oldestFirst = work.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
  return [...new Set(oldestFirst.flatMap((entry) => entry.title ?? []))]
}
