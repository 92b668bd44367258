import type { Line } from '../../extract/text'
import type { EducationEntry, WorkEntry } from '../../resume-profile'
import { GRADE, degreeAndField } from './degree'
import { splitEntries } from '../employment/entries'
import { splitPieces } from '../employment/pieces'
import { labelledRecords, readSpan, tableRecords } from '../employment/records'
import type { LabelledRecord } from '../employment/records'
import { isHeadLine } from '../employment/spans'
import { withoutBullet } from '../sections'
import type { Section } from '../sections'
import { isDegree, isInstitution, isPlace, isSchoolName, isTitle } from '../employment/work-words'

type Study = EducationEntry

/** The studies of an education section, in the order in which they stand. */
export const educationIn = (lines: readonly Line[]): Study[] => {
  const bare = lines.map((line) => ({
    ...line,
    text: withoutAt(withoutNumber(withoutBullet(line.text))),
  }))
  const tables = tableRecords(bare).filter(({ fields }) => fields.degree ?? fields.school)
  const labelled = () => {
    const byDegree = labelledRecords(bare, ['degree'])
    return byDegree.length ? byDegree : labelledRecords(bare, ['school'])
  }
  const records = tables.length ? tables : labelled()
  return withoutTwins(records.length ? records.flatMap(studyOfRecord) : writtenStudies(bare))
}

/** In a line of time that has work and studies, a degree from a school is no post. */
export const isStudyPost = ({ title, employer }: WorkEntry): boolean =>
  title !== null && employer !== null && isDegree(title) && isSchool(employer) && !isTitle(title)

export const toStudy = ({ title, employer, start, end }: WorkEntry): Study => ({
  institution: employer,
  ...degreeAndField(title),
  start: end === null ? null : start,
  end: end ?? start,
})

/**
 * Where no section is one of studies: the rows of a table of degrees and schools, and degrees that
 * are beside their schools among courses or below an unknown heading.
 */
export const studiesElsewhere = (sections: readonly Section[]): Study[] => {
  const tables = sections.flatMap(({ lines }) =>
    tableRecords(lines).filter(({ fields }) => fields.degree && fields.school),
  )
  if (tables.length > 0) return tables.flatMap(studyOfRecord)
  return sections
    .filter(({ kind }) => kind === 'certificates' || kind === 'unknown' || kind === 'other')
    .flatMap(({ lines }) => educationIn(lines))
    .filter(({ degree, institution }) => degree && institution && isDegree(degree))
}

/** Of one study that is written in two languages, with its date in both, the first is kept. */
const withoutTwins = (studies: readonly Study[]): Study[] => {
  const isArabic = (study: Study) =>
    /\p{Script=Arabic}/u.test(study.degree ?? study.institution ?? '')
  const isTwin = (a: Study, b: Study) =>
    a.end !== null && a.start === b.start && a.end === b.end && isArabic(a) !== isArabic(b)
  return studies.filter((study, at) => !studies.slice(0, at).some((other) => isTwin(other, study)))
}

const withoutNumber = (text: string): string => text.replace(/^\(?\d{1,2}\s?[.)-]\s*(?=\p{L})/u, '')

/** A school in its own line may have the word that joins it to the degree above. */
const withoutAt = (text: string): string => {
  const [, school = ''] = /^(?:at|from|في|من)\s+(.+)$/u.exec(text) ?? []
  return isSchool(school) ? school : text
}

const studyOfRecord = (record: LabelledRecord): Study[] => {
  const { degree, subject, employer } = record.fields
  const school = record.fields.school ?? employer
  if (!degree && !school) return []
  const { start, end } = readSpan(record)
  const named = degreeAndField(degree ?? null)
  return [
    {
      institution: school ?? null,
      degree: named.degree,
      field: subject ?? named.field,
      start: end === null ? null : start,
      end: end ?? start,
    },
  ]
}

/** Studies with dates, and those without a date between them. */
const writtenStudies = (lines: readonly Line[]): Study[] => {
  const dated = splitEntries(lines, { single: 'all', worth })
  if (!dated.length) return undated(lines)
  return dated.flatMap(({ pieces, start, end, body }) => {
    const study = readStudy(pieces)
    return [
      // One date alone is the year of graduation.
      ...(study ? [{ ...study, start: end === null ? null : start, end: end ?? start }] : []),
      ...undated(body),
    ]
  })
}

const worth = (pieces: readonly string[]): number => {
  const parts = splitParts(pieces)
  const degree = parts.some((part) => isDegree(part)) ? 2 : 0
  const school = parts.some((part) => isSchool(part)) ? 2 : 0
  const degrees = parts.filter(isDegree).length
  return (
    degree +
    school +
    0.5 * Math.min(2, parts.length) -
    0.7 * Math.max(0, parts.length - 3) -
    1.5 * Math.max(0, degrees - 1)
  )
}

