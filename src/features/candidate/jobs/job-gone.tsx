import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button'
import { EmptyState } from '../../../ui/feedback/states'

/** There is no such job, or no longer. */
export const JobGone = ({ list }: { list: string }) => {
  const { t } = useTranslation('jobs')
  return (
    <EmptyState
      level={1}
      title={t('gone.title')}
      action={
        <LinkButton variant="primary">
          <Link to={list}>{t('gone.toList')}</Link>
        </LinkButton>
      }
    >
      {t('gone.body')}
    </EmptyState>
  )
}
