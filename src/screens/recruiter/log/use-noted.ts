import { useTranslation } from 'react-i18next'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { assessmentIds } from '../../../features/recruiter/outcomes/outcomes-search'
import { cities } from '../../../features/recruiter/people/pool-search'
import { attemptStatuses } from '../../../features/recruiter/outcomes/results-search'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'

const approvals = ['REGISTERED', 'PENDING', 'APPROVED', 'DECLINED'] as const
const criteria = ['auto_approval', 'laptop', 'wifi', 'full_time'] as const
const kinds = ['english', 'annotation'] as const

/**
 * Translates the values in the log into the words of their own screens: statuses, assessments and
 * criteria. Any other value stays as it is.
 */
export function useNoted(): (noted: string | null) => string | null {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const getName = useAssessmentName()
  const labels = new Map<string, string>([
    ['', t('noted.nothing')],
    ['allowed', t('noted.allowed')],
    ['not allowed', t('noted.notAllowed')],
    ...approvals.map((status): [string, string] => [status, t(`standing.${status}`)]),
    ...attemptStatuses.map((status): [string, string] => [status, t(`status.${status}`)]),
    ...criteria.map((one): [string, string] => [one, t(`noted.${one}`)]),
    ...cities.map((city): [string, string] => [city, t(`city.${city}`)]),
    ...kinds.map((kind): [string, string] => [kind, t(`kind.${kind}`)]),
    ...assessmentIds.map((id): [string, string] => [id, getName(getParts(id))]),
  ])
  return (noted) => {
    if (noted === null) return null
    const whole = labels.get(noted)
    if (whole !== undefined) return whole
    // Criteria and assessments are noted several at once.
    const several = noted.split(' ').flatMap((one) => labels.get(one) ?? [])
    return several.length === noted.split(' ').length ? formatList(several, language) : noted
  }
}
