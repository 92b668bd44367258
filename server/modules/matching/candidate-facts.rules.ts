import type { components } from '../../../openapi/generated/api'
import { foldText } from '../../../machines/shared/fold'
import type { StoredHeldSkill } from '../jobs/jobs.table'
import type { RelatedSkills } from './related-skills.rules'
import type { CandidateFacts } from './matching.rules'
import { heldWords, isWordKey, wordKey } from './words/words.rules'

type Schemas = components['schemas']
type Work = Schemas['WorkHistory']

/** What matching takes from a candidate's papers. */
export interface CandidateSource {
  skills: readonly Pick<Schemas['ResumeSkill'], 'name' | 'ref_skill' | 'evidence'>[]
  work_history_detailed: readonly Work[]
  /** Left out of what they write about their work. */
  name?: string | null
}

export interface CompletedCourse {
  title: string
  skills: readonly string[]
  level: 'beginner' | 'intermediate' | 'advanced'
}

export interface IndexedFacts {
  held: StoredHeldSkill[]
  /** The keys of the skills and of the words of what was done and can be done. */
  skills: string[]
  /** Beside each the level, of a word its strength. */
  levels: number[]
  occupations: string[]
  months: number
  workingSince: number | null
  currentTitle: string | null
}

interface Words {
  relatedSkills: RelatedSkills
  /** The forms in which a skill of the taxonomy may appear in a text; none for an unknown skill. */
  formsFor: (key: string) => readonly string[]
  /** A skill's name in English. */
  getName: (key: string) => string
}

/** A skill that is named counts so much; what is known of its use at work is added, up to 100. */
const namedLevel = 60
const usedAtWork = 5
const perYearOfUse = 10
const courseLevels = { beginner: 60, intermediate: 75, advanced: 90 } as const

/** The level of a skill that a completed course gives. */
export const courseLevel = (level: CompletedCourse['level']): number => courseLevels[level]

/** The number of roles that are compared, the latest first. */
const mostOccupations = 3

/**
 * The data of a candidate that matching uses: each skill once, with its level and the words that
 * show it. A skill in the resume has level 60; work that names it in title or description adds 5,
 * and 10 for each whole year of it. A completed course gives 60, 75 or 90 by its level. The highest
 * counts. `now` is the end of what is still going on, in months since the year 0.
 */
export function toIndexedFacts(
  source: CandidateSource,
  courses: readonly CompletedCourse[],
  now: number,
  words: Words,
): IndexedFacts {
  const work = source.work_history_detailed.map((entry) => ({
    entry,
    text: toText(entry),
    span: toSpan(entry, now),
  }))
  const held = new Map<string, StoredHeldSkill>()
  const keep = (skill: StoredHeldSkill) => {
    const known = held.get(skill.key)
    if ((known?.level ?? 0) >= skill.level) return
    // A course says nothing of work: the years that the resume shows stay.
    held.set(skill.key, { ...(known?.years === undefined ? {} : { years: known.years }), ...skill })
  }
  for (const skill of source.skills) {
    const key = words.relatedSkills.toRelationKey(skill)
    const forms = words.formsFor(key)
    const used = work.filter(({ text }) => forms.some((form) => text.includes(` ${form} `)))
    const years = Math.floor(
      sumMonths(
        used.map(({ span }) => span),
        now,
      ).total / 12,
    )
    keep({
      key,
      name: skill.name,
      level: Math.min(100, namedLevel + (used.length > 0 ? usedAtWork + perYearOfUse * years : 0)),
      source: 'resume',
      evidence: skill.evidence,
      ...(used.length > 0 ? { years } : {}),
    })
  }
  for (const course of courses) {
    for (const key of course.skills)
      keep({
        key,
        name: words.getName(key),
        level: courseLevel(course.level),
        source: 'course',
        evidence: course.title,
      })
  }
  const { before, since } = sumMonths(
    work.map(({ span }) => span),
    now,
  )
  const titles = work
    .toSorted((a, b) => lastMonth(b.span) - lastMonth(a.span))
    .flatMap(({ entry }) => (entry.title === null ? [] : [entry.title]))
  const occupations = titles.flatMap((title) => words.relatedSkills.getOccupation(title) ?? [])
  const mentioned = heldWords({
    titles: titles.slice(0, mostOccupations),
    skills: source.skills.map(({ name }) => name),
    descriptions: work.map(({ entry }) => entry.description),
    name: source.name ?? null,
  })
  const skills = [...held.values()]
  return {
    held: skills,
    skills: [...skills.map(({ key }) => key), ...[...mentioned.keys()].map(wordKey)],
    levels: [...skills.map(({ level }) => level), ...mentioned.values()],
    occupations: [...new Set(occupations)].slice(0, mostOccupations),
    months: before,
    workingSince: since,
    currentTitle: titles[0] ?? null,
  }
}

