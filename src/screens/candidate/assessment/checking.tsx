import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MIN_WIDTH } from '../../../features/assessments/browser-support'
import { AssessmentContext } from '../../../features/assessments/engine/assessment-context'
import { toCandidateAssessments } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { PathPicture } from '../../../ui/career-path/path-picture'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { QuietFrame } from './quiet-frame'
import { useFailureMessage } from './use-failure-message'

/** While it is looked up whether there is an attempt, and what keeps it from being taken here. */
export const Checking = () => {
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  if (snapshot.matches({ checking: 'refused' })) return <Refused />
  if (snapshot.matches({ checking: 'unsupported' })) return <Unsupported />
  return <Looking />
}

export const Looking = () => {
  const { t } = useTranslation('assessment')
  return (
    <QuietFrame step="looking" title={t('check.looking')}>
      <Loading label={t('check.looking')}>
        <Skeleton width="72%" />
      </Loading>
    </QuietFrame>
  )
}

const Refused = () => {
  const { send } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  const sentence = useFailureMessage()
  return (
    <QuietFrame
      step="refused"
      picture={<PathPicture kind="broken" />}
      title={t('check.refused')}
      action={
        <Button variant="primary" onClick={() => send({ type: 'check.retried' })}>
          {t('retry')}
        </Button>
      }
    >
      <Notice tone="danger" live title={sentence(snapshot.context.failure)} />
      <p>{t('check.refusedKept')}</p>
    </QuietFrame>
  )
}

const Unsupported = () => {
  const { send } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  const { failure, attemptId } = snapshot.context
  const why =
    failure?.code === 'window_too_narrow' || failure?.code === 'no_storage'
      ? failure.code
      : 'no_recording'
  useEffect(() => {
    if (why !== 'window_too_narrow') return undefined
    const wide = window.matchMedia(`(min-width: ${MIN_WIDTH}px)`)
    const look = () => wide.matches && send({ type: 'check.retried' })
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [why, send])
  return (
    <QuietFrame
      step="unsupported"
      picture={<PathPicture kind="broken" />}
      title={t('check.unsupportedTitle')}
      back={false}
      action={
        <>
          <Button variant="primary" onClick={() => send({ type: 'check.retried' })}>
            {t('retry')}
          </Button>
          <LinkButton variant="subtle">
            <Link to={toCandidateAssessments()}>{t('back')}</Link>
          </LinkButton>
        </>
      }
    >
      <Notice tone="warning" live title={t(`check.${why}`)}>
        {t(`check.${why}How`)}
      </Notice>
      <p>{attemptId === null ? t('check.nothingLost') : t('check.runningOn')}</p>
    </QuietFrame>
  )
}

export const Unavailable = () => {
  const { send } = AssessmentContext.useRun()
  const { t } = useTranslation('assessment')
  return (
    <QuietFrame
      step="unavailable"
      picture={<PathPicture kind="begun" />}
      title={t('check.unavailableTitle')}
      back={false}
      action={
        <>
          <LinkButton variant="primary">
            <Link to={toCandidateAssessments()}>{t('back')}</Link>
          </LinkButton>
          <Button onClick={() => send({ type: 'check.retried' })}>{t('check.lookAgain')}</Button>
        </>
      }
    >
      <p>{t('check.unavailableBody')}</p>
    </QuietFrame>
  )
}

/** The attempt runs in another tab or on another device. */
export const Elsewhere = () => {
  const { send } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  const sentence = useFailureMessage()
  return (
    <QuietFrame
      step="elsewhere"
      picture={<PathPicture kind="begun" />}
      title={t('check.elsewhereTitle')}
      action={
        <>
          <Button
            variant="primary"
            loading={snapshot.hasTag('busy')}
            loadingLabel={t('check.takingOver')}
            onClick={() => send({ type: 'writer.takenBack' })}
          >
            {t('check.takeOver')}
          </Button>
          {snapshot.hasTag('busy') ? null : (
            <Button variant="subtle" onClick={() => send({ type: 'check.retried' })}>
              {t('check.lookAgain')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('check.elsewhereBody')}</p>
      <p>{t('check.elsewhereStay')}</p>
      {snapshot.context.failure === null ? null : (
        <Notice tone="danger" live title={sentence(snapshot.context.failure)} />
      )}
    </QuietFrame>
  )
}
