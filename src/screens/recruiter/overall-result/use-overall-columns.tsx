import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AttemptBadge } from '../../../features/assessments/attempt-badge'
import { EvidenceLacks } from '../../../features/assessments/evidence-lacks'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { PersonCell } from '../../../features/recruiter/people/person-cell'
import { formatDateTime, formatDayTime } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toOverallView, toReport } from '../../../paths'
import type { Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/lists/none'
import { ScoreBar, ScoreNumber, toBand } from '../../../ui/charts/score'
import { StatusBadge } from '../../../ui/feedback/status-badge'

type Row = components['schemas']['OverallRow']
type Last = components['schemas']['ReportAttempt']

/** A candidate, both last attempts, their mean, and when the later one was begun. */
export function useOverallColumns(): Column<Row>[] {
  const { t } = useTranslation('overall')
  const { t: tList } = useTranslation('recruiter')
  return [
    {
      id: 'full_name',
      header: tList('table.candidate'),
      cell: (row) => (
        <PersonCell below={row.email}>
          <Link to={toOverallView(row.user_id)}>
            <bdi>{row.full_name}</bdi>
          </Link>
        </PersonCell>
      ),
    },
    {
      id: 'english_assessment',
      header: tList('kind.english'),
      cell: (row) => <Taken row={row} last={row.english} />,
    },
    {
      id: 'annotation_assessment',
      header: tList('kind.annotation'),
      cell: (row) => <Taken row={row} last={row.annotation} />,
    },
    {
      id: 'average',
      header: t('column.average'),
      cell: (row) => <Average average={row.average} />,
    },
    { id: 'last_started_at', header: t('column.latest'), cell: (row) => <Latest row={row} /> },
  ]
}

/**
 * The last attempt at one assessment, linked to its report: the score once it is final, the status
 * before that, and missing evidence.
 */
const Taken = ({ row, last }: { row: Row; last: Last | null }) => {
  const { t } = useTranslation('overall')
  const { t: tList } = useTranslation('recruiter')
  if (last === null) return <StatusBadge status="NONE" label={tList('status.NONE')} />
  const { kind, version } = getParts(last.assessment_id)
  const name = `\u2068${row.full_name}\u2069`
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent={{ base: 'flex-end', md: 'flex-start', _print: 'flex-start' }}
      columnGap="2.5"
      rowGap="1"
      paddingBlock="1.5"
    >
      <TextLink tone="strong">
        <Link
          to={toReport({ kind, version, attemptId: last.attempt_id, userId: row.user_id })}
          aria-label={t('report', {
            assessment: tList(`kind.${kind}`),
            version: tList(`version.${version}`),
            name,
          })}
        >
          <bdi>{tList(`version.${version}`)}</bdi>
        </Link>
      </TextLink>
      {last.overall === null ? null : <ScoreNumber score={last.overall} />}
      {last.status === 'COMPLETED' ? null : (
        <AttemptBadge
          status={last.status}
          label={tList(`status.${last.status}`)}
          awaitsReview={last.awaits_review}
        />
      )}
      <EvidenceLacks lacks={last.lacks} />
    </chakra.span>
  )
}

/** The mean of the scores there are, to one decimal place. */
const Average = ({ average }: { average: number | null }) => {
  const { language } = useLanguage()
  if (average === null) return <None />
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <chakra.bdi
        color={`${toBand(average)}.fg`}
        textStyle="smallStrong"
        fontVariantNumeric="tabular-nums"
      >
        {formatNumber(average, language, 1)}
      </chakra.bdi>
      <chakra.span width="48px">
        <ScoreBar score={average} tick={false} />
      </chakra.span>
    </chakra.span>
  )
}

const Latest = ({ row: { english, annotation } }: { row: Row }) => {
  const { language } = useLanguage()
  const at = [english, annotation]
    .flatMap((last) => (last === null ? [] : [last.started_at]))
    .toSorted()
    .at(-1)
  if (at === undefined) return <None />
  return (
    <chakra.span color="fg.muted" title={formatDateTime(at, language)}>
      {formatDayTime(at, language)}
    </chakra.span>
  )
}
