import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatDate } from '../../../i18n/dates'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/panel'

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
  const facts: [label: string, value: ReactNode][] = [
    [
      t('fact.mobile'),
      user.mobile_number === null ? null : (
        <bdi key="mobile" dir="ltr">
          {user.mobile_number}
        </bdi>
      ),
    ],
    [t('fact.city'), tList(`city.${candidate.city}`)],
    [t('fact.education'), tList(`education.${candidate.education_level}`)],
    [
      t('fact.university'),
      candidate.university_name === null ? null : (
        <bdi key="university">{candidate.university_name}</bdi>
      ),
    ],
    [t('fact.languages'), languages.length === 0 ? null : formatList(languages, language)],
    [t('fact.mode'), t(`fact.modes.${candidate.availability_mode}`)],
    [t('fact.hours'), yesNo(candidate.availability_40_hours)],
    [t('fact.laptop'), yesNo(candidate.laptop_available)],
    [t('fact.wifi'), yesNo(candidate.wifi_available)],
    [t('fact.emirati'), yesNo(candidate.is_emirati)],
    [t('fact.employed'), yesNo(candidate.currently_employed)],
    [t('fact.student'), yesNo(candidate.is_student)],
    [t('fact.registered'), formatDate(user.created_at, language)],
  ]
  return (
    <Panel title={t('fact.title')}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        columnGap="4"
        rowGap="2"
        textStyle="small"
      >
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <chakra.div key={label} display="contents">
              <chakra.dt color="fg.muted">{label}</chakra.dt>
              <chakra.dd textAlign="end" overflowWrap="anywhere">
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
      </chakra.dl>
    </Panel>
  )
}