/** The input for a fit; empty for a candidate who is not indexed. */
export const candidateFacts = (
  indexed: Omit<IndexedFacts, 'currentTitle'> | null,
  now: number,
): CandidateFacts =>
  indexed === null
    ? { skills: [], occupations: [], months: 0 }
    : {
        skills: indexed.held,
        occupations: indexed.occupations,
        months: monthsUntil(indexed.months, indexed.workingSince, now),
        words: wordsIn(indexed),
      }

/** The words among the keys of what is indexed, by root. */
const wordsIn = ({ skills, levels }: Pick<IndexedFacts, 'skills' | 'levels'>) =>
  new Map(
    skills.flatMap((key, at) => (isWordKey(key) ? [[key.slice(1), levels[at] ?? 0] as const] : [])),
  )

/** Months since the year 0, by which work is counted. */
export const toMonthNumber = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** Months worked until `now`, of what the index keeps. */
export const monthsUntil = (months: number, workingSince: number | null, now: number): number =>
  months + (workingSince === null ? 0 : Math.max(0, now - workingSince))

/** From a month up to, not including, another; `open` where it goes on. */
interface Span {
  from: number
  to: number
  open: boolean
}

/** Null where the resume does not say from when to when: nothing is made up. */
function toSpan({ start, end }: Work, now: number): Span | null {
  const from = parsedMonth(start)
  const isOpen = end === 'present'
  const to = isOpen ? now : parsedMonth(end)
  return from === null || to === null || to < from || from > now
    ? null
    : { from, to: Math.min(Math.max(to, from + 1), Math.max(now, from + 1)), open: isOpen }
}

/** A year alone is taken at its middle, so that 2018 to 2020 is two years. */
function parsedMonth(text: string | null): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text ?? '') ?? []
  return year === undefined
    ? null
    : Number(year) * 12 + (month === undefined ? 6 : Number(month) - 1)
}

const lastMonth = (span: Span | null): number =>
  span === null ? -1 : span.open ? Number.MAX_SAFE_INTEGER : span.to

/**
 * The months that the spans cover, with overlaps counted once. A span that is still going on is
 * returned by its start.
 */
function sumMonths(
  spans: readonly (Span | null)[],
  now: number,
): { before: number; since: number | null; total: number } {
  const merged: Span[] = []
  for (const span of spans.filter((one) => one !== null).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last === undefined || span.from > last.to) merged.push({ ...span })
    else {
      last.to = Math.max(last.to, span.to)
      last.open ||= span.open
    }
  }
  const current = merged.find((span) => span.open)
  const before = merged
    .filter((span) => !span.open)
    .reduce((months, span) => months + span.to - span.from, 0)
  return {
    before,
    since: current?.from ?? null,
    total: before + (current === undefined ? 0 : now - current.from),
  }
}

const toText = ({ title, description }: Work): string => spaced(`${title ?? ''} ${description}`)

/**
 * Folded words between single spaces, so that a form is found as whole words; the signs of C++, C#
 * and .NET are letters here.
 */
export const spaced = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}+#.]+|\.(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
