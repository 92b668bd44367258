import { chakra } from '@chakra-ui/react/styled-system'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { Icon } from '../../../ui/icons'
import { Badge } from '../../../ui/feedback/status-badge'

const looks = {
  REGISTERED: { tone: 'neutral', icon: Clock },
  PENDING: { tone: 'accent', icon: Eye },
  APPROVED: { tone: 'success', icon: Check },
  DECLINED: { tone: 'danger', icon: X },
} as const

/**
 * The status of a registration in a word and a sentence, with the reason if it was declined. Screen
 * readers announce a change.
 */
export const ApprovalState = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('onboarding')
  const { status, reason } = person.approval
  const labels = {
    REGISTERED: t('pending.registered'),
    PENDING: t('pending.inReview'),
    APPROVED: t('pending.approved'),
    DECLINED: t('pending.declined'),
  }
  const { tone, icon } = looks[status]
  const company = person.companyDetail?.company_name
  return (
    <chakra.dl
      aria-live="polite"
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="6"
      rowGap="3"
      alignItems="baseline"
      paddingBlock="4"
      borderBlock="1px solid {colors.border}"
      textStyle="small"
      css={{ '& dt': { color: '{colors.fg.muted}' } }}
    >
      <dt>{t('pending.status')}</dt>
      <dd>
        <Badge tone={tone} icon={<Icon of={icon} size={16} />}>
          {labels[status]}
        </Badge>
        {status === 'REGISTERED' || status === 'PENDING' ? (
          <chakra.p color="fg.muted" marginBlockStart="1">
            {status === 'REGISTERED' ? t('pending.registeredBody') : t('pending.inReviewBody')}
          </chakra.p>
        ) : null}
      </dd>
      {status === 'DECLINED' ? (
        <>
          <dt>{t('pending.reason')}</dt>
          <dd>{reason === null ? t('pending.noReason') : <bdi>{reason}</bdi>}</dd>
        </>
      ) : null}
      {company === undefined ? null : (
        <>
          <dt>{t('pending.company')}</dt>
          <dd>
            <bdi>{company}</bdi>
          </dd>
        </>
      )}
    </chakra.dl>
  )
}
