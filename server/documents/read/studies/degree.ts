import { isDegree } from '../employment/work-words'

export interface Degree {
  degree: string | null
  field: string | null
}

/** Words that tell how well a degree was passed. */
export const GRADE =
  /(?<!\p{L})(?:c?gpa|grade|percentage|division|with (?:honou?rs|distinction|merit)|first class|(?:advanced|general|elite) stream|بتقدير|تقدير|معدل|بمعدل|المعدل)(?!\p{L})/iu
const GRADE_TAIL = new RegExp(`\\s*[,،;؛–(][^,،;؛(]*${GRADE.source}.*$`, 'iu')

const SHORT =
  /^((?:B\.?\s?Sc|M\.?\s?Sc|B\.?S|M\.?S|B\.?A|M\.?A|B\.?Com|M\.?Com|B\.?Eng|M\.?Eng|B\.?Tech|M\.?Tech|B\.?E|B\.?Ed|M\.?Ed|BBA|MBA|BFA|BCA|MCA|B\.?Pharm|LLM|Ph\.?D|HND|Bachelor(?:['’]s degree)?|Master(?:['’]s degree)?|Diploma|Higher Diploma|Associate Degree)\.?(?:\s+\(?Hons\.?\)?)?)[\s,:–-]+(?:in\s+)?(\p{Lu}.+)$/u
const ARABIC =
  /^((?:ال)?(?:بكالوريوس|ماجستير|ماستر|دكتوراه|ليسانس|إجازة|دبلوم(?:\s+عال(?:ي|\u064D)?)?))\s+(?:في\s+|تخصص\s+)?(.+)$/u

/** "Bachelor of Science in Nursing" is a degree and a field; so is "بكالوريوس في المحاسبة". */
export const degreeAndField = (whole: string | null): Degree => {
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
  const short = SHORT.exec(study)
  if (short?.[1] && short[2]) return { degree: short[1], field: short[2] }
  const arabic = ARABIC.exec(study)
  return arabic?.[1] && arabic[2]
    ? { degree: arabic[1], field: arabic[2] }
    : { degree: study, field: null }
}
