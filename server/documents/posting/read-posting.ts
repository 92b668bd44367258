import { foldText } from '../../content/taxonomy/fold'
import { byForm, type Taxonomy } from '../../content/taxonomy/taxonomy'
import type { Line } from '../extract/text'
import { isTitle } from '../read/work-words'
import {
  cityIn,
  closingLabel,
  dayIn,
  experienceIn,
  industryLabel,
  jobTypeIn,
  labelled,
  modeIn,
  placeLabel,
  titleLabel,
} from './facts'
import type { Posting } from './posting'
import { passagesOf } from './sections'
import { wantedSkills } from './wanted-skills'

const mostDescription = 20_000

/** What a page says about its job outside of its text; it counts before what the text says. */
export type Stated = Partial<Omit<Posting, 'skills' | 'description' | 'occupation'>> & {
  place?: string | null
  industryName?: string | null
}

/** Reads a job's text. Null when nothing in it is one: no title and no skill. */
export function postingOf(
  lines: readonly Line[],
  taxonomy: Taxonomy,
  stated: Stated = {},
): Posting | null {
  const texts = lines.map(({ text }) => text)
  const occupations = byForm(taxonomy.occupations)
  const title = stated.title ?? titleIn(texts, (text) => occupations.has(foldText(text)))
  const skills = wantedSkills(passagesOf(lines), taxonomy)
  if (title === null && skills.length === 0) return null
  const whole = texts.join('\n')
  const occupation =
    title === null
      ? null
      : (occupations.get(foldText(title)) ?? occupationWithin(title, occupations))
  const industry = industryOf(stated.industryName ?? labelled(texts, industryLabel), taxonomy)
  return {
    title,
    description: describe(lines, title).slice(0, mostDescription),
    skills,
    experience: stated.experience ?? experienceIn(texts),
    job_type: stated.job_type ?? jobTypeIn(whole),
    availability_mode: stated.availability_mode ?? modeIn(whole),
    city: stated.city ?? cityIn(stated.place ?? labelled(texts, placeLabel) ?? '') ?? cityIn(whole),
    sector: stated.sector ?? industry?.sector ?? occupation?.sector ?? null,
    industry: industry?.id ?? null,
    occupation: occupation?.id ?? null,
    closes_on: stated.closes_on ?? dayIn(labelled(texts, closingLabel)),
  }
}

/**
 * What a label calls the title; else the first line that is a known role or has a role's word in
 * it.
 */
function titleIn(texts: readonly string[], isRole: (text: string) => boolean): string | null {
  const said = labelled(texts, titleLabel)
  if (said !== null && said.length <= 200) return said
  const first = texts.slice(0, 8).map((text) => text.replace(/^[\s#*•-]+|[\s:：]+$/gu, ''))
  const short = first.filter(
    (text) =>
      text.length <= 90 &&
      text.split(/\s+/).length <= 10 &&
      !/[.!?؟]$/u.test(text) &&
      !/[:：@]/u.test(text),
  )
  return short.find(isRole) ?? short.find(isTitle) ?? null
}

/**
 * "Senior Arabic Data Annotator (remote)" is a data annotator: the longest role whose words it
 * holds.
 */
function occupationWithin<Occupation>(
  title: string,
  occupations: ReadonlyMap<string, Occupation>,
): Occupation | null {
  const words = ` ${foldText(title)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
  const held = [...occupations].filter(([form]) => words.includes(` ${form} `))
  return held.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? null
}

function industryOf(name: string | null, taxonomy: Taxonomy) {
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
