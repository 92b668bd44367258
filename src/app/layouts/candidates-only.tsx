import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toLogin } from '../../paths'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/feedback/states'
import type { SessionState } from '../routing/access'
import { useRouteName } from '../routing/page-name'
import type { PageName } from '../routing/route-entry'
import { useHome } from '../routing/use-home'
import { useSessionState } from './use-nav'

/** Open to every state (section 6), but what they show is a candidate's own. */
const own: readonly PageName[] = ['matchingJobs', 'matchingJob', 'upskillCareer', 'courses']

/** Wraps pages with a candidate's own data. Anybody else is told where to go instead. */
export const CandidatesOnly = ({ children }: { children: ReactNode }) => {
  const state = useSessionState()
  const page = useRouteName()
  return page === null || !own.includes(page) || state === 'CANDIDATE' ? (
    children
  ) : (
    <Instead state={state} />
  )
}

/** Apart, because its words are fetched where they are needed only. */
const Instead = ({ state }: { state: SessionState }) => {
  const { t } = useTranslation('jobs')
  const here = useLocation({ select: ({ href }) => href })
  const home = useHome()
  if (state === 'UNAUTHENTICATED') {
    return (
      <EmptyState
        level={1}
        title={t('only.visitor')}
        action={
          <LinkButton variant="primary">
            <Link to={toLogin()} search={{ redirect: here }}>
              {t('only.signIn')}
            </Link>
          </LinkButton>
        }
      >
        {t('only.visitorBody')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={1}
      title={
        state === 'RECRUITER' || state === 'RECRUITER_ADMIN'
          ? t('only.recruiter')
          : t('only.notYet')
      }
      action={
        <LinkButton variant="primary">
          <Link to={home}>{t('only.home')}</Link>
        </LinkButton>
      }
    >
      {state === 'RECRUITER' || state === 'RECRUITER_ADMIN'
        ? t('only.recruiterBody')
        : t('only.notYetBody')}
    </EmptyState>
  )
}
