import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataList } from '../../../features/recruiter/lists/data-list'
import {
  recruiterQueries,
  resultsDownload,
  type AssessmentId,
} from '../../../features/recruiter/recruiter.queries'
import type { ResultsSearch } from '../../../features/recruiter/outcomes/results-search'
import type { List } from '../../../features/recruiter/lists/use-list'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { useReportColumns } from './use-report-columns'

interface ReportListProps {
  assessmentId: AssessmentId
  search: ResultsSearch
  list: List
}

/** The reports that fit the filters, a page of them. */
export const ReportList = ({ assessmentId, search, list }: ReportListProps) => {
  const { t } = useTranslation('recruiter')
  const columns = useReportColumns(assessmentId, search)
  // An empty list names its filters, so that the reader knows which to remove.
  const because = [
    search.status === 'all'
      ? null
      : t('reports.because.status', { status: t(`status.${search.status}`) }),
    search.result === 'both'
      ? null
      : t('reports.because.result', { result: t(`filters.results.${search.result}`) }),
    search.min === 0 && search.max === 100
      ? null
      : t('reports.because.score', { min: search.min, max: search.max }),
    search.from === '' && search.to === '' ? null : t('reports.because.dates'),
    search.users.length === 0 ? null : t('reports.because.name'),
  ].filter((reason) => reason !== null)
  return (
    <DataList
      // Both kinds have columns of their own, and each is remembered by itself.
      name={`reports-${getParts(assessmentId).kind}`}
      caption={t('reports.caption')}
      labels={{
        loading: t('reports.loading'),
        failed: t('reports.failed'),
        none: t(`reports.none.${getParts(assessmentId).kind}`),
        noneBody: t('reports.noneBody'),
        noneFit: t('reports.noneFit'),
        searched: search.name,
        because: because.join(' '),
      }}
      list={list}
      query={useQuery({
        ...recruiterQueries.results(assessmentId, search),
        placeholderData: keepPreviousData,
      })}
      columns={columns}
      rowKey={(row) => row.attempt_id}
      download={resultsDownload(assessmentId, search)}
    />
  )
}
