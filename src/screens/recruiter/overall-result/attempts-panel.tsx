import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AttemptBadge } from '../../../features/assessments/attempt-badge'
import { EvidenceLacks } from '../../../features/assessments/evidence-lacks'
import { getParts, type Kind } from '../../../features/recruiter/outcomes/assessment-address'
import { EpisodeCount } from '../../../features/recruiter/outcomes/episode-count'
import { formatDateTime, formatDate } from '../../../i18n/dates'
import { formatClock } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toReport } from '../../../paths'
import { DataTable, type Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/lists/none'
import { Panel } from '../../../ui/layout/panel'
import { ScoreBar, ScoreNumber } from '../../../ui/charts/score'
import { Badge, StatusBadge } from '../../../ui/feedback/status-badge'

type Attempt = components['schemas']['OverallAttempt']

interface AttemptsPanelProps {
  kind: Kind
  /** The latest first. */
  attempts: readonly Attempt[]
}

/**
 * One assessment: what the attempt that counts was scored, and every attempt with the way to its
 * report.
 */
export const AttemptsPanel = ({ kind, attempts }: AttemptsPanelProps) => {
  const { t } = useTranslation('overall')
  const { t: tList } = useTranslation('recruiter')
  const columns = useAttemptColumns()
  const counting = attempts.find(({ counts }) => counts)
  return (
    <Panel
      title={tList(`kind.${kind}`)}
      titleEnd={
        counting?.row.overall == null ? undefined : (
          <ScoreNumber score={counting.row.overall} size="row" />
        )
      }
    >
      {attempts.length === 0 ? (
        <StatusBadge status="NONE" label={tList('status.NONE')} />
      ) : (
        <>
          {counting === undefined ? null : <Criteria attempt={counting} />}
          <DataTable
            caption={t('view.attempts', { assessment: tList(`kind.${kind}`) })}
            columns={columns}
            rows={attempts}
            rowKey={({ row }) => row.attempt_id}
            density="normal"
          />
        </>
      )}
    </Panel>
  )
}

/** Each criterion of the attempt that counts; nothing while there is no score. */
const Criteria = ({ attempt: { row } }: { attempt: Attempt }) => {
  const { t } = useTranslation('report')
  const { t: tList } = useTranslation('recruiter')
  if (row.criteria.length === 0) return null
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="8"
      rowGap="4"
      marginBlockEnd="6"
      textStyle="small"
    >
      {row.criteria.map(({ key, score, provisional }) => (
        <chakra.li
          key={key}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          rowGap="2"
          alignContent="start"
        >
          {t(`criteria.${key}`)}
          {score === null ? (
            <chakra.span color="fg.muted">{provisional ? tList('scores.waits') : '–'}</chakra.span>
          ) : (
            <ScoreNumber score={score} />
          )}
          {score === null ? null : (
            <chakra.span gridColumn="1 / -1">
              <ScoreBar score={score} />
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function useAttemptColumns(): Column<Attempt>[] {
  const { t } = useTranslation('overall')
  const { t: tList } = useTranslation('recruiter')
  const { t: tOutcomes } = useTranslation('outcomes')
  const { language } = useLanguage()
  return [
    {
      id: 'version',
      header: t('view.version'),
      cell: ({ row }) => {
        const { kind, version } = getParts(row.assessment_id)
        return (
          <TextLink tone="strong">
            <Link
              to={toReport({ kind, version, attemptId: row.attempt_id, userId: row.user_id })}
              aria-label={t('report', {
                assessment: tList(`kind.${kind}`),
                version: tList(`version.${version}`),
                name: formatDate(row.started_at, language),
              })}
            >
              <bdi>{tList(`version.${version}`)}</bdi>
            </Link>
          </TextLink>
        )
      },
    },
    {
      id: 'status',
      header: tList('table.status'),
      cell: ({ row, archived, appeal }) => (
        <chakra.span display="inline-flex" flexWrap="wrap" gap="2" paddingBlock="1.5">
          {archived ? (
            <Badge>{tList('report.archived')}</Badge>
          ) : (
            <AttemptBadge
              status={row.status}
              label={tList(`status.${row.status}`)}
              awaitsReview={row.status === 'RESULT_PROCESSING' && row.provisional}
            />
          )}
          {row.cancel_reason === null ? null : (
            <chakra.span color="fg.muted">{tOutcomes(`reason.${row.cancel_reason}`)}</chakra.span>
          )}
          {appeal === null ? null : (
            <Badge
              tone={
                appeal.status === 'open'
                  ? 'warning'
                  : appeal.status === 'granted'
                    ? 'success'
                    : 'neutral'
              }
            >
              {t(`view.appeal.${appeal.status}`)}
            </Badge>
          )}
        </chakra.span>
      ),
    },
    {
      id: 'overall',
      header: tList('table.overall'),
      align: 'end',
      cell: ({ row }) =>
        row.overall === null ? (
          <None />
        ) : (
          <chakra.span
            display="inline-flex"
            flexDirection="column"
            alignItems="flex-end"
            paddingBlock="1.5"
          >
            <ScoreNumber score={row.overall} />
            {row.provisional && row.lacks.length === 0 ? (
              <chakra.span textStyle="tiny" color="fg.muted">
                {tList('table.provisional')}
              </chakra.span>
            ) : (
              <EvidenceLacks lacks={row.lacks} />
            )}
          </chakra.span>
        ),
    },
    {
      id: 'taken',
      header: tList('table.taken'),
      cell: ({ row }) => (
        <chakra.span
          display="inline-flex"
          flexDirection="column"
          color="fg.muted"
          paddingBlock="1.5"
        >
          {formatDateTime(row.started_at, language)}
          {row.duration_seconds === null ? null : (
            <chakra.span textStyle="tiny">
              {tList('scores.took', { time: formatClock(row.duration_seconds) })}
            </chakra.span>
          )}
        </chakra.span>
      ),
    },
    {
      id: 'episodes',
      header: t('view.episodes'),
      align: 'end',
      cell: ({ row }) => <EpisodeCount row={row} />,
    },
  ]
}
