import { type Lang, translate } from '../../http/contract/language'
import { assessmentIds, toKind } from '../attempts/lifecycle.rules'

const cities = [
  'abu_dhabi',
  'al_ain',
  'dubai',
  'sharjah',
  'ajman',
  'fujairah',
  'ras_al_khaimah',
  'umm_al_quwain',
]
const keys = {
  standing: ['REGISTERED', 'PENDING', 'APPROVED', 'DECLINED'],
  status: ['COMPLETED', 'RESULT_PROCESSING', 'IN_PROGRESS', 'CANCELLED', 'FAILED', 'REDO'],
  noted: ['auto_approval', 'laptop', 'wifi', 'full_time', 'allowed'],
  city: cities,
  kind: ['english', 'annotation'],
}

/** Translates a value of the log into words; an unknown value stays as it is. */
export function notedInWords(noted: string | null, lang: Lang): string | null {
  if (noted === null) return null
  if (noted === '') return translate(lang, 'recruiter:noted.nothing')
  if (noted === 'not allowed') return translate(lang, 'recruiter:noted.notAllowed')
  // Criteria and assessments are noted several at once.
  const all = noted.split(' ')
  const several = all.flatMap((one) => wordFor(one, lang) ?? [])
  return several.length === all.length ? several.join('; ') : noted
}

function wordFor(noted: string, lang: Lang): string | null {
  const assessment = assessmentIds.find((id) => id === noted)
  if (assessment !== undefined)
    return translate(lang, `report:${toKind(assessment)}`, { version: assessment.slice(-1) })
  const [name] = Object.entries(keys).find(([, words]) => words.includes(noted)) ?? []
  return name === undefined ? null : translate(lang, `recruiter:${name}.${noted}`)
}
