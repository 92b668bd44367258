import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../machines/assessment/assessment-events'
import { Notice } from '../../ui/feedback/notice'
import type { AssessmentCard } from './attempt/attempt-api'

interface ArrangedNoticeProps extends Pick<AssessmentCard, 'plan'> {
  replaced: readonly Device[]
}

/**
 * What is arranged for this candidate: times and parts, the breaks, which no path shows, and devices
 * that are not needed.
 */
export const ArrangedNotice = ({ plan, replaced }: ArrangedNoticeProps) => {
  const { t } = useTranslation('assessment')
  const breaks = Math.max(...plan.parts.map(({ break_seconds }) => break_seconds))
  if (!plan.arranged && replaced.length === 0) return null
  return (
    <chakra.div marginBlockStart="5">
      <Notice tone="info" title={t('arranged.title')}>
        {plan.arranged ? t('arranged.body') : null}
        {breaks === 0 ? null : (
          <chakra.span display="block">
            {t('arranged.breaks', { count: Math.round(breaks / 60) })}
          </chakra.span>
        )}
        {(['camera', 'screen'] as const)
          .filter((device) => replaced.includes(device))
          .map((device) => (
            <chakra.span key={device} display="block">
              {t(`arranged.replaced.${device}`)}
            </chakra.span>
          ))}
      </Notice>
    </chakra.div>
  )
}
