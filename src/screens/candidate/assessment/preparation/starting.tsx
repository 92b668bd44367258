import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/feedback/notice'
import { PathPicture } from '../../../../ui/career-path/path-picture'
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton'
import { QuietFrame } from '../quiet-frame'
import { isConsentRefused, ReadConsentAgain } from './read-consent-again'
import { useFailureMessage } from '../use-failure-message'

/** While the attempt is started or gone back to; what failed may be tried again. */
export const Starting = () => {
  const { send } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  const sentence = useFailureMessage()
  const again = snapshot.matches('resuming')
  if (!snapshot.hasTag('busy')) {
    return (
      <QuietFrame
        step="failed"
        back={false}
        picture={<PathPicture kind="broken" />}
        title={t('failed-error')}
        action={
          isConsentRefused(snapshot.context.failure) ? (
            <ReadConsentAgain />
          ) : (
            <Button variant="primary" onClick={() => send({ type: 'start.retried' })}>
              {t('retry')}
            </Button>
          )
        }
      >
        <Notice tone="danger" live title={sentence(snapshot.context.failure)} />
        <p>{again ? t('starting.failedResume') : t('starting.failedStart')}</p>
      </QuietFrame>
    )
  }
  return (
    <QuietFrame
      step="starting"
      back={false}
      title={again ? t('starting.resuming') : t('starting.busy')}
    >
      <p>{again ? t('starting.resumingBody') : t('starting.busyBody')}</p>
      <Loading label={again ? t('starting.resuming') : t('starting.busy')}>
        <Skeleton width="60%" />
      </Loading>
    </QuietFrame>
  )
}
