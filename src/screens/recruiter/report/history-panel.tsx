import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AttemptBadge } from '../../../features/assessments/attempt-badge'
import { EvidenceLacks } from '../../../features/assessments/evidence-lacks'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toReport } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { ScoreNumber } from '../../../ui/charts/score'
import { Badge } from '../../../ui/feedback/status-badge'

type Schemas = components['schemas']

interface HistoryPanelProps {
  current: Schemas['Result']
  userId: string
  history: readonly Schemas['ReportAttempt'][]
}

/** This attempt among the candidate's others at the same assessment. */
export const HistoryPanel = ({ current, userId, history }: HistoryPanelProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (
    <Panel title={t('history.title')}>
      <chakra.ul display="flex" flexDirection="column" gap="3" textStyle="small">
        <Line
          end={
            current.overall === null ? null : (
              <ScoreNumber score={current.overall} undecided={current.provisional} />
            )
          }
        >
          {t('history.this', { version: current.attempt.version.slice(1) })}
        </Line>
        {history.map((attempt) => (
          <Line key={attempt.attempt_id} end={<Outcome attempt={attempt} />}>
            <chakra.span display="flex" flexDirection="column" alignItems="flex-start" minWidth="0">
              <TextLink>
                <Link
                  to={toReport({
                    ...getParts(attempt.assessment_id),
                    attemptId: attempt.attempt_id,
                    userId,
                  })}
                >
                  {t('history.other', {
                    version: getParts(attempt.assessment_id).version.slice(1),
                    date: formatDate(attempt.started_at, language),
                  })}
                </Link>
              </TextLink>
              <EvidenceLacks lacks={attempt.lacks} />
            </chakra.span>
          </Line>
        ))}
      </chakra.ul>
      {history.length === 0 ? (
        <chakra.p marginBlockStart="2" textStyle="tiny" color="fg.muted">
          {t('history.none')}
        </chakra.p>
      ) : null}
    </Panel>
  )
}

/**
 * How an earlier attempt ended: a score says it, but not of one that was set aside or given again.
 */
const Outcome = ({
  attempt: { status, archived, overall, lacks, awaits_review: awaitsReview },
}: {
  attempt: Schemas['ReportAttempt']
}) => {
  const { t } = useTranslation('recruiter')
  return (
    <chakra.span display="flex" alignItems="center" gap="2" flexShrink="0">
      {archived ? (
        <Badge>{t('report.archived')}</Badge>
      ) : status === 'REDO' || overall === null ? (
        <AttemptBadge status={status} label={t(`status.${status}`)} awaitsReview={awaitsReview} />
      ) : null}
      {overall === null ? null : <ScoreNumber score={overall} undecided={lacks.length > 0} />}
    </chakra.span>
  )
}

const Line = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <chakra.li display="flex" alignItems="center" justifyContent="space-between" gap="3">
    {children}
    {end}
  </chakra.li>
)
