import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AssessmentSnapshot } from '../../../../../machines/assessment/assessment.machine'
import type { components } from '../../../../../openapi/generated/api'
import { appealQuery } from '../../../../features/assessments/appeal.queries'
import { AttemptBadge } from '../../../../features/assessments/attempt-badge'
import { assessmentQueries } from '../../../../features/assessments/assessments.queries'
import { getAssessmentId } from '../../../../features/assessments/attempt/attempt-api'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { formatClock } from '../../../../i18n/numbers'
import { toCandidateAssessments } from '../../../../paths'
import { LinkButton } from '../../../../ui/button'
import { Notice } from '../../../../ui/feedback/notice'
import { PathPicture } from '../../../../ui/career-path/path-picture'
import { StatusBadge } from '../../../../ui/feedback/status-badge'
import { Appeal, GrantedAppeal } from './appeal'
import { useKind } from '../assessment-kind'
import { Noted } from './noted'
import { OwnResult } from './own-result'
import { QuietFrame } from '../quiet-frame'
import { LastTimeOver } from '../status/time-over'

/** How often a page that waits for a result looks whether a person is waited for. */
const lookEvery = 10_000

/** What became of an attempt that is over. */
export const Outcome = () => {
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  if (snapshot.matches('completed')) return <Completed />
  if (snapshot.matches('failed')) return <Failed />
  if (snapshot.matches('cancelled')) return <Cancelled />
  return <Processing />
}

/** The way on; beside a form it gives way to the form's own button. */
const Back = ({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) => {
  const { t } = useTranslation('assessment')
  return (
    <LinkButton variant={variant}>
      <Link to={toCandidateAssessments()}>{t('back')}</Link>
    </LinkButton>
  )
}

const Processing = () => {
  const { t } = useTranslation('assessment')
  const { attemptId } = AssessmentContext.useSelector((view) => view.snapshot).context
  // While the page is open, scoring may end, and a reviewer be waited for.
  const cards = useQuery({
    ...assessmentQueries.cards(),
    refetchOnMount: 'always',
    refetchInterval: lookEvery,
  })
  const attempt = cards.data?.find((card) => card.attempt?.id === attemptId)?.attempt
  const awaitsReview = attempt?.awaits_review === true
  return (
    <QuietFrame
      step="processing"
      picture={
        <AttemptBadge
          status="RESULT_PROCESSING"
          label={t('list.status.RESULT_PROCESSING')}
          awaitsReview={awaitsReview}
        />
      }
      title={t(awaitsReview ? 'result.waits' : 'result.processing')}
      back={false}
      action={<Back />}
    >
      <LastTimeOver />
      <p>{t('result.processingBody')}</p>
      <p>{t(awaitsReview ? 'result.waitsBody' : 'result.processingWait')}</p>
    </QuietFrame>
  )
}

const Completed = () => {
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  return (
    <QuietFrame
      step="completed"
      picture={<StatusBadge status="COMPLETED" label={t('list.status.COMPLETED')} />}
      title={t('result.completed')}
      back={false}
      action={<Back />}
    >
      <p>{t('result.completedBody')}</p>
      <chakra.div color="fg" marginBlockStart="4">
        <OwnResult context={snapshot.context} />
        <OwnMoments context={snapshot.context} />
        <OwnAppeal context={snapshot.context} />
      </chakra.div>
    </QuietFrame>
  )
}

const OwnMoments = ({
  context: { assessmentId, attemptId },
}: {
  context: AssessmentSnapshot['context']
}) => {
  const kind = useKind()
  return attemptId === null ? null : (
    <Noted assessmentId={getAssessmentId(assessmentId ?? `${kind}_v3`)} attemptId={attemptId} />
  )
}

const OwnAppeal = ({
  context: { assessmentId, attemptId },
}: {
  context: AssessmentSnapshot['context']
}) => {
  const kind = useKind()
  return attemptId === null ? null : (
    <chakra.div marginBlockStart="6">
      <GrantedAppeal
        assessmentId={getAssessmentId(assessmentId ?? `${kind}_v3`)}
        attemptId={attemptId}
      />
    </chakra.div>
  )
}

/** What a disqualification rests on, in the words of who decided; not who that was. */
const Seen = ({
  cancellation: { note, offset_ms: moment },
}: {
  cancellation: components['schemas']['Cancellation']
}) => {
  const { t: tAppeal } = useTranslation('appeal')
  return (
    <>
      {moment === null ? null : (
        <p>{tAppeal('cancellation.moment', { at: `\u2068${formatClock(moment / 1000)}\u2069` })}</p>
      )}
      {note === null ? null : (
        <>
          <chakra.p textStyle="smallStrong" marginBlockStart="2">
            {tAppeal('cancellation.seen')}
          </chakra.p>
          <chakra.p
            dir="auto"
            textAlign="-webkit-match-parent"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {note}
          </chakra.p>
        </>
      )}
    </>
  )
}

const Failed = () => {
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  return (
    <QuietFrame
      step="failed"
      picture={<PathPicture kind="broken" />}
      title={t('result.failed')}
      back={false}
      action={<Back />}
    >
      <p>{t('result.failedBody')}</p>
      <OwnAppeal context={snapshot.context} />
    </QuietFrame>
  )
}

const Cancelled = () => {
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const { attemptId } = snapshot.context
  const assessmentId = getAssessmentId(snapshot.context.assessmentId ?? `${kind}_v3`)
  const appeal = useQuery({ ...appealQuery(assessmentId), enabled: attemptId !== null })
  const hasAppealed = attemptId === null || appeal.data?.appeal?.attempt_id === attemptId
  const cancellation =
    appeal.data?.cancellation?.attempt_id === attemptId ? appeal.data.cancellation : null
  // Cached cards may be older than a decision about the attempt, so they are fetched again.
  const cards = useQuery({
    ...assessmentQueries.cards(),
    enabled: snapshot.context.reason === null,
    refetchOnMount: 'always',
  })
  const card = cards.data?.find(({ attempt }) => attempt?.id === snapshot.context.attemptId)
  const reason = snapshot.context.reason ?? card?.attempt?.cancel_reason ?? null
  const isDecided = reason === 'phone' || reason === 'disqualified'
  return (
    <QuietFrame
      step="cancelled"
      picture={<StatusBadge status="CANCELLED" label={t('list.status.CANCELLED')} />}
      title={t('result.cancelled')}
      back={false}
      action={<Back variant={hasAppealed ? 'primary' : 'secondary'} />}
    >
      {reason === null ? null : (
        <Notice tone="info" title={t(`result.reason.${reason}`)}>
          {cancellation === null ? null : <Seen cancellation={cancellation} />}
        </Notice>
      )}
      {reason === null && cards.isPending ? null : (
        <p>{isDecided ? t('result.disqualifiedKept') : t('result.cancelledKept')}</p>
      )}
      <p>{t('result.noRepeat')}</p>
      <OwnMoments context={snapshot.context} />
      {attemptId === null ? null : <Appeal assessmentId={assessmentId} attemptId={attemptId} />}
    </QuietFrame>
  )
}
