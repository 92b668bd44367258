import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toProfile } from '../../paths'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/feedback/states'

/** Says that the candidate's profile holds nothing that could be matched. */
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

/** The same in a line, where the page says it in full already. */
export const NothingReadLine = () => {
  const { t } = useTranslation('jobs')
  return (
    <chakra.p textStyle="small" color="fg.muted">
      {t('nothingReadLine')}
    </chakra.p>
  )
}
