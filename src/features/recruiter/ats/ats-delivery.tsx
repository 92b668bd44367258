import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Badge } from '../../../ui/feedback/status-badge'
import type { AtsDelivery, AtsState } from './ats.queries'

const tones = { sent: 'success', queued: 'warning', failed: 'danger' } as const satisfies Record<
  AtsState,
  string
>

/** Whether it is there, waits or was given up. */
export const AtsStateBadge = ({ state }: { state: AtsState }) => {
  const { t } = useTranslation('ats')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}

/** Why the last try came to nothing, with the number that the system answered with. */
export function useAtsReason(): (
  delivery: Pick<AtsDelivery, 'failure' | 'failure_status'>,
) => string | null {
  const { t } = useTranslation('ats')
  const { language } = useLanguage()
  return ({ failure, failure_status: status }) => {
    if (failure === null) return null
    const reason = t(`failure.${failure}`)
    return status === null || failure === 'no_answer'
      ? reason
      : t('failure.withStatus', { reason, status: formatNumber(status, language) })
  }
}

/** How one delivery stands, in a badge and a sentence. */
export const AtsDeliveryState = ({ delivery }: { delivery: AtsDelivery }) => {
  const { t } = useTranslation('ats')
  const { language } = useLanguage()
  const reason = useAtsReason()(delivery)
  const { state, next_try_at: next, settled_at: settled } = delivery
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" alignItems="flex-start">
      <AtsStateBadge state={state} />
      <chakra.p textStyle="small" color="fg.muted">
        {state === 'sent' && settled !== null
          ? t('sentAt', { time: formatDateTime(settled, language) })
          : null}
        {state === 'queued' && next !== null
          ? t('nextTry', { time: formatDateTime(next, language) })
          : null}
        {state === 'failed' && settled !== null
          ? t('givenUpAt', { time: formatDateTime(settled, language) })
          : null}
        {reason === null ? null : ` ${reason}`}
      </chakra.p>
    </chakra.div>
  )
}
