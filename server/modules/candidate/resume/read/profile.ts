import type { Taxonomy } from '../../../../content/taxonomy/taxonomy'
import type { Line } from '../extract/text'
import type { ResumeProfile, WorkEntry } from '../resume-profile'
import { emailsIn, linksIn, phonesIn } from './contacts'
import { educationIn } from './education'
import { nameIn } from './name'
import { linesOfKind, sectionsOf } from './sections'
import { indexSkills } from './skill-index'
import { skillsIn } from './skills'
import { spokenLanguagesIn } from './spoken-languages'
import { workIn } from './work'

/** Reads a resume's lines into a profile. What the text does not say stays null or empty. */
export const profileOf = (lines: readonly Line[], taxonomy: Taxonomy): ResumeProfile => {
  const sections = sectionsOf(lines)
  const text = lines.map((line) => line.text).join('\n')
  const work = workIn(linesOfKind(sections, 'experience'))
  return {
    name: nameIn(linesOfKind(sections, 'top'), lines),
    emails: emailsIn(text),
    phones: phonesIn(lines.map((line) => line.text)),
    links: linksIn(text),
    skills: skillsIn(sections, work, indexSkills(taxonomy)),
    work_history_detailed: work,
    education: educationIn(linesOfKind(sections, 'education')),
    languages: spokenLanguagesIn(sections, taxonomy),
    media: [],
    career_path: careerOf(work),
  }
}

const careerOf = (work: readonly WorkEntry[]): string[] => {
  const oldestFirst = work.toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
  return [...new Set(oldestFirst.flatMap((entry) => entry.title ?? []))]
}
