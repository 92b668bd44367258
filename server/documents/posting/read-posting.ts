import { foldText } from '../../../machines/shared/fold'
import { byForm, type Taxonomy } from '../../content/taxonomy/taxonomy'
import type { Line } from '../extract/text'
import { findRoles } from '../../content/taxonomy/role-in-title'
import { isAdvertisement } from './advertisement'
import { closingDayIn } from './closing-date'
import { employerIn } from './employer'
import { experienceIn } from './experience'
import { industryLabel, labelled, placeLabel } from './labelled'
import { citiesIn } from './places'
import type { Posting } from './posting'
import { splitPassages } from './sections'
import { jobTypeIn, modeIn, termsIn } from './terms'
import { knownRoles, titleIn } from './title'
import { wantedSkills } from './wanted-skills'

const mostDescription = 20_000

/**
 * The details of a job that a page states outside of its text; they count before those of the text.
 */
export type Stated = Partial<
  Omit<Posting, 'skills' | 'description' | 'occupation' | 'places' | 'terms'>
> & {
  place?: string | null
  industryName?: string | null
}

/**
 * Reads a job's text. Null when nothing in it is one: no title, no skill, and not the words of an
 * advertisement.
 */
export function readPostingLines(
  lines: readonly Line[],
  taxonomy: Taxonomy,
  stated: Stated = {},
): Posting | null {
  const texts = lines.map(({ text }) => text)
  const find = findRoles(taxonomy.occupations)
  const title = stated.title ?? titleIn(texts, knownRoles(byForm(taxonomy.occupations), find))
  const employer = stated.employer ?? employerIn(texts)
  const skills = wantedSkills(splitPassages(withoutName(lines, employer)), taxonomy)
  if (title === null && skills.length === 0 && !isAdvertisement(texts)) return null
  const whole = texts.join('\n')
  const occupation = title === null ? null : find(title)
  const places = placesIn(stated.place ?? labelled(texts, placeLabel), whole)
  const industry = findIndustry(stated.industryName ?? labelled(texts, industryLabel), taxonomy)
  return {
    title,
    description: describe(lines, title).slice(0, mostDescription),
    skills,
    experience: stated.experience ?? experienceIn(texts),
    job_type: stated.job_type ?? jobTypeIn(whole),
    availability_mode: stated.availability_mode ?? modeIn(whole),
    city: stated.city ?? places[0] ?? null,
    places,
    employer,
    terms: termsIn(whole),
    sector: stated.sector ?? industry?.sector ?? occupation?.sector ?? null,
    industry: industry?.id ?? null,
    occupation: occupation?.id ?? null,
    closes_on: stated.closes_on ?? closingDayIn(texts),
  }
}

/** What a firm is called asks nothing of who works there. */
const withoutName = (lines: readonly Line[], name: string | null): readonly Line[] =>
  name === null ? lines : lines.map((line) => ({ ...line, text: line.text.replace(name, ' ') }))

/** The cities that are said to be the place of work; of the whole text where none is. */
function placesIn(said: string | null, whole: string): Posting['places'] {
  const named = said === null ? [] : citiesIn(said)
  return named.length > 0 ? named : citiesIn(whole)
}

function findIndustry(name: string | null, taxonomy: Taxonomy) {
  if (name === null) return null
  const folded = foldText(name)
  return (
    taxonomy.industries.find(({ en, ar }) => foldText(en) === folded || foldText(ar) === folded) ??
    null
  )
}

/**
 * The text as it stands, without the line that is the title; an empty line where there was a gap.
 */
function describe(lines: readonly Line[], title: string | null): string {
  const kept = lines.filter(
    ({ text }, at) =>
      !(at < 8 && title !== null && text.includes(title) && text.length <= title.length + 20),
  )
  return kept
    .map(
      ({ text, gapBefore }, at) =>
        `${gapBefore && at > 0 ? '\n' : ''}${text.replaceAll('\t', ' ')}`,
    )
    .join('\n')
    .trim()
}
