import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice'
import type { AssessmentCard } from './attempt-api'

/** That times and parts are arranged for this candidate, and the breaks, which no path shows. */
export const ArrangedNotice = ({ plan }: Pick<AssessmentCard, 'plan'>) => {
  const { t } = useTranslation('assessment')
  const breaks = Math.max(...plan.parts.map(({ break_seconds }) => break_seconds))
  if (!plan.arranged) return null
  return (
    <chakra.div marginBlockStart="5">
      <Notice tone="info" title={t('arranged.title')}>
        {t('arranged.body')}
        {breaks === 0 ? null : (
          <chakra.span display="block">
            {t('arranged.breaks', { count: Math.round(breaks / 60) })}
          </chakra.span>
        )}
      </Notice>
    </chakra.div>
  )
}
