import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { SocialSignIn } from '../../../features/auth/social-sign-in'
import { toLogin, toSignup } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Nuqta } from '../../../ui/career-path/nuqta'

/** What Masar is, and the ways in. */
const AuthDashboardScreen = () => {
  const { t } = useTranslation('auth')
  const way = [
    t('landing.way.profile'),
    t('landing.way.assessments'),
    t('landing.way.review'),
    t('landing.way.work'),
  ]
  return (
    <AuthPage>
      <AuthHeading title={t('landing.title')}>{t('landing.lead')}</AuthHeading>
      <chakra.ol aria-label={t('landing.wayLabel')} display="flex" flexDirection="column" gap="3">
        {way.map((step) => (
          <chakra.li key={step} display="flex" gap="3">
            <chakra.span display="inline-flex" alignItems="center" height="var(--line-body)">
              <Nuqta filled={false} size={10} />
            </chakra.span>
            {step}
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexDirection="column" gap="3">
        <LinkButton variant="primary" size="lg" wide>
          <Link to={toSignup()}>{t('landing.signup')}</Link>
        </LinkButton>
        <LinkButton variant="secondary" size="lg" wide>
          <Link to={toLogin()}>{t('toLogin')}</Link>
        </LinkButton>
      </chakra.div>
      <SocialSignIn />
      <chakra.p textStyle="small" color="fg.muted">
        {t('landing.facts')}
      </chakra.p>
    </AuthPage>
  )
}

export default AuthDashboardScreen
