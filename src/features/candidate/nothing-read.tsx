import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toProfile } from '../../paths'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states'

/** Nothing was read of this candidate that could be matched. */
export const NothingRead = ({ level = 2 }: { level?: 1 | 2 | 3 }) => {
  const { t } = useTranslation('jobs')
  return (
    <EmptyState
      level={level}
      title={t('nothingRead')}
      action={
        <LinkButton variant={level === 3 ? 'secondary' : 'primary'} size="sm">
          <Link to={toProfile()}>{t('toProfile')}</Link>
        </LinkButton>
      }
    >
      {t('nothingReadBody')}
    </EmptyState>
  )
}
