import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { formatClock } from '../../../../i18n/numbers'

type Answer = components['schemas']['ReportAnswer']

/** How a text came about: how often it was saved, over which time, and the most that came at once. */
export const Made = ({ answer: { value, made } }: { answer: Pick<Answer, 'value' | 'made'> }) => {
  const { t } = useTranslation('recruiter')
  if (made === null || value === null || value === '') return null
  return (
    <chakra.p textStyle="small" color="fg.muted">
      {t('evidence.made', {
        count: made.edits,
        time: formatClock(made.seconds),
        words: t('evidence.words', { count: made.largest_insertion }),
      })}
    </chakra.p>
  )
}
