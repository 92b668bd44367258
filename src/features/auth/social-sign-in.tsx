import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { apiBaseUrl } from '../../api/base-url'
import { toSocialSignIn } from '../../paths'
import { Divider } from '../../ui/frames/auth-layout'
import { LinkButton } from '../../ui/button'

/**
 * The browser itself goes to the provider and comes back to /auth/google or /auth/linkedin. The marks
 * are the providers' own, in their colours, as the rules of both ask.
 */
export const SocialSignIn = () => {
  const { t } = useTranslation('login')
  return (
    <>
      <Divider>{t('social.or')}</Divider>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        {(['google', 'linkedin'] as const).map((provider) => (
          <LinkButton key={provider} variant="secondary" size="lg" wide>
            <a
              href={toSocialSignIn(provider, apiBaseUrl())}
              aria-label={t('social.with', { provider: t(`social.${provider}`) })}
            >
              <img src={`/marks/${provider}.svg`} alt="" width={22} height={22} />
              {t(`social.${provider}`)}
            </a>
          </LinkButton>
        ))}
      </chakra.div>
    </>
  )
}
