import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { isWebsite } from '../../../../machines/shared/fields'
import { cleanLine } from '../../../../machines/shared/line'
import { lineField, optionalBlockField, optionalLineField, rule } from '../../../forms/field-rules'
import { westernDigits } from '../../../lib/digits'

type Schemas = components['schemas']
export type Profile = Schemas['ResumeProfile']
export type Work = Schemas['WorkHistory']
export type Education = Schemas['Education']

export const emptyProfile: Profile = {
  name: null,
  emails: [],
  phones: [],
  links: [],
  skills: [],
  work_history_detailed: [],
  education: [],
  languages: [],
  media: [],
  awards: [],
  career_path: [],
}

/**
 * A skill as it is being reviewed, with the words of the resume that show it; empty for a skill
 * that was added by hand.
 */
export interface DraftSkill {
  id: string | null
  name: string
  ref_skill: string | null
  evidence: string
}

/** An award of the resume as it is being reviewed, with the line it was read from. */
export type DraftAward = Schemas['ResumeAward']
export type DraftMedia = Schemas['ReviewedMedia']

/** A profile as it is being reviewed. */
export interface Draft {
  name: string
  emails: string[]
  phones: string[]
  links: string[]
  skills: DraftSkill[]
  work_history_detailed: Work[]
  education: Education[]
  languages: string[]
  awards: DraftAward[]
  media: DraftMedia[]
  /** When the resume was read that these corrections were begun over. */
  read_at: string | null
}

export const toDraft = (
  {
    name,
    emails,
    phones,
    links,
    skills,
    work_history_detailed,
    education,
    languages,
    awards,
    media,
  }: Profile,
  readAt: string | null,
): Draft => ({
  name: name ?? '',
  emails,
  phones,
  links,
  skills,
  work_history_detailed,
  education,
  languages,
  awards,
  media: toDraftMedia(media),
  read_at: readAt,
})

/** The media of the resume; what was added counts already and is no part of the review. */
export const toDraftMedia = (media: Profile['media']): DraftMedia[] =>
  media.filter(({ from_resume }) => from_resume).map(({ title, url }) => ({ title, url }))

/** Without lines that were left empty. */
export const tidied = (draft: Draft): Draft => ({
  ...draft,
  name: cleanLine(draft.name),
  emails: filled(draft.emails),
  phones: filled(draft.phones),
  links: filled(draft.links),
  languages: filled(draft.languages),
})

const filled = (lines: readonly string[]): string[] =>
  lines.map(cleanLine).filter((line) => line !== '')

/**
 * The review as the contract takes it. The evidence is left out, because the server has its own.
 */
export const toReview = (draft: Draft): Schemas['ProfileReview'] => ({
  ...draft,
  name: draft.name || null,
  skills: draft.skills.map(({ evidence: _words, ...skill }) => skill),
  awards: draft.awards.map(({ evidence: _words, ...award }) => award),
})

/** Whether two drafts say the same, whatever they were begun over. */
export const saysSame = (a: Draft, b: Draft): boolean =>
  isSame({ ...a, read_at: null }, { ...b, read_at: null })

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The entries of the resume that were removed from the list and can be put back. */
export const takenOff = <Entry>(
  read: readonly Entry[],
  stored: readonly Entry[],
  same: (a: Entry, b: Entry) => boolean = isSame,
): Entry[] => read.filter((entry) => !stored.some((other) => same(entry, other)))

export const isSameSkill = (
  a: Pick<DraftSkill, 'name' | 'ref_skill'>,
  b: Pick<DraftSkill, 'name' | 'ref_skill'>,
): boolean =>
  (a.ref_skill ?? `~${a.name.toLowerCase()}`) === (b.ref_skill ?? `~${b.name.toLowerCase()}`)

/** Ids are new after every reading and every review. */
export const isSameAward = (a: DraftAward, b: DraftAward): boolean =>
  a.title === b.title && a.issuer === b.issuer && a.date === b.date

const month = z.string().check(
  z.overwrite((typed) => westernDigits(cleanLine(typed)).replace('/', '-')),
  z.refine(
    (typed) => typed === '' || /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/.test(typed),
    rule('profile:rule.month'),
  ),
)
const times = { start: month, end: month, present: z.boolean() }
const inOrder = (form: { start: string; end: string; present: boolean }): boolean => {
  const length = Math.min(form.start.length, form.end.length)
  return form.present || length === 0 || form.end.slice(0, length) >= form.start.slice(0, length)
}
const ordered = z.refine<{ start: string; end: string; present: boolean }>(inOrder, {
  path: ['end'],
  error: rule('profile:rule.reversed'),
})

/** One job: a title or an employer at least. */
export const workForm = z
  .object({
    title: optionalLineField,
    employer: optionalLineField,
    description: optionalBlockField,
    ...times,
  })
  .check(
    z.refine((form) => form.title !== '' || form.employer !== '', {
      path: ['title'],
      error: rule('common:rule.required'),
    }),
    ordered,
  )
export type WorkValues = z.output<typeof workForm>

/** One place of education: anything that names it. */
export const educationForm = z
  .object({
    institution: optionalLineField,
    degree: optionalLineField,
    field: optionalLineField,
    ...times,
  })
  .check(
    z.refine((form) => form.institution !== '' || form.degree !== '' || form.field !== '', {
      path: ['institution'],
      error: rule('common:rule.required'),
    }),
    ordered,
  )
export type EducationValues = z.output<typeof educationForm>

export const awardForm = z.object({
  title: lineField,
  issuer: optionalLineField,
  date: month,
})
export type AwardValues = z.output<typeof awardForm>
export const awardValues = (award: DraftAward | null): AwardValues => ({
  title: award?.title ?? '',
  issuer: award?.issuer ?? '',
  date: award?.date ?? '',
})
export const toAward = (form: AwardValues) => ({
  title: form.title,
  issuer: form.issuer || null,
  date: form.date || null,
})

/** Resumes name sites without the protocol, too. */
export const toAddress = (url: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
export const mediaForm = z.object({
  title: lineField,
  url: lineField.check(
    z.refine((url) => url === '' || isWebsite(toAddress(url)), rule('profile:rule.website')),
  ),
})
export type MediaValues = z.output<typeof mediaForm>

const toTimes = ({ start, end }: Pick<Work, 'start' | 'end'>) => ({
  start: start ?? '',
  end: end === null || end === 'present' ? '' : end,
  present: end === 'present',
})
const toEnd = ({ end, present }: { end: string; present: boolean }): string | null =>
  present ? 'present' : end || null

export const workValues = (work: Work | null): WorkValues => ({
  title: work?.title ?? '',
  employer: work?.employer ?? '',
  description: work?.description ?? '',
  ...toTimes(work ?? { start: null, end: null }),
})
export const toWork = (form: WorkValues): Work => ({
  title: form.title || null,
  employer: form.employer || null,
  start: form.start || null,
  end: toEnd(form),
  description: form.description,
})
export const educationValues = (place: Education | null): EducationValues => ({
  institution: place?.institution ?? '',
  degree: place?.degree ?? '',
  field: place?.field ?? '',
  ...toTimes(place ?? { start: null, end: null }),
})
export const toEducation = (form: EducationValues): Education => ({
  institution: form.institution || null,
  degree: form.degree || null,
  field: form.field || null,
  start: form.start || null,
  end: toEnd(form),
})

/**
 * The year of a date in any form that a resume uses; null if there is no date or the entry is still
 * going on.
 */
export const getYear = (date: string | null): string | null => date?.match(/^\d{4}/)?.[0] ?? null