const isSchool = (part: string): boolean =>
  isSchoolName(part) || (isInstitution(part) && !isDegree(part))

const readStudy = (pieces: readonly string[]): Omit<Study, 'start' | 'end'> | null => {
  const parts = splitParts(pieces)
  const institution =
    parts.find((part) => isSchool(part)) ??
    (parts.some(isDegree)
      ? parts.find((part) => !isDegree(part) && !GRADE.test(part))
      : parts[1]) ??
    null
  const degree =
    parts.find((part) => part !== institution && isDegree(part)) ??
    parts.find((part) => part !== institution && !GRADE.test(part)) ??
    null
  if (!institution && !(degree && isDegree(degree))) return null
  const subject = parts.find(
    (part) => part !== institution && part !== degree && !GRADE.test(part) && !isInstitution(part),
  )
  const named = degreeAndField(degree)
  return { institution, ...named, field: named.field ?? subject ?? null }
}

/** Studies without dates: each degree with the institution in its line or beside it. */
const undated = (lines: readonly Line[]): Study[] => {
  const out: Study[] = []
  let last = -1
  lines.forEach((line, at) => {
    if (at <= last || !isDegree(line.text) || !isHeadLine(line, Infinity)) return
    const own = splitPieces(line.text)
    const next = lines[at + 1]
    const isBeside = (other: Line | undefined) =>
      other !== undefined && isInstitution(other.text) && !isDegree(other.text)
    const takesNext = !isInstitution(line.text) && isBeside(next) && !next?.gapBefore
    const before = lines[at - 1]
    const takesBefore =
      !takesNext &&
      !isInstitution(line.text) &&
      isBeside(before) &&
      !line.gapBefore &&
      at - 1 > last
    const study = readStudy([
      ...own,
      ...(takesNext
        ? splitPieces(next?.text ?? '')
        : takesBefore
          ? splitPieces(before?.text ?? '')
          : []),
    ])
    last = takesNext ? at + 1 : at
    if (study?.degree) out.push({ ...study, start: null, end: null })
  })
  return out
}

const splitParts = (pieces: readonly string[]): string[] =>
  pieces
    .flatMap(splitAtColon)
    .flatMap(splitAtWord)
    .flatMap(splitAtComma)
    .filter((part) => !isExpected(part))

/** "Expected graduation" is said of a date and is no study. */
const isExpected = (part: string): boolean =>
  /^(?:expected(?: graduation)?|graduat(?:ed|ion|ing)|year|passed(?: out)?|in|class of|عام|سنة|تخرج|سنة التخرج|متوقع التخرج)\b\s*(?:in|:)?$/iu.test(
    part.trim(),
  )

/** "Example Polytechnic: Diploma in Logistics" */
const splitAtColon = (piece: string): string[] => {
  const parts = piece.split(/\s*[:：]\s+/u)
  const [school = '', degree = ''] = parts
  return parts.length === 2 && isSchool(school) && isDegree(degree) ? parts : [piece]
}

/** "Diploma from Example College", "دبلوم من كلية المثال": where it was taken, behind its word. */
const splitAtWord = (piece: string): string[] => {
  const [, left, right] =
    /^(.+?)\s+(?:from|at|من)\s+(?:the\s+)?(.+)$/iu.exec(piece) ??
    /^(.+?)\s+(?:في|ب)\s*((?:جامعة|كلية|معهد|مدرسة|أكاديمية).+)$/u.exec(piece) ??
    []
  return left && right && isDegree(left) && !/^\d/.test(right)
    ? [left, right.replace(/\s+(?:in|during|عام|سنة|في)$/iu, '').trim()]
    : [piece.replace(/\s+(?:in|عام|سنة|في)$/iu, '').trim()]
}

/** Commas part a degree from its institution, but not within either. */
const splitAtComma = (piece: string): string[] => {
  const parts = piece.split(/\s*[,،;؛]\s*/)
  if (parts.length < 2) return [piece]
  const at = parts.findIndex((part) => isSchool(part))
  const degree = parts.findIndex((part) => isDegree(part))
  // With a degree and one other part, the other part is the place of study, whatever its name,
  // unless it is the subject.
  const other = parts[1 - degree]
  if (
    at < 0 &&
    degree >= 0 &&
    parts.length === 2 &&
    other &&
    other.split(' ').length > 1 &&
    !isPlace(other) &&
    !GRADE.test(other)
  )
    return parts
  if (at < 0 || degree < 0 || at === degree) return [piece]
  const before = at < degree ? parts.slice(0, degree) : parts.slice(degree, at)
  const behind = at < degree ? parts.slice(degree) : parts.slice(at)
  return [before, behind].map((some) => some.join(', ')).filter((part) => piece.includes(part))
}
