import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHome } from '../routing/use-home'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/feedback/states'

/** An address that leads nowhere. */
export const NotFound = () => {
  const { t } = useTranslation('common')
  const home = useHome()
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      action={
        <LinkButton variant="primary">
          <Link to={home}>{t('action.goHome')}</Link>
        </LinkButton>
      }
    >
      {t('notFound.body')}
    </EmptyState>
  )
}
