import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../ui/button'
import { EmptyState } from '../ui/states'
import { usePageName } from './page-name'
import { useHome } from './use-home'

/** Says honestly that a page of the plan is not there yet. */
export const NotBuilt = () => {
  const { t } = useTranslation('common')
  const name = usePageName()
  const home = useHome()
  return (
    <EmptyState
      level={1}
      title={t('notBuilt.named', { name: name ?? '' })}
      action={
        <LinkButton>
          <Link to={home}>{t('action.goHome')}</Link>
        </LinkButton>
      }
    >
      {t('notBuilt.body')}
    </EmptyState>
  )
}
