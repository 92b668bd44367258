import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import type { AssessmentKind } from '../../../../machines/assessment/parts'
import { ArrangedNotice } from '../../../features/assessments/arranged-notice'
import { AttemptBadge } from '../../../features/assessments/attempt-badge'
import { ComputerOnly } from '../../../features/assessments/computer-only'
import type { AssessmentCard as Card } from '../../../features/assessments/attempt/attempt-api'
import { useAssessmentSize } from '../../../features/assessments/plan-words'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toAssessment } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Panel } from '../../../ui/layout/panel'
import { Badge } from '../../../ui/feedback/status-badge'
import { PartsPath } from './parts-path'
import { getCardStatus, isStart, type CardStatus } from './card-status'

interface AssessmentCardProps {
  kind: AssessmentKind
  /** Null where the server knows nothing of this kind. */
  card: Card | null
}

/** One assessment: what it is, how it stands, and the next step. */
export const AssessmentCard = ({ kind, card }: AssessmentCardProps) => {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  const status = getCardStatus(card)
  const finishedAt = card?.attempt?.finished_at ?? null
  return (
    <Panel title={t(`list.${kind}`)} titleEnd={<CardStatusBadge card={card} status={status} />}>
      <chakra.p color="fg.muted">
        {kind === 'english' ? t('list.englishAbout') : t('list.annotationAbout')}
      </chakra.p>
      {card === null ? null : <Size plan={card.plan} />}
      {card === null || isClosed(status) ? null : (
        <chakra.div marginBlock="5">
          {/* The path of a redo begins again; what was handed in lies in the history. */}
          <PartsPath plan={card.plan} attempt={status === 'again' ? null : card.attempt} />
          <ArrangedNotice plan={card.plan} replaced={card.replaced ?? []} />
        </chakra.div>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        <Note
          status={status}
          cancelled={card?.attempt?.status === 'CANCELLED'}
          finished={finishedAt === null ? null : formatDate(finishedAt, language)}
        />
      </chakra.p>
      {isClosed(status) ? null : isStart(status) ? (
        <ComputerOnly isSaid>
          <Way kind={kind} status={status} />
        </ComputerOnly>
      ) : (
        <Way kind={kind} status={status} />
      )}
    </Panel>
  )
}

/** The link into the assessment: to start it, to continue it, or to see its outcome. */
const Way = ({ kind, status }: { kind: AssessmentKind; status: Exclude<CardStatus, Closed> }) => (
  <chakra.div marginBlockStart="5">
    <LinkButton variant={isStart(status) || status === 'running' ? 'primary' : 'secondary'}>
      <Link to={toAssessment(kind)}>
        <Action status={status} />
        <Icon of={ArrowRight} mirror />
      </Link>
    </LinkButton>
  </chakra.div>
)

const Size = ({ plan }: Pick<Card, 'plan'>) => {
  const { minutes, parts } = useAssessmentSize(plan)
  return (
    <chakra.div display="flex" gap="2" marginBlock="4">
      <Badge>{parts}</Badge>
      <Badge>{minutes}</Badge>
    </chakra.div>
  )
}

const CardStatusBadge = ({ card, status }: { card: Card | null; status: CardStatus }) => {
  const { t } = useTranslation('assessment')
  if (status === 'unavailable') return <Badge>{t('list.unavailable')}</Badge>
  if (status === 'taken') return <Badge>{t('list.taken')}</Badge>
  const attempt = card?.attempt ?? null
  return attempt === null ? null : (
    <AttemptBadge
      status={attempt.status}
      label={t(`list.status.${attempt.status}`)}
      awaitsReview={attempt.awaits_review}
    />
  )
}

type Closed = 'unavailable' | 'taken'

/** Whether there is nothing to be done with it. */
const isClosed = (status: CardStatus): status is Closed =>
  status === 'unavailable' || status === 'taken'

const Action = ({ status }: { status: Exclude<CardStatus, Closed> }) => {
  const { t } = useTranslation('assessment')
  const labels = {
    open: t('list.start'),
    running: t('list.resume'),
    processing: t('list.follow'),
    completed: t('list.result'),
    ended: t('list.details'),
    again: t('list.again'),
  }
  return labels[status]
}

const Note = ({
  status,
  cancelled,
  finished,
}: {
  status: CardStatus
  cancelled: boolean
  finished: string | null
}) => {
  const { t } = useTranslation('assessment')
  if (status === 'unavailable') return t('list.unavailableNote')
  if (status === 'taken') return t('list.takenNote')
  if (status === 'open') return t('list.startNote')
  if (status === 'running') return t('list.resumeNote')
  if (status === 'again') return t('list.againNote')
  if (finished === null) return null
  return cancelled
    ? t('list.cancelled', { date: finished })
    : t('list.finished', { date: finished })
}
