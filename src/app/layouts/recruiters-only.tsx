import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toLogin } from '../../paths'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/feedback/states'
import { useRouteName } from '../routing/page-name'
import { useHome } from '../routing/use-home'
import { useSessionState } from './use-nav'

/**
 * Skills analytics is open to every state (section 6), but only recruiters see its figures; anybody
 * else is told where to go instead.
 */
export const RecruitersOnly = ({ children }: { children: ReactNode }) => {
  const state = useSessionState()
  const page = useRouteName()
  return page !== 'skillsAnalytics' || state === 'RECRUITER' || state === 'RECRUITER_ADMIN' ? (
    children
  ) : (
    <Instead visitor={state === 'UNAUTHENTICATED'} />
  )
}

/** Apart, because its words are fetched where they are needed only. */
const Instead = ({ visitor }: { visitor: boolean }) => {
  const { t } = useTranslation('skills')
  const here = useLocation({ select: ({ href }) => href })
  const home = useHome()
  return (
    <EmptyState
      level={1}
      title={visitor ? t('only.visitor') : t('only.other')}
      action={
        <LinkButton variant="primary">
          {visitor ? (
            <Link to={toLogin()} search={{ redirect: here }}>
              {t('only.signIn')}
            </Link>
          ) : (
            <Link to={home}>{t('only.home')}</Link>
          )}
        </LinkButton>
      }
    >
      {t('only.body')}
    </EmptyState>
  )
}
