import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toLogin } from '../../paths'
import { TextLink } from '../../ui/link'

/** Out of a reset, which the login page abandons. */
export const BackToLogin = () => {
  const { t } = useTranslation('auth')
  return (
    <div>
      <TextLink>
        <Link to={toLogin()}>{t('reset.back')}</Link>
      </TextLink>
    </div>
  )
}
