import type { Taxonomy } from '../../content/taxonomy/taxonomy'
import type { Line } from '../extract/text'
import type { ResumeProfile, WorkEntry } from '../resume-profile'
import { awardsIn } from './awards'
import { emailsIn, linksIn, phonesIn, withWholeAddresses } from './contacts'
import { educationIn } from './education'
import { mediaIn } from './media'
import { nameIn } from './name'
import { linesOfKind, sectionsOf } from './sections'
import type { Section } from './sections'
import { indexSkills } from './skill-index'
import { skillsIn } from './skills'
import { languagesIn, spokenLanguagesIn } from './spoken-languages'
import { workIn } from './work'

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
  const sections = sectionsOf(lines, (text) => languagesIn([text], taxonomy).length > 0)
  const written = ownText(lines, sections)
  const text = written.join('\n')
  const work = workIn(linesOfKind(sections, 'experience')).slice(0, MOST.work)
  return {
    name: nameIn(linesOfKind(sections, 'top'), lines),
    emails: emailsIn(text).slice(0, MOST.contacts),
    phones: phonesIn(written).slice(0, MOST.contacts),
    links: linksIn(text).slice(0, MOST.links),
    skills: skillsIn(sections, work, indexSkills(taxonomy)).slice(0, MOST.skills),
    work_history_detailed: work,
    education: educationIn(linesOfKind(sections, 'education')).slice(0, MOST.education),
    languages: spokenLanguagesIn(sections, taxonomy),
    media: mediaIn(sections).slice(0, MOST.media),
    awards: awardsIn(sections).slice(0, MOST.awards),
    career_path: careerOf(work),
  }
}

/**
 * What stands under References belongs to others, unless nothing else says how to reach the
 * candidate.
 */
const ownText = (lines: readonly Line[], sections: readonly Section[]): string[] => {
  const own = withWholeAddresses(
    sections
      .filter((section) => section.kind !== 'aside')
      .flatMap((section) => section.lines.map((line) => line.text)),
  )
  return emailsIn(own.join('\n')).length || phonesIn(own).length
    ? own
    : withWholeAddresses(lines.map((line) => line.text))
}

/** The titles somebody has held, the oldest first. */
export const careerOf = (work: readonly WorkEntry[]): string[] => {
  const oldestFirst = work.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
  return [...new Set(oldestFirst.flatMap((entry) => entry.title ?? []))]
}
