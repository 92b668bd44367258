import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../session/session-context'
import { toLogin, toSignup } from '../../paths'
import { LinkButton } from '../../ui/button'
import { AccountMenu } from './account-menu'
import { Bell } from './bell'
import { LanguageToggle } from './language-toggle'

/** The end of a top bar: the language, then the account, or the links to sign in and up. */
export const FrameEnd = () => {
  const { t } = useTranslation('common')
  const person = usePerson()
  return (
    <>
      <LanguageToggle />
      {person === null ? (
        <>
          {/* A phone has room for one of them, and the page of the other leads to this one. */}
          <chakra.span display={{ base: 'none', sm: 'contents' }}>
            <LinkButton variant="ghost" size="sm">
              <Link to={toLogin()}>{t('nav.login')}</Link>
            </LinkButton>
          </chakra.span>
          <LinkButton variant="primary" size="sm">
            <Link to={toSignup()}>{t('nav.signup')}</Link>
          </LinkButton>
        </>
      ) : (
        <>
          <Bell place="bar" role={person.role} />
          <AccountMenu />
        </>
      )}
    </>
  )
}
