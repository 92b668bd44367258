import type { components } from '../../../openapi/generated/api'
import { toEmail, isEmail } from '../../../machines/shared/email'
import { isWebsite, toMobileNumber } from '../../../machines/shared/fields'
import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import { foldText } from '../../../machines/shared/fold'
import { linkSkill, type SkillFinder } from '../../content/taxonomy/skill-by-name'
import { toCareer } from '../../documents/read/profile'

type Schemas = components['schemas']
type Review = Schemas['ProfileReview']
type Profile = Schemas['ResumeProfile']
type Skill = Schemas['ResumeSkill']
type Award = Schemas['ResumeAward']

const lineOrNothing = (text: string | null): string | null =>
  text === null ? null : cleanLine(text) || null
const lines = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(cleanLine).filter((text) => text !== '')),
]

/**
 * A candidate's corrections as they are stored: without invisible characters, empty lines or
 * duplicates.
 */
export function cleanReview(review: Review): Review {
  return {
    read_at: review.read_at,
    name: lineOrNothing(review.name),
    emails: [...new Set(review.emails.map(toEmail).filter((email) => email !== ''))],
    phones: lines(review.phones),
    links: lines(review.links),
    skills: review.skills
      .map((skill) => ({ ...skill, name: cleanLine(skill.name) }))
      .filter(({ name }) => name !== ''),
    work_history_detailed: review.work_history_detailed.map((work) => ({
      title: lineOrNothing(work.title),
      employer: lineOrNothing(work.employer),
      start: work.start,
      end: work.end,
      description: cleanBlock(work.description),
    })),
    education: review.education.map((place) => ({
      institution: lineOrNothing(place.institution),
      degree: lineOrNothing(place.degree),
      field: lineOrNothing(place.field),
      start: place.start,
      end: place.end,
    })),
    languages: lines(review.languages),
    awards: review.awards.map(({ id, title, issuer, date }) => ({
      id,
      title: cleanLine(title),
      issuer: lineOrNothing(issuer),
      date: lineOrNothing(date),
    })),
    media: review.media.map(({ title, url }) => ({
      title: cleanLine(title),
      url: withProtocol(cleanLine(url)),
    })),
  }
}

/**
 * A review whose skills are linked with the taxonomy by their names, however they came; a list that
 * was pasted as one name is several skills.
 */
export const withLinkedSkills = (review: Review, find: SkillFinder): Review => ({
  ...review,
  skills: review.skills.flatMap((skill) =>
    skill.ref_skill === null
      ? linkSkill(skill.name, find).map((linked, at) => ({
          ...linked,
          id: at === 0 ? skill.id : null,
        }))
      : [skill],
  ),
})

/**
 * The key of a sentence for each field that cannot be kept, by its place in the request. The review
 * is a clean one.
 */
export function refusedOfReview(
  review: Review,
  isKnownSkill: (ref: string) => boolean,
): Record<string, string> {
  const refused: Record<string, string> = {}
  const each = <Value>(
    field: string,
    values: readonly Value[],
    isRight: (value: Value) => boolean,
    why: string,
  ) => {
    for (const [at, value] of values.entries()) if (!isRight(value)) refused[`${field}.${at}`] = why
  }
  each('emails', review.emails, isEmail, 'invalid_email')
  each('phones', review.phones, (phone) => toMobileNumber(phone) !== null, 'invalid_mobile')
  each('links', review.links, isLink, 'invalid_url')
  each(
    'skills',
    review.skills,
    ({ ref_skill: ref }) => ref === null || isKnownSkill(ref),
    'invalid',
  )
  for (const [at, { title, employer, start, end }] of review.work_history_detailed.entries()) {
    if (title === null && employer === null)
      refused[`work_history_detailed.${at}.title`] = 'required'
    refuseTimes(refused, `work_history_detailed.${at}`, start, end)
  }
  for (const [at, { institution, degree, field, start, end }] of review.education.entries()) {
    if (institution === null && degree === null && field === null)
      refused[`education.${at}.institution`] = 'required'
    refuseTimes(refused, `education.${at}`, start, end)
  }
  for (const [at, { title, date }] of review.awards.entries()) {
    if (title === '') refused[`awards.${at}.title`] = 'required'
    if (date !== null && !isMonth(date)) refused[`awards.${at}.date`] = 'invalid_month'
  }
  for (const [at, { title, url }] of review.media.entries()) {
    if (title === '') refused[`media.${at}.title`] = 'required'
    if (!isWebsite(url)) refused[`media.${at}.url`] = 'invalid_url'
  }
  return refused
}

/** Resumes name sites without the protocol, too. */
const withProtocol = (link: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`
const isLink = (link: string): boolean => isWebsite(withProtocol(link))

export const isMonth = (text: string): boolean => /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/.test(text)

function refuseTimes(
  refused: Record<string, string>,
  place: string,
  start: string | null,
  end: string | null,
): void {
  if (start !== null && !isMonth(start)) refused[`${place}.start`] = 'invalid_month'
  if (end !== null && end !== 'present' && !isMonth(end)) refused[`${place}.end`] = 'invalid_month'
  else if (start !== null && end !== null && end !== 'present' && endsBefore(end, start))
    refused[`${place}.end`] = 'dates_reversed'
}

/** A year alone holds all its months. */
const endsBefore = (end: string, start: string): boolean =>
  end.slice(0, Math.min(end.length, start.length)) <
  start.slice(0, Math.min(end.length, start.length))

/**
 * The profile that a review makes. Evidence comes only from a resume: a skill or an award keeps its
 * words, under another name only if the words contain that name, too; one that was added by hand
 * has none. Ids are new, so that they never equal those of a later reading.
 */
export function reviewedProfile(
  review: Review,
  known: Pick<Profile, 'skills' | 'awards'>,
  makeId: (place: number) => string,
): Profile {
  const awards = review.awards.map(({ id, ...award }, place): Award => ({
    id: makeId(place),
    ...award,
    evidence:
      known.awards.find(
        (before) =>
          (before.id === id || isSameAward(before, award)) && isSaid(award.title, before.evidence),
      )?.evidence ?? '',
  }))
  const media = review.media.map((item, place) => ({
    id: makeId(place),
    ...item,
    from_resume: true,
  }))
  const skills = review.skills.map(({ id, name, ref_skill }, place): Skill => {
    const before =
      known.skills.find((skill) => toKey(skill) === toKey({ name, ref_skill })) ??
      known.skills.find((skill) => skill.id === id && isSaid(name, skill.evidence))
    return { id: makeId(place), name, ref_skill, evidence: before?.evidence ?? '' }
  })
  const { name, emails, phones, links, work_history_detailed, education, languages } = review
  return {
    name,
    emails,
    phones,
    links,
    skills: withoutTwins(skills),
    work_history_detailed,
    education,
    languages,
    awards,
    media,
    career_path: toCareer(work_history_detailed),
  }
}

const isSaid = (words: string, evidence: string): boolean =>
  foldText(evidence).includes(foldText(words))
const isSameAward = (a: Pick<Award, 'title' | 'date'>, b: Pick<Award, 'title' | 'date'>): boolean =>
  foldText(a.title) === foldText(b.title) && a.date === b.date

/** What a skill was recognised as, or else its name. */
const toKey = ({ name, ref_skill }: Pick<Skill, 'name' | 'ref_skill'>): string =>
  ref_skill ?? `~${name.toLowerCase()}`

/** Each skill once; the first stands. */
function withoutTwins(skills: readonly Skill[]): Skill[] {
  const seen = new Set<string>()
  return skills.filter((skill) => !seen.has(toKey(skill)) && seen.add(toKey(skill)))
}
