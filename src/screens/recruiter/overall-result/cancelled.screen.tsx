import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { EvidenceLacks } from '../../../features/assessments/evidence-lacks'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { cancelledList } from '../../../features/recruiter/outcomes/outcomes-search'
import {
  outcomesDownloads,
  outcomesQueries,
} from '../../../features/recruiter/outcomes/outcomes.queries'
import { useChosen } from '../../../features/recruiter/lists/use-chosen'
import { useList } from '../../../features/recruiter/lists/use-list'
import { formatDateTime, formatDayTime } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import type { Column } from '../../../ui/lists/data-table'
import { None } from '../../../ui/lists/none'
import { PageTitle } from '../../../ui/layout/panel'
import { ScoreNumber } from '../../../ui/charts/score'
import { AllOfVersion } from './all-of-version'
import { CandidateCell } from './candidate-cell'
import { OutcomeFilters } from './outcome-filters'
import { SelectionBar } from './selection-bar'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'

type Row = components['schemas']['ResultRow']

/**
 * The attempts that were cancelled, the latest first: one by one in their reports, or many at once
 * from here.
 */
const CancelledScreen = () => {
  const { t } = useTranslation('outcomes')
  const { t: tList } = useTranslation('recruiter')
  const { search, change, list } = useList(cancelledList)
  const cancelled = useQuery({
    ...outcomesQueries.cancelled(search),
    placeholderData: keepPreviousData,
  })
  const chosen = useChosen<Row>('cancelled')
  const columns = useCancelledColumns()
  const labels = {
    loading: t('cancelled.loading'),
    failed: t('cancelled.failed'),
    none: t('cancelled.none'),
    noneBody: t('cancelled.noneBody'),
    noneFit: t('cancelled.noneFit'),
  }
  return (
    <>
      <PageTitle title={t('cancelled.title')} intro={t('cancelled.intro')} />
      <OutcomeFilters search={search} onChange={change} list={list} />
      {search.version === 'all' ? null : <AllOfVersion assessmentId={search.version} />}
      <DataList
        name="cancelled"
        caption={t('cancelled.title')}
        labels={labels}
        list={list}
        query={cancelled}
        columns={columns}
        rowKey={(row) => row.attempt_id}
        download={outcomesDownloads.cancelled(search)}
        choosing={{ chosen, rowLabel: (row) => tList('approvals.select', { name: row.full_name }) }}
      />
      {chosen.rows.size === 0 ? null : (
        <SelectionBar rows={[...chosen.rows.values()]} onClear={chosen.clear} />
      )}
    </>
  )
}

function useCancelledColumns(): Column<Row>[] {
  const { t } = useTranslation('outcomes')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const getName = useAssessmentName()
  return [
    {
      id: 'full_name',
      header: tList('table.candidate'),
      cell: (row) => <CandidateCell row={row} />,
    },
    {
      id: 'assessment',
      header: t('column.assessment'),
      cell: (row) => getName(getParts(row.assessment_id)),
    },
    {
      id: 'reason',
      header: t('column.reason'),
      cell: (row) => (row.cancel_reason === null ? <None /> : t(`reason.${row.cancel_reason}`)),
    },
    {
      id: 'overall',
      header: tList('table.overall'),
      align: 'end',
      cell: ({ overall, lacks }) =>
        overall === null ? (
          <None />
        ) : (
          <chakra.span display="inline-flex" flexDirection="column" alignItems="flex-end">
            <ScoreNumber score={overall} />
            <EvidenceLacks lacks={lacks} />
          </chakra.span>
        ),
    },
    {
      id: 'finished_at',
      header: t('column.cancelled'),
      cell: ({ finished_at: at, started_at: began }) => (
        <chakra.span color="fg.muted" title={formatDateTime(at ?? began, language)}>
          {formatDayTime(at ?? began, language)}
        </chakra.span>
      ),
    },
  ]
}

export default CancelledScreen
