import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toProfile } from '../../paths'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/feedback/states'
import type { Career } from './career-climb'

interface CareerNoneProps {
  career: Career
  level?: 2 | 3
}

/**
 * No role ahead: either too little is known of somebody, or they are where our list of roles ends.
 */
export const CareerNone = ({
  career: { current_title: title, confirmed_skills: skills },
  level = 2,
}: CareerNoneProps) => {
  const { t } = useTranslation('courses')
  const isAtTheEnd = title !== null && skills > 0
  return (
    <EmptyState
      level={level}
      title={isAtTheEnd ? t('career.end') : t('career.none')}
      action={
        <LinkButton variant="secondary" size="sm">
          <Link to={toProfile()}>{t('career.toProfile')}</Link>
        </LinkButton>
      }
    >
      {isAtTheEnd ? t('career.endAfter', { title: `\u2068${title}\u2069` }) : t('career.noneBody')}
    </EmptyState>
  )
}
