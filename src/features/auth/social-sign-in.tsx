import { chakra } from '@chakra-ui/react/styled-system'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleUser from 'lucide-react/icons/circle-user'
import { useTranslation } from 'react-i18next'
import { apiBaseUrl } from '../../api/base-url'
import { toSocialSignIn } from '../../paths'
import { Divider } from '../../ui/auth-layout'
import { LinkButton } from '../../ui/button'
import { Icon } from '../../ui/icons'

/** The browser itself goes to the provider and comes back to /auth/google or /auth/linkedin. */
export const SocialSignIn = () => {
  const { t } = useTranslation('login')
  return (
    <>
      <Divider>{t('social.orContinue')}</Divider>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <LinkButton variant="secondary" size="lg" wide>
          <a href={toSocialSignIn('google', apiBaseUrl())}>
            <Icon of={CircleUser} size={20} />
            {t('social.google')}
          </a>
        </LinkButton>
        <LinkButton variant="secondary" size="lg" wide>
          <a href={toSocialSignIn('linkedin', apiBaseUrl())}>
            <Icon of={BriefcaseBusiness} size={20} />
            {t('social.linkedin')}
          </a>
        </LinkButton>
      </chakra.div>
    </>
  )
}
