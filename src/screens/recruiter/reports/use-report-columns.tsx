import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AttemptBadge } from '../../../features/assessments/attempt-badge'
import { EvidenceLacks } from '../../../features/assessments/evidence-lacks'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { EpisodeCount } from '../../../features/recruiter/outcomes/episode-count'
import type { AssessmentId } from '../../../features/recruiter/recruiter.queries'
import {
  resultsList,
  type ResultsSearch,
} from '../../../features/recruiter/outcomes/results-search'
import { formatDateTime, formatDayTime } from '../../../i18n/dates'
import { formatClock } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toReport } from '../../../paths'
import type { Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/lists/none'
import { ScoreBar, ScoreNumber } from '../../../ui/charts/score'

type Schemas = components['schemas']
type Row = Schemas['ResultRow']

const criteria = {
  english: ['coherence', 'lexical_resource', 'grammar', 'mcqs', 'speaking'],
  annotation: ['part1', 'part2', 'part3', 'part4', 'part5', 'part6', 'part7', 'part8'],
} as const satisfies Record<string, readonly Schemas['CriterionKey'][]>

/** The columns of a list of reports: one for each criterion of the kind. */
export function useReportColumns(assessmentId: AssessmentId, search: ResultsSearch): Column<Row>[] {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { kind, version } = getParts(assessmentId)
  const scores = criteria[kind].map((key): Column<Row> => ({
    id: key,
    header: t(`short.${key}`),
    align: 'end',
    cell: (row) => <Score score={row.criteria.find((one) => one.key === key)?.score ?? null} />,
  }))
  return [
    {
      id: 'full_name',
      header: t('table.candidate'),
      cell: (row) => (
        <TextLink tone="plain">
          <Link
            to={toReport({ kind, version, attemptId: row.attempt_id, userId: row.user_id })}
            search={resultsList.write(search)}
          >
            <chakra.bdi whiteSpace="normal">{row.full_name}</chakra.bdi>
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'started_at',
      header: t('table.taken'),
      cell: (row) => (
        <chakra.span color="fg.muted" title={formatDateTime(row.started_at, language)}>
          {formatDayTime(row.started_at, language)}
        </chakra.span>
      ),
    },
    {
      id: 'status',
      header: t('table.status'),
      cell: (row) => (
        <AttemptBadge
          status={row.status}
          label={t(`status.${row.status}`)}
          awaitsReview={row.status === 'RESULT_PROCESSING' && row.provisional}
        />
      ),
    },
    ...scores,
    { id: 'overall', header: t('table.overall'), cell: (row) => <Overall row={row} /> },
    {
      id: 'duration',
      header: t('table.duration'),
      align: 'end',
      cell: (row) =>
        row.duration_seconds === null ? (
          <None />
        ) : (
          <chakra.bdi color="fg.muted">{formatClock(row.duration_seconds)}</chakra.bdi>
        ),
    },
    {
      id: 'integrity',
      header: t('table.integrity'),
      cell: (row) => <EpisodeCount row={row} />,
    },
  ]
}

const Score = ({ score }: { score: number | null }) =>
  score === null ? <None /> : <bdi>{score}</bdi>

const Overall = ({ row: { overall, provisional, lacks } }: { row: Row }) => {
  const { t } = useTranslation('recruiter')
  if (overall === null) return <None />
  if (lacks.length > 0)
    return (
      <chakra.span display="inline-block" paddingBlock="1.5">
        <ScoreNumber score={overall} undecided />
        <EvidenceLacks lacks={lacks} />
      </chakra.span>
    )
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <ScoreNumber score={overall} undecided={provisional} />
      {provisional ? (
        <chakra.span textStyle="tiny" color="fg.muted">
          {t('table.provisional')}
        </chakra.span>
      ) : (
        <chakra.span width="48px">
          <ScoreBar score={overall} tick={false} />
        </chakra.span>
      )}
    </chakra.span>
  )
}
