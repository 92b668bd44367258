import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { type Status, StatusBadge } from '../../ui/feedback/status-badge'

interface AttemptBadgeProps {
  status: Status
  /** The specification's word for the status. */
  label: string
  /** Whether a person has to score an answer before there is a result. */
  awaitsReview?: boolean | undefined
}

/** How an attempt stands. Where a person is waited for, that is said, and nothing seems to run. */
export const AttemptBadge = ({ status, label, awaitsReview = false }: AttemptBadgeProps) => {
  const { t } = useTranslation('common')
  if (!awaitsReview) return <StatusBadge status={status} label={label} />
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="1"
      paddingBlock="1"
    >
      <StatusBadge status={status} label={label} waits />{' '}
      <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
        {t('state.waitsForReviewer')}
      </chakra.span>
    </chakra.span>
  )
}
