import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatLine } from '../../../../i18n/lists'
import { formatNumber } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'
import { Icon } from '../../../../ui/icons'
import { Panel } from '../../../../ui/layout/panel'
import { Badge } from '../../../../ui/feedback/status-badge'

type Schemas = components['schemas']

interface CriteriaPanelProps {
  criteria: Schemas['RegistrationCriteria']
  details: Schemas['CandidateDetails']
}

/** Shows which approval criteria are met, with the candidate's statements. */
export const CriteriaPanel = ({
  criteria: { results, locations, met, asked },
  details,
}: CriteriaPanelProps) => {
  const { t } = useTranslation('registration')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const counted = {
    met: formatNumber(met, language),
    asked: formatNumber(asked, language),
  }
  const accepted =
    locations.length === 0
      ? t('criteria.anywhere')
      : t('criteria.accepted', {
          cities: formatLine(
            locations.map((city) => tList(`city.${city}`)),
            language,
          ),
        })
  return (
    <Panel
      level={3}
      title={t('criteria.title')}
      titleEnd={
        asked === 0 ? (
          t('criteria.none')
        ) : (
          <Badge tone={met === asked ? 'success' : 'warning'}>{t('criteria.met', counted)}</Badge>
        )
      }
    >
      <chakra.ul display="flex" flexDirection="column" gap="2" textStyle="small">
        {results.map(({ key, asked: isAsked, met: isMet }) => (
          <chakra.li key={key} display="flex" gap="3" alignItems="flex-start">
            <chakra.span
              display="inline-flex"
              alignItems="center"
              height="var(--line-small)"
              color={isAsked ? (isMet ? 'success.fg' : 'danger.fg') : 'fg.subtle'}
            >
              <Icon of={isMet ? Check : X} />
              <chakra.span srOnly>{t(isMet ? 'criteria.isMet' : 'criteria.isNotMet')}</chakra.span>
            </chakra.span>
            <chakra.span minWidth="0" color={isAsked ? undefined : 'fg.muted'}>
              {key === 'location'
                ? t('criteria.location', { city: tList(`city.${details.city}`) })
                : t(`criteria.need.${key}`)}
              <chakra.span display="block" textStyle="tiny" color="fg.muted">
                {key === 'location' ? accepted : isAsked ? null : t('criteria.notAsked')}
              </chakra.span>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
