import type { Line } from '../extract/text'
import type { EducationEntry } from '../resume-profile'
import { entriesOf, withoutPlace } from './entries'
import { withoutBullet } from './sections'
import { isDegree, isInstitution, isPlace } from './work-words'

/** The studies of an education section, in the order in which they stand. */
export const educationIn = (lines: readonly Line[]): EducationEntry[] => {
  const bare = lines.map((line) => ({ ...line, text: withoutBullet(line.text) }))
  const dated = entriesOf(bare, { singleDates: true, pieces: 2 })
  const entries = dated.length ? dated : undatedEntries(bare)
  return entries.flatMap(({ pieces, start, end }) => {
    const parts = pieces.flatMap(splitAtComma).map(withoutPlace)
    const institution =
      parts.find((part) => isInstitution(part) && !isDegree(part)) ??
      (parts.some(isDegree) ? parts.find((part) => !isDegree(part)) : parts[1]) ??
      null
    const study =
      parts.find((part) => part !== institution && isDegree(part)) ??
      parts.find((part) => part !== institution) ??
      null
    if (!institution && !study) return []
    // One date alone is the year of graduation.
    return [
      {
        institution,
        ...degreeAndField(study),
        start: end === null ? null : start,
        end: end ?? start,
      },
    ]
  })
}

/** Without dates, each institution with the degree beside it makes an entry. */
const undatedEntries = (lines: readonly Line[]) =>
  lines.flatMap((line, i) => {
    if (!isDegree(line.text)) return []
    const next = lines[i + 1]?.text
    const pieces =
      isInstitution(line.text) || !next || !isInstitution(next) ? [line.text] : [line.text, next]
    return [{ pieces, start: null, end: null, body: [] }]
  })

/** Commas part a degree from its institution, but not within either. */
const splitAtComma = (piece: string): string[] => {
  const parts = piece.split(/\s*[,،]\s*/)
  const at = parts.findIndex((part) => isInstitution(part) && !isDegree(part))
  const degree = parts.findIndex((part) => isDegree(part))
  // A degree and one more part: the other is where it was taken, whatever its name.
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
  const [first, second] =
    at < degree
      ? [parts.slice(0, degree), parts.slice(degree)]
      : [parts.slice(0, at), parts.slice(at)]
  return [first.join(', '), second.join(', ')].filter((part) => piece.includes(part))
}

/** What follows a degree and tells how well it was passed. */
const GRADE =
  /(?<!\p{L})(?:c?gpa|grade|with (?:honou?rs|distinction|merit)|first class|(?:advanced|general|elite) stream|بتقدير|تقدير|معدل|بمعدل|المعدل)(?!\p{L})/iu
const GRADE_TAIL = new RegExp(`\\s*[,،;؛–(][^,،;؛(]*${GRADE.source}.*$`, 'iu')

/** "Bachelor of Science in Nursing" is a degree and a field; so is "بكالوريوس في المحاسبة". */
const degreeAndField = (whole: string | null): { degree: string | null; field: string | null } => {
  if (!whole) return { degree: null, field: null }
  const study = whole.replace(GRADE_TAIL, '')
  const bracketed = /^([^()]+?)\s*\(([^()\d]+)\)$/u.exec(study)
  if (bracketed?.[1] && bracketed[2] && !/^[A-Z.]+$/.test(bracketed[2]))
    return { degree: bracketed[1], field: bracketed[2] }
  const inField = /^(.+?)\s+(?:in|في)\s+(.+)$/iu.exec(study)
  if (inField?.[1] && inField[2] && isDegree(inField[1]))
    return { degree: inField[1], field: inField[2] }
  const ofField =
    /^(?:Bachelor|Master|Doctor|Diploma|Associate|BA|MA|BSc|MSc)(?:['’]s)?(?: Degree)? of (.+)$/iu.exec(
      study,
    )
  // "Bachelor of Science" names a degree; "Bachelor of Commerce" names the field as well.
  if (ofField?.[1] && !/^(?:Science|Arts|Engineering|Philosophy|Technology)$/iu.test(ofField[1]))
    return { degree: study, field: ofField[1] }
  const short =
    /^((?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|B\.?Com|M\.?Com|B\.?Eng|M\.?Eng|B\.?Tech|M\.?Tech|B\.?E|B\.?Ed|M\.?Ed|BBA|BFA|LLM|Ph\.?D)\.?)(?:\s+\(?Hons\.?\)?)?\s+(\p{Lu}.+)$/u.exec(
      study,
    )
  if (short?.[1] && short[2]) return { degree: short[1], field: short[2] }
  const arabic =
    /^((?:بكالوريوس|ماجستير|دكتوراه|ليسانس|دبلوم(?: عال(?:ي|\u064D)?)?))\s+(.+)$/u.exec(study)
  return arabic?.[1] && arabic[2]
    ? { degree: arabic[1], field: arabic[2] }
    : { degree: study, field: null }
}
