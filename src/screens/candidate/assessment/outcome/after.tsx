import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import type { AssessmentSnapshot } from '../../../../../machines/assessment/assessment.machine'
import { Notice } from '../../../../ui/feedback/notice'
import { ProgressLine } from '../../../../ui/charts/progress-line'
import { PathPicture } from '../../../../ui/career-path/path-picture'
import { Spinner } from '../../../../ui/feedback/spinner'
import { QuietFrame } from '../quiet-frame'
import { isLastLate, LastTimeOver } from '../status/time-over'
import { formatPercent } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'

/** Whether an attempt that is over goes up. */
export const isGoingUp = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.matches('submitting') || snapshot.matches('draining') || snapshot.matches('cancelling')

/**
 * While an attempt that is over goes up: the last answers, then the recordings, or the
 * cancellation.
 */
export const HandingIn = () => {
  const { t } = useTranslation('assessment')
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const offline = snapshot.hasTag('offline')
  const late = AssessmentContext.useSelector(isLastLate)
  if (snapshot.matches('draining')) return <Draining offline={offline} />
  if (snapshot.matches('cancelling')) {
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
        <LastTimeOver />
        <Notice tone="warning" live title={t('saved.offline')}>
          {late ? t('after.submittingOfflineLate') : t('after.submittingOfflineBody')}
        </Notice>
      </QuietFrame>
    )
  }
  return (
    <QuietFrame step="submitting" back={false} picture={<Spinner />} title={t('after.submitting')}>
      <LastTimeOver />
      <p>{t('after.submittingBody')}</p>
    </QuietFrame>
  )
}

const Draining = ({ offline }: { offline: boolean }) => {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  const waiting = AssessmentContext.useSelectorBetweenKeys((view) => view.waiting)
  const [most, setMost] = useState(waiting)
  if (waiting > most) setMost(waiting)
  const percent = most === 0 ? 100 : ((most - waiting) / most) * 100
  return (
    <QuietFrame step="draining" back={false} title={t('after.draining')}>
      <LastTimeOver />
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
