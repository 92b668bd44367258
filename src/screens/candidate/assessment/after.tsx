import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../features/assessments/use-assessment'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { Notice } from '../../../ui/notice'
import { ProgressLine } from '../../../ui/progress-line'
import { PathPicture } from '../../../ui/path-picture'
import { Spinner } from '../../../ui/spinner'
import { QuietFrame } from './quiet-frame'
import { isLastLate, LastTimeOver } from './time-over'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'

/**
 * While an attempt that is over goes up: the last answers, then the recordings, or the
 * cancellation.
 */
export const HandingIn = ({ used }: { used: UsedAssessment }) => {
  const { t } = useTranslation('assessment')
  const offline = used.snapshot.hasTag('offline')
  const late = isLastLate(used)
  if (used.snapshot.matches('draining')) return <Draining used={used} offline={offline} />
  if (used.snapshot.matches('cancelling')) {
    return (
      <QuietFrame
        step="cancelling"
        back={false}
        picture={<Spinner />}
        title={t('after.cancelling')}
      >
        <p>{offline ? t('after.cancellingOffline') : t('after.cancellingBody')}</p>
      </QuietFrame>
    )
  }
  if (offline) {
    return (
      <QuietFrame
        step="waiting"
        back={false}
        picture={<PathPicture kind="broken" />}
        title={t('after.submittingOffline')}
      >
        <LastTimeOver used={used} />
        <Notice tone="warning" live title={t('saved.offline')}>
          {late ? t('after.submittingOfflineLate') : t('after.submittingOfflineBody')}
        </Notice>
      </QuietFrame>
    )
  }
  return (
    <QuietFrame step="submitting" back={false} picture={<Spinner />} title={t('after.submitting')}>
      <LastTimeOver used={used} />
      <p>{t('after.submittingBody')}</p>
    </QuietFrame>
  )
}

const Draining = ({ used, offline }: { used: UsedAssessment; offline: boolean }) => {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  const waiting = useLive(used, (live) => live.waiting)
  const [most, setMost] = useState(waiting)
  if (waiting > most) setMost(waiting)
  const percent = most === 0 ? 100 : ((most - waiting) / most) * 100
  return (
    <QuietFrame step="draining" back={false} title={t('after.draining')}>
      <LastTimeOver used={used} />
      <p>{t('after.drainingBody')}</p>
      <ProgressLine
        value={percent}
        label={t('after.drainingLabel')}
        number={formatPercent(percent, language)}
      />
      <p>{t('after.pieces', { count: waiting })}</p>
      {offline ? (
        <Notice tone="warning" live title={t('after.drainingFailed')}>
          {t('after.drainingOffline')}
        </Notice>
      ) : null}
      <p>{t('after.mayLeave')}</p>
    </QuietFrame>
  )
}
