import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatDate } from '../../../i18n/dates'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'
import { type Fact, Facts } from '../../../ui/layout/facts'
import { Panel } from '../../../ui/layout/panel'

type Schemas = components['schemas']

interface FactsPanelProps {
  user: Schemas['SeenUser']
  candidate: Schemas['CandidateSummary']
  languages: readonly string[]
}

/** What one chooses and calls by. */
export const FactsPanel = ({ user, candidate, languages }: FactsPanelProps) => {
  const { t } = useTranslation('pool')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const yesNo = (value: boolean) => tList(value ? 'approvals.yes' : 'approvals.no')
  const facts: Fact[] = [
    {
      label: t('fact.mobile'),
      value: user.mobile_number === null ? null : <bdi dir="ltr">{user.mobile_number}</bdi>,
    },
    { label: t('fact.city'), value: tList(`city.${candidate.city}`) },
    { label: t('fact.education'), value: tList(`education.${candidate.education_level}`) },
    {
      label: t('fact.university'),
      value: candidate.university_name === null ? null : <bdi>{candidate.university_name}</bdi>,
    },
    {
      label: t('fact.languages'),
      value: languages.length === 0 ? null : formatList(languages, language),
    },
    { label: t('fact.mode'), value: t(`fact.modes.${candidate.availability_mode}`) },
    { label: t('fact.hours'), value: yesNo(candidate.availability_40_hours) },
    { label: t('fact.laptop'), value: yesNo(candidate.laptop_available) },
    { label: t('fact.wifi'), value: yesNo(candidate.wifi_available) },
    { label: t('fact.emirati'), value: yesNo(candidate.is_emirati) },
    { label: t('fact.employed'), value: yesNo(candidate.currently_employed) },
    { label: t('fact.student'), value: yesNo(candidate.is_student) },
    { label: t('fact.registered'), value: formatDate(user.created_at, language) },
  ]
  return (
    <Panel title={t('fact.title')}>
      <Facts facts={facts} />
    </Panel>
  )
}
