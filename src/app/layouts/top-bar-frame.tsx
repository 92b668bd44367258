import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../../session/session-context'
import { CandidateFrame } from '../../ui/frames/candidate-frame'
import { Notice } from '../../ui/feedback/notice'
import { Brand } from './brand'
import { FrameEnd } from './frame-end'
import { candidatePlaces } from './navigation'
import { useNav, useSessionState } from './use-nav'

const isOffline = (snapshot: SessionSnapshot) => snapshot.hasTag('offline')

/** The bar above the page, with the links for the person's role. */
export const TopBarFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('common')
  const renderUi = useNav()
  const state = useSessionState()
  const offline = SessionContext.useSelector(isOffline)
  return (
    <CandidateFrame
      skipLabel={t('nav.skipToContent')}
      navLabel={t('nav.main')}
      wordmark={<Brand />}
      items={renderUi(candidatePlaces(state))}
      end={<FrameEnd />}
      banner={
        offline ? (
          <Notice tone="warning" banner title={t('offline.title')}>
            {t('offline.body')}
          </Notice>
        ) : null
      }
    >
      {children}
    </CandidateFrame>
  )
}
